import { describe, expect, test } from "vitest";
import type { LocalBusiness, LocalBusinessSearch } from "../../src/models/index.ts";
import { createLocalBusinessIndex } from "../../src/search/index.ts";
import { plainSearch } from "./plain-search.ts";
import { sampleBusinesses } from "./sample-businesses.ts";

const placed = (records: LocalBusiness[], country: string, industry: string): LocalBusiness[] =>
  records.map((record) => ({ ...record, industry, location: { ...record.location, country } }));
const records = [
  ...placed(sampleBusinesses(40, 2), "Germany", "Garage"),
  ...placed(sampleBusinesses(400, 1), "United States", "Bakery"),
];
const index = createLocalBusinessIndex(records);
const many = { country: "us", industry: "BAKERY" };
const few = { country: "DE", industry: "garage" };
const matches = (request: LocalBusinessSearch): number => plainSearch(records, request).length;

describe("how a page is found", () => {
  test.each<[Partial<LocalBusinessSearch>, string]>([
    [{}, "slice"],
    [{ name: " ", has_email: false }, "slice"],
    [{ min_rating: 4, sort: "rating" }, "slice"],
    [{ min_reviews: 50, sort: "reviews" }, "slice"],
    [{ min_rating: 4, sort: "reviews" }, "scan"],
    [{ min_reviews: 50, sort: "rating" }, "scan"],
    [{ min_rating: 4 }, "scan"],
    [{ has_email: true }, "bit_sets"],
    [{ has_email: true, min_rating: 4, sort: "rating" }, "bit_sets"],
    [{ has_email: true, city: "leeds" }, "scan"],
    [{ name: "star" }, "names"],
    [{ name: "star", city: "leeds", sort: "relevance" }, "names"],
    [{ name: "star", sort: "reviews" }, "scan"],
  ])("%j: %s", (filters, method) => {
    const { sort = "relevance", min_rating = 0, min_reviews = 0 } = filters;
    const reach = sort === "rating" ? { min_rating } : sort === "reviews" ? { min_reviews } : {};
    const least = Object.fromEntries(Object.entries(reach).filter(([, value]) => value > 0));
    expect(index.explain({ ...many, ...filters })).toMatchObject({
      group: { country: "United States", industry: "Bakery", rows: 400 },
      order: sort,
      method,
      rows_in_reach: matches({ ...many, ...least }),
      matches: matches({ ...many, ...filters }),
    });
  });

  test("a small group has no bit sets", () => {
    const { group, method } = index.explain({ ...few, has_email: true });
    expect([group, method]).toEqual([{ country: "Germany", industry: "Garage", rows: 40 }, "scan"]);
  });

  test("a group that is not held", () => {
    expect(index.explain({ ...few, industry: "bakery", city: "Leeds", sort: "rating" })).toEqual({
      group: null,
      order: "rating",
      method: "empty",
      rows_in_reach: 0,
      filters: [],
      matches: 0,
    });
  });
});

test("what every filter keeps, alone and with those before it", () => {
  const filters: Partial<LocalBusinessSearch> = {
    min_rating: 2,
    phone_types: ["mobile"],
    has_socialA: true,
    name: "a",
  };
  let together: LocalBusinessSearch = { ...many, sort: "rating" };
  const reports = Object.entries(filters).map(([filter, value]) => {
    together = { ...together, [filter]: value };
    return { filter, alone: matches({ ...many, [filter]: value }), together: matches(together) };
  });
  expect(index.explain(together).filters).toEqual(reports);
  expect(reports.at(-1)?.together).toBeGreaterThan(0);
  expect(new Set(reports.map(({ together }) => together)).size).toBe(4);
});
