import { expect, test } from "vitest";
import { parsePersonName } from "../../src/person-name/index.ts";

test.each([
  ["Quenby Harlow\nSenior Engineer\nWidgets Corp", "Quenby Harlow"],
  ["Quenby Harlow\r\nAccountant", "Quenby Harlow"],
  ["Tarrow Pym\nHead of Marketing", "Tarrow Pym"],
  ["Dr. Ann Harlow\nAssistant Professor\nSchool of Law", "Ann Harlow"],
  ["Harlow, Ann\nSales Manager\nann@example.com\n+1 555 0100", "Ann Harlow"],
  ["Ann Harlow\n12 Elm Street\nSpringfield", "Ann Harlow"],
])("lines behind the name go: %j", (text, name) => {
  expect(parsePersonName(text).normalized).toBe(name);
});

test.each([
  ["Ann\nHarlow", "Ann Harlow"],
  ["Prof. Dr.\nAnn Harlow", "Ann Harlow"],
  ["Juan Carlos\nGarcía", "Juan Carlos García"],
  ["Quenby\n12\nHarlow", "Quenby Harlow"],
  ["Quenby Pym\n#12\nHarlow", "Quenby Pym Harlow"],
  ["Juan Carlos\nGarcía López", "Juan Carlos García López"],
  ["Harlow,\nAnn", "Ann Harlow"],
  ["Ann Harlow\nJr.", "Ann Harlow Jr."],
  ["Ann Harlow\n", "Ann Harlow"],
])("but the name goes on: %j", (text, name) => {
  expect(parsePersonName(text).normalized).toBe(name);
});

test.each(["Ann Harlow\nBob Pym", "Ann Harlow &\nBob Pym"])("a name in the next line is another person: %j", (text) => {
  const { normalized, others } = parsePersonName(text);
  expect([normalized, ...others.map((other) => other.normalized)]).toEqual(["Ann Harlow", "Bob Pym"]);
});

test.each([
  ["cc: Ann B. Harlow, Esq.\n\nSimon R. Marsh, Jr., Esq.", ["Ann B. Harlow", "Simon R. Marsh Jr."]],
  ["Dr. Ann Harlow, MD\nDr. Simon Marsh, PhD", ["Ann Harlow", "Simon Marsh"]],
  ["Ann Harlow, Esq.\nSimon Marsh, Esq.\nBob Pym, Esq.", ["Ann Harlow", "Simon Marsh", "Bob Pym"]],
  ["Ann Harlow, MD\nChief of Surgery", ["Ann Harlow"]],
  ["Ann Harlow, Esq.\nHarlow & Marsh LLP", ["Ann Harlow"]],
  ["Ann Harlow, MD,\nPhD", ["Ann Harlow"]],
  ["Ann Harlow\nGrace Hill Medical Centre", ["Ann Harlow"]],
])("persons of several lines: %j", (text, names) => {
  const { normalized, others } = parsePersonName(text);
  expect([normalized, ...others.map((other) => other.normalized)]).toEqual(names);
});

test("an office in the language of Malaysia is none of the name", () => {
  expect(parsePersonName("Yusup bin Harlow\nTimbalan PPD", { locale: "ms" }).family).toBe("bin Harlow");
  expect(parsePersonName("Yusup bin Harlow\nPengetua").normalized).toBe("Yusup bin Harlow");
});

test("what goes is told", () => {
  expect(parsePersonName("Ann Harlow\nSales Manager\nann@example.com").removed).toEqual([
    { kind: "tagline", text: "Sales Manager", start: 11, end: 24 },
    { kind: "email", text: "ann@example.com", start: 25, end: 40 },
  ]);
});
