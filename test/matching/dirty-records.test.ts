import { describe, expect, test } from "vitest";
import { companyMatcher, localBusinessMatcher, type Matcher, personMatcher } from "../../src/matching/index.ts";

const WRONG: readonly unknown[] = [null, undefined, 5, Number.NaN, true, "", [], [null], ["a"], {}, "\ud800", "N/A"];

const company = {
  name: "Harbour Tools Ltd",
  domain: "harbour.example",
  website_url: "https://harbour.example",
  social: { pronet: "https://www.linkedin.com/company/harbour" },
  phones: [{ phone: "+12125550123" }],
  location: { address: "12 Harbour St", city: "Millford", postal_code: "12345", country_code: "US", country: "US" },
};
const person = {
  first_name: "Ann",
  last_name: "Harlow",
  full_name: "Ann Harlow",
  social: { pronet_url: "https://www.linkedin.com/in/ann-harlow" },
  emails: { work_email: { email: "ann@harbour.example" }, personal_email: { email: "ann@harlow.example" } },
  phones: ["+12125550123"],
  location: { city: "Millford", country: "US" },
  job: { title: "Engineer" },
  experiences: [{ is_primary: true, company: { name: "Harbour Tools" } }],
};
const business = {
  name: "Harbour Cafe",
  location: { address: "12 Harbour St", city: "Millford", postal_code: "12345" },
  phone: "+12125550123",
  domain: "cafe.example",
  website_url: "https://cafe.example",
  coordinates: { lat: 40.1, lng: -70 },
};

/** The record with each of its parts, at any depth, replaced by each wrong value. */
function damaged(record: unknown): unknown[] {
  if (typeof record !== "object" || record === null) return [];
  return Object.entries(record).flatMap(([key, part]) =>
    [...WRONG, ...damaged(part)].map((value) => {
      const copy = (Array.isArray(record) ? [...record] : { ...record }) as Record<string, unknown>;
      copy[key] = value;
      return copy;
    }),
  );
}

describe.each<[string, Matcher<never>, unknown]>([
  ["companyMatcher", companyMatcher, company],
  ["personMatcher", personMatcher, person],
  ["localBusinessMatcher", localBusinessMatcher, business],
])("%s", (_name, matcher, record) => {
  test("takes a record with anything in any place, and what is left of it speaks", () => {
    const rows = damaged(record) as never[];
    expect(rows.length).toBeGreaterThan(100);
    for (const row of rows) {
      const { probability, weight } = matcher.compare(row, record as never);
      expect(weight).toBeGreaterThan(-100);
      expect(probability).toBeLessThanOrEqual(1);
    }
    expect(matcher.duplicates(rows).clusters.length).toBeGreaterThan(0);
  });
});

test("a postal code that is a number is the text of its digits", () => {
  const rows = ["Harbour St", "Harbor Street"].map((street, i) => ({
    ...business,
    name: "Harbour Cafe",
    phone: null,
    domain: null,
    website_url: null,
    coordinates: null,
    location: { address: `12 ${street}`, city: null, postal_code: i === 0 ? 12345 : "12345" },
  }));
  expect(localBusinessMatcher.duplicates(rows as never).clusters).toEqual([[0, 1]]);
});
