import { expect, test } from "vitest";
import type { LocalBusinessSearch } from "../../src/models/index.ts";
import { searchStatement } from "../../src/postgres/index.ts";
import { AskedSearch, readRequest } from "../../src/search/asked-search.ts";
import { FLAG_NAMES } from "../../src/search/flags.ts";
import { createLocalBusinessIndex } from "../../src/search/index.ts";

const full: LocalBusinessSearch = {
  country: "US",
  industry: "bakery",
  page: 3,
  sort: "rating",
  name: "mill",
  city: "Austin",
  state: "TX",
  postal_code: "78701",
  sic_codes: ["54"],
  naics_codes: ["311"],
  phone_types: ["MOBILE"],
  min_rating: 4,
  min_reviews: 0,
  has_website: true,
  has_videoB: true,
};
const { has_website: _, has_videoB: __, ...fields } = full;
const wanted = { ...new AskedSearch(), ...fields, filtered: true, flags: 0b1000000001 };

/** A request whose fields are getters of a class. */
class Request implements LocalBusinessSearch {
  get country(): string {
    return "US";
  }
  get industry(): string {
    return "bakery";
  }
  get city(): string {
    return "Austin";
  }
  get has_phone(): boolean {
    return true;
  }
}

test("every field of a request is read", () => {
  expect({ ...readRequest(full) }).toEqual(wanted);
  expect({ ...readRequest(Object.assign(Object.create(null), full)) }).toEqual(wanted);
  expect({ ...readRequest(Object.create(full)) }).toEqual(wanted);
  const { country, industry, city, flags, filtered } = readRequest(new Request());
  expect([country, industry, city, flags, filtered]).toEqual(["US", "bakery", "Austin", 2, true]);
});

test("every flag has its bit, and only where it is true", () => {
  FLAG_NAMES.forEach((flag, bit) => {
    const request = { country: "US", industry: "bakery" };
    expect(readRequest({ ...request, [flag]: true }).flags).toBe(1 << bit);
    expect(readRequest({ ...request, [flag]: false }).flags).toBe(0);
  });
});

test("what is undefined is not asked for", () => {
  const request = { country: "US", industry: "bakery", page: 2, sort: "reviews" as const };
  const bare = { ...new AskedSearch(), ...request };
  expect({ ...readRequest({ ...request, city: undefined, has_email: undefined, name: undefined }) }).toEqual(bare);
  expect({ ...readRequest({ country: "US", industry: "bakery", page: undefined, sort: undefined }) }).toEqual({
    ...bare,
    page: undefined,
    sort: undefined,
  });
});

test.each<[string, unknown, string]>([
  ["country", undefined, "search: country must be text, got undefined"],
  ["industry", undefined, "search: industry must be text, got undefined"],
  ["country", 5, "search: country must be text, got 5"],
  ["name", null, "search: name must be text, got null"],
  ["city", ["Austin"], "search: city must be text, got object"],
  ["postal_code", 78701, "search: postal_code must be text, got 78701"],
  ["min_rating", "4", "search: min_rating must be a number, got string"],
  ["min_reviews", Number.NaN, "search: min_reviews must be a number, got NaN"],
  ["sic_codes", "54", "search: sic_codes must be a list of texts, got string"],
  ["phone_types", [null], "search: phone_types must be a list of texts, got object"],
  ["has_phone", "true", "search: has_phone must be true or false, got string"],
  ["has_phone", null, "search: has_phone must be true or false, got null"],
])("%s of plain JavaScript as %j is refused, in memory and for PostgreSQL", (field, value, message) => {
  const request = { country: "US", industry: "bakery", [field]: value } as LocalBusinessSearch;
  expect(() => createLocalBusinessIndex([]).search(request)).toThrow(new TypeError(message));
  expect(() => searchStatement(request)).toThrow(new TypeError(message));
});

test.each([undefined, null])("%j is no request", (request) => {
  const message = `search: the request must be an object, got ${request}`;
  expect(() => createLocalBusinessIndex([]).search(request as never)).toThrow(new TypeError(message));
});

test("fields that are none are not read", () => {
  const request = { country: "US", industry: "bakery", note: null } as LocalBusinessSearch;
  expect(readRequest(request).flags).toBe(0);
});

test.each([[undefined], [null], [{}], [[null]], [[{ name: "x" }]], [["x"]]])(
  "an index over %j is refused",
  (records) => {
    expect(() => createLocalBusinessIndex(records as never)).toThrow(/^createLocalBusinessIndex: record/u);
  },
);
