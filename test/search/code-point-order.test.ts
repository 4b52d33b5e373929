import { expect, test } from "vitest";
import { createLocalBusinessIndex } from "../../src/search/index.ts";
import { sampleBusinesses } from "./sample-businesses.ts";

test("prefixes and values above U+FFFF are found beside those of U+E000 to U+FFFF, whose units stand above theirs", () => {
  const [record] = sampleBusinesses(1, 1);
  if (record === undefined) throw new Error("no sample");
  const cities = [
    "\uff21",
    "\u{1d49c}",
    "\uff21\u{1d49c}",
    "\u{1d49c}\uff21",
    "a",
    "\ud7ff",
    "\ue000",
    "\u{1d7ff}",
    "\u{1d7fe}",
  ];
  const records = cities.map((city) => ({ ...record, location: { ...record.location, city }, sic_code: city }));
  const index = createLocalBusinessIndex(records);
  const { location, industry } = record;
  const request = { country: location.country_code ?? "", industry: industry ?? "" };
  for (const [row, city] of cities.entries()) {
    expect(index.search({ ...request, city }).records, city).toEqual([records[row]]);
    expect(index.search({ ...request, sic_codes: [city] }).records).toHaveLength(
      cities.filter((other) => other.startsWith(city)).length,
    );
  }
});
