import { expect, test } from "vitest";
import { profileOf } from "../../src/address/country/profiles.ts";
import { COLUMN_NAMES } from "../../src/cleaning/data/column-names.ts";
import { DOUBTING_WORDS, ENDING_WORDS, SHORT_WORDS } from "../../src/cleaning/data/column-words.ts";
import { CONTACT_PLACEHOLDERS } from "../../src/cleaning/data/contact-placeholders.ts";
import { COUNTRY_NAMES } from "../../src/cleaning/data/country-names.ts";
import { HANDLE_SITES } from "../../src/cleaning/data/handle-sites.ts";
import { COMPANY_HINTS, PERSON_HINTS } from "../../src/cleaning/data/name-hints.ts";
import {
  GIVEN_BESIDE_NAME,
  NAME_MEANS_GIVEN,
  NAME_WORDS,
  NOTE_WORDS,
  NUMBER_WORDS,
  ORDER_WORDS,
  PLACE_WORDS,
  USE_WORDS,
} from "../../src/cleaning/data/name-words.ts";
import { POSTAL_SHAPES } from "../../src/cleaning/data/postal-shapes.ts";
import { SPOKEN_SIGNS } from "../../src/cleaning/data/spoken-signs.ts";
import { emailOf } from "../../src/cleaning/email-of.ts";
import { countryCode, recognizeColumns } from "../../src/cleaning/index.ts";
import { postalCode } from "../../src/cleaning/postal-code.ts";
import { withoutTags } from "../../src/cleaning/without-tags.ts";
import { INLINE_ELEMENTS, PARTING_ELEMENTS } from "../../src/text/data/html-elements.ts";
import { PLACEHOLDERS } from "../../src/text/data/placeholders.ts";

test("column names are sorted, and each is recognized as written and in other spellings", () => {
  const names = [...COLUMN_NAMES.keys()];
  expect(names).toEqual([...names].sort());
  for (const [name, kind] of COLUMN_NAMES) {
    for (const column of [name, name.toUpperCase(), name.replaceAll(" ", "_"), `${name}2`]) {
      expect(recognizeColumns([column])).toEqual({ [column]: kind });
    }
  }
});

test("words for a name stand in no table of kinds, those of given names do", () => {
  for (const word of NAME_WORDS) expect(COLUMN_NAMES.has(word), word).toBe(false);
  for (const word of NAME_MEANS_GIVEN) expect(NAME_WORDS.has(word), word).toBe(true);
  for (const word of GIVEN_BESIDE_NAME) expect(COLUMN_NAMES.get(word), word).toBe("given_name");
});

test("words that end a name of a column are names of columns, and doubting ones make them none", () => {
  for (const word of ENDING_WORDS)
    expect(recognizeColumns([`zq ${word}`])).toEqual({ [`zq ${word}`]: COLUMN_NAMES.get(word) });
  for (const word of DOUBTING_WORDS) expect(recognizeColumns([`${word} zq email`]), word).toEqual({});
});

test("short forms of databases are those of words in the names of columns", () => {
  const words = new Set([...COLUMN_NAMES.keys()].flatMap((name) => name.split(" ")));
  for (const [short, word] of SHORT_WORDS) {
    expect(COLUMN_NAMES.has(short), short).toBe(false);
    if (word !== "") expect(words.has(word), word).toBe(true);
  }
});

