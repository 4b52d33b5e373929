import { expect, test, vi } from "vitest";
import {
  type CallReport,
  type CompanyNameQuery,
  createLedger,
  createMemoryStore,
  createService,
  type Ledger,
  OPERATIONS,
  type OperationPath,
  type RecordStore,
  ServiceError,
} from "../../src/service/index.ts";
import { CONFORMANCE_CALLS, conformanceStore, EXAMPLE_CALLS, exampleStore } from "./example-data.ts";

test("the prices of the table", () => {
  expect(Object.values(OPERATIONS).map(({ price }) => price)).toEqual([10, 5, 5, 5, 1, 1, 1, 1, 1, 5, 1, 1, 0]);
});

test("an answer that holds data costs its price, anything else costs nothing", async () => {
  const ledger = createLedger({ balance: 1000 });
  const service = createService({ store: conformanceStore(), ledger });
  let left = 1000;
  for (const [path, body] of CONFORMANCE_CALLS) {
    const { status, body: answer } = await service.handle(path, body);
    const lists = answer.success ? Object.values(answer.data).filter((value) => Array.isArray(value)) : [];
    const holdsData = answer.success && lists.every((list) => list.length > 0);
    if (holdsData) left -= OPERATIONS[path].price;
    expect(ledger.remaining(""), `${path} ${JSON.stringify(body)} ${status}`).toBe(left);
    if (answer.success)
      expect(answer.meta.credits).toEqual({ charged: holdsData ? OPERATIONS[path].price : 0, remaining: left });
  }
  expect(left).toBeLessThan(1000);
});

test("without a ledger every account counts down from 1,000,000,000", async () => {
  const service = createService({ store: exampleStore(), authorize: (key) => key ?? null });
  const ask = async (apiKey: string): Promise<number> =>
    (await service.normalize.personName({ value: "maria garcia" }, { apiKey })).meta.credits.remaining;
  expect([await ask("a"), await ask("a"), await ask("b")]).toEqual([999_999_999, 999_999_998, 999_999_999]);
});

test.each(EXAMPLE_CALLS)("%s is refused before the lookup when the credits do not suffice", async (path, body) => {
  const store = new Proxy({} as RecordStore, {
    get: () => () => {
      throw new Error("the store was asked");
    },
  });
  const { price } = OPERATIONS[path];
  const service = createService({ store, ledger: createLedger({ balance: Math.max(0, price - 1) }) });
  const { status } = await service.handle(path, body);
  expect(status).toBe(price > 0 ? 402 : 200);
});

test("own prices by path, also 0", async () => {
  const prices = { "/v3/normalize/url": 3, "/v3/normalize/address": 0 };
  const service = createService({ store: createMemoryStore({}), ledger: createLedger({ balance: 5 }), prices });
  expect((await service.normalize.url({ value: "a.example" })).meta.credits).toEqual({ charged: 3, remaining: 2 });
  expect((await service.handle("/v3/normalize/url", { value: "a.example" })).status).toBe(402);
  expect((await service.normalize.address({ value: "1 main st" })).meta.credits).toEqual({ charged: 0, remaining: 2 });
});

test.each([
  [{ "/v3/normalize/url": -1 }],
  [{ "/v3/normalize/url": 1.5 }],
  [{ "/v3/normalize/url": Number.NaN }],
  [{ "/v3/normalize/uri": 1 }],
  [{ "/v3/normalize/url": "1" }],
])("prices %j are misuse", (prices) => {
  const wrong = prices as unknown as Partial<Record<OperationPath, number>>;
  expect(() => createService({ store: createMemoryStore({}), prices: wrong })).toThrow(RangeError);
});

test("order of checks: path, key, body, credits, lookup", async () => {
  const store = new Proxy({} as RecordStore, {
    get: () => () => {
      throw new ServiceError("rate_limited", "slower", { retryAfter: 2 });
    },
  });
  const service = createService({
    store,
    ledger: createLedger({ balance: 5 }),
    authorize: (key) => (key === "key-1" ? "account-1" : null),
  });
  const path = "/v3/companies/employees";
  const status = async (...call: Parameters<typeof service.handle>): Promise<number> =>
    (await service.handle(...call)).status;
  expect(await status("/v3/none", {})).toBe(404);
  expect(await status(path, {})).toBe(401);
  expect(await status(path, {}, { apiKey: "key-1" })).toBe(422);
  expect(await status("/v3/people/lookalikes", { email: "a@b.example" }, { apiKey: "key-1" })).toBe(402);
  expect(await status(path, { query: "tallow" }, { apiKey: "key-1" })).toBe(429);
});

