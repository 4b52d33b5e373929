import { expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

test.each([
  ["Jane Harlow, Deputy Zubrik Harbourmaster", "Jane Harlow", null],
  ["Jane Harlow, Professor Emeritus", "Jane Harlow", "Professor Emeritus"],
  ["Tarro Pymberg, Professor Emerita", "Tarro Pymberg", "Professor Emerita"],
  ["Jane Harlow, Dean", "Jane Harlow", null],
  ["Tarro Pymberg, of Salem", "Tarro Pymberg", null],
  ["Jane Harlow, 43, of Salem", "Jane Harlow", null],
  // Given names behind a family name.
  ["Harlow, Dean", "Dean Harlow", null],
  ["Harlow Pym, Dr. Tarro", "Tarro Harlow Pym", "Dr."],
  ["Pymberg, Deputy Jane", "Jane Pymberg", "Deputy"],
])("an office behind a name and a comma: %s", (text, name, title) => {
  const found = parsePersonName(text);
  expect([found.normalized, found.title]).toEqual([name, title]);
  expect(normalizePersonName(text)).toBe(name);
});

test.each([
  ["OA Dr. Jane Harlow", "OA Dr.", "Jane Harlow"],
  ["Visiting Professor Jane Harlow", "Visiting Professor", "Jane Harlow"],
  ["HARLOW MR J", "MR", "J Harlow"],
  ["Lee Dr. Simon", "Dr.", "Simon Lee"],
])("a title before a name: %s", (text, title, name) => {
  const found = parsePersonName(text);
  expect([found.title, found.normalized]).toEqual([title, name]);
});

test.each([
  ["Cyrus Farokh Engineer", "Engineer"],
  ["Jamshed Pym Contractor", "Contractor"],
  ["Simon Harlow Contractor", "Harlow"],
  ["Percy Harlow Contractor", "Harlow"],
])("a family name of Parsis that is an occupation: %s", (text, family) =>
  expect(parsePersonName(text).family).toBe(family),
);

test.each([
  ["Jane Ng.", "Jane Ng"],
  ["Jane Wu.", "Jane Wu"],
  ["Jane Jr.", "Jane Jr."],
  ["Petrenko A. Yu.", "Petrenko A. Yu."],
])("a full stop behind a family name of two letters ends the text: %s", (text, name) =>
  expect(normalizePersonName(text)).toBe(name),
);

test.each([
  ["Lopez Obrador Andres", "Andres", "Lopez Obrador"],
  ["LOPEZ TARROW ANDRES MANUEL", "Andres", "Lopez Tarrow"],
  ["Lopez Tarrow Jane", "Lopez", "Jane"],
])("an unlisted second family name before given names: %s", (text, given, family) => {
  const found = parsePersonName(text);
  expect([found.given, found.family]).toEqual([given, family]);
});

test.each([
  ["VAN DER MEER, J.P.", "J.P. van der Meer"],
  ["VAN DE TARROW, A.", "A. van de Tarrow"],
  ["JANE VAN DE TARROW", "Jane Van de Tarrow"],
  ["JANE VAN TARROW", "Jane Van Tarrow"],
])("Dutch articles behind van: %s", (text, name) => expect(normalizePersonName(text)).toBe(name));

test.each(["Guru Tarro Pymberg", "Mentor Zubrik Quorbal", "Rip Tarro Pymberg"])(
  "a given name that is a role or opens a notice: %s",
  (text) => expect(normalizePersonName(text)).toBe(text),
);

test.each([
  ["Prince Philip, Duke of Tarrow", "Philip"],
  ["PRINCE PHILIP, DUKE OF TARROW", "Philip"],
  ["Charles, Prince of Tarrow", "Charles"],
  ["Mary, Duchess of Tarrow", "Mary"],
  ["Margarethe, Gräfin von Tarrow", "Margarethe"],
  // Particles and given names.
  ["Karl, Herzog von Tarrow", "Karl Herzog von Tarrow"],
  ["Tarrow, Duke of", "Duke of Tarrow"],
  ["Tarrow, Earl Simon", "Earl Simon Tarrow"],
])("a title of nobility and its place are no given names: %s", (text, name) => {
  expect([parsePersonName(text).normalized, normalizePersonName(text)]).toEqual([name, name]);
});
