import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { compileGuard } from "../../src/models/guard.ts";
import { isRecord, parseRecord, readRecord, recordJsonSchema, writeRecord } from "../../src/models/index.ts";
import { schemaOf } from "../../src/models/record-schemas.ts";
import { shapeOf } from "../../src/models/shape.ts";
import { anyRecord, KINDS, SEED } from "./any-record.ts";

const ajv = new Ajv2020({ strict: false });
const runs = { seed: SEED, numRuns: 300 };

describe.each(KINDS)("%s", (kind) => {
  const schema = schemaOf(kind);
  const jsonSchema = ajv.compile(recordJsonSchema(kind));
  const guard = compileGuard(shapeOf(schema));

  test.each([3, 30, 1000])("zod, guard, parser and JSON Schema agree (one odd value in %i)", (rarity) => {
    fc.assert(
      fc.property(anyRecord(kind, rarity), (value) => {
        const accepted = z.safeParse(schema, value).success;
        expect(guard?.(value)).toBe(accepted);
        expect(isRecord(kind, value)).toBe(accepted);
        expect(jsonSchema(value)).toBe(accepted);
        const parsed = parseRecord(kind, value);
        expect(parsed.ok).toBe(accepted);
        if (parsed.ok) expect(parsed.record).toBe(value);
        else expect(parsed.issues.length).toBeGreaterThan(0);
      }),
      runs,
    );
  });

  test("what the strict reader accepts the lenient one reads, and what it reads the strict one accepts", () => {
    let read = 0;
    fc.assert(
      fc.property(anyRecord(kind, 30), (value) => {
        const lenient = readRecord(kind, value);
        if (isRecord(kind, value)) expect(lenient.ok).toBe(true);
        if (!lenient.ok) return;
        read++;
        expect(isRecord(kind, lenient.record)).toBe(true);
      }),
      runs,
    );
    expect(read).toBeGreaterThan(0);
  });

  test("reading and writing again changes nothing", () => {
    fc.assert(
      fc.property(anyRecord(kind, 30), (value) => {
        const first = readRecord(kind, value);
        if (!first.ok) return;
        const written = writeRecord(kind, first.record);
        const second = readRecord(kind, JSON.parse(JSON.stringify(written)));
        expect(second).toMatchObject({ ok: true, repairs: [], unknownKeys: [] });
        if (second.ok) expect(JSON.stringify(writeRecord(kind, second.record))).toBe(JSON.stringify(written));
      }),
      runs,
    );
  });

  test("reading loses no value: what is gone stands in a repair", () => {
    fc.assert(
      fc.property(anyRecord(kind, 10), (value) => {
        const result = readRecord(kind, value);
        if (!result.ok) return;
        const told = new Set(result.repairs.flatMap((repair) => leaves(repair.from)));
        const kept = new Set(leaves(result.record));
        for (const leaf of leaves(value)) expect(kept.has(leaf) || told.has(leaf)).toBe(true);
      }),
      runs,
    );
  });
});

/** Every text, number and flag inside a value. */
function leaves(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return value === null || value === undefined ? [] : [value];
  return Object.values(value).flatMap(leaves);
}
