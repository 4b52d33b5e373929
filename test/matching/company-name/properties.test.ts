import fc from "fast-check";
import { expect, test } from "vitest";
import { compareCompanyNames, normalizeCompanyName, splitCompanyName } from "../../../src/matching/index.ts";

const SEED = 20_261_121;
const RUNS = 10_000;

const parts = fc.constantFrom(
  ..."Acme|Harbour|The|of|&|and|GmbH|& Co. KG|S.A.|A/S|Inc.|Ltd|Holdings|(Asia)|DL-,01|Class A|ADR|a|B.|株式会社|山田|O.N.|spol. s r.o.|PT|,|-|Ünïted|ß|A. O.|'s|．|É".split(
    "|",
  ),
);
const names = fc.oneof(
  fc.array(parts, { maxLength: 8 }).map((list) => list.join(" ")),
  fc.array(parts, { maxLength: 6 }).map((list) => list.join("")),
  fc.string({ unit: "binary", maxLength: 40 }),
);

test("the comparison form is a fixed point, bounded, and never throws", () => {
  fc.assert(
    fc.property(fc.oneof(names, fc.anything()), (value) => {
      const form = normalizeCompanyName(value as string);
      if (form === null) return;
      expect(normalizeCompanyName(form)).toBe(form);
      expect(form).not.toMatch(/\p{Cs}/u);
      expect(form.length).toBeLessThanOrEqual(3 * String(value).length + 64);
    }),
    { seed: SEED, numRuns: RUNS },
  );
});

test("the split answers for anything, with a core that stands in the text", () => {
  fc.assert(
    fc.property(fc.oneof(names, fc.anything()), (value) => {
      const { core, legalForm } = splitCompanyName(value as string);
      expect(typeof core).toBe("string");
      if (typeof value !== "string") expect({ core, legalForm }).toEqual({ core: "", legalForm: null });
      else if (!core.includes("\ufffd")) expect(value).toContain(core);
    }),
    { seed: SEED, numRuns: RUNS },
  );
});

test("comparing is symmetric, in [0, 1], and 1 for a name and itself", () => {
  fc.assert(
    fc.property(names, names, (a, b) => {
      const there = compareCompanyNames(a, b);
      const back = compareCompanyNames(b, a);
      expect(back.level).toBe(there.level);
      expect(back.score).toBeCloseTo(there.score, 12);
      expect(there.score).toBeGreaterThanOrEqual(0);
      expect(there.score).toBeLessThanOrEqual(1);
      const same = compareCompanyNames(a, a);
      expect(same.score).toBe(same.level === "missing" ? 0 : 1);
    }),
    { seed: SEED, numRuns: RUNS },
  );
});
