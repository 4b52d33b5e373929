import fc from "fast-check";
import { expect, test } from "vitest";
import { createLedger, createService, type Ledger, OPERATIONS, type RecordStore } from "../../src/service/index.ts";
import { CONFORMANCE_CALLS, conformanceStore } from "./example-data.ts";

const SEED = 20_261;

test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, "10"])("a balance of %s is misuse", (balance) => {
  expect(() => createLedger({ balance: balance as number })).toThrow(RangeError);
});

test("what is reserved cannot be reserved again, and comes back when released", async () => {
  const ledger = createLedger({ balance: 10 });
  const first = await ledger.reserve("a", 7);
  expect(await ledger.reserve("a", 4)).toBeNull();
  expect(ledger.remaining("a")).toBe(10);
  await first?.release();
  const second = await ledger.reserve("a", 10);
  expect(await second?.commit(4)).toBe(6);
  expect(ledger.remaining("a")).toBe(6);
  expect(ledger.remaining("b")).toBe(10);
});

test("a reservation counts once, whatever is called on it, and never more or less than was reserved", async () => {
  const ledger = createLedger({ balance: 10 });
  const twice = await ledger.reserve("a", 5);
  expect([await twice?.commit(99), await twice?.commit(5)]).toEqual([5, 5]);
  await twice?.release();
  const released = await ledger.reserve("a", 5);
  await released?.release();
  await released?.release();
  expect(await released?.commit(5)).toBe(5);
  const negative = await ledger.reserve("a", 5);
  expect(await negative?.commit(-3)).toBe(5);
});

/** Every step of a ledger and of a store, put off until the scheduler lets it happen. */
function scheduled<T extends object>(target: T, s: fc.Scheduler): T {
  const step = (value: unknown): Promise<unknown> => s.schedule(Promise.resolve(value));
  return new Proxy(target, {
    get(from, name) {
      const value: unknown = Reflect.get(from, name, from);
      if (typeof value !== "function") return value;
      return async (...args: unknown[]) => {
        await step(null);
        return step(value.apply(from, args));
      };
    },
  });
}

function scheduledLedger(ledger: Ledger, s: fc.Scheduler): Ledger {
  const outer = scheduled(ledger, s);
  return {
    async reserve(account, amount) {
      const reservation = await outer.reserve(account, amount);
      return reservation === null ? null : scheduled(reservation, s);
    },
  };
}

const calls = fc.array(fc.record({ call: fc.constantFrom(...CONFORMANCE_CALLS), account: fc.constantFrom("a", "b") }), {
  minLength: 1,
  maxLength: 12,
});

test("under any interleaving: never negative, never charged twice, never for an error or an empty answer", async () => {
  const store = conformanceStore();
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), calls, fc.integer({ min: 0, max: 40 }), async (s, list, balance) => {
      const ledger = createLedger({ balance });
      const service = createService({
        store: scheduled<RecordStore>(store, s),
        ledger: scheduledLedger(ledger, s),
        authorize: (key) => key ?? null,
      });
      const spent = new Map<string | undefined, number>([
        ["a", 0],
        ["b", 0],
      ]);
      const running = list.map(async ({ call: [path, body], account }) => {
        const { status, body: answer } = await service.handle(path, body, { apiKey: account });
        if (!answer.success) {
          expect([402, 404, 422]).toContain(status);
          return;
        }
        const { charged, remaining } = answer.meta.credits;
        const empty = Object.values(answer.data).some((value) => Array.isArray(value) && value.length === 0);
        expect(charged).toBe(empty ? 0 : OPERATIONS[path].price);
        expect(remaining).toBeGreaterThanOrEqual(0);
        spent.set(account, (spent.get(account) ?? 0) + charged);
      });
      await s.waitFor(Promise.all(running));
      for (const account of ["a", "b"]) {
        expect(ledger.remaining(account)).toBe(balance - (spent.get(account) ?? 0));
        // Everything that is left can be reserved: no refused call keeps a reservation.
        expect(await ledger.reserve(account, ledger.remaining(account))).not.toBeNull();
      }
    }),
    { numRuns: 300, seed: SEED },
  );
});

test("calls at once spend a balance to the last credit and no further", async () => {
  const ledger = createLedger({ balance: 50 });
  const service = createService({ store: conformanceStore(), ledger });
  const answers = await Promise.all(
    Array.from({ length: 80 }, () => service.handle("/v3/normalize/person-name", { value: "maria garcia" })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
  expect(answers.filter(({ status }) => status === 402)).toHaveLength(30);
  expect(ledger.remaining("")).toBe(0);
});
