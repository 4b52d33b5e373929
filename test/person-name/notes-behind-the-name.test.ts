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
