import { describe, expect, test } from "vitest";
import { profileOf } from "../../../src/address/country/profiles.ts";
import { CITY_ROWS } from "../../../src/address/data/cities.ts";
import { CAPITAL_ROWS, CITY_CODES, DISTRICT_FIRST } from "../../../src/address/data/city-codes.ts";
import { CITIES_WITH_ENDING_INSIDE, PREFECTURES } from "../../../src/address/data/japan.ts";
import { ANY_LANGUAGE } from "../../../src/address/data/languages/any.ts";
import { DUTCH } from "../../../src/address/data/languages/dutch.ts";
import { ENGLISH, ENGLISH_SHORT_TYPES } from "../../../src/address/data/languages/english.ts";
import { FRENCH } from "../../../src/address/data/languages/french.ts";
import { GERMAN } from "../../../src/address/data/languages/german.ts";
import { ITALIAN } from "../../../src/address/data/languages/italian.ts";
import type { Language } from "../../../src/address/data/languages/language.ts";
import { PORTUGUESE } from "../../../src/address/data/languages/portuguese.ts";
import { SPANISH } from "../../../src/address/data/languages/spanish.ts";
import * as placeWords from "../../../src/address/data/place-words.ts";
import { POSTAL_FORMATS } from "../../../src/address/data/postal-formats.ts";
import * as regions from "../../../src/address/data/regions.ts";
import {
  NAME_SHORT_FORMS,
  NAMED_STREETS,
  NAMES_BY_TYPE,
  UNITS_IN_NAMES,
} from "../../../src/address/data/street-line-words.ts";
import { codeOf } from "../../../src/address/detect/code-of.ts";
import { isLargeCity } from "../../../src/address/detect/large-city.ts";
import { isCodeOfCity } from "../../../src/address/international/city-code.ts";
import { countryNameOf } from "../../../src/text/country.ts";
import { foldDiacritics } from "../../../src/text/fold.ts";

const sorted = (rows: readonly string[]): string[] => [...rows].sort();

const LANGUAGES: readonly (readonly [string, Language])[] = [
  ["any", ANY_LANGUAGE],
  ["dutch", DUTCH],
  ["english", ENGLISH],
  ["french", FRENCH],
  ["german", GERMAN],
  ["italian", ITALIAN],
  ["portuguese", PORTUGUESE],
  ["spanish", SPANISH],
];

describe.each(LANGUAGES)("words of %s", (_name, language) => {
  test.each(["types", "suffixes", "units", "boxes"] as const)("%s: the written form stands for itself", (table) => {
    for (const [word, written] of language[table]) {
      expect(word).not.toBe("");
      const key = foldDiacritics(written);
      if (language[table].has(key)) expect(language[table].get(key), word).toBe(written);
      expect(language[table].get(written), word).toBe(written);
    }
  });

  test("compound endings are in upper case, longer ones before those they end with", () => {
    language.compounds.forEach((ending, i) => {
      for (const later of language.compounds.slice(i + 1))
        expect(ending.endsWith(later) || !later.endsWith(ending)).toBe(true);
    });
  });
});

test.each(
  Object.entries(regions).filter(([, table]) => table instanceof Map) as [string, ReadonlyMap<string, string>][],
)("%s: the written form stands for itself", (_name, table) => {
  for (const [name, written] of table) {
    expect(table.get(written), name).toBe(written);
    expect(name).toBe(foldDiacritics(name).toUpperCase());
  }
});

test("no region is named by a single common word of a longer name", () => {
  for (const table of Object.values(regions)) {
    for (const word of ["NEW", "CAPITAL", "TERRITORY", "AND", "DO", "DE", "EAST"])
      expect(table.has(word), word).toBe(false);
  }
});

test("postal formats: one row a format, each country once, sorted, of known shape", () => {
  const rows = POSTAL_FORMATS.split("\n").map((row) => row.split("="));
  const countries = rows.map(([, codes = ""]) => codes.split(" "));
  expect(countries.map((codes) => codes[0])).toEqual(sorted(countries.map((codes) => codes[0] ?? "")));
  expect(new Set(countries.flat()).size).toBe(countries.flat().length);
  for (const codes of countries) expect(codes).toEqual(sorted(codes));
  for (const [format] of rows) expect(format).toMatch(/^[<>] [12](?: [A-Z9][A-Z9 _-]*(?:\|[A-Z9][A-Z9 _-]*)*)?$/u);
  for (const code of countries.flat()) expect(countryNameOf(code), code).not.toBeNull();
});

test.each([
  ["CA", "K1A0B1", "K1A 0B1"],
  ["GB", "SW1A1AA", "SW1A 1AA"],
  ["GB", "M1 1AE", "M1 1AE"],
  ["IE", "D02X285", "D02 X285"],
  ["NL", "1017BP", "1017 BP"],
  ["DE", "D-10115", "10115"],
  ["SE", "11129", "111 29"],
  ["PL", "00950", "00-950"],
  ["PT", "1100-053", "1100-053"],
  ["BR", "01310200", "01310-200"],
  ["AR", "C1010 AAZ", "C1010AAZ"],
  ["IN", "560 001", "560001"],
  ["JP", "1500001", "150-0001"],
  ["MT", "VLT 1117", "VLT 1117"],
  ["LV", "LV-1009", "LV-1009"],
])("a code of %s, %s, is written %s", (country, text, code) => {
  expect(codeOf(profileOf(country), text)).toBe(code);
});

