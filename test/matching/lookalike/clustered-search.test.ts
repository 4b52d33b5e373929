import { expect, test } from "vitest";
import { createCompanyIndex } from "../../../src/matching/index.ts";
import { COMPANY_LOOKALIKE_SCHEMA, encodeCompany } from "../../../src/matching/lookalike/company-features.ts";
import { lookalikeStatistics } from "../../../src/matching/lookalike/keys.ts";
import { bestByScore } from "./best-by-score.ts";
import { inventedCompanies } from "./invented.ts";

// Several blocks of 4,096 records, so that blocks are bounded and the rest is searched by essential terms.
const list = inventedCompanies(14_000, 11);
const index = createCompanyIndex(list);
const encoded = list.map(encodeCompany);
const statistics = lookalikeStatistics(COMPANY_LOOKALIKE_SCHEMA, encoded);

test.each([0, 1, 2, 77, 500, 1234, 4096, 8191, 9999, 13_999])(
  "seed %i: the same 25 as scoring every record",
  (number) => {
    const company = list[number];
    if (company === undefined) throw new Error("no seed");
    const expected = bestByScore(COMPANY_LOOKALIKE_SCHEMA, encoded, statistics, [number]);
    const found = index.similar(company);
    expect(found.map(({ company: { domain }, score }) => [domain, score])).toEqual(
      expected.map(({ number, score }) => [list[number]?.domain, score]),
    );
  },
);

test("a seed that knows one feature, or none", () => {
  const [first] = list;
  if (first === undefined) throw new Error("no companies");
  const nothing = {
    ...first,
    industry: { name: null, sic_code: null, naics_code: null },
    type: null,
    description: null,
  };
  const bare = {
    ...nothing,
    name: "Elsewhere",
    domain: "elsewhere.example",
    website_url: null,
    size: { employee_range: null, employee_count: null },
    revenue: { annual_revenue: null, annual_revenue_million_count: null },
    location: { ...first.location, country: null, country_code: null },
    founded_year: null,
    specialties: [],
    tech_stack: [],
  };
  expect(index.similar(bare)).toEqual([]);
  const placed = { ...bare, location: { ...bare.location, country_code: "FR" } };
  const found = index.similar(placed, { explain: true });
  expect(found).toHaveLength(25);
  expect(found.map(({ contributions }) => contributions.map(({ feature, weight }) => [feature, weight]))).toEqual(
    found.map(() => [["place", 1]]),
  );
});

test("one record many times", () => {
  const [first, second] = list;
  if (first === undefined || second === undefined) throw new Error("no companies");
  const same = Array.from({ length: 20_000 }, () => second);
  expect(createCompanyIndex(same).similar(first)).toHaveLength(25);
  expect(createCompanyIndex(same).similar(second)).toEqual([]);
});
