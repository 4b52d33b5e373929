import { expect, test } from "vitest";
import { countryCodeOf, countryNameOf, countryRows, regionCodeOf } from "../../src/text/country.ts";
import { COUNTRY_LOCAL_NAMES } from "../../src/text/data/country-local-names.ts";
import { REGION_ABBREVIATION_ROWS } from "../../src/text/data/region-abbreviations.ts";
import { REGION_ROWS } from "../../src/text/data/regions.ts";

test.each([
  ["US", "US"],
  ["u.s.a.", "US"],
  [" the  Netherlands ", "NL"],
  ["Holland", "NL"],
  ["Österreich", "AT"],
  ["Oesterreich", "AT"],
  ["ESPAÑA", "ES"],
  ["England", "GB"],
  ["日本", "JP"],
  ["Việt Nam", "VN"],
  ["Κύπρος", "CY"],
  ["Κυπριακή Πεδιάδα", null],
  ["", null],
  ["x".repeat(10_000), null],
])("countryCodeOf(%j) is %j", (text, code) => {
  expect(countryCodeOf(text)).toBe(code);
});

test.each([
  ["Calif.", "US", "CA"],
  ["N. Mex.", "US", "NM"],
  ["n.y.", "US", "NY"],
  ["new   york", "US", "NY"],
  ["ill.", "US", "IL"],
  ["N.B.", "CA", "NB"],
  ["P.E.I.", "CA", "PE"],
  ["Que", "CA", "QC"],
  ["Québec", "CA", "QC"],
  ["Vic", "AU", "VIC"],
  ["Calif.", "CA", null],
  ["NY", "GB", null],
  ["nowhere", "US", null],
])("regionCodeOf(%j, %j) is %j", (text, country, code) => {
  expect(regionCodeOf(text, country)).toBe(code);
});

test("every row of the tables is reached", () => {
  for (const [alpha2, alpha3, name] of countryRows()) {
    expect([alpha2, alpha3, name].map(countryCodeOf), name).toEqual([alpha2, alpha2, alpha2]);
    expect(countryNameOf(alpha2)).toBe(name);
  }
  for (const [name, alpha2] of COUNTRY_LOCAL_NAMES) expect(countryCodeOf(name), name).toBe(alpha2);
  for (const [country, code, name] of REGION_ROWS)
    expect([regionCodeOf(code, country), regionCodeOf(name, country)], name).toEqual([code, code]);
  for (const [country, words, code] of REGION_ABBREVIATION_ROWS) expect(regionCodeOf(words, country), words).toBe(code);
});

test("the tables are sorted and hold each key once", () => {
  const sorted = (keys: readonly string[]): void => {
    expect([...keys].sort()).toEqual(keys);
    expect(new Set(keys).size).toBe(keys.length);
  };
  sorted(countryRows().map(([alpha2]) => alpha2));
  const local = [...COUNTRY_LOCAL_NAMES].filter(([name, alpha2]) => name !== alpha2);
  sorted(local.map(([name, alpha2]) => `${alpha2} ${name}`));
  sorted(REGION_ROWS.map(([country, code]) => `${country} ${code}`));
  sorted(REGION_ABBREVIATION_ROWS.map(([country, words]) => `${country} ${words}`));
});
