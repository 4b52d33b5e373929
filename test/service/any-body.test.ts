import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { errorEnvelopeSchema } from "../../src/models/index.ts";
import { type Answer, createService, OPERATIONS, type OperationPath } from "../../src/service/index.ts";
import { CONFORMANCE_CALLS, conformanceStore } from "./example-data.ts";

const SEED = 20_262;
const PATHS = Object.keys(OPERATIONS) as OperationPath[];
const service = createService({ store: conformanceStore() });

function deep(levels: number): unknown {
  let value: unknown = "x";
  for (let i = 0; i < levels; i++) value = i % 2 === 0 ? [value] : { value };
  return value;
}

function cyclic(): Record<string, unknown> {
  const body: Record<string, unknown> = { query: "x", value: "x", name: "x" };
  body["self"] = body;
  body["list"] = [body, body];
  return body;
}

function throwing(): object {
  const fail = (): never => {
    throw Object.assign(new Error("secret"), { details: null });
  };
  return new Proxy({}, { get: fail, has: fail, ownKeys: fail, getPrototypeOf: fail, getOwnPropertyDescriptor: fail });
}

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

function throwsRevoked(): object {
  return {
    get value(): string {
      throw revoked();
    },
    get query(): string {
      throw revoked();
    },
  };
}

const HOSTILE: Readonly<Record<string, () => unknown>> = {
  "100,000 levels": () => deep(100_000),
  "100,000 levels in a field": () => ({ value: deep(100_000), query: deep(100_000), name: deep(100_000) }),
  cyclic,
  "cyclic in a field": () => ({ value: cyclic(), query: cyclic(), name: cyclic(), country: cyclic() }),
  "a proxy that throws": throwing,
  "a revoked proxy": revoked,
  "a proxy that throws in a field": () => ({ value: throwing(), query: throwing(), sic_codes: throwing() }),
  "a revoked proxy in a field": () => ({ value: revoked(), query: revoked(), sic_codes: [revoked()] }),
  "a getter that throws a revoked proxy": throwsRevoked,
  "text objects": () => ({ value: Object("x"), query: Object("x") }),
  "texts that change as they are read": () => {
    let reads = 0;
    return {
      get value() {
        return reads++ === 0 ? "x" : 7;
      },
      get query() {
        return reads++ === 0 ? "x" : 7;
      },
    };
  },
  "1 MiB of text": () => ({ value: "x ".repeat(2 ** 19) }),
  "a class instance": () =>
    new (class {
      value = "www.example.com";
      query = "x";
    })(),
  "a function": () => () => "x",
  "a symbol": () => Symbol("x"),
  "a big integer": () => 7n,
  "a map": () => new Map([["value", "x"]]),
  "a sparse list": () => Object.assign([], { length: 5 }),
  "lone surrogates": () => ({ value: "\ud800 \udfff", query: "\ud800", name: "\udfff" }),
  "control characters": () => ({ value: "\u0000\u0001\u007f", query: "\u0000", name: "\u001b[2J" }),
};

/** Either of the two envelopes, with a status that goes with it, as JSON. */
function checked(path: OperationPath, { status, body }: Answer): void {
  const text = JSON.stringify(body);
  expect(text).not.toContain("secret");
  const plain: unknown = JSON.parse(text);
  if (status === 200) {
    const { success, data, meta } = plain as { success: unknown; data: unknown; meta: { query: unknown } };
    expect(success).toBe(true);
    expect(z.safeParse(OPERATIONS[path].data, data).success).toBe(true);
    expect(typeof meta.query).toBe("object");
    return;
  }
  expect(errorEnvelopeSchema.safeParse(plain).success).toBe(true);
  expect([402, 404, 422]).toContain(status);
}

test.each(Object.entries(HOSTILE))("every operation answers a body of %s", async (_name, make) => {
  for (const path of PATHS) checked(path, await service.handle(path, make()));
});

const FIELDS = [
  "query",
  "name",
  "value",
  "country",
  "industry",
  "page",
  "sort",
  "email",
  "pronet_url",
  "country_code",
  "sic_codes",
  "min_rating",
  "has_phone",
  "__proto__",
  "constructor",
  "toString",
];
const anyValue = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
});
const anyBody = fc.oneof(
  anyValue,
  fc.dictionary(fc.constantFrom(...FIELDS), anyValue),
  fc.dictionary(fc.constantFrom(...FIELDS), fc.string({ unit: "binary" })),
  fc
    .tuple(fc.constantFrom(...CONFORMANCE_CALLS), fc.dictionary(fc.constantFrom(...FIELDS), anyValue, { maxKeys: 1 }))
    .map(([[, body], more]) => ({ ...body, ...more })),
);

test("no body makes handle throw or answer anything but the two envelopes", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...PATHS), anyBody, async (path, body) => {
      checked(path, await service.handle(path, body));
    }),
    { numRuns: 10_000, seed: SEED },
  );
});

test("no path and no context makes handle throw", async () => {
  await fc.assert(
    fc.asyncProperty(anyValue, anyValue, anyValue, async (path, body, context) => {
      const { status, body: answer } = await service.handle(path as string, body, context as object);
      expect(errorEnvelopeSchema.safeParse(JSON.parse(JSON.stringify(answer))).success).toBe(true);
      expect(status).toBe(404);
    }),
    { numRuns: 1_000, seed: SEED },
  );
});

test("whatever a store throws is an internal error without its message", async () => {
  for (const thrown of [new Error("secret"), "secret", null, undefined, revoked(), throwing(), Symbol("secret"), 7n]) {
    const store = new Proxy(
      {},
      {
        get: () => () => {
          throw thrown;
        },
      },
    ) as never;
    const answer = await createService({ store }).handle("/v3/companies/employees", { query: "x.example" });
    expect(answer).toMatchObject({ status: 500, body: { success: false, error: { code: "internal_error" } } });
    expect(JSON.stringify(answer)).not.toContain("secret");
  }
});
