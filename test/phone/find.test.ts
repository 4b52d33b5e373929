import { expect, test } from "vitest";
import { findPhones } from "../../src/phone/index.ts";

test.each([
  ["Call 650-253-4561 by 4/12/2024.", "US", [[5, 17, "+16502534561"]]],
  [
    "Office (212) 555-0123 x45, fax: +44 20 7946 0958",
    "US",
    [
      [7, 25, "+12125550123"],
      [32, 48, "+442079460958"],
    ],
  ],
  ["电话：２１２－５５５－０１２３。", "US", [[3, 15, "+12125550123"]]],
  ["𝟐𝟏𝟐-555-0123!", "US", [[0, 15, "+12125550123"]]],
  ["650-253-4561\u2013455-234-3451", "US", [[0, 12, "+16502534561"]]],
  ["01 (33) 3461 2234", "MX", [[3, 17, "+523334612234"]]],
])("%s in %s", (text, country, expected) => {
  expect(findPhones(text, { country }).map(({ start, end, e164 }) => [start, end, e164])).toEqual(expected);
});

test.each([
  ["on 2012/01/02 08:00", "US"],
  ["at 2014-04-12 04:04 PM", "US"],
  ["$650253456 1", "US"],
  ["65025345611%", "US"],
  ["id a6502534561", "US"],
  ["6502534561b", "US"],
  ["see 1234-5678 (2023)", "US"],
  ["(80).(585) (79).(9)64", "US"],
  ["650 x 253 - 1234", "US"],
  ["222-222-2222", "US"],
  ["", "US"],
  ["no number", null],
])("%s in %s holds none", (text, country) => {
  expect(findPhones(text, { country })).toEqual([]);
});

test("every number of a long text is found", () => {
  const text = "Call 650-253-4561, please. ".repeat(1000);
  const found = findPhones(text, { country: "US" });
  expect(found.length).toBe(1000);
  expect(new Set(found.map(({ start, end }) => text.slice(start, end)))).toEqual(new Set(["650-253-4561"]));
});
