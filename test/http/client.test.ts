import { expect, test } from "vitest";
import { createClient, createFetchHandler } from "../../src/http/index.ts";
import { createService, OPERATIONS, type RecordStore, ServiceError } from "../../src/service/index.ts";
import { conformanceStore } from "../service/example-data.ts";

const service = createService({
  store: conformanceStore(),
  authorize: (key) => (key === "key-1" ? "account-1" : null),
});
const handler = createFetchHandler(service, { basePath: "/data" });
const options = { baseUrl: "https://api.example/data/", apiKey: "key-1" };
const client = createClient(handler, options);

async function refusal(answer: Promise<unknown>): Promise<ServiceError> {
  return answer.then(
    () => Promise.reject(new Error("the call was answered")),
    (error: unknown) => (error instanceof ServiceError ? error : Promise.reject(error)),
  );
}

test("the client has every method of the service", () => {
  const names = (methods: object): string[] =>
    Object.entries(methods)
      .filter(([, group]) => typeof group === "object")
      .flatMap(([group, inner]) => Object.keys(inner as object).map((name) => `${group}.${name}`));
  expect(names(client)).toEqual(names(service));
  expect(names(client)).toHaveLength(Object.keys(OPERATIONS).length);
});

test("answers as the service does", async () => {
  const body = { query: "tallowledger.example", page: 2 };
  const [remote, local] = [await client.companies.employees(body), await service.companies.employees(body, options)];
  expect(remote.data).toEqual(local.data);
  expect(remote.meta.pagination).toEqual({ page: 2, has_more: local.meta.pagination?.has_more });
});

test("throws the error that the service answered", async () => {
  const error = await refusal(client.companies.employees({ query: "" }));
  expect(error).toMatchObject({ code: "validation_failed", status: 422, details: [{ path: "query" }] });
  const unauthorized = await refusal(
    createClient(handler, { baseUrl: "https://api.example/data" }).normalize.url({ value: "x" }),
  );
  expect(unauthorized).toMatchObject({ code: "unauthorized", status: 401, details: [], retryAfter: null });
});

test("tells after how many seconds to come again", async () => {
  const store = new Proxy({} as RecordStore, {
    get: () => () => {
      throw new ServiceError("rate_limited", "slower", { retryAfter: 7 });
    },
  });
  const limited = createClient(createFetchHandler(createService({ store })), { baseUrl: "https://api.example" });
  const error = await refusal(limited.companies.employees({ query: "x.example" }));
  expect(error).toMatchObject({ code: "rate_limited", status: 429, retryAfter: 7 });
});

test.each([
  ["<html>Bad gateway</html>", "internal_error"],
  ["", "internal_error"],
  ["null", "internal_error"],
  ["7", "internal_error"],
  ["{}", "internal_error"],
  ['{"success":false}', "internal_error"],
  ['{"success":false,"error":{"code":7}}', "internal_error"],
  ['{"success":false,"error":{"code":"teapot","message":"short"}}', "internal_error"],
  ['{"success":false,"error":{"code":"not_found","message":"none","details":7}}', "not_found"],
])("an answer of %j is %s", async (text, code) => {
  const odd = createClient(async () => new Response(text, { status: 502 }), { baseUrl: "https://api.example" });
  expect((await refusal(odd.normalize.url({ value: "x" }))).code).toBe(code);
});

test("a signal ends the call", async () => {
  const answer = refusal(client.normalize.url({ value: "a.example" }, { signal: AbortSignal.abort() }));
  expect((await answer).code).toBe("request_timeout");
});

test("what is no client or handler at all is refused at once", () => {
  expect(() => createClient(undefined as never, { baseUrl: "https://api.example" })).toThrow(
    "createClient: pass a fetch",
  );
  expect(() => createClient(fetch, {} as never)).toThrow("createClient: pass a fetch function and options.baseUrl");
  expect(() => createFetchHandler(undefined as never)).toThrow("createFetchHandler: service must be one");
});