test.each([
  ["GB", "12345"],
  ["DE", "1011"],
  ["FR", "75-001"],
  ["CA", "D1A 0B"],
  ["HK", "999077"],
  ["NL", "1017 B"],
])("%s has no code %s", (country, text) => {
  expect(codeOf(profileOf(country), text)).toBeNull();
});

test("cities: one row a country, names sorted and unique", () => {
  const rows = CITY_ROWS.split("\n");
  expect(rows).toEqual(sorted(rows));
  for (const row of rows) {
    const names = row.slice(3).split("|");
    expect(new Set(names).size, row).toBe(names.length);
    for (const name of names) {
      expect(name).toBe(foldDiacritics(name).toUpperCase());
      expect(name).toMatch(/^[^?]+\??$/u);
    }
  }
});

describe("codes of cities that have the name of their region", () => {
  const rows = CITY_CODES.split("\n");
  const entries = rows.map(
    (row) => [row.slice(0, 2), ...row.slice(3).replace("?", "").split("=")] as [string, string, string],
  );

  test("rows are sorted", () => expect(rows).toEqual(sorted(rows)));

  test.each(entries)("%s %s is a large city and has codes %s", (country, city, starts) => {
    expect(isLargeCity(city, country)).toBe(true);
    for (const start of starts.split(" ")) {
      expect(start).toMatch(/^[A-Z]?\d+$/u);
      expect(isCodeOfCity(country, city, `${start}99`)).toBe(true);
    }
    expect(isCodeOfCity(country, city, "9999")).toBe(false);
  });

  test.each([
    ["ES", "MADRID", "28013", true],
    ["ES", "MADRID", "28901", false],
    ["IT", "TORINO", "10121", true],
    ["IT", "TORINO", "10024", false],
    ["CA", "QUEBEC", "G1R", true],
    ["CA", "QUEBEC", "H9H", false],
    ["DE", "BERLIN", "20354", null],
    ["AT", "WIEN", "5020", null],
  ])("%s %s and %s: %s", (country, city, code, is) => expect(isCodeOfCity(country, city, code)).toBe(is));

  test.each(CAPITAL_ROWS.split("\n"))("capitals are sorted, and told by their code: %.20s", (row) => {
    const country = row.slice(0, 2);
    expect(countryNameOf(country)).not.toBeNull();
    const names = row.slice(4).split("|");
    expect(names).toEqual(sorted([...new Set(names)]));
    for (const name of names.map((each) => each.replace("?", ""))) {
      expect(isLargeCity(name, country)).toBe(true);
      expect(isCodeOfCity(country, name, `99${row.charAt(2)}99`), name).toBe(true);
      expect(isCodeOfCity(country, name, "99999"), name).toBe(false);
    }
  });

  test("every country is one", () => {
    for (const code of DISTRICT_FIRST) expect(countryNameOf(code), code).not.toBeNull();
  });
});

test("place words stand in the form they are looked up by", () => {
  for (const table of Object.values(placeWords).filter((each) => typeof each !== "string"))
    for (const word of [...table.keys()].filter((each) => /^[A-Z]/u.test(each)))
      expect(word).toBe(foldDiacritics(word).toUpperCase());
});

test("regions of further countries: one row a country, names sorted and unique", () => {
  const rows = placeWords.REGION_ROWS.split("\n");
  expect(rows).toEqual(sorted(rows));
  for (const row of rows) {
    expect(countryNameOf(row.slice(0, 2)), row).not.toBeNull();
    const names = row.slice(3).split("|");
    expect(names).toEqual(sorted([...new Set(names)]));
    for (const name of names) expect(profileOf(row.slice(0, 2)).regions?.get(name), name).toBe(name);
  }
});

test("short forms of titles are none themselves", () => {
  for (const short of NAME_SHORT_FORMS.values()) expect(NAME_SHORT_FORMS.has(short), short).toBe(false);
});

test("short street types belong to full ones", () => {
  const words = new Map([...ENGLISH.suffixes, ...ENGLISH.units]);
  for (const [key, short] of ENGLISH_SHORT_TYPES) {
    const full = key.replace(/-CA$/u, "");
    expect(words.get(full), full).toBe(full);
    expect(words.get(short), short).toBe(full);
  }
});

test("Japan has 47 prefectures, and cities that hold an ending have it before their last character", () => {
  expect(new Set(PREFECTURES).size).toBe(47);
  for (const city of CITIES_WITH_ENDING_INSIDE) expect(city.slice(0, -1)).toMatch(/[市区町村郡]/u);
});

test.each([...NAMED_STREETS, ...NAMES_BY_TYPE])("%s is a street type as it is written out in some language", (word) =>
  expect(LANGUAGES.some(([, { types, suffixes }]) => [...types.values(), ...suffixes.values()].includes(word))).toBe(
    true,
  ),
);

test.each([...UNITS_IN_NAMES])("%s is a unit's word in some language", (word) =>
  expect(LANGUAGES.some(([, { units }]) => units.has(word))).toBe(true),
);
