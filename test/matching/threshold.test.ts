import fc from "fast-check";
import { expect, test } from "vitest";
import { createMatcher, type DuplicatePair } from "../../src/matching/index.ts";

const SEED = 20261127;

interface Row {
  readonly names: [string | null, string | null];
  readonly firm: string;
  readonly mail: string | null;
  readonly phone: string;
}

const matcher = createMatcher<Row>({
  fields: [
    { name: "name", compare: "given_family", get: (row) => row.names },
    { name: "firm", compare: "company_name", get: (row) => row.firm },
    { name: "mail", compare: "email", get: (row) => row.mail },
    { name: "phone", compare: "phone", get: (row) => row.phone },
  ],
  blocking: [(row) => row.phone, (row) => row.names[1], (row) => row.mail],
});

const given = fc.constantFrom("Ann", "Anna", "Tom", "Ivy", "Lipa");
const family = fc.constantFrom("Harlow", "Harlowe", "Fern", "Quenby", "Tarrow");
const row = fc.record<Row>({
  names: fc.tuple(fc.option(given), fc.option(family)),
  firm: fc.constantFrom("Alder Foods", "Alder Foods Inc", "Pym & Fern", "Quenby"),
  mail: fc.option(fc.constantFrom("ann@alder.example", "info@alder.example", "tom@pym.example")),
  phone: fc.constantFrom("2125550123", "2125550124", "5125550199", "7755550155"),
});

function listed(pairs: readonly DuplicatePair[], from: number): string[] {
  // At the border itself weight and probability may round to either side.
  return pairs.filter(({ probability }) => probability > from + 1e-9).map(({ a, b, weight }) => `${a} ${b} ${weight}`);
}

test(`a threshold chooses among the pairs and changes the weight of none (seed ${SEED})`, () => {
  const threshold = fc.constantFrom(0, 1e-6, 0.001, 0.03, 0.3, 0.5, 0.8, 0.99, 0.9999);
  fc.assert(
    fc.property(fc.array(row, { maxLength: 40 }), threshold, threshold, (rows, x, y) => {
      const all = matcher.duplicates(rows, { threshold: Math.min(x, y) });
      const most = Math.max(x, y);
      const some = matcher.duplicates(rows, { threshold: most });
      expect(listed(some.pairs, most)).toEqual(listed(all.pairs, most));
      for (const { a, b, weight } of some.pairs) expect(all.explain(a, b).weight).toBe(weight);
    }),
    { seed: SEED, numRuns: 100 },
  );
});

test("colleagues that a low threshold brings together do not make their phone the number of one person", () => {
  const names = ["Ann Harlow", "Tom Fern", "Ivy Quenby", "Una Tarrow", "Hal Pym", "Kim Lipa", "Pia Alder", "Bo Ek"];
  const rows = names.map((name) => ({
    names: name.split(" ") as [string, string],
    firm: "Alder Foods",
    mail: null,
    phone: "2125550123",
  }));
  const sure = (threshold: number): number =>
    matcher.duplicates(rows, { threshold }).pairs.filter(({ probability }) => probability >= 0.9).length;
  expect(sure(0.01)).toBe(sure(0.9));
});
