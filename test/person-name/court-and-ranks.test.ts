import { describe, expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

describe("notes of courts, deeds and captions behind a name", () => {
  test.each([
    ["Jane Harlow, Et Al., Plaintiffs", "Jane Harlow"],
    ["HARLOW, ELLA J HEIRS", "Ella J Harlow"],
    ["Jane Harlow and Bob Pym as Trustee for the Harlow Trust", "Jane Harlow"],
    ["Helen Harlow (Partnership)", "Helen Harlow"],
    ["Staff Sgt. Jane Harlow III, 30 May 2006", "Jane Harlow III"],
    ["Jane Harlow, May 30, 2006", "Jane Harlow"],
    ["Harlow, Jane, 12 mars 1984", "Jane Harlow"],
    ["Dr. Robert Harlow, 1st Baron Harlow, 5th Dragoon Guards, British Army", "Robert Harlow"],
    ["Jane Harlow, U.S. Air Force, Public domain", "Jane Harlow"],
    // Names.
    ["Jane Harlow May 1984", "Jane Harlow May"],
    ["Harlow Marsh, Grace", "Grace Harlow Marsh"],
  ])("%s", (text, name) => expect(normalizePersonName(text)).toBe(name));

  test.each([
    ["Ann Lee V State", "Ann Lee V State"],
    ["Ann Lee V. State", "Ann Lee V. State"],
    ["Ann Lee v State", "Ann Lee"],
    ["ANN LEE V STATE", "Ann Lee"],
    ["A-AÜ ANN V STATE", "A-Aü Ann"],
    ["Jean Paul V Smith", "Jean Paul V Smith"],
  ])("%s: a small V or one among capitals is versus, in one reading as in the other", (text, name) => {
    expect(normalizePersonName(text)).toBe(name);
    expect(normalizePersonName(`${text} `)).toBe(name);
    expect(parsePersonName(text).normalized).toBe(name);
  });

  test("the others before a trustee", () => {
    const { others } = parsePersonName("Jane Harlow and Bob Pym as Trustees for the Harlow Trust");
    expect(others.map(({ normalized }) => normalized)).toEqual(["Bob Pym"]);
  });
});
