import { describe, expect, test } from "vitest";
import { createFetchHandler } from "../../src/http/index.ts";
import {
  createMemoryStore,
  createService,
  OPERATION_PATHS,
  type RecordStore,
  ServiceError,
} from "../../src/service/index.ts";
import { GOOD, handlerOf, outcome, requestOf, type Sent, URL_PATH } from "./calls.ts";

const JSON_TYPE = { "content-type": "application/json" };
const BIG = "x".repeat(65_537);

const open = handlerOf();
const careless = handlerOf({ authorize: (key) => key ?? null });
const locked = handlerOf({ authorize: (key) => (key === "key-1" ? "account-1" : null) });

test.each<[string, typeof open, string, Sent, number, string | null]>([
  ["a good call", open, URL_PATH, {}, 200, null],
  ["path before method", open, "/v3/none", { method: "GET" }, 404, "not_found"],
  ["path before content type", open, "/v3/none", { headers: {} }, 404, "not_found"],
  ["method before content type", open, URL_PATH, { method: "PUT", headers: {} }, 405, "method_not_allowed"],
  [
    "content type before key",
    locked,
    URL_PATH,
    { headers: { "content-type": "text/plain" } },
    415,
    "unsupported_media_type",
  ],
  ["key before size", locked, URL_PATH, { body: BIG }, 401, "unauthorized"],
  ["key before JSON", locked, URL_PATH, { body: "{" }, 401, "unauthorized"],
  ["size before JSON", open, URL_PATH, { body: BIG }, 413, "payload_too_large"],
  ["JSON before schema", open, URL_PATH, { body: "{" }, 400, "invalid_request"],
  ["schema", open, URL_PATH, { body: "{}" }, 422, "validation_failed"],
  ["nothing usable", open, URL_PATH, { body: '{"value":"///"}' }, 422, "validation_failed"],
  ["the right key", locked, URL_PATH, { headers: { ...JSON_TYPE, "x-api-key": "key-1" } }, 200, null],
  ["a wrong key", locked, URL_PATH, { headers: { ...JSON_TYPE, "x-api-key": "key-2" } }, 401, "unauthorized"],
  ["an empty key", locked, URL_PATH, { headers: { ...JSON_TYPE, "x-api-key": "" } }, 401, "unauthorized"],
  [
    "an empty key is none to a hook that takes any",
    careless,
    URL_PATH,
    { headers: { ...JSON_TYPE, "x-api-key": "" } },
    401,
    "unauthorized",
  ],
  [
    "a compressed body",
    open,
    URL_PATH,
    { headers: { ...JSON_TYPE, "content-encoding": "gzip" } },
    415,
    "unsupported_media_type",
  ],
  ["the coding identity", open, URL_PATH, { headers: { ...JSON_TYPE, "content-encoding": "Identity" } }, 200, null],
])("%s", async (_name, handler, path, sent, status, code) => {
  const answer = await outcome(await handler(requestOf(path, sent)));
  expect([answer.status, answer.code]).toEqual([status, code]);
  expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
});

test("401 says how to show who calls, no other answer does", async () => {
  const challenge = async (handler: typeof open): Promise<string | null> =>
    (await handler(requestOf(URL_PATH, { body: "{}" }))).headers.get("www-authenticate");
  expect(await challenge(locked)).toBe('ApiKey in="header", name="x-api-key"');
  expect(await challenge(open)).toBeNull();
});

describe("methods", () => {
  test.each(["GET", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "QUERY"])(
    "%s of an operation: 405 and Allow: POST",
    async (method) => {
      const answer = await open(requestOf(URL_PATH, { method, body: null }));
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
      expect((await answer.text()) === "").toBe(method === "HEAD");
    },
  );

  test.each(["/health", "/openapi.json"])("%s: GET and HEAD, nothing else", async (path) => {
    const got = await open(requestOf(path, { method: "GET" }));
    expect(got.status).toBe(200);
    expect(typeof (await got.json())).toBe("object");
    const head = await open(requestOf(path, { method: "HEAD" }));
    expect([head.status, await head.text(), head.headers.get("content-type")]).toEqual([
      200,
      "",
      got.headers.get("content-type"),
    ]);
    for (const method of ["POST", "OPTIONS", "DELETE"]) {
      const refused = await open(requestOf(path, { method, body: null }));
      expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    }
  });
});

test.each([
  ["application/json", 200],
  ["Application/JSON", 200],
  ["application/json; charset=utf-8", 200],
  ["application/json;charset=utf-16", 200],
  [" application/json ", 200],
  ["application/jsonp", 415],
  ["application/problem+json", 415],
  ["text/json", 415],
  ["application/json, text/plain", 415],
  ["application/x-www-form-urlencoded", 415],
  ["", 415],
])("the content type %j: %i", async (type, status) => {
  expect((await open(requestOf(URL_PATH, { headers: { "content-type": type } }))).status).toBe(status);
});

