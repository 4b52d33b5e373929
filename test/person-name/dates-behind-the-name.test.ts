import { expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

test.each([
  ["Ann Harlow June 2013", "June 2013"],
  ["Ann Harlow 3 May 2013", "3 May 2013"],
  ["Ann Harlow May 3, 2013", "May 3, 2013"],
  ["Ann Harlow, May 2013", "May 2013"],
  ["Ann Harlow 3 June 2014", "3 June 2014"],
  ["A. Harlow Jan. 14, 2013", "Jan. 14, 2013"],
  ["A. Harlow, Sept 2013", "Sept 2013"],
  ["Ann Harlow on 15 January 2013", "on 15 January 2013"],
])("a month and its year behind two words are a date: %s", (text, date) => {
  const { normalized, removed } = parsePersonName(text);
  expect(normalized).toBe(normalizePersonName(text));
  expect(normalized).toMatch(/^A(?:nn|\.) Harlow$/u);
  expect(removed).toEqual([{ kind: "number", text: date, start: text.indexOf(date), end: text.length }]);
});

test.each([
  ["Harlow, May 1985", "May Harlow"],
  ["Ann May 1985", "Ann May"],
  ["Ann Harlow May 1985", "Ann Harlow May"],
  ["May Harlow 2013", "May Harlow"],
  ["Ann Harlow May", "Ann Harlow May"],
  ["Ann Harlow Mayer 2013", "Ann Harlow Mayer"],
  ["April June", "April June"],
])("but a name is: %s", (text, name) => {
  expect([normalizePersonName(text), parsePersonName(text).normalized]).toEqual([name, name]);
});

test.each([
  ["A.B. Harlow 20/Aug./1980", "A.B. Harlow", "20/Aug./1980"],
  ["A. Harlow III.1990", "A. Harlow", "III.1990"],
  ["A. Harlow 12.IX.1990", "A. Harlow", "12.IX.1990"],
  ["AB Harlow,21-12-1971", "AB Harlow", "21-12-1971"],
  ["23440a Ian D. Harlow", "Ian D. Harlow", "23440a"],
])("dates of collectors and numbers with a letter are none of the name: %s", (text, name, number) => {
  const { normalized, removed, credentials } = parsePersonName(text);
  expect([normalized, normalizePersonName(text), credentials]).toEqual([name, name, []]);
  expect(removed.find(({ kind }) => kind === "number")?.text).toBe(number);
});

test.each(["Ann Harlow III", "Ann Harlow 3rd", "Ann Harlow A12"])("but a generation and a sign stay: %s", (text) => {
  expect(normalizePersonName(text)).toBe(text);
});
