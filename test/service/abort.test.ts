import { expect, test } from "vitest";
import { createLedger, createService, type Ledger, type RecordStore } from "../../src/service/index.ts";
import { conformanceStore } from "./example-data.ts";

const TIMEOUT = { status: 408, body: { success: false, error: { code: "request_timeout" } } };
const never = (): Promise<never> => new Promise(() => {});
const hanging = new Proxy({} as RecordStore, { get: () => never });
const CALL = ["/v3/companies/employees", { query: "tallowledger.example" }] as const;

test("a signal that is aborted before the call ends it, and costs nothing", async () => {
  const ledger = createLedger({ balance: 100 });
  const service = createService({ store: conformanceStore(), ledger });
  for (const [path, body] of [CALL, ["/v3/normalize/url", { value: "a.example" }]] as const)
    expect(await service.handle(path, body, { signal: AbortSignal.abort() })).toMatchObject(TIMEOUT);
  expect(ledger.remaining("")).toBe(100);
});

test.each([
  ["the store hangs", { store: hanging }],
  ["authorize hangs", { store: conformanceStore(), authorize: never }],
])("a signal that is aborted while %s ends the call at once", async (_name, options) => {
  const ledger = createLedger({ balance: 100 });
  const service = createService({ ...options, ledger });
  const abort = new AbortController();
  const answer = service.handle(...CALL, { signal: abort.signal });
  setTimeout(() => abort.abort(), 5);
  expect(await answer).toMatchObject(TIMEOUT);
  expect(await ledger.reserve("", 100)).not.toBeNull();
});

test("a reservation that comes after the abort is given back", async () => {
  const inner = createLedger({ balance: 100 });
  const abort = new AbortController();
  const ledger: Ledger = {
    async reserve(account, amount) {
      abort.abort();
      return inner.reserve(account, amount);
    },
  };
  const service = createService({ store: conformanceStore(), ledger });
  expect(await service.handle(...CALL, { signal: abort.signal })).toMatchObject(TIMEOUT);
  expect(await inner.reserve("", 100)).not.toBeNull();
});

test("a signal that is aborted while the ledger hangs ends the call at once; what comes later is given back", async () => {
  const inner = createLedger({ balance: 100 });
  let open: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const ledger: Ledger = { reserve: (account, amount) => gate.then(() => inner.reserve(account, amount)) };
  const abort = new AbortController();
  const answer = createService({ store: conformanceStore(), ledger }).handle(...CALL, { signal: abort.signal });
  setTimeout(() => abort.abort(), 5);
  expect(await answer).toMatchObject(TIMEOUT);
  open();
  await new Promise((resolve) => setImmediate(resolve));
  expect(await inner.reserve("", 100)).not.toBeNull();
});

test("what a store throws after the abort disturbs nobody", async () => {
  let fail: (error: Error) => void = () => {};
  const store = new Proxy({} as RecordStore, {
    get: () => () =>
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
  });
  const abort = new AbortController();
  const answer = createService({ store }).handle(...CALL, { signal: abort.signal });
  await new Promise((resolve) => setImmediate(resolve));
  abort.abort();
  expect(await answer).toMatchObject(TIMEOUT);
  fail(new Error("late"));
  await new Promise((resolve) => setImmediate(resolve));
});

/** A signal, and how many listeners it has and had at most. */
function watched(signal: AbortSignal): { now: number; most: number } {
  const count = { now: 0, most: 0 };
  const add = signal.addEventListener.bind(signal);
  const remove = signal.removeEventListener.bind(signal);
  signal.addEventListener = ((...args: Parameters<typeof add>) => {
    count.most = Math.max(count.most, ++count.now);
    add(...args);
  }) as typeof add;
  signal.removeEventListener = ((...args: Parameters<typeof remove>) => {
    count.now--;
    remove(...args);
  }) as typeof remove;
  return count;
}

test("an abort after the answer changes nothing, and no listener stays behind", async () => {
  const abort = new AbortController();
  const { signal } = abort;
  const listeners = watched(signal);
  const store = conformanceStore();
  const later = new Proxy(store, {
    get: (target, name) => {
      const value = Reflect.get(target, name, target) as (...args: unknown[]) => unknown;
      return async (...args: unknown[]) => value.apply(target, args);
    },
  });
  const answer = await createService({ store: later }).handle(...CALL, { signal });
  abort.abort();
  expect(answer.status).toBe(200);
  expect(listeners.now).toBe(0);
});

test("a batch has one listener on its signal, and none afterwards", async () => {
  const { signal } = new AbortController();
  const listeners = watched(signal);
  const [path, body] = CALL;
  const answers = await createService({ store: conformanceStore() }).batch(path, Array(40).fill(body), { signal });
  expect(answers.every((answer) => answer.success)).toBe(true);
  expect(listeners).toEqual({ now: 0, most: 1 });
});

test("an abort ends every call of a batch that is under way or to come", async () => {
  const abort = new AbortController();
  const store = { companyByName: () => new Promise(() => {}) } as unknown as RecordStore;
  const [path] = CALL;
  const bodies = Array.from({ length: 40 }, () => ({ query: "Nobody" }));
  const answers = createService({ store }).batch(path, bodies, { signal: abort.signal });
  setTimeout(() => abort.abort(), 5);
  expect((await answers).map((answer) => (answer.success ? 200 : answer.error.code))).toEqual(
    Array(40).fill("request_timeout"),
  );
});
