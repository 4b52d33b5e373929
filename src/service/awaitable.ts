/** A value or a promise of it: a store, a ledger or `authorize` answers as it can. */
export type Awaitable<T> = T | Promise<T>;

/** Whether a value is still to come. What stands already is used at once, since every await costs a turn. */
export function isPending<T>(value: Awaitable<T>): value is Promise<T> {
  return typeof (value as { then?: unknown } | null | undefined)?.then === "function";
}

/** The value handed on, at once where it stands already. */
export function whenReady<T, Next>(value: Awaitable<T>, next: (ready: T) => Awaitable<Next>): Awaitable<Next> {
  return isPending(value) ? value.then(next) : next(value);
}

/** What a store answers; null where plain JavaScript leaves it undefined, as a look into a map does. */
export function nullable<T>(answer: Awaitable<T | null | undefined>): Awaitable<T | null> {
  return whenReady(answer, (found) => found ?? null);
}
