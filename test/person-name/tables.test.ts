import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as caseWords from "../../src/person-name/data/case-words.ts";
import * as eastAsian from "../../src/person-name/data/east-asian.ts";
import * as families from "../../src/person-name/data/family-names.ts";
import * as generations from "../../src/person-name/data/generations.ts";
import * as givens from "../../src/person-name/data/given-names.ts";
import * as givenOrFamily from "../../src/person-name/data/given-or-family.ts";
import * as labels from "../../src/person-name/data/labels.ts";
import * as noPersons from "../../src/person-name/data/no-persons.ts";
import * as occupations from "../../src/person-name/data/occupations.ts";
import * as offices from "../../src/person-name/data/office-stems.ts";
import * as otherNames from "../../src/person-name/data/other-names.ts";
import * as particles from "../../src/person-name/data/particles.ts";
import * as places from "../../src/person-name/data/places.ts";
import * as profileMarks from "../../src/person-name/data/profile-marks.ts";
import * as recordNotes from "../../src/person-name/data/record-notes.ts";
import * as titleWords from "../../src/person-name/data/title-words.ts";
import * as titles from "../../src/person-name/data/titles.ts";
import { unpackScripts } from "../../src/person-name/hygiene/unpack-scripts.ts";
import { unpackWords } from "../../src/person-name/hygiene/unpack-words.ts";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";
import { runningSums } from "../../src/text/running-sums.ts";

const words = (text: string): string[] => text.split(text.includes("|") ? "|" : /\s/u).filter((word) => word !== "");

/** Tables whose order says something, or that are no list of words. */
const OF_ANOTHER_ORDER = new Set(["GLUED_TITLES", "ROMAN_ONES", "ROMAN_TENS"]);

describe("word lists are sorted, unique and lower case", () => {
  const { CHINESE_FAMILY_NAMES: _, ...romanized } = families;
  const packed = Object.entries({ ...romanized, ...givens, ...occupations, ...offices, ...titleWords }).map(
    ([name, text]): [string, string[]] => [
      name,
      name.endsWith("_PACKED")
        ? unpackScripts(text).split("|")
        : name === "OFFICE_ENDINGS"
          ? words(text)
          : unpackWords(text),
    ],
  );
  const modules = {
    ...caseWords,
    ...eastAsian,
    ...generations,
    ...particles,
    ...labels,
    ...noPersons,
    ...otherNames,
    ...places,
    ...profileMarks,
    ...recordNotes,
    ...titles,
  };
  const plain = Object.entries({ ...modules, ...givenOrFamily })
    .filter(([name, table]) => !(table instanceof RegExp || typeof table === "function" || OF_ANOTHER_ORDER.has(name)))
    .map(([name, table]): [string, string[]] => {
      if (typeof table === "string") return [name, words(table)];
      return [name, table instanceof Map ? [...table.keys()] : [...(table as Iterable<string>)]];
    })
    // Indic keys have capitals, and characters without spaces are no list.
    .filter(([name, list]) => list.length > 1 && !name.startsWith("INDIC_"));
  test.each([...packed, ...plain])("%s", (_, list) => {
    expect(list.length).toBeGreaterThan(1);
    expect(list).toEqual([...new Set(list)].sort());
    expect(list).toEqual(list.map((word) => word.toLowerCase()));
  });
});

const source = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, `../../data-sources/person-names/${name}.txt`), "utf8").split("\n");
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

test.each(["inner-capitals-family", "inner-capitals-given"])(
  "every spelling of %s is restored from capitals",
  (name) => {
    const rows = source(name).filter((row) => row !== "");
    const spellings = rows.flatMap((row) => {
      const [prefix = "", tails = ""] = row.split(":");
      return tails.split(" ").map((tail) => prefix + capital(tail));
    });
    expect(new Set(spellings).size).toBe(spellings.length);
    expect(spellings.length).toBeGreaterThan(250);
    const restored = spellings.map((spelling) => normalizePersonName(`QUENBY ${spelling.toUpperCase()}`));
    expect(restored).toEqual(spellings.map((spelling) => `Quenby ${spelling}`));
  },
);

test("every Chinese family name of the list is one", () => {
  const listed = source("chinese-family").join("");
  expect(listed.length).toBeGreaterThan(500);
  expect(String.fromCharCode(...runningSums(families.CHINESE_FAMILY_NAMES))).toBe(listed);
  expect([...new Set(listed)].sort().join("")).toBe(listed);
  expect([...listed].filter((name) => parsePersonName(`${name}小梅`, { locale: "zh" })?.family !== name)).toEqual([]);
});

test("a plain name beginning like one with a capital inside stays plain", () => {
  const names = source("plain-capitals").filter((name) => name !== "");
  expect(names.length).toBeGreaterThan(2000);
  const restored = names.map((name) => normalizePersonName(`QUENBY ${name.toUpperCase()}`));
  expect(restored).toEqual(names.map((name) => `Quenby ${capital(name)}`));
});

test("a word for and is listed for one language only where it is none in others", () => {
  const joints = source("locale-words").flatMap((row) =>
    (row.split(";")[3] ?? "").split(",").map((word) => word.trim()),
  );
  const own = joints.filter((word) => word !== "");
  expect(own.length).toBeGreaterThan(30);
  const shared = words(`${particles.CONJUNCTIONS} ${particles.TITLE_CONJUNCTIONS}`);
  expect(own.filter((word) => shared.includes(word))).toEqual([]);
});

test("packed words take so many letters of the word before as their capital counts", () => {
  expect(unpackWords("")).toEqual([]);
  expect(unpackWords("AannCeDabBe")).toEqual(["ann", "ane", "aneab", "ae"]);
});

test("every post-nominal behind a comma is one, in its own spelling", () => {
  const rows = source("credentials").flatMap(words);
  expect(rows.length).toBeGreaterThan(1500);
  expect(new Set(rows.map((row) => row.replace(/[!?.]/gu, "").toLowerCase())).size).toBe(rows.length);
  for (const row of rows) {
    const spelling = row.replace(/[!?]/gu, "");
    expect(parsePersonName(`Quenby Harlow, ${spelling.toUpperCase()}`).credentials).toEqual([spelling]);
  }
});

test.each([
  ["en", "MP"],
  ["fi", "kansanedustaja"],
  ["no", "stortingsrepresentant"],
  ["pl", "poseł"],
  ["lv", "deputāts"],
  ["ru", "депутат"],
  ["sv", "riksdagsledamot"],
  ["vi", "đbqh"],
])("%s: the membership %s before a name is a post-nominal", (locale, word) => {
  expect(titles.MEMBERSHIPS.has(word.toLowerCase().replaceAll(".", ""))).toBe(true);
  const { credentials, title } = parsePersonName(`${word} Quenby Harlow`, { locale });
  expect([title, credentials]).toEqual([null, [word]]);
  expect(titles.MEMBERSHIPS.size).toBe(14);
});

const FAMILY_ENDINGS =
  "berg cci ch ck dt eau enko er ers escu ff field gh ham ht ić ing ings ini ks land ley lli man mann moto mura nen ns ov ová rd sen ska ski sky son stein ts tt tti tz ux wicz yama zzi";
test.each(FAMILY_ENDINGS.split(" "))("a name alone that ends in -%s is a family name", (ending) => {
  expect(parsePersonName(`Quenb${ending}`).family).toBe(`Quenb${ending}`);
});
