import { OPERATIONS } from "../../../src/service/index.ts";
import { GOOD, type Sent, URL_PATH } from "../calls.ts";

/** A request that means harm or was made carelessly, and the statuses that are right for it. */
export interface HostileRequest {
  readonly name: string;
  readonly path: string;
  readonly sent: Sent;
  readonly status: number;
}

const PATHS = Object.keys(OPERATIONS);
const HEADERS = { "content-type": "application/json", "x-api-key": "key-1" };

/** Texts that are no JSON. */
const BROKEN = [
  "",
  " ",
  "{",
  "}",
  "[",
  "]",
  "{]",
  '"',
  '"abc',
  "{'value':'x'}",
  "{value:1}",
  '{"value":}',
  '{"value" "x"}',
  '{"value":"x",}',
  '{,"value":"x"}',
  '{"value":"x"}}',
  '{"value":"x"}{}',
  "nul",
  "True",
  "undefined",
  "NaN",
  "Infinity",
  "-",
  "+1",
  "01",
  "1.",
  ".5",
  "1e",
  "0x10",
  "'x'",
  '{"value":"\n"}',
  '{"value":"\\x41"}',
  '{"value":"\\u12"}',
  "// x",
  "/* x */ {}",
  "<value>x</value>",
  "value=x",
  "\u0000",
  "\ufeff\ufeff{}",
  '{"value":"x"} // end',
  "=1",
  "()=>1",
  "{".repeat(20),
  '{"a":'.repeat(20),
  '["'.repeat(10),
];

/** JSON that is no object of the operation. */
const WRONG = [
  "null",
  "true",
  "false",
  "0",
  "-0",
  "1e308",
  "1e999",
  "-1e999",
  '"text"',
  "[]",
  "[[]]",
  "[{}]",
  "{}",
  '{"":""}',
  '{"value":null,"query":null,"name":null}',
  '{"value":1,"query":1,"name":1}',
  '{"value":true}',
  '{"value":[]}',
  '{"value":{}}',
  '{"value":["x"]}',
  '{"value":{"toString":"x"}}',
  '{"__proto__":{"value":"x"}}',
  '{"__proto__":null}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"toString":"x"}',
  '{"hasOwnProperty":1}',
  '{"value":"a.example","__proto__":{"polluted":true}}',
  '{"\\u005f\\u005fproto\\u005f\\u005f":{}}',
  '{"value":""}',
  '{"value":" \\t\\n"}',
  '{"VALUE":"x","QUERY":"x"}',
  '{" value":"x"}',
  '{"value\\u0000":"x"}',
];

/** Fields of operations with values that are out of range or of a wrong type. */
const FIELDS: readonly (readonly [path: string, field: string, values: readonly string[]])[] = [
  [
    "/v3/companies/employees",
    "page",
    ["0", "-1", "1.5", "1e400", "1e16", "9007199254740993", '"1"', "null", "true", "[1]", "{}", '""'],
  ],
  ["/v3/local-businesses/search", "page", ["0", "-1", "0.1", "1e400", '"2"', "null", "[]"]],
  ["/v3/local-businesses/search", "min_rating", ["-0.1", "5.01", "1e400", '"4"', "null", "[4]"]],
  ["/v3/local-businesses/search", "min_reviews", ["-1", "1.5", "1e400", '"4"', "null"]],
  ["/v3/local-businesses/search", "sort", ['""', '"RATING"', '"price"', "1", "null", '["rating"]', '"__proto__"']],
  ["/v3/local-businesses/search", "has_phone", ["1", '"true"', "null", "[]"]],
  ["/v3/local-businesses/search", "sic_codes", ["54", '"54"', "[54]", "[null]", '[""]', '[["54"]]', "{}", "null"]],
  ["/v3/local-businesses/search", "phone_types", ['"MOBILE"', "[true]", "null"]],
  ["/v3/local-businesses/search", "country", ["null", '""', "1", '["US"]']],
  ["/v3/local-businesses/search", "name", ["null", '" "', "7", "[]"]],
  ["/v3/companies/name-to-domain", "country_code", ['"USA"', '"U"', '""', "1", "null", '"U$"']],
];

const COMPLETE: Readonly<Record<string, string>> = {
  "/v3/companies/employees": '"query":"x"',
  "/v3/local-businesses/search": '"country":"US","industry":"bakery"',
  "/v3/companies/name-to-domain": '"name":"x"',
};

const UNKNOWN = [
  "/",
  "/v3",
  "/v3/",
  "/v2/normalize/url",
  "/v3/normalize",
  "/v3/normalize/",
  "/v3/normalize/url/",
  "/v3//normalize/url",
  "/V3/normalize/url",
  "/v3/normalize/URL",
  "/v3/normalize/phone",
  "/v3/normalize/%75rl",
  "/v3/normalize/url%00",
  "/v3/normalize/url;a=1",
  "/v3/__proto__",
  "/__proto__",
  "/constructor",
  "/toString",
  "/v3/normalize/../admin",
  "/..%2f..%2fetc/passwd",
  "/.env",
  "/.git/config",
  "/admin",
  "/health/",
  "/healthz",
  "/openapi.yaml",
  "/favicon.ico",
  "/v3/people",
  "/v3/people/lookalike",
  "/v3/companies/lookalikes/1",
  `/${"a".repeat(8000)}`,
  "/%ff%fe",
  "/\u00e9",
];

