import { expect, test } from "vitest";
import { callingCodeOf } from "../../src/phone/calling-code.ts";
import { COUNTED_WORDS } from "../../src/phone/data/counted-words.ts";
import { DATE, HOURS, SLASHED_DATE } from "../../src/phone/data/date-shapes.ts";
import { DIGIT_ZEROS } from "../../src/phone/data/decimal-digits.ts";
import { EMERGENCY_CODES } from "../../src/phone/data/emergency-codes.ts";
import { EXTENSION_SIGNS, EXTENSION_WORDS, OTHER_LINES } from "../../src/phone/data/extension-words.ts";
import { HYPHEN_EXTENSIONS } from "../../src/phone/data/hyphen-extensions.ts";
import { JOINING_WORDS } from "../../src/phone/data/joining-words.ts";
import { SEPARATOR_TWINS } from "../../src/phone/data/separator-twins.ts";
import { dateIn } from "../../src/phone/date-in.ts";
import { canonicalizePhone, splitPhones } from "../../src/phone/index.ts";
import { foldNotation } from "../../src/phone/notation.ts";
import { lowerCase } from "../../src/text/letter-case.ts";
import { isAssigned } from "../../src/text/unicode.ts";

test("the digits are all decimal digits of Unicode 15.0", () => {
  const found: number[] = [];
  for (let point = 0; point <= 0x10ffff; point++)
    if (isAssigned(point) && /^\p{Nd}$/u.test(String.fromCodePoint(point))) found.push(point);
  expect(DIGIT_ZEROS.flatMap((zero) => Array.from({ length: 10 }, (_, digit) => zero + digit))).toEqual(found);
});

test("every digit folds to its ASCII twin in place", () => {
  for (const zero of DIGIT_ZEROS)
    for (let digit = 0; digit < 10; digit++) {
      const folded = foldNotation(String.fromCodePoint(zero + digit));
      expect([folded[0], folded.length]).toEqual([String(digit), zero > 0xffff ? 2 : 1]);
    }
});

test("joining words are sorted, in lower case, and each joins an ending to a number", () => {
  const words = [...JOINING_WORDS];
  expect(words).toHaveLength(35);
  expect(words).toEqual([...words].sort());
  expect(words.map(lowerCase)).toEqual(words);
  for (const word of words)
    expect(splitPhones(`(212) 555-0123 ${word} 555-0199`, { country: "US" })).toEqual(["+12125550123", "+12125550199"]);
});

test("countries with extensions behind a hyphen have a calling code, and none of their numbers takes one for its end", () => {
  expect([...HYPHEN_EXTENSIONS]).toEqual(["86"]);
  for (const code of HYPHEN_EXTENSIONS) expect(callingCodeOf(code)).not.toBeNull();
  expect(canonicalizePhone("+86 10 6270-1944")).toBe("+861062701944");
});

test.each(["2021-05-12", "12.05.2021", "05/12/2021", "12/05/21", "31-12-1999"])("%s is a date", (date) => {
  expect([dateIn(`tel ${date}, 5`), DATE.test(date)]).toEqual([{ start: 4, end: 4 + date.length }, true]);
});

test.each(["2021-13-12", "12/05-2021", "41.12.1999", "12.05.21", "x12/05/21", "12/05/215"])("%s is none", (text) => {
  expect(dateIn(text)).toBeNull();
});

test.each(["4/12/2024", "31/12/99", "12/31/99"])("%s is one to the matcher", (date) => {
  expect(SLASHED_DATE.test(date)).toBe(true);
});

test("separators are sorted, and each folds to its twin in place, which is no separator with a twin", () => {
  const points = [...SEPARATOR_TWINS.keys()];
  expect(points).toEqual([...points].sort((a, b) => a - b));
  for (const [point, twin] of SEPARATOR_TWINS) {
    expect(foldNotation(`1${String.fromCodePoint(point)}2`)).toBe(`1${String.fromCodePoint(twin)}2`);
    expect(SEPARATOR_TWINS.has(twin)).toBe(false);
  }
});

test.each([
  ["words", EXTENSION_WORDS],
  ["signs", EXTENSION_SIGNS],
  ["signs of other numbers", OTHER_LINES],
] as const)("extension %s are sorted and in lower case", (_, words) => {
  const listed = [...words];
  expect(listed).toEqual([...listed].sort());
  expect(listed.map(lowerCase)).toEqual(listed);
});

test.each([...EXTENSION_WORDS, ...EXTENSION_SIGNS])("%s announces an extension", (word) => {
  expect(canonicalizePhone(`+44 20 7946 0958 ${word} 12`)).toBe("+442079460958;ext=12");
});

test.each([...OTHER_LINES])("%s announces a number of its own, and ends in a sign", (word) => {
  expect(EXTENSION_SIGNS.has(word.slice(-1))).toBe(true);
  for (const label of [word, `${word}:`, word.toUpperCase()])
    expect(canonicalizePhone(`+49 711 123456-0 ${label} -99`)).toBe("+497111234560");
  expect(canonicalizePhone("+49 711 123456-0 ex -99")).toBe("+497111234560;ext=99");
});

test.each([
  "8:00",
  "08:30",
  "9h",
  "9h30",
  "9 am",
  "9a.m",
  "5pm",
  "08.00-17.00",
  "8-17.30 Uhr",
  "9 – 17 Uhr",
  "9-17h",
  "9-17 hrs",
  "9-17 uur",
])("%s are hours", (hours) => expect(HOURS.exec(`1 ${hours}, x`)?.[0]).toBe(`1 ${hours}`));

test.each([
  "8.00",
  "25:00",
  "8:60",
  "9-17",
  "8-17.30",
  "8.00-17.00.5",
  "9 hours",
  "5 pms",
  "08.00-17.005",
  "08.00-25.00",
])("%s are none", (text) => {
  expect(HOURS.test(`1 ${text}`)).toBe(false);
});

test("counted words are sorted and in lower case", () => {
  const listed = [...COUNTED_WORDS];
  expect(listed).toEqual([...listed].sort());
  expect(listed.map(lowerCase)).toEqual(listed);
});

test.each([...COUNTED_WORDS])("2 %s are a count", (word) => {
  expect(canonicalizePhone(`+44 20 7946 0958 (2 ${word})`)).toBe("+442079460958");
});

test("emergency codes are sorted, of three digits, and of a calling code with a plan", () => {
  const rows = [...EMERGENCY_CODES];
  expect(rows.map(([code]) => Number(code))).toEqual(rows.map(([code]) => Number(code)).sort((a, b) => a - b));
  for (const [code, codes] of rows) {
    expect(callingCodeOf(code), code).not.toBeNull();
    expect(codes).toMatch(/^\d{3}(?: \d{3})*$/u);
    expect(codes.split(" ")).toEqual(codes.split(" ").sort());
  }
});
