import { expect, test } from "vitest";
import { COLUMN_NAMES } from "../../src/cleaning/data/column-names.ts";
import { COMPANY_HINTS, PERSON_HINTS } from "../../src/cleaning/data/name-hints.ts";
import { CONTACT_PLACEHOLDERS, PLACEHOLDERS } from "../../src/cleaning/data/placeholders.ts";
import { recognizeColumns } from "../../src/cleaning/index.ts";

test("column names are sorted, and each is recognized as written and in other spellings", () => {
  const names = [...COLUMN_NAMES.keys()];
  expect(names).toEqual([...names].sort());
  for (const [name, kind] of COLUMN_NAMES) {
    for (const column of [name, name.toUpperCase(), name.replaceAll(" ", "_"), `${name}2`]) {
      expect(recognizeColumns([column])).toEqual({ [column]: kind });
    }
  }
});

test.each([
  ["PLACEHOLDERS", PLACEHOLDERS],
  ["CONTACT_PLACEHOLDERS", CONTACT_PLACEHOLDERS],
  ["PERSON_HINTS", PERSON_HINTS],
  ["COMPANY_HINTS", COMPANY_HINTS],
])("%s is sorted, lower case and on one line", (name, table) => {
  const texts = [...table];
  expect(texts).toEqual([...texts].sort());
  if (name.endsWith("HINTS")) for (const text of texts) expect(COLUMN_NAMES.has(text)).toBe(false);
  for (const text of texts) expect(text).toBe(text.toLowerCase().trim());
});