describe("base path", () => {
  test.each(["/data", "/data/", "data"])("%s stands before every path", async (basePath) => {
    const handler = handlerOf({}, { basePath });
    expect((await handler(requestOf(`/data${URL_PATH}`))).status).toBe(200);
    expect((await handler(requestOf("/data/health", { method: "GET" }))).status).toBe(200);
    const document = (await (await handler(requestOf("/data/openapi.json", { method: "GET" }))).json()) as {
      servers: unknown;
    };
    expect(document.servers).toEqual([{ url: "https://api.example/data" }]);
    for (const path of [URL_PATH, "/health", "/", "/data", `/datav3/normalize/url`, `/other${URL_PATH}`])
      expect((await handler(requestOf(path))).status, path).toBe(404);
  });

  test("of an unknown path: the paths as they are asked for here", async () => {
    const handler = handlerOf({}, { basePath: "/data" });
    const answer = await handler(requestOf("/v3/normalise/url"));
    expect(await answer.json()).toMatchObject({
      error: {
        message: 'there is no operation "/v3/normalise/url"; did you mean /data/v3/normalize/url?',
        details: [{ accepted_values: OPERATION_PATHS.map((path) => `/data${path}`) }],
      },
    });
  });

  test("a query or fragment is no part of the path", async () => {
    for (const path of [`${URL_PATH}?a=/b`, `${URL_PATH}#/a?b`]) expect((await open(requestOf(path))).status).toBe(200);
  });
});

describe("problem details", () => {
  const accept = { ...JSON_TYPE, accept: "text/html, Application/Problem+JSON;q=0.9" };

  test("hold the same as the envelope, with pointers into the body", async () => {
    const answer = await open(requestOf(URL_PATH, { headers: accept, body: '{"a/b~c":1,"d.e":2}' }));
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      422,
      "application/problem+json; charset=utf-8",
    ]);
    expect(await answer.json()).toEqual({
      type: "urn:canonry:error:validation_failed",
      title: "Validation failed",
      status: 422,
      detail: "value must be given",
      code: "validation_failed",
      errors: [
        { pointer: "/value", code: "missing", detail: "must be given" },
        { pointer: "/a~1b~0c", code: "unknown_key", detail: "is no known field" },
        { pointer: "/d.e", code: "unknown_key", detail: "is no known field" },
      ],
    });
  });

  test("point at an element of a list", async () => {
    const search = '{"country":"US","industry":"x","sic_codes":["54",5]}';
    const answer = await open(requestOf("/v3/local-businesses/search", { headers: accept, body: search }));
    expect(await answer.json()).toMatchObject({ errors: [{ pointer: "/sic_codes/1" }] });
  });

  test("name the values of a closed list, and leave out what there is not", async () => {
    const search = '{"country":"US","industry":"x","sort":"price"}';
    const listed = await open(requestOf("/v3/local-businesses/search", { headers: accept, body: search }));
    expect(await listed.json()).toMatchObject({ errors: [{ accepted_values: ["relevance", "rating", "reviews"] }] });
    const bare = await open(requestOf(URL_PATH, { headers: accept, body: "{" }));
    expect(await bare.json()).not.toHaveProperty("errors");
  });

  test.each([
    "application/json, application/problem+json;q=0",
    "application/problem+json; q=0.0",
    "application/problem+jsonp",
  ])("%s asks for none", async (none) => {
    const answer = await open(requestOf(URL_PATH, { headers: { ...JSON_TYPE, accept: none }, body: "{}" }));
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(await answer.json()).toHaveProperty("error.code", "validation_failed");
  });

  test("a good answer stays as it is", async () => {
    expect((await open(requestOf(URL_PATH, { headers: accept }))).headers.get("content-type")).toBe(
      "application/json; charset=utf-8",
    );
  });
});

describe("what a store throws", () => {
  const thrower = (thrown: unknown): typeof open =>
    createFetchHandler(
      createService({
        store: new Proxy({} as RecordStore, {
          get: () => () => {
            throw thrown;
          },
        }),
      }),
    );
  const call = (): Request => requestOf("/v3/companies/employees", { body: '{"query":"a.example"}' });

  test.each([
    [1, "1"],
    [0.2, "1"],
    [0, "0"],
    [Number.NaN, null],
    [-1, null],
    [Number.POSITIVE_INFINITY, null],
  ])("a limit with %d seconds: Retry-After %j", async (retryAfter, header) => {
    const answer = await thrower(new ServiceError("rate_limited", "slower", { retryAfter }))(call());
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, header]);
  });

  test("a defect tells nothing about itself", async () => {
    const answer = await outcome(await thrower(new Error("password=1234"))(call()));
    expect(answer.text).toBe(
      '{"success":false,"error":{"code":"internal_error","message":"the service could not answer"}}',
    );
    expect(answer.status).toBe(500);
  });

  test("a code that is none is a defect, not a success", async () => {
    const answer = await thrower(new ServiceError("teapot" as "not_found", "short and stout"))(call());
    expect(answer.status).toBe(500);
  });
});

test.each([0, -1, 1.5, Number.NaN])("maxBytes %d is misuse", (maxBytes) => {
  const service = createService({ store: createMemoryStore({}) });
  expect(() => createFetchHandler(service, { maxBytes })).toThrow(RangeError);
});

test("a basePath that is no text is misuse", () => {
  const service = createService({ store: createMemoryStore({}) });
  expect(() => createFetchHandler(service, { basePath: 5 as never })).toThrow(
    new TypeError('createFetchHandler: basePath must be text, such as "/data", got 5'),
  );
});

test("maxBytes is the last length that passes", async () => {
  const handler = handlerOf({}, { maxBytes: GOOD.length });
  expect((await handler(requestOf(URL_PATH))).status).toBe(200);
  expect((await handler(requestOf(URL_PATH, { body: `${GOOD} ` }))).status).toBe(413);
});
