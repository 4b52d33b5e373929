import { expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

test.each([
  ["Simon Harlow etc.", "Simon Harlow"],
  ["SIMON HARLOW ETC", "Simon Harlow"],
  ["with Simon Harlow", "Simon Harlow"],
  ["Lisa With", "Lisa With"],
  ["Simon Harlow (Male)", "Simon Harlow"],
  ["Simon Harlow (Family)", "Simon Harlow"],
  ["Simon Harlow (See Note Inside)", "Simon Harlow"],
  ["Simon Harlow [illisible]", "Simon Harlow"],
])("notes around a name go: %s", (text, name) => {
  const { normalized, nickname } = parsePersonName(text);
  expect([normalized, nickname, normalizePersonName(text)]).toEqual([name, null, name]);
});

test.each([
  ["Dr.R.K. Harlow", "Dr.", "R.K. Harlow"],
  ["Dr.A.P.J. Abdul Harlow", "Dr.", "A.P.J. Abdul Harlow"],
  ["Professorin Anna Harlow", "Professorin", "Anna Harlow"],
  ["Doktorin Anna Harlow", "Doktorin", "Anna Harlow"],
  ["Tengku Adnan Harlow", "Tengku", "Adnan Harlow"],
  ["Tunku Abdul Harlow", "Tunku", "Abdul Harlow"],
  ["St.J. Harlow", null, "St.J. Harlow"],
])("titles: %s", (text, title, name) => {
  const found = parsePersonName(text);
  expect([found.title, found.normalized, normalizePersonName(text)]).toEqual([title, name, name]);
});

test("the Fourth is a generation", () => {
  expect(parsePersonName("Simon Harlow the Fourth")).toMatchObject({ family: "Harlow", generation: "the Fourth" });
});

test.each(["no name given", "not given", "no collector"])("%s is no person", (text) => {
  expect(parsePersonName(text)).toMatchObject({ normalized: text, ambiguities: ["not-a-person"] });
});

test("but Given is a family name", () => {
  expect(parsePersonName("Simon Given").family).toBe("Given");
});

test.each([
  ["Thomas /Tarrow/", "Thomas", "Tarrow"],
  ["Thomas /Tarrow/ Jr.", "Thomas", "Tarrow"],
  ["/Tarrow/ Thomas", "Thomas", "Tarrow"],
  ["Jane /de la Tarrow/", "Jane", "de la Tarrow"],
])("the family name stands between slashes: %s", (text, given, family) => {
  const found = parsePersonName(text);
  expect([found.given, found.family]).toEqual([given, family]);
  expect(normalizePersonName(text)).toBe(found.normalized);
});

test("but slashes around pronouns and within words are no such marks", () => {
  expect(normalizePersonName("Jane Tarrow he/him/his")).toBe("Jane Tarrow");
  expect(normalizePersonName("Jane Tarrow / Bob Pym")).not.toContain(",");
});

test.each(["A. Tarrow conf. by B. Pym", "A. Tarrow checked by B. Pym", "A. Tarrow in part by B. Pym"])(
  "what a collector's label adds goes: %s",
  (text) => expect([normalizePersonName(text), parsePersonName(text).others]).toEqual(["A. Tarrow", []]),
);
