import { expect, test } from "vitest";
import type { LocalBusinessSearch } from "../../src/models/index.ts";
import { AskedSearch, readRequest } from "../../src/search/asked-search.ts";
import { FLAG_NAMES } from "../../src/search/flags.ts";

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
