import { describe, expect, test } from "vitest";
import {
  type CallReport,
  createLedger,
  createMemoryStore,
  createService,
  type MemoryStoreData,
  type RecordStore,
} from "../../src/service/index.ts";
import { exampleStore } from "./example-data.ts";

describe("records that are none are named where the store first needs them", () => {
  test.each<[string, object, string]>([
    ["companies", { companies: [null] }, "companies[0] is no company record"],
    ["people", { people: [{ full_name: "Ann Lee" }] }, "people[0] is no person record: first_name must be given"],
    [
      "local businesses",
      { localBusinesses: [{ name: "X", industry: "bakery" }] },
      "localBusinesses[0] is no local_business record: naics_code must be given",
    ],
  ])("%s", async (_what, data, message) => {
    const failure = await createMemoryStore(data as MemoryStoreData)
      .prepare()
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(TypeError);
    expect((failure as Error).message).toContain(message);
    expect((failure as Error).message).toContain("readRecord makes one");
  });

  test("the caller of the service learns nothing of it, the host does", async () => {
    const reports: CallReport[] = [];
    const store = createMemoryStore({ people: [{ full_name: "Ann Lee" }] } as unknown as MemoryStoreData);
    const service = createService({ store, onCall: (report) => reports.push(report) });
    const answer = await service.handle("/v3/people/lookalikes", { email: "a@b.example" });
    expect(answer).toMatchObject({ status: 500, body: { error: { message: "the service could not answer" } } });
    expect(String(reports[0]?.error?.cause)).toContain("people[0] is no person record");
  });
});

test.each([{ company: [] }, { companies: "x" }, { people: new Set() }])("createMemoryStore refuses %j", (data) => {
  expect(() => createMemoryStore(data as never)).toThrow(
    /must be one of the arrays companies, people, localBusinesses$/u,
  );
});

test.each([
  undefined,
  null,
  {},
  { store: null },
  { store: {} },
  { store: { companies: [] } },
  { store: { find() {} } },
])("createService refuses %j", (options) => {
  expect(() => createService(options as never)).toThrow("createService: options.store must be a record store");
});

test("a store that fails when it is asked is a defect of the request, told without detail", async () => {
  const failing = new Proxy(
    {},
    {
      get: () => {
        throw new Error("secret detail");
      },
    },
  );
  const { body } = await createService({ store: failing as never }).handle("/v3/companies/careers-page", {
    query: "acme.example",
  });
  expect(JSON.stringify(body)).toContain("internal_error");
  expect(JSON.stringify(body)).not.toContain("secret");
});

test.each([undefined, null, "x"])("createMemoryStore refuses %j", (data) => {
  expect(() => createMemoryStore(data as never)).toThrow("createMemoryStore: data must be an object with the arrays");
});

test.each([[undefined], [{}], [{ balance: "5" }], [{ balance: -1 }], [{ balance: 5n }]])(
  "createLedger refuses %o",
  (options) => {
    expect(() => createLedger(options as never)).toThrow("createLedger: balance must be a whole number from 0, got");
  },
);

test.each([null, undefined, { companies: [] }])("replaceStore refuses %j, and the old store stays", async (store) => {
  const service = createService({ store: exampleStore() });
  await expect(service.replaceStore(store as never)).rejects.toThrow("replaceStore: store must be a record store");
  expect((await service.handle("/v3/companies/careers-page", { query: "cloverledger.example" })).status).toBe(200);
});

test("batch refuses bodies that are no list", async () => {
  const service = createService({ store: exampleStore() });
  await expect(service.batch("/v3/normalize/url", { value: "a.example" } as never)).rejects.toThrow(
    "batch: bodies must be an array",
  );
});

test("a context of null is none", async () => {
  const service = createService({ store: createMemoryStore({}) });
  const body = { value: "a.example" };
  const none = null as never;
  expect((await service.handle("/v3/normalize/url", body, none)).status).toBe(200);
  expect((await service.normalize.url(body, none)).data).toEqual({ normalized: "a.example" });
  expect(await service.batch("/v3/normalize/url", [body], none)).toMatchObject([{ success: true }]);
  const locked = createService({ store: createMemoryStore({}), authorize: () => null });
  expect((await locked.handle("/v3/normalize/url", body, none)).status).toBe(401);
});

test.each([
  ["/v3/people/lookalikes", { pronet_url: "linkedin.com/in/nobody", email: "nobody@none.example" }],
  ["/v3/people/email-finder", { pronet_url: "linkedin.com/in/nobody" }],
  ["/v3/companies/lookalikes", { query: "none.example" }],
  ["/v3/companies/employees", { query: "linkedin.com/company/none" }],
  ["/v3/companies/pronet-finder", { name: "None" }],
  ["/v3/companies/name-to-domain", { name: "none.example" }],
])("%s of a store that answers undefined is not found", async (path, body) => {
  const store = new Proxy({}, { get: (_, name) => (name === "then" ? undefined : () => undefined) });
  expect(await createService({ store: store as RecordStore }).handle(path, body)).toMatchObject({
    status: 404,
    body: { error: { code: "not_found" } },
  });
});