const KEY_1 = { apiKey: "key-1" };

test.each([
  ["a function that answers at once", (key: string | undefined) => (key === "key-1" ? "account-1" : null)],
  ["a promise", async (key: string | undefined) => (key === "key-1" ? "account-1" : null)],
])("authorize as %s", async (_name, authorize) => {
  const ledger = createLedger({ balance: 10 });
  const service = createService({ store: exampleStore(), ledger, authorize });
  const value = { value: "maria garcia" };
  expect((await service.handle("/v3/normalize/person-name", value, KEY_1)).status).toBe(200);
  expect(ledger.remaining("account-1")).toBe(9);
  for (const context of [undefined, {}, { apiKey: "" }, { apiKey: "KEY-1" }, { apiKey: "__proto__" }])
    expect((await service.handle("/v3/normalize/person-name", value, context)).body).toMatchObject({
      error: { code: "unauthorized" },
    });
});

test.each([undefined, false, 0, {}, true, 7])("an account that is no text (%j) is refused", async (account) => {
  for (const authorize of [() => account, async () => account]) {
    const service = createService({ store: exampleStore(), authorize: authorize as unknown as () => string });
    expect((await service.handle("/v3/normalize/url", { value: "a.example" }, KEY_1)).status).toBe(401);
  }
});

test.each([
  [
    "throws",
    () => {
      throw new Error("secret");
    },
    500,
  ],
  ["rejects", () => Promise.reject(new Error("secret")), 500],
  [
    "limits",
    () => {
      throw new ServiceError("rate_limited", "slower", { retryAfter: 1 });
    },
    429,
  ],
  ["limits later", () => Promise.reject(new ServiceError("rate_limited", "slower")), 429],
] as const)("authorize that %s", async (_name, authorize, status) => {
  const answer = await createService({ store: exampleStore(), authorize }).handle("/v3/normalize/url", {
    value: "a.b",
  });
  expect(answer.status).toBe(status);
  expect(JSON.stringify(answer)).not.toContain("secret");
});

test("onCall is told of every call once, with the cause of a defect, and may fail", async () => {
  const reports: CallReport[] = [];
  const onCall = vi.fn((report: CallReport) => {
    reports.push(report);
    throw new Error("no metrics today");
  });
  const defect = new Error("the database is gone");
  const store = new Proxy({} as RecordStore, { get: () => () => Promise.reject(defect) });
  const service = createService({ store, onCall });
  await service.handle("/v3/normalize/address", { value: "1 main st austin tx" });
  await service.handle("/v3/normalize/address", {});
  await service.handle("/v3/none", {});
  await service.handle("/v3/companies/employees", { query: "tallow" });
  await expect((await service.admit("/v3/normalize/url"))({})).rejects.toThrow(ServiceError);
  await expect(service.admit("/v3/none")).rejects.toThrow(ServiceError);
  expect(reports.map(({ path, status, charged }) => [path, status, charged])).toEqual([
    ["/v3/normalize/address", 200, 1],
    ["/v3/normalize/address", 422, 0],
    ["/v3/none", 404, 0],
    ["/v3/companies/employees", 500, 0],
    ["/v3/normalize/url", 422, 0],
    ["/v3/none", 404, 0],
  ]);
  expect(reports[0]?.error).toBeUndefined();
  expect(reports[3]?.error?.cause).toBe(defect);
});

test.each([
  [
    "reserve throws",
    {
      reserve: () => {
        throw new Error("secret");
      },
    },
  ],
  ["reserve rejects", { reserve: () => Promise.reject(new Error("secret")) }],
  [
    "commit throws",
    {
      reserve: () => ({
        commit: () => {
          throw new Error("secret");
        },
        release: () => {},
      }),
    },
  ],
  [
    "commit and release reject",
    {
      reserve: () => ({
        commit: () => Promise.reject(new Error("secret")),
        release: () => Promise.reject(new Error("secret")),
      }),
    },
  ],
] as const)("a ledger whose %s is a defect", async (_name, ledger) => {
  const service = createService({ store: exampleStore(), ledger: ledger as unknown as Ledger });
  const answer = await service.handle("/v3/normalize/url", { value: "a.example" });
  expect(answer).toEqual({
    status: 500,
    body: { success: false, error: { code: "internal_error", message: "the service could not answer" } },
  });
});

test("a reservation whose commit throws is released, and one that cannot be released does not hide the reason", async () => {
  const release = vi.fn(() => Promise.reject(new Error("secret")));
  const commit = vi.fn(() => Promise.reject(new Error("secret")));
  const service = createService({ store: conformanceStore(), ledger: { reserve: () => ({ commit, release }) } });
  expect((await service.handle("/v3/normalize/url", { value: "a.example" })).status).toBe(500);
  expect(release).toHaveBeenCalledTimes(1);
  expect((await service.handle("/v3/companies/employees", { query: "none.example" })).status).toBe(404);
  expect(commit).toHaveBeenCalledTimes(1);
});

