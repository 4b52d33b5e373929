import { expect, test } from "vitest";
import { GOOD, handlerOf, outcome, requestOf, type Sent, URL_PATH } from "./calls.ts";

const handler = handlerOf();
const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const JSON_TYPE = { "content-type": "application/json" };

/** A stream that gives a chunk a turn and then does as it is told. */
function stream(chunks: readonly Uint8Array[], end: "close" | "error" | "hang" = "close"): ReadableStream<Uint8Array> {
  let next = 0;
  return new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setImmediate(resolve));
      const chunk = chunks[next++];
      if (chunk !== undefined) return controller.enqueue(chunk);
      if (end === "close") controller.close();
      else if (end === "error") controller.error(new Error("connection reset"));
      else await new Promise(() => {});
    },
  });
}

async function answered(sent: Sent): Promise<[number, string | null]> {
  const { status, code } = await outcome(await handler(requestOf(URL_PATH, sent)));
  return [status, code];
}

test("a body of single bytes is put together", async () => {
  const chunks = [...bytes('{"value":"münchen.example"}')].map((byte) => new Uint8Array([byte]));
  expect(await answered({ body: stream(chunks) })).toEqual([200, null]);
});

test("a declared length takes the short way to the same answer", async () => {
  const headers = { ...JSON_TYPE, "content-length": String(GOOD.length) };
  expect(await answered({ headers })).toEqual([200, null]);
  expect(await answered({ headers, body: stream([bytes(GOOD)]) })).toEqual([200, null]);
  expect(await answered({ headers: { ...headers, "transfer-encoding": "chunked" } })).toEqual([200, null]);
});

test.each([undefined, null])("a host that gives %s for the signal of a request is answered", async (signal) => {
  const length = { "content-length": String(GOOD.length) };
  for (const headers of [JSON_TYPE, { ...JSON_TYPE, ...length }]) {
    const request = Object.defineProperty(requestOf(URL_PATH, { headers }), "signal", { value: signal });
    expect((await outcome(await handler(request))).status).toBe(200);
  }
  const broken = Object.defineProperty(requestOf(URL_PATH, { body: stream([], "error") }), "signal", { value: signal });
  expect((await outcome(await handler(broken))).status).toBe(400);
});

test.each(["70000", "999999999999999"])(
  "a declared length of %s is refused before the body is read",
  async (length) => {
    const body = stream([], "hang");
    expect(await answered({ headers: { ...JSON_TYPE, "content-length": length }, body })).toEqual([
      413,
      "payload_too_large",
    ]);
  },
);

test.each(["-1", "1e9", "abc", "0x10", "12, 12", "99999999999999999999"])(
  "a declared length of %j is not believed",
  async (length) => {
    expect(await answered({ headers: { ...JSON_TYPE, "content-length": length } })).toEqual([200, null]);
  },
);

test("a body longer than it declares is measured all the same", async () => {
  const headers = { ...JSON_TYPE, "content-length": "10" };
  expect(await answered({ headers, body: bytes(`{"value":"${"x".repeat(70_000)}"}`) })).toEqual([
    413,
    "payload_too_large",
  ]);
});

test("an endless body is left at the limit and cancelled", async () => {
  let given = 0;
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += 1000;
      controller.enqueue(new Uint8Array(1000).fill(0x20));
    },
    cancel() {
      cancelled = true;
    },
  });
  expect(await answered({ body })).toEqual([413, "payload_too_large"]);
  expect(given).toBeLessThan(70_000);
  expect(cancelled).toBe(true);
});

test("a source that never ends what it was told to cancel holds no answer back", async () => {
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(50_000)),
    cancel: () => new Promise(() => {}),
  });
  expect(await answered({ body })).toEqual([413, "payload_too_large"]);
});

test.each([
  ["no body", null],
  ["an empty body", ""],
])("%s is no JSON", async (_name, body) => {
  expect(await answered({ body })).toEqual([400, "invalid_request"]);
});

