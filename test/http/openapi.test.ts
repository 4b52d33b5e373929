import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { createFetchHandler, openApiDocument } from "../../src/http/index.ts";
import { createService, OPERATIONS } from "../../src/service/index.ts";
import { CONFORMANCE_CALLS, conformanceStore, exampleStore } from "../service/example-data.ts";
import { requestOf } from "./calls.ts";

type Json = Record<string, unknown>;

const document = openApiDocument({ baseUrl: "https://api.example" });
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema(document, "openapi");

function at(...keys: readonly string[]): unknown {
  return keys.reduce<unknown>((value, key) => (value as Json)[key], document);
}

/** The validator of a schema of the document, with its references. */
function schemaAt(...keys: readonly string[]): ValidateFunction {
  const pointer = keys.map((key) => encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/");
  return ajv.compile({ $ref: `openapi#/${pointer}` });
}

const requestSchema = (path: string): ValidateFunction =>
  schemaAt("paths", path, "post", "requestBody", "content", "application/json", "schema");
const answerSchema = (path: string, status: number, type = "application/json"): ValidateFunction =>
  schemaAt("paths", path, "post", "responses", String(status), "content", type, "schema");

test("the document is valid OpenAPI 3.1", async () => {
  const result = await new Validator().validate(structuredClone(document));
  expect(result).toMatchObject({ valid: true });
  expect(document["openapi"]).toBe("3.1.0");
});

test("a broken document is not", async () => {
  const broken = { ...structuredClone(document), paths: { "/v3/x": { post: { responses: 7 } } } };
  expect((await new Validator().validate(broken)).valid).toBe(false);
});

test("its server has no slash at the end, as paths begin with one", () => {
  expect(document["servers"]).toEqual([{ url: "https://api.example" }]);
  expect(openApiDocument({ baseUrl: "https://api.example/" })).toEqual(document);
  expect(openApiDocument({ baseUrl: "https://api.example/data/" })["servers"]).toEqual([
    { url: "https://api.example/data" },
  ]);
});

test("a call without base address is refused by name", () => {
  expect(() => openApiDocument(undefined as never)).toThrow(
    new TypeError("openApiDocument: pass options.baseUrl, such as https://api.example"),
  );
});

test("it lists the operations of the table, and nothing else", () => {
  expect(Object.keys(document["paths"] as Json)).toEqual(Object.keys(OPERATIONS));
  const ids = Object.keys(OPERATIONS).map((path) => at("paths", path, "post", "operationId"));
  expect(new Set(ids).size).toBe(13);
});

test.each(Object.keys(OPERATIONS))(
  "%s: its example is answered 200 by examples/data, as the document says",
  async (path) => {
    const handler = createFetchHandler(createService({ store: exampleStore() }));
    const example = at("paths", path, "post", "requestBody", "content", "application/json", "example");
    expect(requestSchema(path)(example)).toBe(true);
    const response = await handler(requestOf(path, { body: JSON.stringify(example) }));
    expect(response.status).toBe(200);
    const validate = answerSchema(path, 200);
    const answer: unknown = await response.json();
    expect(validate(answer), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ ...(answer as Json), success: false })).toBe(false);
    expect(validate({ ...(answer as Json), data: {} })).toBe(false);
  },
);

test.each(CONFORMANCE_CALLS.map(([path, body]) => [path, JSON.stringify(body)] as const))(
  "%s %s: every answer is one of the document, as envelope and as problem",
  async (path, body) => {
    const handler = createFetchHandler(createService({ store: conformanceStore() }));
    const response = await handler(requestOf(path, { body }));
    expect(requestSchema(path)(JSON.parse(body))).toBe(response.status !== 422 || path.startsWith("/v3/normalize"));
    const validate = answerSchema(path, response.status);
    expect(validate(await response.json()), JSON.stringify(validate.errors)).toBe(true);
    if (response.status === 200) return;
    const headers = { "content-type": "application/json", accept: "application/problem+json" };
    const problem = await handler(requestOf(path, { body, headers }));
    expect(answerSchema(path, problem.status, "application/problem+json")(await problem.json())).toBe(true);
  },
);

test("every operation tells every status that it may answer", () => {
  const statuses = [200, 400, 401, 402, 404, 405, 408, 413, 415, 422, 429, 500].map(String);
  for (const path of Object.keys(OPERATIONS))
    expect(Object.keys(at("paths", path, "post", "responses") as Json), path).toEqual(statuses);
});

test("the handler serves it with its own address", async () => {
  const handler = createFetchHandler(createService({ store: conformanceStore() }), { basePath: "/data" });
  for (const host of ["https://a.example", "http://localhost:8787", "https://a.example"]) {
    const response = await handler(new Request(`${host}/data/openapi.json`));
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument({ baseUrl: `${host}/data` }))));
  }
});

test("what a call costs is told in words", () => {
  const { paths } = openApiDocument({ baseUrl: "https://a.example" }) as {
    paths: Record<string, { post: { responses: { 200: { description: string } } } }>;
  };
  const told = (path: string): string | undefined => paths[path]?.post.responses[200].description;
  expect(told("/v3/normalize/address")).toBe(
    "The answer; it costs 1 credit when it holds data, unless the host sets another price",
  );
  expect(told("/v3/companies/employees")).toBe(
    "The answer; it costs 5 credits when it holds data, unless the host sets another price",
  );
});
