import metadata from "libphonenumber-js/max/metadata";
import { expect, test } from "vitest";
import { DigitAutomaton } from "../../src/phone/digit-automaton.ts";
import { parseDigitPattern } from "../../src/phone/digit-pattern.ts";
import { seededRandom } from "../seeded-random.ts";
import { sample } from "./generated-numbers.ts";

/** Every pattern text of a row: general, leading digits, prefixes, types, leading digits of formats. */
function patternsOf(row: readonly unknown[]): string[] {
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === "string") found.push(value);
    else if (Array.isArray(value)) value.forEach(walk);
  };
  walk([row[1], row[2], row[7], row[10], row[11]]);
  for (const format of (row[4] || []) as readonly (readonly unknown[])[]) walk(format[2]);
  return found.filter((text) => text !== "");
}

const rows = [...Object.entries(metadata.countries), ...Object.entries(metadata.nonGeographic)] as unknown as [
  string,
  readonly unknown[],
][];

test("every pattern of the metadata is of the known syntax", () => {
  const all = rows.flatMap(([, row]) => patternsOf(row));
  expect(all.length).toBeGreaterThan(2000);
  expect(all.filter((pattern) => parseDigitPattern(pattern) === null)).toEqual([]);
});

test("answers as regular expressions do, for every plan (seed 7)", () => {
  const random = seededRandom(7);
  const below = (limit: number): number => Math.floor(random() * limit);
  for (const [region, row] of rows) {
    const patterns = patternsOf([0, 0, row[2], 0, 0, 0, 0, 0, 0, 0, row[10], row[11]]).slice(0, 31);
    const automaton = new DigitAutomaton(patterns);
    for (let i = 0; i < 60; i++) {
      const pattern = parseDigitPattern(patterns[below(patterns.length)] ?? "");
      const whole = pattern === null ? "" : sample(pattern, below);
      const digits = `${i % 3 === 0 ? whole.slice(0, -1) : whole}${i % 4 === 0 ? below(10) : ""}` || "0";
      const bits = (test: (expression: string) => boolean): number =>
        patterns.reduce((mask, source, bit) => (test(source) ? mask | (1 << bit) : mask), 0);
      expect([region, digits, automaton.matchWhole(digits)]).toEqual([
        region,
        digits,
        bits((s) => new RegExp(`^(?:${s})$`, "u").test(digits)),
      ]);
      expect([region, digits, automaton.matchPrefix(digits)]).toEqual([
        region,
        digits,
        bits((s) => new RegExp(`^(?:${s})`, "u").test(digits)),
      ]);
    }
  }
});

test("a pattern of unknown syntax is left to the engine", () => {
  expect(parseDigitPattern("1(?!2)\\d+")).toBeNull();
  const automaton = new DigitAutomaton(["12", null, "1(?!2)\\d+"]);
  expect(["12", "13", "134", "2"].map((digits) => automaton.matchWhole(digits))).toEqual([1, 4, 4, 0]);
  expect(["129", "13", "2"].map((digits) => automaton.matchPrefix(digits))).toEqual([1, 4, 0]);
});

test.each(["[", "(1", "1{", "1{2", "[a]", "1+", "1*", "\\w", "1{40}", "1{3,2}", ")"])(
  "%s is no pattern of digits",
  (source) => {
    expect(parseDigitPattern(source)).toBeNull();
  },
);