test("a body whose connection breaks is an invalid request", async () => {
  expect(await answered({ body: stream([bytes('{"val')], "error") })).toEqual([400, "invalid_request"]);
});

test.each([{}, { "content-length": "100" }])(
  "a body that hangs ends with the signal of the request (%j)",
  async (more) => {
    const abort = new AbortController();
    const sent = { headers: { ...JSON_TYPE, ...more }, body: stream([bytes('{"val')], "hang"), signal: abort.signal };
    const answer = answered(sent);
    setTimeout(() => abort.abort(), 5);
    expect(await answer).toEqual([408, "request_timeout"]);
  },
);

test("a request that is aborted already is answered 408", async () => {
  expect(await answered({ signal: AbortSignal.abort() })).toEqual([408, "request_timeout"]);
});

test.each([{}, { "content-length": "100" }])(
  "a request that is aborted before its body is awaited ends, though the body hangs (%j)",
  async (more) => {
    const abort = new AbortController();
    const sent = { headers: { ...JSON_TYPE, ...more }, body: stream([bytes('{"val')], "hang"), signal: abort.signal };
    const answer = answered(sent);
    abort.abort();
    expect(await answer).toEqual([408, "request_timeout"]);
  },
);

test("a hanging body of a request that came aborted is not awaited", async () => {
  const sent = { headers: JSON_TYPE, body: stream([], "hang"), signal: AbortSignal.abort() };
  expect(await answered(sent)).toEqual([408, "request_timeout"]);
});

test("a body that was read before is a defect of the host", async () => {
  const request = requestOf(URL_PATH);
  await request.text();
  expect((await handler(request)).status).toBe(500);
});

test.each([
  ["UTF-16 little endian", [0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00], 400],
  ["UTF-16 without mark", [0x7b, 0x00, 0x7d, 0x00], 400],
  ["Latin-1", [0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xe9, 0x22, 0x7d], 400],
  ["overlong slash", [0x7b, 0x22, 0xc0, 0xaf, 0x22, 0x3a, 0x31, 0x7d], 400],
  ["an encoded surrogate", [0x22, 0xed, 0xa0, 0x80, 0x22], 400],
  ["a cut sequence", [0x22, 0xe2, 0x82], 400],
  ["a byte order mark before JSON", [0xef, 0xbb, 0xbf, ...bytes(GOOD)], 200],
  ["gzip", [0x1f, 0x8b, 0x08, 0x00], 400],
])("bytes of %s: %i", async (_name, list, status) => {
  for (const headers of [JSON_TYPE, { ...JSON_TYPE, "content-length": String((list as number[]).length) }])
    expect((await answered({ headers, body: new Uint8Array(list as number[]) }))[0]).toBe(status);
});

test.each([
  [31, 422],
  [32, 400],
  [20_000, 400],
])("%i lists in an object: %i", async (levels, status) => {
  const body = `{"value":${"[".repeat(levels)}${"]".repeat(levels)}}`;
  expect((await answered({ body }))[0]).toBe(status);
});

test("brackets inside texts do not nest", async () => {
  expect(await answered({ body: `{"value":"example.com/${'[{\\"'.repeat(100)}"}` })).toEqual([200, null]);
});

test("of a key that stands twice the last one counts", async () => {
  const { text } = await outcome(
    await handler(requestOf(URL_PATH, { body: '{"value":"a.example","value":"b.example"}' })),
  );
  expect(JSON.parse(text)).toMatchObject({ data: { normalized: "b.example" } });
});

test("what is no JSON is told with its place", async () => {
  const answer = await handler(requestOf(URL_PATH, { body: "{\n  \"value\": 'a.com'\n}" }));
  expect(await answer.json()).toMatchObject({
    error: { message: "the body is not JSON: a value is expected, not \"'a.com'\" (line 2, column 12)" },
  });
});

test("64 KiB is the last length that passes where no other is asked", async () => {
  for (const [length, status] of [
    [65_536, 200],
    [65_537, 413],
  ] as const)
    expect((await answered({ body: GOOD.padEnd(length) }))[0]).toBe(status);
});
