import { expect, test } from "vitest";
import { createMemoryStore, createService } from "../../src/service/index.ts";
import { bakery, company } from "./made-records.ts";

const ASKED = { country: "US", industry: "bakery" };

async function namesOf(facts: readonly object[], more: object): Promise<unknown> {
  const localBusinesses = facts.map((fact, i) => bakery({ name: String(i), ...fact }));
  const service = createService({ store: createMemoryStore({ localBusinesses }) });
  return (await service.localBusinesses.search({ ...ASKED, ...more })).data.local_businesses.map(({ name }) => name);
}

test("has_mobile keeps MOBILE and FIXED_LINE_OR_MOBILE and no other type; phone_types is the strict form", async () => {
  const types = ["MOBILE", "FIXED_LINE_OR_MOBILE", "FIXED_LINE", "PAGER", "VOIP", null];
  const facts = types.map((phone_type) => ({ phone_type }));
  expect(await namesOf(facts, { has_mobile: true })).toEqual(["0", "1"]);
  expect(await namesOf(facts, { phone_types: ["MOBILE"] })).toEqual(["0"]);
});

test("has_phone reads the phone, not its type, and has_website the website, not the domain", async () => {
  const facts = [
    { phone: "+12125550123" },
    { phone_type: "MOBILE" },
    { website_url: "https://a.example" },
    { domain: "a.example" },
  ];
  expect(await namesOf(facts, { has_phone: true })).toEqual(["0"]);
  expect(await namesOf(facts, { has_website: true })).toEqual(["2"]);
});

test("a rating of 0 and of 5, and 0 reviews, are minimums that may be asked; a missing one never satisfies them", async () => {
  const facts = [{ rating: { score: 5, reviews: 0 } }, { rating: { score: 0, reviews: 3 } }, {}];
  expect(await namesOf(facts, { min_rating: 5 })).toEqual(["0"]);
  expect(await namesOf(facts, { min_rating: 0, sort: "rating" })).toEqual(["0", "1"]);
  expect(await namesOf(facts, { min_reviews: 0, sort: "reviews" })).toEqual(["1", "0"]);
});

test.each([{ min_reviews: 1.5 }, { min_reviews: "3" }, { min_rating: "4" }, { min_rating: 5.1 }, { min_rating: -0.1 }])(
  "%j is no minimum",
  async (more) => {
    const service = createService({ store: createMemoryStore({}) });
    const { status, body } = await service.handle("/v3/local-businesses/search", { ...ASKED, ...more });
    expect(status).toBe(422);
    expect(body).toMatchObject({ error: { code: "validation_failed", details: [{ path: Object.keys(more)[0] }] } });
  },
);

test("a page has no upper bound: one far past the end is empty", async () => {
  expect(await namesOf([{}], { page: Number.MAX_SAFE_INTEGER })).toEqual([]);
});

test("relevance: a street address and a postal code make a record more complete", async () => {
  const place = { country: "united states", country_code: "US" };
  const facts = [
    {},
    { location: { ...place, address: "1 Main St" } },
    { location: { ...place, postal_code: "78701" } },
  ];
  expect(await namesOf(facts, {})).toEqual(["1", "2", "0"]);
});

test("an agreeing address adds 5 to the confidence of a company whose name another has too", async () => {
  const location = { country_code: "US", city: "Austin", address: "500 w 2nd st" };
  const companies = ["a", "b"].map((label) => company({ name: "Twin", domain: `${label}.example`, location }));
  const service = createService({ store: createMemoryStore({ companies }) });
  const sure = async (more: object): Promise<number> =>
    (await service.companies.nameToDomain({ name: "Twin", ...more })).meta.confidence;
  expect([await sure({}), await sure({ address: "500 W 2nd St, Austin" })]).toEqual([44, 49]);
});
