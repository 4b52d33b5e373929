import { describe, expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

const check = (text: string, names: string[], removed: string[]): void => {
  const found = parsePersonName(text);
  expect([found, ...found.others].map(({ normalized }) => normalized)).toEqual(names);
  expect(found.removed.filter(({ kind }) => kind === "tagline").map(({ text }) => text)).toEqual(removed);
  for (const { text: own, start, end } of found.removed) expect(text.slice(start, end)).toBe(own);
  expect(normalizePersonName(text)).toBe(names[0]);
};

describe("in what capacity somebody holds or is listed is none of the name", () => {
  test.each<[string, string[], string[]]>([
    ["HARLOW, SIMON TR", ["Simon Harlow"], ["TR"]],
    ["TARROW SIMON A TRS", ["Tarrow Simon A"], ["TRS"]],
    ["HARLOW, SIMON T III & JANE P TR", ["Simon T Harlow III", "Jane P Harlow"], ["TR"]],
    ["HARLOW, SIMON A & JANE B CO-TRS", ["Simon A Harlow", "Jane B Harlow"], ["CO-TRS"]],
    ["SIMON HARLOW TR & JANE HARLOW TR", ["Simon Harlow", "Jane Harlow"], ["TR", "TR"]],
    ["HARLOW, SIMON A SUCCESSOR TRUSTEE", ["Simon A Harlow"], ["SUCCESSOR TRUSTEE"]],
    ["SIMON HARLOW, EXECUTOR AND TRUSTEE", ["Simon Harlow"], ["EXECUTOR AND TRUSTEE"]],
    ["JANE HARLOW GUARDIAN", ["Jane Harlow"], ["GUARDIAN"]],
    ["JANE L HARLOW EXECUTRIX", ["Jane L Harlow"], ["EXECUTRIX"]],
    ["SIMON A HARLOW TOD", ["Simon A Harlow"], ["TOD"]],
    ["SIMON A HARLOW, TOD", ["Simon A Harlow"], ["TOD"]],
    ["HARLOW, SIMON A LIFE ESTATE", ["Simon A Harlow"], ["LIFE ESTATE"]],
    ["HARLOW, SIMON A EST OF", ["Simon A Harlow"], ["EST OF"]],
    ["HARLOW, SIMON A LE", ["Simon A Harlow"], ["LE"]],
    ["HARLOW, SIMON A UND 1/2 INT", ["Simon A Harlow"], ["UND", "INT"]],
    ["HARLOW, SIMON A (LIFE TENANT)", ["Simon A Harlow"], ["(LIFE TENANT)"]],
    ["Harlow, Simon Tr.", ["Simon Harlow"], ["Tr."]],
  ])("%s", check);

  test.each<[string, string[], string[]]>([
    ["HEIRS OF SIMON A HARLOW", ["Simon A Harlow"], []],
    ["ESTATE OF SIMON A HARLOW", ["Simon A Harlow"], []],
  ])("heirs and an estate are a title: %s", check);

  test.each<[string, string[], string[]]>([
    ["SIMON HARLOW, A SINGLE MAN", ["Simon Harlow"], ["A SINGLE MAN"]],
    ["Owen Harlow, a minor", ["Owen Harlow"], ["a minor"]],
    ["SIMON PYM, A WIDOWER AND ANN ROE, A SINGLE WOMAN", ["Simon Pym", "Ann Roe"], ["A WIDOWER", "A SINGLE WOMAN"]],
    ["Rosa Ortiz, Defendant", ["Rosa Ortiz"], ["Defendant"]],
    ["OWEN HARLOW, Defendant", ["Owen Harlow"], ["Defendant"]],
    ["OWEN HARLOW, PLAINTIFF", ["Owen Harlow"], ["PLAINTIFF"]],
  ])("behind a comma: %s", check);

  test.each<[string, string[], string[]]>([
    ["SIMON PYM & JANE PYM H&W", ["Simon Pym", "Jane Pym"], ["H&W"]],
    ["TARROW ALAN & JANE H/W", ["Alan Tarrow", "Jane Tarrow"], ["H/W"]],
    ["SIMON PYM AND JANE PYM, HUSBAND & WIFE", ["Simon Pym", "Jane Pym"], ["HUSBAND & WIFE"]],
    ["Simon and Jane Pym, husband and wife", ["Simon Pym", "Jane Pym"], ["husband and wife"]],
    ["SIMON PYM AND JANE PYM, HIS WIFE", ["Simon Pym", "Jane Pym"], ["HIS WIFE"]],
    ["Simon Pym and Jane Pym his wife", ["Simon Pym", "Jane Pym"], ["his wife"]],
    ["Jane Pym her husband", ["Jane Pym"], ["her husband"]],
  ])("of a couple: %s", check);

  test.each<[string, string]>([
    ["SIMON TOD", "Simon Tod"],
    ["HARLOW, TOD", "Tod Harlow"],
    ["MARTIN LOPEZ, TOD", "Tod Martin Lopez"],
    ["DAVID H LE", "David H Le"],
    ["MARY ANN T LE", "Mary Ann T Le"],
    ["NGUYEN, ANH T LE", "Anh T Le Nguyen"],
    ["Nguyen, Paul Le", "Paul Le Nguyen"],
    ["HARLOW, JT", "JT Harlow"],
    ["HARLOW TR", "Harlow TR"],
    ["HARLOW JANE JT", "Harlow Jane JT"],
    ["SIMON A & JANE B LE", "Simon A Le"],
    ["SIMON AND JANE TOD", "Simon Tod"],
    ["GARCIA LOPEZ TR", "Garcia Lopez TR"],
    ["JAN M DEC", "Jan M Dec"],
    ["MARIA EST", "Maria Est"],
    ["Mel Guardian", "Mel Guardian"],
    ["Ann Person", "Ann Person"],
    ["CHAN KIN, A MAN", "A Man Chan Kin"],
    ["MINOR, ANN", "Ann Minor"],
    ["SMITH JOHN H & W", "Smith John H"],
    ["Paul Harlow System Administrator", "Paul Harlow"],
    ["Paul Harlow, System Administrator", "Paul Harlow"],
    ["SIMON A HARLOW (TOD)", "Simon A Harlow"],
  ])("but a name is: %s", (text, name) => {
    expect(parsePersonName(text).normalized).toBe(name);
    expect(normalizePersonName(text)).toBe(name);
  });
});
