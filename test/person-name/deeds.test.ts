import { describe, expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

const check = (text: string, names: string[]): void => {
  const found = parsePersonName(text);
  expect([found, ...found.others].map(({ normalized }) => normalized)).toEqual(names);
  expect(normalizePersonName(text)).toBe(names[0]);
};

describe("what deeds and courts write beside a name", () => {
  test.each<[string, string[]]>([
    ["SIMON HARLOW, DIVORCED", ["Simon Harlow"]],
    ["SIMON A HARLOW, SINGLE", ["Simon A Harlow"]],
    ["SIMON HARLOW, UNMARRIED", ["Simon Harlow"]],
    ["HARLOW, SIMON AND JANE, H/W", ["Simon Harlow", "Jane Harlow"]],
    ["SIMON A HARLOW AND JANE B HARLOW, AS JOINT TENANTS", ["Simon A Harlow", "Jane B Harlow"]],
    ["SIMON HARLOW L/E", ["Simon Harlow"]],
    ["SIMON HARLOW (TE)", ["Simon Harlow"]],
    ["SIMON HARLOW % JANE PYM", ["Simon Harlow"]],
    ["SIMON HARLOW POD JANE PYM", ["Simon Harlow"]],
    ["SIMON HARLOW CUST JANE HARLOW UTMA", ["Simon Harlow"]],
    ["JANE HARLOW AS EXECUTRIX OF EST OF SIMON HARLOW", ["Jane Harlow"]],
    ["JANE HARLOW &/OR SIMON PYM", ["Jane Harlow", "Simon Pym"]],
    ["Jane Harlow w/ Simon Pym", ["Jane Harlow", "Simon Pym"]],
    ["SIMON HARLOW W/JANE", ["Simon Harlow", "Jane Harlow"]],
    ["HARLOW ANN EST", ["Harlow Ann"]],
    ["HARLOW ANN DEC'D", ["Harlow Ann"]],
    ["HARLOW SIMON & JANE JT TEN", ["Simon Harlow", "Jane Harlow"]],
    ["HARLOW ANN 1/2 INT", ["Harlow Ann"]],
    ["ANN HARLOW A SINGLE WOMAN", ["Ann Harlow"]],
    ["Ann Harlow NKA Ann Pym", ["Ann Harlow"]],
    ["HARLOW ANN J REV LIV TR", ["Harlow Ann J"]],
    ["State v. Harlow", ["Harlow"]],
    ["STATE V. HARLOW", ["Harlow"]],
    ["PEOPLE VS SIMON HARLOW", ["Simon Harlow"]],
    ["Simon Harlow v. United States", ["Simon Harlow"]],
    ["Ex parte Simon Harlow", ["Simon Harlow"]],
    ["Matter of Simon Harlow", ["Simon Harlow"]],
    ["Harlow, Jane, F, 34", ["Jane Harlow"]],
    ["Jane Harlow (34, F)", ["Jane Harlow"]],
    ["Jane Harlow F/34", ["Jane Harlow"]],
    ["Lat, Anni", ["Anni Lat"]],
    ["Jane Lat (Anni)", ["Jane Lat"]],
    ["DEFENDANT: HARLOW, JANE", ["Jane Harlow"]],
    ["Defendant Jane Harlow", ["Jane Harlow"]],
    ["HARLOW, JANE VS. PYM, SIMON", ["Jane Harlow", "Simon Pym"]],
    // Names, a firm, initials.
    ["HARLOW ANN TOD", ["Harlow Ann Tod"]],
    ["JANE SINGLE PYM", ["Jane Single Pym"]],
    ["JANE A WOMAN", ["Jane A Woman"]],
    ["State V. Harlow", ["Harlow"]],
    ["Regina V. Harlow", ["Regina V. Harlow"]],
    ["Ann V. State", ["Ann V. State"]],
    ["Harlow, Jane F", ["Jane F Harlow"]],
    ["JANE SINGLE", ["Jane Single"]],
    ["Jane Marie Single", ["Jane Marie Single"]],
    ["SIMON TOD HARLOW", ["Simon Tod Harlow"]],
    ["Jane Harlow w/ Widgets", ["Jane Harlow"]],
    ["Harlow, JT Thomas", ["JT Thomas Harlow"]],
    ["SIMON HARLOW (ANN)", ["Simon Harlow"]],
  ])("%s", check);
});

describe("a family name, a slash and given names with a form of address, as airlines write them", () => {
  test.each<[string, string[]]>([
    ["HARLOW/SIMON MR", ["Simon Harlow"]],
    ["DE LA CRUZ/ANA MARIA MS", ["Ana Maria de la Cruz"]],
    ["O'HARLOW/JANE MRS", ["Jane O'Harlow"]],
    // Two persons.
    ["JANE/SIMON HARLOW", ["Jane Harlow", "Simon Harlow"]],
    ["Jane Harlow/WIDGETS", ["Jane Harlow"]],
  ])("%s", check);
});
