import type { Awaitable } from "./awaitable.ts";

/**
 * Credits set aside for one call. Either `commit` or `release` is called, once; only when `commit` throws, and the call
 * with it, does `release` follow, which then leaves nothing taken.
 */
export interface Reservation {
  /** Takes `amount`, a whole number from 0 and at most what was reserved, and answers the credits left. */
  commit(amount: number): Awaitable<number>;
  /** Gives everything back. */
  release(): Awaitable<void>;
}

/**
 * Who counts credits. Every account has a balance of its own. A call reserves its price before the lookup; only an
 * answer that holds data commits it, so that a refusal or an empty answer costs nothing.
 */
export interface Ledger {
  /** Sets `amount` credits aside, or answers null when the account has fewer that are free. */
  reserve(account: string, amount: number): Awaitable<Reservation | null>;
}

/** A ledger in memory. */
export interface MemoryLedger extends Ledger {
  /** Credits an account has left; what is only reserved still counts. */
  remaining(account: string): number;
}

interface Account {
  spent: number;
  reserved: number;
}

/**
 * A ledger in memory that gives every account the same balance. Two calls at once never spend the same credit:
 * what one of them has reserved, the other cannot.
 *
 * @param options.balance Credits of each account at the start, a whole number from 0.
 * @throws RangeError when `balance` is no whole number from 0.
 * @example
 * createLedger({ balance: 100 }).remaining("account-1"); // => 100
 */
export function createLedger(options: { readonly balance: number }): MemoryLedger {
  const balance = options?.balance;
  if (!Number.isSafeInteger(balance) || balance < 0)
    throw new RangeError(`createLedger: balance must be a whole number from 0, got ${String(balance)}`);
  const accounts = new Map<string, Account>();
  const accountOf = (name: string): Account => {
    const known = accounts.get(name);
    if (known !== undefined) return known;
    const account = { spent: 0, reserved: 0 };
    accounts.set(name, account);
    return account;
  };
  return {
    reserve(name, amount) {
      const account = accountOf(name);
      if (balance - account.spent - account.reserved < amount) return null;
      account.reserved += amount;
      return reservation(account, amount, balance);
    },
    remaining: (name) => balance - (accounts.get(name)?.spent ?? 0),
  };
}

function reservation(account: Account, amount: number, balance: number): Reservation {
  let open = true;
  return {
    commit(used) {
      if (open) {
        open = false;
        account.reserved -= amount;
        account.spent += Math.min(Math.max(0, used), amount);
      }
      return balance - account.spent;
    },
    release() {
      if (open) account.reserved -= amount;
      open = false;
    },
  };
}

/** Credits each account begins with where no ledger refuses anything. */
const UNLIMITED_BALANCE = 1_000_000_000;

/** The ledger of a service without one: it counts per account and never refuses. */
export function createCountingLedger(): Ledger {
  const spent = new Map<string, number>();
  return {
    reserve: (name) => ({
      commit(used) {
        const total = (spent.get(name) ?? 0) + used;
        spent.set(name, total);
        return Math.max(0, UNLIMITED_BALANCE - total);
      },
      release() {},
    }),
  };
}