test.each([
  ["PLACEHOLDERS", PLACEHOLDERS],
  ["CONTACT_PLACEHOLDERS", CONTACT_PLACEHOLDERS],
  ["PERSON_HINTS", PERSON_HINTS],
  ["COMPANY_HINTS", COMPANY_HINTS],
  ["DOUBTING_WORDS", DOUBTING_WORDS],
  ["ENDING_WORDS", ENDING_WORDS],
  ["SHORT_WORDS", SHORT_WORDS.keys()],
  ["GIVEN_BESIDE_NAME", GIVEN_BESIDE_NAME],
  ["HANDLE_SITES", HANDLE_SITES.keys()],
  ["INLINE_ELEMENTS", INLINE_ELEMENTS],
  ["NAME_MEANS_GIVEN", NAME_MEANS_GIVEN],
  ["NAME_WORDS", NAME_WORDS],
  ["NOTE_WORDS", NOTE_WORDS],
  ["NUMBER_WORDS", NUMBER_WORDS],
  ["ORDER_WORDS", ORDER_WORDS],
  ["PARTING_ELEMENTS", PARTING_ELEMENTS],
  ["PLACE_WORDS", PLACE_WORDS],
  ["SPOKEN_SIGNS", SPOKEN_SIGNS.keys()],
  ["USE_WORDS", USE_WORDS],
])("%s is sorted, lower case and on one line", (name, table) => {
  const texts = [...table];
  expect(texts).toEqual([...texts].sort());
  if (name.endsWith("HINTS")) for (const text of texts) expect(COLUMN_NAMES.has(text)).toBe(false);
  for (const text of texts) expect(text).toBe(text.toLowerCase().trim());
});

test("elements part words or stand within one, and others stay", () => {
  for (const name of PARTING_ELEMENTS) expect(withoutTags(`Acme<${name}>Ltd</${name}>`).trim()).toBe("Acme\nLtd");
  for (const name of INLINE_ELEMENTS) expect(withoutTags(`A<${name} id="1">cm</${name}>e`)).toBe("Acme");
  expect(withoutTags("Acme<acme>Ltd</acme>")).toBe("Acme<acme>Ltd</acme>");
});

test("words for signs are read in brackets and alone, others are none", () => {
  for (const [word, sign] of SPOKEN_SIGNS) {
    const between = (open: string, close: string): string => "ann@acme.example".replace(sign, `${open}${word}${close}`);
    for (const text of [between("(", ")"), between(" [", "] "), between("{", "}")])
      expect(emailOf(text), text).toBe("ann@acme.example");
    expect(emailOf(between("(not ", ")"))).toBeNull();
  }
  expect(emailOf("ann AT acme Dot example")).toBe("ann@acme.example");
  expect(emailOf("ann dot acme at example")).toBeNull();
});

test("postal shapes are sorted, one a country, and codes in shape stay as they are", () => {
  const rows = POSTAL_SHAPES.split("\n");
  expect(rows).toEqual([...rows].sort());
  for (const row of rows) {
    const [, country = "", shape = "", zeros = ""] = /^([A-Z]{2}) (.+) (\d)$/u.exec(row) ?? [];
    expect(countryCode(country), row).toBe(country);
    const code = shape.replaceAll("9", "5");
    expect(postalCode(code, country), row).toBe(code);
    if (!/^[9 -]+$/u.test(shape)) continue;
    const full = shape.replaceAll("9", "0").replace(/0$/u, "5");
    expect(postalCode(full.replace(/\D/gu, "").slice(Number(zeros)), country), row).toBe(full);
  }
});

test("names of countries are sorted by country, and each is read as its country in any case and without accents", () => {
  const rows = COUNTRY_NAMES.split("\n");
  expect(rows).toEqual([...rows].sort());
  for (const row of rows) {
    const [code, names = ""] = row.split("=");
    for (const name of names.split("|")) {
      expect(name, row).toBe(name.trim());
      for (const written of [name, name.toUpperCase(), name.normalize("NFD"), ` ${name} `])
        expect([countryCode(written), written]).toEqual([code, written]);
    }
  }
});

test("a postal code is written as addresses of its country have it", () => {
  for (const row of POSTAL_SHAPES.split("\n")) {
    const shapes = profileOf(row.slice(0, 2)).codeShapes.map((shape) => shape.replaceAll("_", ""));
    expect(shapes, row).toContain(row.slice(3, row.lastIndexOf(" ")));
  }
});