const TYPES = [
  "",
  "text/plain",
  "text/html",
  "application/xml",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/json5",
  "application/jsonp",
  "application/ld+json",
  "application/json, application/json",
  "application",
  "json",
  "*/*",
  "application/octet-stream",
];

const KEYS = [
  "",
  "key-2",
  "KEY-1",
  "key-1x",
  "key-",
  "null",
  "undefined",
  "__proto__",
  "constructor",
  "' or 1=1 --",
  "key-1, key-1",
  "a".repeat(7000),
  "%00",
  "{}",
];

const BYTES: Readonly<Record<string, readonly number[]>> = {
  "UTF-16": [0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00],
  "UTF-32": [0xff, 0xfe, 0x00, 0x00, 0x7b, 0x00, 0x00, 0x00],
  "Latin-1": [0x7b, 0x22, 0xe9, 0x22, 0x3a, 0x31, 0x7d],
  overlong: [0x22, 0xc0, 0x80, 0x22],
  "five bytes": [0x22, 0xf8, 0x88, 0x80, 0x80, 0x80, 0x22],
  "a surrogate": [0x22, 0xed, 0xbf, 0xbf, 0x22],
  "beyond U+10FFFF": [0x22, 0xf4, 0x90, 0x80, 0x80, 0x22],
  "a continuation": [0x22, 0x80, 0x22],
  "a cut letter": [0x22, 0xe2, 0x82],
  gzip: [0x1f, 0x8b, 0x08, 0x00, 0x00],
  "nothing but 0": [0, 0, 0, 0],
};

function ofBodies(kind: string, bodies: readonly string[], paths: readonly string[], status: number): HostileRequest[] {
  return bodies.flatMap((body) =>
    paths.map((path) => ({ name: `${kind} ${body.slice(0, 40)}`, path, sent: { headers: HEADERS, body }, status })),
  );
}

const nested = (open: string, close: string, levels: number): string => open.repeat(levels) + close.repeat(levels);

/** The whole table, each request with the status that is right for it. */
export function hostileRequests(): HostileRequest[] {
  const few = [URL_PATH, "/v3/companies/employees", "/v3/local-businesses/search"];
  const sizes = [65_537, 70_000, 1_000_000];
  return [
    ...ofBodies("broken", BROKEN, few, 400),
    ...ofBodies(
      "wrong",
      WRONG.filter((body) => !body.includes('"a.example"')),
      PATHS.slice(1, 7),
      422,
    ),
    ...ofBodies(
      "prototype",
      WRONG.filter((body) => body.includes("__proto__") || body.includes("constructor")),
      PATHS,
      422,
    ),
    ...FIELDS.flatMap(([path, field, values]) =>
      ofBodies(
        field,
        values.map((value) => `{${COMPLETE[path]},"${field}":${value}}`),
        [path],
        422,
      ),
    ),
    ...ofBodies(
      "nested",
      [
        nested("[", "]", 33),
        nested('{"a":', "}", 40),
        "[".repeat(60_000),
        nested("[", "]", 30_000),
        `{"value":${nested("[", "]", 5000)}}`,
      ],
      few,
      400,
    ),
    ...ofBodies(
      "too large",
      sizes.map((size) => `{"value":"${"x".repeat(size)}"}`),
      few,
      413,
    ),
    ...ofBodies("too large and broken", ["x".repeat(65_537), "[".repeat(65_537)], few, 413),
    ...ofBodies(
      "many unknown keys",
      [`{${Array.from({ length: 5000 }, (_, i) => `"k${i}":1`).join(",")}}`],
      PATHS,
      422,
    ),
    ...UNKNOWN.flatMap((path) =>
      ["GET", "POST"].map((method) => ({
        name: `unknown path by ${method}`,
        path,
        sent: { method, headers: HEADERS },
        status: 404,
      })),
    ),
    ...["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"].flatMap((method) =>
      PATHS.map((path) => ({
        name: `method ${method}`,
        path,
        sent: { method, headers: HEADERS, body: null },
        status: 405,
      })),
    ),
    ...TYPES.map((type) => ({
      name: `content type ${type}`,
      path: URL_PATH,
      sent: { headers: { ...HEADERS, "content-type": type } },
      status: 415,
    })),
    ...["gzip", "br", "deflate", "gzip, gzip", "x"].map((coding) => ({
      name: `content coding ${coding}`,
      path: URL_PATH,
      sent: { headers: { ...HEADERS, "content-encoding": coding } },
      status: 415,
    })),
    ...KEYS.map((key) => ({
      name: `key ${key.slice(0, 20)}`,
      path: URL_PATH,
      sent: { headers: { ...HEADERS, "x-api-key": key } },
      status: 401,
    })),
    ...KEYS.map((key) => ({
      name: `key ${key.slice(0, 20)} with a broken body`,
      path: URL_PATH,
      sent: { headers: { ...HEADERS, "x-api-key": key }, body: "{" },
      status: 401,
    })),
    ...Object.entries(BYTES).flatMap(([name, bytes]) =>
      few.map((path) => ({ name, path, sent: { headers: HEADERS, body: new Uint8Array(bytes) }, status: 400 })),
    ),
    { name: "a good call among them", path: URL_PATH, sent: { headers: HEADERS, body: GOOD }, status: 200 },
  ];
}
