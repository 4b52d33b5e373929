import { describe, expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

/** Names that no table holds, some in part. */
const NAMES = ["Tarro Pymberg", "Aigul Nurbekova", "Wambui Karanja", "Dragiša Lukovac", "Jane Harlow"];

describe("what profiles note behind a name", () => {
  test.each([
    "Open To Work",
    "Open to work",
    "We're hiring!",
    "Hiring!",
    "on LinkedIn",
    "based in Oslo",
    "1st",
    "emeritus",
    "Top 1%",
    "30 Under 30",
    "Mom of 3",
    "Level 5",
    "& Team",
    "and Team",
    "ex-Widgets",
    "Ex-Widgets",
    "Ex-Widgets, Ex-ACME",
    "3X Founder",
  ])("⟨name⟩ %s", (note) => {
    for (const name of NAMES) {
      const text = `${name} ${note}`;
      expect([text, parsePersonName(text).normalized]).toEqual([text, name]);
      expect(normalizePersonName(text)).toBe(name);
    }
  });

  test.each([
    ["Jane Harlow in Oslo", "Jane Harlow"],
    ["Jane Harlow on X:", "Jane Harlow"],
    ["Amina Harlow chez Widgets Sénégal", "Amina Harlow"],
    ["Jana Marsh bei Widgets", "Jana Marsh"],
    // A family name, a parish, letters.
    ["Eva Maria in Albon", "Eva Maria In Albon"],
    ["Kirchengemeinde Tannau in Harlau", "Kirchengemeinde Tannau In Harlau"],
    ["Jane On Harlow", "Jane On Harlow"],
    ["Jane Harlow Chez", "Jane Harlow Chez"],
    ["Jane Emeritus Harlow", "Jane Emeritus Harlow"],
    // Not counted, and no former employer.
    ["Jane Level Harlow", "Jane Level Harlow"],
    ["Karl Tarrow 3rd", "Karl Tarrow 3rd"],
    ["Alex-Jane Harlow", "Alex-Jane Harlow"],
    ["Max-Tarro Pym", "Max-Tarro Pym"],
  ])("%s", (text, name) => {
    expect(normalizePersonName(text)).toBe(name);
    expect(parsePersonName(text).normalized).toBe(name);
  });
});

describe("behind pronouns", () => {
  test.each([
    ["Tarro Pymberg (she/her) UNICEF", "Tarro Pymberg"],
    ["Jane Harlow (she/her) Oslo", "Jane Harlow"],
    ["Jane Harlow, Salem OR", "Jane Harlow"],
    ["Tarro Pymberg, Harlow OR", "Tarro Pymberg"],
    ["Tarro Pymberg NO LONGER WITH COMPANY", "Tarro Pymberg"],
    ["Tarro Pymberg I Founder I Speaker", "Tarro Pymberg"],
    ["Jane Harlow 34F", "Jane Harlow"],
    ["꧁Jane Harlow꧂", "Jane Harlow"],
    ["Harlow Quenby, Jane OK", "Jane OK Harlow Quenby"],
    ["CC Jane Harlow", "CC Jane Harlow"],
    ["Jane Known Harlow", "Jane Known Harlow"],
    ["Jane Harlow (she/her) Tarrow International", "Jane Harlow"],
    ["Aigul Nurbekova (she/her) Widgets 30u30", "Aigul Nurbekova"],
    ["Jane Harlow (she/her), Oslo", "Jane Harlow"],
    ["Jane Harlow (she/her) Jr.", "Jane Harlow Jr."],
    ["Jane Harlow (she/her), MD", "Jane Harlow"],
    // The name goes on.
    ["Jane (she/her) Harlow", "Jane Harlow"],
    ["Dr. Jane (she/her) Pymberg", "Jane Pymberg"],
    ["Mary Ann (she/her) Pymberg", "Mary Ann Pymberg"],
    ["Tarro Wambui (she/her) Smith", "Tarro Wambui Smith"],
    ["Tarro Wambui (she/her) Pymberg", "Tarro Wambui Pymberg"],
    ["Jane Harlow (she/her) van der Marsh", "Jane Harlow van der Marsh"],
    ["Pymberg, Jane (she/her)", "Jane Pymberg"],
    ["Harlow Pymberg (she/her), Jane", "Jane Harlow Pymberg"],
  ])("%s", (text, name) => {
    expect(normalizePersonName(text)).toBe(name);
    expect(parsePersonName(text).normalized).toBe(name);
  });

  test("another person behind them stays", () => {
    const { normalized, others } = parsePersonName("Tarro Pymberg (she/her) and Wambui Karanja (she/her)");
    expect([normalized, others.length]).toEqual(["Tarro Pymberg", 1]);
  });
});

test.each([
  ["Jane Harlow Real Estate", "Jane Harlow"],
  ["JANE HARLOW REAL ESTATE AGENT", "Jane Harlow"],
  ["jane harlow real estate", "Jane Harlow"],
  ["Juan Real Harlow", "Juan Real Harlow"],
  ["Jane Harlow Account Executive", "Jane Harlow"],
  ["Jane Harlow of Widgets", "Jane Harlow"],
  ["John of Tarrow", "John of Tarrow"],
  ["Lord Harlow of Tarrow", "Harlow of Tarrow"],
  ["Anna Maria of Tarrow", "Anna Maria of Tarrow"],
  ["Tarro Pymberg, Director, Widgets Inc", "Tarro Pymberg"],
  ["Harlow, Pym, Partners, Inc", "Harlow, Pym, Partners, Inc"],
  // A post-nominal in capitals alone is a given name in mixed case.
  ["Tarrow, Cem", "Cem Tarrow"],
  ["Tarrow, Np", "Tarrow"],
  ["Tarrow, Mba", "Tarrow"],
  ["Jane Harlow, Cem", "Jane Harlow"],
  // UTF-8 that was misread stays as it is.
  ["RenÃ© Harlow", "RenÃ© Harlow"],
  ["Jane Harlow©", "Jane Harlow"],
])("a trade, a firm, a sign: %s", (input, expected) => {
  expect([parsePersonName(input).normalized, normalizePersonName(input)]).toEqual([expected, expected]);
});

test.each([
  ["Harlow, H. (Hans)", "Hans", "H. Harlow"],
  ["Elisabeth (Ella) Harlow", "Ella", "Elisabeth Harlow"],
])("a given name in brackets that is a pronoun elsewhere: %s", (text, nickname, name) => {
  expect(parsePersonName(text)).toMatchObject({ nickname, normalized: name });
});

test.each(["Alex Harlow (ella)", "Alex Harlow (Ella)", "Alex (ella) Harlow"])("but a pronoun is: %s", (text) => {
  expect(parsePersonName(text)).toMatchObject({ nickname: null, normalized: "Alex Harlow" });
});

test("a birth name in brackets, as Romanian has it", () => {
  expect(parsePersonName("Ana Harlow (n. Pym)").maiden).toBe("Pym");
  expect(parsePersonName("Ana Harlow (N. Pym)").maiden).toBeNull();
});
