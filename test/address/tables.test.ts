import { describe, expect, test } from "vitest";
import { PLACE_NAME_STARTS } from "../../src/address/data/territories.ts";
import { US_SLASHED_PAIRS } from "../../src/address/data/us-address-words.ts";
import { US_BOX_PHRASES, US_ROUTE_ROWS, US_SURE_BOX_PHRASES } from "../../src/address/data/us-box-phrases.ts";
import { US_DIRECTION_ROWS } from "../../src/address/data/us-directionals.ts";
import { US_KEY_CITY_WORDS, US_KEY_STREET_WORDS } from "../../src/address/data/us-key-words.ts";
import { US_FLOOR_NAMES } from "../../src/address/data/us-named-units.ts";
import { US_ROAD_SHORTHAND_ROWS } from "../../src/address/data/us-road-words.ts";
import { US_UNIT_ORDER, US_UNIT_ROWS } from "../../src/address/data/us-secondary-designators.ts";
import { US_STATE_ROWS } from "../../src/address/data/us-states.ts";
import {
  US_NAME_ABBREVIATIONS,
  US_STRONG_SUFFIXES,
  US_SUFFIX_ROWS,
} from "../../src/address/data/us-street-suffixes.ts";
import { US_ZIP_PREFIX_RUNS } from "../../src/address/data/us-zip-prefixes.ts";
import { normalizeAddress, parseAddress } from "../../src/address/index.ts";

const us = { country: "US" };

function rows(text: string, divider: string): [key: string, spellings: string[]][] {
  return text.split("\n").map((row) => {
    const at = row.indexOf("=");
    return [row.slice(0, at), row.slice(at + 1).split(divider)];
  });
}

describe.each([
  ["suffixes", US_SUFFIX_ROWS, " "],
  ["directions", US_DIRECTION_ROWS, " "],
  ["units", US_UNIT_ROWS, " "],
  ["states", US_STATE_ROWS, "|"],
])("the table of %s", (_, text, divider) => {
  const table = rows(text, divider);
  const keys = table.map(([key]) => key);

  test("is sorted and names every key once", () => {
    expect(keys).toEqual([...new Set(keys)].sort());
  });

  test("has no spelling in two rows", () => {
    const all = table.flatMap(([key, spellings]) => spellings.filter((spelling) => spelling !== key));
    expect(all.filter((spelling, i) => all.indexOf(spelling) !== i)).toEqual([]);
    expect(all.filter((spelling) => keys.includes(spelling))).toEqual([]);
  });
});

// Their values are full texts, which several shorthands share.
test("the table of road shorthands is sorted and names every key once", () => {
  const keys = rows(US_ROAD_SHORTHAND_ROWS, "|").map(([key]) => key);
  expect(keys).toEqual([...new Set(keys)].sort());
});

test("a strong suffix is a suffix", () => {
  const keys = rows(US_SUFFIX_ROWS, " ").map(([key]) => key);
  for (const suffix of US_STRONG_SUFFIXES.split(" ")) expect(keys).toContain(suffix);
});

test("the order of units names every designator", () => {
  const order = US_UNIT_ORDER.split(" ");
  const numbered = rows(US_UNIT_ROWS, " ").map(([key]) => key);
  expect(
    numbered.filter(
      (key) => !order.includes(key) && !["BSMT", "FRNT", "LBBY", "LOWR", "REAR", "SIDE", "UPPR"].includes(key),
    ),
  ).toEqual([]);
});

test("longer box and route phrases stand before the shorter ones that begin them", () => {
  const routes = US_ROUTE_ROWS.split("\n").map((row) => row.slice(row.indexOf("=") + 1));
  const boxes = US_BOX_PHRASES.split("\n");
  for (const list of [routes, boxes.slice(0, US_SURE_BOX_PHRASES), boxes.slice(US_SURE_BOX_PHRASES)]) {
    list.forEach((phrase, i) => {
      const later = list.slice(i + 1).filter((other) => other.startsWith(`${phrase} `));
      expect(later, phrase).toEqual([]);
    });
  }
});

// Spellings that are other words at their place: a direction, a state, a saint, a unit.
const ELSEWHERE = new Set(["LA"]);

