import { describe, expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

const check = (text: string, ...names: string[]): void => {
  const found = parsePersonName(text);
  expect([found, ...found.others].map(({ normalized }) => normalized)).toEqual(names);
  expect(normalizePersonName(text)).toBe(names[0]);
};

describe("initials before each name", () => {
  test.each([
    ["A. Harlow, B. Pym and C. Crane", "A. Harlow", "B. Pym", "C. Crane"],
    ["A. B. Harlow, C. D. Pym & E. Crane", "A. B. Harlow", "C. D. Pym", "E. Crane"],
    ["A. Harlow, B. Pym, and C. Crane", "A. Harlow", "B. Pym", "C. Crane"],
    ["A. Harlow, B. Pym et C. Crane", "A. Harlow", "B. Pym", "C. Crane"],
    ["A. Harlow, B. Pym y C. Crane", "A. Harlow", "B. Pym", "C. Crane"],
    ["A. Harlow, B. Pym und C. Crane", "A. Harlow", "B. Pym", "C. Crane"],
    ["A. Harlow, with D.E. Pym and Alva Lipa", "A. Harlow", "D.E. Pym", "Alva Lipa"],
    // One person before a comma.
    ["Harlow, A. and Pym, B.", "A. Harlow", "B. Pym"],
    ["A. Harlow, Jr. and B. Pym", "A. Harlow Jr.", "B. Pym"],
  ])("%s", check);
});

describe("signs and digits of notes behind names", () => {
  test.each([
    ["Jane Harlow¹, Bob Pym²", "Jane Harlow", "Bob Pym"],
    ["Jane Harlow*, Bob Pym†", "Jane Harlow", "Bob Pym"],
    ["Jane Harlow^1, Bob Pym^2", "Jane Harlow", "Bob Pym"],
    ["Jane Harlow1,2 and Bob Pym3", "Jane Harlow", "Bob Pym"],
    ["Jane Harlow2", "Jane Harlow"],
    ["Jane Harlow†", "Jane Harlow"],
    // A sign with a blank before it parts the name from a year.
    ["Jane Harlow † 2019", "Jane Harlow"],
    ["HARLOW^JANE^B", "Jane B Harlow"],
  ])("%s", check);
});
