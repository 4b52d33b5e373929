import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildResult } from "../../src/person-name/build-result.ts";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";
import { nameAtAGlance } from "../../src/person-name/plain/name-at-a-glance.ts";
import { readPlainName } from "../../src/person-name/plain/plain-name.ts";

const SEED = 20261121;
const RUNS = { seed: SEED, numRuns: 10_000 };

const GIVEN = "Ann Mary Jo José Luis Juan Pieter DeShawn Wei Van Al Don Dean Duke King Abdul St Sol May Ed Ma Do".split(
  " ",
);
const FAMILY =
  "Harlow McDonald MacKay O'Brien García Ortega Díaz La Santa Nguyen Petrovna Müller Ibn-Sina Smith-Jones Inc User Esq Hiring".split(
    " ",
  );
const TITLES = "Dr. Mr Mrs. Miss Prof. Sir".split(" ");
const SMALL = "de la van der von und zu y e i dit bin al née jr iii dr the of".split(" ");
const INITIALS = "A. A B. E E. I J. J.B. JP TJ O O. V X Y Y. É. Mc D'".split(" ");
const ENDINGS = "Jr. Jr JR. Sr. III iii IV Iv II Esq. PhD MD V".split(" ");

const anyCase = (word: string): fc.Arbitrary<string> =>
  fc.oneof(
    { arbitrary: fc.constant(word), weight: 6 },
    fc.constant(word.toUpperCase()),
    fc.constant(word.toLowerCase()),
  );
const word = fc
  .constantFrom(...GIVEN, ...GIVEN, ...FAMILY, ...FAMILY, ...INITIALS, ...TITLES, ...SMALL, ...ENDINGS)
  .chain(anyCase);
const divider = fc.oneof(
  { arbitrary: fc.constant(" "), weight: 30 },
  fc.constantFrom(", ", ", ", "  ", " ,", "-", "'", ' "Bea" ', " (Bea) ", ' "Jr" ', " & "),
);
const text = fc
  .array(fc.tuple(word, divider), { minLength: 1, maxLength: 6 })
  .map((pairs) => pairs.map(([one, between], i) => (i === pairs.length - 1 ? one : one + between)).join(""));

describe(`a name that is told at a glance is read as by the whole pipeline (seed ${SEED})`, () => {
  test("by its words", () => {
    let plain = 0;
    fc.assert(
      fc.property(text, (name) => {
        const read = readPlainName(name);
        if (read === null) return;
        plain++;
        expect(read).toEqual(buildResult(name, ""));
      }),
      RUNS,
    );
    expect(plain).toBeGreaterThan(1000);
  });

  test("by its capitals and commas", () => {
    let told = 0;
    fc.assert(
      fc.property(text, (name) => {
        const glance = nameAtAGlance(name);
        if (glance === null) return;
        told++;
        expect(parsePersonName(name).normalized).toBe(glance);
      }),
      RUNS,
    );
    expect(told).toBeGreaterThan(500);
  });

  test("and normalized as it is parsed", () => {
    fc.assert(
      fc.property(text, (name) => {
        expect(normalizePersonName(name)).toBe(parsePersonName(name).normalized);
      }),
      RUNS,
    );
  });
});

test.each([
  ["Mary J. O'Brien", "Mary J. O'Brien"],
  ["Juan Ortega García", "Juan Ortega García"],
  ["Chris Van Hollen Jr.", "Chris Van Hollen Jr."],
  ["Robert E Belfanti III", "Robert E Belfanti III"],
  ["Sanford", "Sanford"],
  ["Mrs. Ann Díaz-Harlow", "Ann Díaz-Harlow"],
  ["Mrs Harlow", "Harlow"],
  ['Ann "Bea" Harlow', "Ann Harlow"],
  ["Ann (Bea) Q. Harlow", "Ann Q. Harlow"],
  ["Ann Harlow, PhD", "Ann Harlow"],
  ["Ann Harlow PhD", "Ann Harlow"],
  ['Ann "Bea" Harlow, Jr.', "Ann Harlow Jr."],
  ["Ann Harlow, Jr., MD", "Ann Harlow Jr."],
  ["Ann J.", "Ann J."],
  ["Dr. Ann Harlow", "Ann Harlow"],
  ["Ann De Harlow", "Ann De Harlow"],
])("%s is told at a glance to be %s", (name, normalized) => {
  expect(nameAtAGlance(name)).toBe(normalized);
  expect(parsePersonName(name).normalized).toBe(normalized);
});

test.each([
  ["Harlow, Simon Peter", { given: "Simon", middle: "Peter", family: "Harlow" }],
  ["Ann Harlow, Jr.", { given: "Ann", family: "Harlow", generation: "Jr.", normalized: "Ann Harlow Jr." }],
  ["Harlow, Ann B.", { normalized: "Ann B. Harlow" }],
  ["HARLOW", { normalized: "Harlow" }],
  ["mcharlow", { normalized: "McHarlow" }],
  ["ann b. harlow", { normalized: "Ann B. Harlow" }],
  ["HARLOW, ANN B", { normalized: "Ann B Harlow" }],
  ["HARLOW, ANN A", { normalized: "Ann A Harlow" }],
  ["ANN A HARLOW", { normalized: "Ann A Harlow" }],
  ["HARLOW JR, ANN B", { given: "Ann", middle: "B", family: "Harlow", generation: "Jr" }],
  ["MC HARLOW, ANN", { given: "Ann", family: "Mc Harlow" }],
  ["Mrs. ANN HARLOW", { title: "Mrs.", given: "Ann", family: "Harlow" }],
  ["J.B. Harlow", { given: "J.B.", family: "Harlow" }],
])("%s is told by its words", (name, parts) => {
  expect(readPlainName(name)).toMatchObject(parts);
  expect(readPlainName(name)).toEqual(buildResult(name, ""));
  expect(normalizePersonName(name)).toBe(readPlainName(name)?.normalized);
});

test.each([
  "Harlow, MD",
  "Harlow, Ann and Bea",
  "MARSH, ANN BEA I",
  "Dr. Harlow",
  "Herr von Harlow",
  "Mrs. J BEA HARLOW",
  "Dr. Ann Harlow, MD",
  "Marsh Harlow, Bea",
])("%s is not told by its words", (name) => {
  expect(readPlainName(name)).toBeNull();
});

test.each([
  "HARLOW ANN",
  "ANN MA",
  "ANN HARLOW MD",
  "VAN HARLOW, ANN",
  "HARLOW, ANN, JR",
  "ANN III",
  "PHD",
  "JUNIOR",
  "BCDF",
  "INC",
  "JACK O HARLOW",
  "Harlow, Ann MD",
  "Harlow, Née Ann",
  "Hallo, Harlow",
  "van Harlow, Ann",
  "Ann Harlow, Bea",
])("%s reads as by the whole pipeline", (name) => {
  const whole = buildResult(name, "");
  expect(readPlainName(name) ?? whole).toEqual(whole);
  expect(normalizePersonName(name)).toBe(parsePersonName(name).normalized);
});

test.each([
  "Judge Ann Harlow",
  "Harlow Jr",
  "Ann and Bob",
  "Ortega Y Gasset",
  "Widgets Inc",
  "van",
  "Ann  Harlow",
  "É. Harlow",
  "Dr. E. King",
  'Ann "Jr" Harlow',
  "Harlow PhD",
  "Ben Al, PhD",
  "Ann De Harlow Jr",
])("%s needs a closer look", (name) => {
  expect(nameAtAGlance(name)).toBeNull();
});