test.each(rows(US_SUFFIX_ROWS, " "))("every spelling of %s becomes it behind a name", (key, spellings) => {
  for (const spelling of [key, ...spellings]) {
    if (ELSEWHERE.has(spelling)) continue;
    expect(normalizeAddress(`12 ZUMBRO ${spelling}`, us), spelling).toBe(`12 ZUMBRO ${key}`);
  }
});

/** The last prefix of each state. */
const prefixes = new Map<string, string>();
let prefixEnd = 0;
for (const [, state = "", count] of US_ZIP_PREFIX_RUNS.matchAll(/(\D+)(\d+)/gu)) {
  prefixEnd += Number(count);
  prefixes.set(state, String(prefixEnd - 1).padStart(3, "0"));
}

test.each([...US_SLASHED_PAIRS])("%s is one word", (pair) => {
  const line = pair === "C/O" ? "C/O JANE HARLOW 12 ELM ST SALEM NJ 08079" : `${pair} ROUTE 17 SALEM NJ 08079`;
  expect(normalizeAddress(line)).toBe(line);
});

test("other letters with a slash are two words", () => {
  expect(normalizeAddress("12 Elm A/B St, Salem, NJ 08079")).toBe("12 ELM A B ST SALEM NJ 08079");
});

test.each([...US_NAME_ABBREVIATIONS])("%s of a name is %s", (short, full) => {
  expect(normalizeAddress(`12 ${short} Lake Rd, Salem, OR 97301`)).toBe(`12 ${full} LAKE RD SALEM OR 97301`);
  expect(normalizeAddress(`12 Elm St, ${short}, Salem, OR 97301`)).not.toContain(full);
});

test.each([...US_KEY_STREET_WORDS])("%s and %s of a street have one key", (spelling, form) => {
  const key = (word: string): string | null => parseAddress(`5 ${word} Alder St, Troy NY 12180`, us).matchKey;
  expect(key(spelling)).toContain("ALDERST");
  expect(key(spelling)).toBe(key(form));
});

test.each([...US_KEY_CITY_WORDS])("%s and %s of a city have one key", (spelling, form) => {
  const key = (word: string): string | null => parseAddress(`5 Alder St, ${word} Troy, NY`, us).matchKey;
  expect(key(spelling)).toContain("TROY NY");
  expect(key(spelling)).toBe(key(form));
});

test.each(["-", "TO", "THRU", "THROUGH"])("%s between two numbers makes a range", (word) => {
  expect(normalizeAddress(`100 ${word} 102 Elm St, Salem, OR 97301`)).toBe("100-102 ELM ST SALEM OR 97301");
});

test("the runs of ZIP prefixes name every state in text order, and none behind 999", () => {
  expect(US_ZIP_PREFIX_RUNS).toMatch(/^(?:(?:[A-Z]{2}|-)\d+)+$/u);
  expect(prefixEnd).toBe(1000);
  expect([...prefixes.keys()].filter((state) => state !== "-").length).toBe(54);
});

test.each(rows(US_STATE_ROWS, "|"))("every spelling of %s becomes it before a ZIP code", (key, spellings) => {
  const zip = `${prefixes.get(key) ?? "969"}44`;
  for (const spelling of [key, ...spellings]) {
    expect(normalizeAddress(`12 Zumbro Rd, Quilby, ${spelling} ${zip}`, us), spelling).toBe(
      `12 ZUMBRO RD QUILBY ${key} ${zip}`,
    );
  }
});

test.each(rows(US_UNIT_ROWS, " "))("every spelling of %s becomes it behind a street", (key, spellings) => {
  for (const spelling of [key, ...spellings]) {
    expect(normalizeAddress(`12 Zumbro Rd ${spelling} 5`, us), spelling).toBe(`12 ZUMBRO RD ${key} 5`);
  }
});

test.each([...US_FLOOR_NAMES])("the floor %s is %s behind a street", (spelling, name) => {
  expect(normalizeAddress(`12 Zumbro Rd ${spelling} Floor, Quilby, OH 45402`, us)).toBe(
    `12 ZUMBRO RD FL ${name} QUILBY OH 45402`,
  );
});

test.each([...PLACE_NAME_STARTS])("%s before a country's name makes it another's", (word) => {
  const { streetName, country } = parseAddress(`12 hameau ${word} France`, { country: "FR" }).components;
  expect([streetName, country]).toEqual([`HAMEAU ${word} FRANCE`, null]);
});
