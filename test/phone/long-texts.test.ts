import metadata from "libphonenumber-js/max/metadata";
import { describe, expect, test } from "vitest";
import { LONGEST_DIALLED } from "../../src/phone/dialled-number.ts";
import { type DigitPattern, parseDigitPattern } from "../../src/phone/digit-pattern.ts";
import { canonicalizePhone, findPhones, splitPhones } from "../../src/phone/index.ts";

const options = { country: "US", maxLength: 1 << 20 };
const TIMES = 2000;

// Beside a number or two, long runs of what is no number change nothing: as many of them, or a few, answer alike.
describe.each([
  " ",
  "\t",
  "\n",
  "\u00a0",
  "\u2060",
  "a",
  "é",
  "İ",
  "日",
  "\u{1d7ff}a",
  "1 main st ",
  "a=1&",
  "12;",
  "+",
  "+1(-",
  "(-",
  '"',
  "&amp;",
  "%2B",
  ", ",
  "; ",
  "#",
  "~",
  "|",
  `${"1".repeat(500)}a`,
  "ext. ",
  "wa.me",
  "(0)",
])("beside many %j", (filler) => {
  const few = filler.repeat(20);
  const many = filler.repeat(TIMES);
  test.each([
    ["before", (run: string) => `${run}|212-555-0123`],
    ["behind", (run: string) => `212-555-0123|${run}`],
    ["between", (run: string) => `212-555-0123|${run}|+44 20 7946 0958 x12`],
    ["in words", (run: string) => `tel 212-555-0123 or ${run} 917 555 0124 ext. 7 x`],
    ["by itself", (run: string) => run],
  ])("%s", (_, around) => {
    expect(splitPhones(around(many), options)).toEqual(splitPhones(around(few), options));
    expect(canonicalizePhone(around(many), options)).toBe(canonicalizePhone(around(few), options));
    const keys = (text: string): string[] => findPhones(text, options).map(({ e164 }) => e164);
    expect(keys(around(many))).toEqual(keys(around(few)));
  });
});

test("digits without end are no number, nor hide the next one", () => {
  const digits = "1".repeat(TIMES);
  expect(canonicalizePhone(digits, options)).toBeNull();
  expect(canonicalizePhone(`+${digits}`, options)).toBeNull();
  expect(splitPhones(`${digits}; 212-555-0123`, options)).toEqual(["+12125550123"]);
  expect(findPhones(`${digits}a 212-555-0123`, options)).toEqual([
    { start: TIMES + 2, end: TIMES + 14, e164: "+12125550123" },
  ]);
});

/** Most digits that a pattern matches. */
function longest(pattern: DigitPattern): number {
  switch (pattern.kind) {
    case "digits":
      return 1;
    case "sequence":
      return pattern.parts.reduce((sum, part) => sum + longest(part), 0);
    case "choice":
      return Math.max(...pattern.options.map(longest));
    case "repeat":
      return pattern.max * longest(pattern.repeated);
  }
}

test("no prefixes are so long that a number behind them would be passed over", () => {
  const rows = [...Object.values(metadata.countries), ...Object.values(metadata.nonGeographic)] as unknown[][];
  const longestOf = (sources: unknown[]): number =>
    Math.max(
      ...sources.map((source) => (typeof source === "string" ? longest(parseDigitPattern(source) as DigitPattern) : 0)),
    );
  const international = longestOf(rows.map((row) => row[1]));
  const national = longestOf(rows.map((row) => row[7] || row[5]));
  expect([international, national]).toEqual([8, 15]);
  // A plus, the international prefix or the home country's code, the calling code, the trunk prefix twice, the number.
  expect(1 + international + 3 + 2 * national + 17).toBeLessThanOrEqual(LONGEST_DIALLED);
});
