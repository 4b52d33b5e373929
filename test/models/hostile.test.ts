import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isRecord, parseRecord, readRecord, recordJsonSchema, writeRecord } from "../../src/models/index.ts";
import { isTooDeep } from "../../src/models/nesting.ts";
import { anyRecord, KINDS, SEED } from "./any-record.ts";

const entry = { phone: "+12125550123", is_verify: true, type: null };

function nested(levels: number): unknown {
  let value: unknown = "end";
  for (let i = 0; i < levels; i++) value = i % 2 === 0 ? { next: value } : [value];
  return value;
}

function cycle(): unknown {
  const value: Record<string, unknown> = { ...entry };
  value["self"] = { of: value };
  return value;
}

/** An object graph of 40 levels in which every level refers to the next one twice: 2^40 paths. */
function shared(): unknown {
  let value: unknown = [];
  for (let i = 0; i < 28; i++) value = [value, value];
  return value;
}

const HOSTILE: [string, () => unknown][] = [
  ["a proxy that throws", () => new Proxy({}, { get: fail, ownKeys: fail, has: fail, getOwnPropertyDescriptor: fail })],
  ["a revoked proxy", revoked],
  ["a getter that throws", () => Object.defineProperty({ ...entry }, "phone", { get: fail, enumerable: true })],
  ["an unknown getter that throws", () => Object.defineProperty({ ...entry }, "x", { get: fail, enumerable: true })],
  ["a cycle", cycle],
  ["deep nesting", () => ({ ...entry, x: nested(10_000) })],
];

function fail(): never {
  throw new Error("hostile");
}

function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

describe("never throws", () => {
  test.each(HOSTILE)("on %s", (_name, make) => {
    for (const kind of KINDS) {
      expect(isRecord(kind, make())).toBe(false);
      expect(parseRecord(kind, make()).ok).toBe(false);
      expect(readRecord(kind, make()).ok).toBe(false);
    }
  });

  test.each(KINDS)("on any value as %s", (kind) => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything({ withBigInt: true, withDate: true, withMap: true }), anyRecord(kind, 2)),
        (value) => {
          const strict = parseRecord(kind, value);
          const lenient = readRecord(kind, value);
          expect(isRecord(kind, value)).toBe(strict.ok);
          if (strict.ok) expect(lenient.ok).toBe(true);
        },
      ),
      { seed: SEED, numRuns: 1000 },
    );
  });
});

describe("nesting", () => {
  test("32 levels are accepted, 33 are not, on every path", () => {
    expect(isTooDeep(nested(32))).toBe(false);
    expect(isTooDeep(nested(33))).toBe(true);
    expect(parseRecord("phone", { ...entry, x: nested(31) }).ok).toBe(true);
    expect(parseRecord("phone", { ...entry, x: nested(32) })).toMatchObject({ issues: [{ code: "too_deep" }] });
    expect(readRecord("phone", { ...entry, x: nested(32) })).toMatchObject({ issues: [{ code: "too_deep" }] });
  });

  test("shared parts are measured once", () => {
    expect(isTooDeep(shared())).toBe(false);
    expect(parseRecord("phone", { ...entry, x: shared() }).ok).toBe(true);
  });
});

test("a __proto__ key is an unknown key like any other", () => {
  const value: unknown = JSON.parse('{"phone":"1","is_verify":null,"type":null,"__proto__":{"phone":"2"}}');
  const result = readRecord("phone", value);
  expect(result).toMatchObject({ ok: true, repairs: [], unknownKeys: ["__proto__"] });
  if (!result.ok) return;
  expect(Object.getPrototypeOf(result.record)).toBe(Object.prototype);
  expect(Object.keys(result.record)).toEqual(["phone", "is_verify", "type", "__proto__"]);
  expect(JSON.stringify(writeRecord("phone", result.record))).toBe('{"phone":"1","is_verify":null,"type":null}');
});

test("another word than a kind is misuse", () => {
  for (const kind of ["Company", "__proto__", "toString", undefined, null]) {
    expect(() => parseRecord(kind as "phone", entry)).toThrow(TypeError);
    expect(() => recordJsonSchema(kind as "phone")).toThrow(TypeError);
  }
});
