import { expect, test } from "vitest";
import { createLocalBusinessIndex, type FacetScope } from "../../src/search/index.ts";
import { sampleBusinesses } from "./sample-businesses.ts";

const [sample] = sampleBusinesses(1, 1);
if (sample === undefined) throw new Error("no sample");
const { location } = sample;
const at = (city: string, state: string | null, country = "United States", industry = "Bakery"): typeof sample => ({
  ...sample,
  industry,
  location: { ...location, country, country_code: null, state, city },
});
const index = createLocalBusinessIndex([
  at("Ulm", null, "Germany"),
  at("Bonn", null, "Germany"),
  at("aalen", null, "Germany"),
  at("Celle", null, "Germany"),
  at("bonn", null, "Germany"),
  at("Ulm", null, "Germany"),
  at("Aachen", null, "Germany"),
  at("Austin", "Texas"),
  at("Austin", "TX", "USA", "Garage"),
  at("Dallas", "tx"),
  at("Austin", "Minnesota"),
  at("Austin", null),
]);
const listed = (within: FacetScope): string[] =>
  index.values("city", within).map(({ value, count }) => `${count} ${value}`);

test("values stand by their number, then by their spelling", () => {
  expect(listed({ country: "DE" })).toEqual(["2 Bonn", "2 Ulm", "1 Aachen", "1 Celle", "1 aalen"]);
});

test.each<[FacetScope, string[]]>([
  [{ country: "US" }, ["4 Austin", "1 Dallas"]],
  [{ country: "US", state: "TX" }, ["2 Austin", "1 Dallas"]],
  [{ state: "texas" }, ["2 Austin", "1 Dallas"]],
  [{ state: "TX", industry: "bakery" }, ["1 Austin", "1 Dallas"]],
  [{ industry: "GARAGE" }, ["1 Austin"]],
  [{ country: "DE", state: "TX" }, []],
  [{ country: "US", state: "Ohio" }, []],
  [{ country: "US", industry: "hotel" }, []],
  [{ country: "FR" }, []],
])("within %j: %j", (within, cities) => {
  expect(listed(within)).toEqual(cities);
});