test("an onCall that fails later leaves no rejection behind", async () => {
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  const onCall = async (): Promise<void> => {
    throw new Error("metrics are down");
  };
  const service = createService({ store: createMemoryStore({}), onCall });
  expect((await service.handle("/v3/normalize/url", { value: "a.example" })).status).toBe(200);
  expect((await service.handle("/v3/normalize/url", {})).status).toBe(422);
  await new Promise((resolve) => setTimeout(resolve, 5));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test.each([0, 4, 5, 9, 10, 12, 25, 60])(
  "a batch with %i credits answers as its calls one after another",
  async (balance) => {
    const path = "/v3/companies/lookalikes";
    const bodies = Array.from({ length: 60 }, (_, i) =>
      i % 4 === 1 ? { query: "" } : { query: i % 3 ? "nobody.example" : "cloverledger.example" },
    );
    const alone = createService({ store: exampleStore(), ledger: createLedger({ balance }) });
    const answers: unknown[] = [];
    for (const body of bodies) answers.push((await alone.handle(path, body)).body);
    const reports: CallReport[] = [];
    const ledger = createLedger({ balance });
    const onCall = (report: CallReport): number => reports.push(report);
    const service = createService({ store: exampleStore(), ledger, onCall });
    expect(await service.batch(path, bodies)).toEqual(answers);
    expect(reports).toHaveLength(bodies.length);
    expect(ledger.remaining("")).toBe(
      balance % 5 === 0 || balance < 60 ? balance - 5 * Math.min(15, Math.floor(balance / 5)) : 0,
    );
  },
);

test("a batch on a ledger elsewhere waits for what its earlier calls give back", async () => {
  const ledger = createLedger({ balance: 5 });
  const slow: Ledger = { reserve: async (account, amount) => ledger.reserve(account, amount) };
  const service = createService({ store: exampleStore(), ledger: slow });
  const bodies = ["nobody.example", "cloverledger.example", "cloverledger.example"].map((query) => ({ query }));
  const answers = await service.batch("/v3/companies/lookalikes", bodies);
  expect(answers.map((answer) => (answer.success ? 200 : answer.error.code))).toEqual([
    "not_found",
    200,
    "insufficient_credits",
  ]);
  expect(ledger.remaining("")).toBe(0);
});

test("credits of a batch are counted in input order, whatever is found first", async () => {
  const memory = exampleStore();
  let asked = 0;
  const late = async <T>(value: T): Promise<T> => {
    const turns = [9, 1, 5, 0, 3][asked++ % 5] as number;
    for (let i = 0; i < turns; i++) await new Promise((resolve) => setImmediate(resolve));
    return value;
  };
  const store: RecordStore = Object.create(memory, {
    companyByName: { value: (query: CompanyNameQuery) => late(memory.companyByName(query)) },
  });
  const bodies = Array.from({ length: 60 }, (_, i) => ({ name: i % 7 === 2 ? "nobody at all" : "Clover Ledger" }));
  const service = createService({ store, ledger: createLedger({ balance: 100 }) });
  const answers = await service.batch("/v3/companies/pronet-finder", bodies);
  const left = answers.flatMap((answer) => (answer.success ? [answer.meta.credits.remaining] : []));
  expect(left).toEqual(Array.from(left, (_, i) => 99 - i));
  expect(left).toHaveLength(51);
});

test("a call of a batch that hangs keeps no other lookup from its turn", async () => {
  const memory = exampleStore();
  const abort = new AbortController();
  let asked = 0;
  const store: RecordStore = Object.create(memory, {
    companyByName: {
      value: (query: CompanyNameQuery) => {
        if (++asked === 60) setImmediate(() => abort.abort());
        return asked === 1 ? new Promise(() => {}) : memory.companyByName(query);
      },
    },
  });
  const ledger = createLedger({ balance: 100 });
  const bodies = Array.from({ length: 60 }, () => ({ name: "Clover Ledger" }));
  const { signal } = abort;
  const answers = await createService({ store, ledger }).batch("/v3/companies/pronet-finder", bodies, { signal });
  expect(asked).toBe(60);
  expect(new Set(answers.map((answer) => (answer.success ? 200 : answer.error.code)))).toEqual(
    new Set(["request_timeout"]),
  );
  expect(ledger.remaining("")).toBe(100);
});
