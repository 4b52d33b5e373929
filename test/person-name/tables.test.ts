import { describe, expect, test } from "vitest";
import { COMPOUND_GIVEN } from "../../src/person-name/data/compound-given.ts";
import { CREDENTIALS } from "../../src/person-name/data/credentials.ts";
import * as families from "../../src/person-name/data/family-names.ts";
import * as givens from "../../src/person-name/data/given-names.ts";
import { INNER_CAPITALS } from "../../src/person-name/data/inner-capitals.ts";
import { MAC_PLAIN, MAC_SPLIT } from "../../src/person-name/data/mac-names.ts";
import { SURE_CREDENTIALS } from "../../src/person-name/data/sure-credentials.ts";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";
import { unpackWords } from "../../src/person-name/unpack-words.ts";

const words = (text: string): string[] => text.split(/\s/u).filter((word) => word !== "");

describe("word lists are sorted, unique and lower case", () => {
  const lists: [string, string[]][] = [
    ...Object.entries({ ...families, ...givens })
      .filter((entry): entry is [string, string] => typeof entry[1] === "string")
      .map(([name, packed]): [string, string[]] => [name, unpackWords(packed)]),
    ["MAC_PLAIN", words(MAC_PLAIN)],
    ["MAC_SPLIT", words(MAC_SPLIT)],
    ["SURE_CREDENTIALS", [...SURE_CREDENTIALS]],
    ["COMPOUND_GIVEN", [...COMPOUND_GIVEN.keys()]],
  ];
  test.each(lists)("%s", (_, list) => {
    expect(list.length).toBeGreaterThan(3);
    expect(list).toEqual([...new Set(list)].sort());
    expect(list).toEqual(list.map((word) => word.toLowerCase()));
  });
});

test("every spelling with capitals inside is restored from capitals", () => {
  const spellings = unpackWords(INNER_CAPITALS);
  expect(spellings).toEqual([...new Set(spellings)].sort());
  expect(spellings.length).toBeGreaterThan(2000);
  for (const word of spellings) {
    const [prefix = "", tail = ""] = word.split("|").map((part) => part.charAt(0).toUpperCase() + part.slice(1));
    expect(normalizePersonName(`QUENBY ${(prefix + tail).toUpperCase()}`)).toBe(`Quenby ${prefix}${tail}`);
  }
});

test("packed words", () => {
  expect(unpackWords("")).toEqual([]);
  expect(unpackWords("AannCeDabBe")).toEqual(["ann", "ane", "aneab", "ae"]);
});

test("every post-nominal behind a comma is one, in its own spelling", () => {
  const rows = words(CREDENTIALS);
  expect(rows.length).toBeGreaterThan(1500);
  expect(new Set(rows.map((row) => row.replace(/[?.]/gu, "").toLowerCase())).size).toBe(rows.length);
  for (const row of rows) {
    const spelling = row.replace("?", "");
    expect(parsePersonName(`Quenby Harlow, ${spelling.toUpperCase()}`).credentials).toEqual([spelling]);
  }
});
