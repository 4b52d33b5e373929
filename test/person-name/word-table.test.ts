import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hashUnit, WordTable } from "../../src/person-name/word-table.ts";

const SEED = 20261121;

function lookUp(table: WordTable, word: string): number {
  const units = Uint16Array.from(word, (char) => char.charCodeAt(0));
  return table.flagsOf(units, units.length, units.reduce(hashUnit, 0));
}

describe(`word table (seed ${SEED})`, () => {
  test("answers as the map it was made of", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "é", "и", "'"), maxLength: 6 });
    fc.assert(
      fc.property(fc.dictionary(word, fc.integer({ min: 1, max: 2 ** 30 })), fc.array(word), (rows, others) => {
        const map = new Map(Object.entries(rows));
        const table = new WordTable(map);
        for (const one of [...map.keys(), ...others]) expect(lookUp(table, one)).toBe(map.get(one) ?? 0);
      }),
      { seed: SEED, numRuns: 2000 },
    );
  });

  test("a word is no prefix of a longer one", () => {
    const table = new WordTable(new Map([["anna", 4]]));
    expect(lookUp(table, "anna")).toBe(4);
    expect(lookUp(table, "ann")).toBe(0);
    expect(lookUp(table, "annab")).toBe(0);
    expect(lookUp(table, "")).toBe(0);
  });
});
