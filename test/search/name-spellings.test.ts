import { expect, test } from "vitest";
import { AND_WORDS } from "../../src/search/data/and-words.ts";
import { nameSpellings } from "../../src/search/name-spellings.ts";

test("the words are sorted and in the form in which names are compared", () => {
  expect(AND_WORDS).toEqual([...AND_WORDS].sort());
  for (const word of AND_WORDS) expect(word).toMatch(/^[a-z]+$/u);
});

test.each([
  ["ben and jerry", "ben & jerry"],
  ["muller und sohne", "muller & sohne"],
  ["ben & jerry", "ben and jerry"],
  ["ben & jerry", "ben et jerry"],
  ["a & b & c", "a and b and c"],
])("%s is also written %s", (key, other) => {
  expect(nameSpellings(key)).toContain(other);
  expect(nameSpellings(key)[0]).toBe(key);
});

test.each(["and", "&", "& sons", "ben and", "a&w", "brandy bar", "land rover", "pizza"])(
  "%s has one spelling",
  (key) => {
    expect(nameSpellings(key)).toEqual([key]);
  },
);
