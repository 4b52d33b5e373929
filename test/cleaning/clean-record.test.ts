import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanRecord } from "../../src/cleaning/index.ts";
import { isRecord, readRecord } from "../../src/models/index.ts";
import { anyRecord, KINDS, SEED } from "../models/any-record.ts";

describe.each(KINDS)("%s", (kind) => {
  test.each(["lower", "keep"] as const)("cleaning twice changes nothing (%s)", (letterCase) => {
    fc.assert(
      fc.property(anyRecord(kind, 30), (value) => {
        const once = cleanRecord(kind, value, { letterCase, country: "US" });
        expect(once.ok).toBe(readRecord(kind, value).ok);
        if (!once.ok) return;
        expect(isRecord(kind, once.record)).toBe(true);
        const twice = cleanRecord(kind, once.record, { letterCase, country: "US" });
        expect(twice).toMatchObject({ ok: true, changes: [] });
        if (twice.ok) expect(twice.record).toEqual(once.record);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });
});
