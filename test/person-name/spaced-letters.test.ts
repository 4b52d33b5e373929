import { expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

test.each([
  ["J a n e   H a r l o w", "Jane Harlow"],
  ["J A N E  H A R L O W", "Jane Harlow"],
  ["D R  J A N E  H A R L O W", "Jane Harlow"],
  ["H A R L O W,  J A N E", "Jane Harlow"],
  ["𝐉 𝐚 𝐧 𝐞  𝐇 𝐚 𝐫 𝐥 𝐨 𝐰", "Jane Harlow"],
  ["Л и п а   О л ь г а", "Липа Ольга"],
  // Initials, one blank between all, and words.
  ["J R R  T", "J R R T"],
  ["A B C D E", "A B C D E"],
  ["J  R  Harlow", "J R Harlow"],
  ["J. a n e  H a r l o w", "J. A N E H A R L O W"],
])("letters that stand apart are words where wider gaps part them: %s", (text, name) => {
  expect(normalizePersonName(text)).toBe(name);
  expect(parsePersonName(text).normalized).toBe(name);
});

test("what is left out of them is reported where it stands", () => {
  const text = "D r   J a n e   H a r l o w";
  const { title, removed } = parsePersonName(text);
  expect(title).toBe("Dr");
  expect(removed).toEqual([{ kind: "title", text: "D r", start: 0, end: 3 }]);
});

test.each([
  ["ₐₙₙ ₕₐᵣₗₒw", "Ann Harlow"],
  ["Jₒhₙ ₚᵢₙₑ", "John Pine"],
])("subscript letters are style: %s", (text, name) => expect(normalizePersonName(text)).toBe(name));
