import { describe, expect, test } from "vitest";
import { createClient, createFetchHandler } from "../../src/http/index.ts";
import {
  createLedger,
  createService,
  errorEnvelope,
  type MemoryStore,
  OPERATION_PATHS,
  OPERATIONS,
  type Service,
  ServiceError,
} from "../../src/service/index.ts";
import { type Call, CONFORMANCE_CALLS, conformanceStore, EXAMPLE_CALLS, exampleStore } from "./example-data.ts";

type Methods = Record<string, Record<string, (body: unknown) => Promise<unknown>>>;

/** The answer of a call as bytes, whatever way it took. */
type Way = (call: Call) => Promise<string>;

function methodOf(methods: object, path: string): (body: unknown) => Promise<unknown> {
  const [, , group = "", name = ""] = path
    .split("/")
    .map((word) => word.replace(/-./gu, (dash) => dash[1]?.toUpperCase() ?? ""));
  const method = (methods as Methods)[group]?.[name];
  if (method === undefined) throw new Error(`no method for ${path}`);
  return method;
}

async function asBytes(answer: Promise<unknown>): Promise<string> {
  try {
    return JSON.stringify(await answer);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return JSON.stringify(errorEnvelope(error));
  }
}

function request([path, body]: Call): Request {
  const headers = { "content-type": "application/json" };
  return new Request(`https://api.example${path}`, { method: "POST", headers, body: JSON.stringify(body) });
}

function ways(makeService: () => Service): Record<string, Way> {
  const [method, call, handle, batch, http, remote] = Array.from({ length: 6 }, makeService) as [
    Service,
    Service,
    Service,
    Service,
    Service,
    Service,
  ];
  const handler = createFetchHandler(http);
  const client = createClient(createFetchHandler(remote), { baseUrl: "https://api.example" });
  return {
    method: ([path, body]) => asBytes(methodOf(method, path)(body)),
    call: ([path, body]) => asBytes(call.call(path, body)),
    handle: async ([path, body]) => JSON.stringify((await handle.handle(path, body)).body),
    batch: async ([path, body]) => JSON.stringify((await batch.batch(path, [body]))[0]),
    http: async (each) => (await handler(request(each))).text(),
    client: ([path, body]) => asBytes(methodOf(client, path)(body)),
  };
}

function sameBytes(name: string, makeStore: () => MemoryStore, calls: readonly Call[]): void {
  describe(name, () => {
    const all = ways(() => createService({ store: makeStore(), ledger: createLedger({ balance: 100_000 }) }));
    test.each(calls.map((call) => [call[0], JSON.stringify(call[1]), call] as const))(
      "%s %s: the same bytes every way",
      async (_path, _body, call) => {
        const expected = await all["handle"]?.(call);
        for (const [way, ask] of Object.entries(all)) if (way !== "handle") expect(await ask(call), way).toBe(expected);
      },
    );
  });
}

sameBytes("examples/data", exampleStore, EXAMPLE_CALLS);
sameBytes("conformance records", conformanceStore, CONFORMANCE_CALLS);

test("the paths that stand alone are those of the operations, in their order", () => {
  expect(OPERATION_PATHS).toEqual(Object.keys(OPERATIONS));
});

test("every operation of the conformance calls is asked for", () => {
  expect(new Set(CONFORMANCE_CALLS.map(([path]) => path))).toEqual(new Set(Object.keys(OPERATIONS)));
});

test.each(EXAMPLE_CALLS)("%s answers its example with data that its schema accepts", async (path, body) => {
  const answer = await createService({ store: exampleStore() }).call(path, body);
  expect(OPERATIONS[path].data.safeParse(answer.data)).toMatchObject({ success: true });
  expect(answer.meta.credits.charged).toBe(OPERATIONS[path].price);
  expect("pagination" in answer.meta).toBe(OPERATIONS[path].paginated);
  expect(Object.keys(answer)).toEqual(["success", "data", "meta"]);
});

test("a store that answers with promises gives the same bytes as one that answers at once", async () => {
  const store = conformanceStore();
  const later = new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      return async (...args: unknown[]) => {
        await new Promise((resolve) => setImmediate(resolve));
        return value.apply(target, args);
      };
    },
  });
  const [sync, async] = [createService({ store }), createService({ store: later })];
  for (const [path, body] of CONFORMANCE_CALLS)
    expect(JSON.stringify(await async.handle(path, body))).toBe(JSON.stringify(await sync.handle(path, body)));
});

test("batch answers in input order, and a bad body harms no other", async () => {
  const hostile = new Proxy(
    {},
    {
      ownKeys: () => ["value"],
      get: () => {
        throw new Error("no");
      },
    },
  );
  const bodies = [{ value: "a.example" }, hostile, 7, undefined, { valve: "x" }, { value: "b.example" }];
  const service = createService({ store: conformanceStore(), ledger: createLedger({ balance: 0 }) });
  const answers = await service.batch("/v3/normalize/url", bodies);
  expect(
    answers.map((answer) => (answer.success ? (answer.data as { normalized: string }).normalized : answer.error.code)),
  ).toEqual([
    "a.example",
    "validation_failed",
    "validation_failed",
    "validation_failed",
    "validation_failed",
    "b.example",
  ]);
  expect(await service.batch("/v3/normalize/url", [])).toEqual([]);
  expect(await service.batch("/v3/none", [{}])).toMatchObject([{ success: false, error: { code: "not_found" } }]);
});

test("batch asks a slow store for a few bodies at once", async () => {
  let [now, most] = [0, 0];
  const store = conformanceStore();
  store.companyByName = (async () => {
    most = Math.max(most, ++now);
    await new Promise((resolve) => setTimeout(resolve, 1));
    now--;
    return null;
  }) as unknown as MemoryStore["companyByName"];
  const bodies = Array.from({ length: 100 }, (_, i) => ({ name: `company ${i}` }));
  const answers = await createService({ store }).batch("/v3/companies/pronet-finder", bodies);
  expect(answers).toHaveLength(100);
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(16);
});
