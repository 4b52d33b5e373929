import { expect, test } from "vitest";
import {
  companyAge,
  companyIndustry,
  companyPlace,
  companyRevenue,
  companySize,
  companyType,
} from "../../../src/matching/lookalike/company-values.ts";
import { type CompanyFacts, company } from "../records.ts";

const of = (facts: Partial<CompanyFacts>): ReturnType<typeof company> => company({ name: "Quillon", ...facts });

test.each<[Partial<CompanyFacts>, number | null]>([
  [{ employee_count: 64 }, 6],
  [{ employee_count: 64, employee_range: "1-10" }, 6],
  [{ employee_count: 0, employee_range: "2-8" }, 2],
  [{ employee_count: -5, employee_range: "2-8 employees" }, 2],
  [{ employee_count: 1e12 }, null],
  [{ employee_range: "16+" }, 5],
  [{ employee_range: "1,024-4,096" }, 11],
  [{ employee_range: "1.024 - 4.096" }, 11],
  [{ employee_range: "1\u00a0024\u20134\u202f096" }, 11],
  [{ employee_range: "0-1" }, 1],
  [{ employee_range: "self-employed" }, null],
  [{}, null],
])("logarithm of the head count of %j: %j", (facts, size) => {
  expect(companySize(of(facts))?.[0] ?? null).toBe(size);
});

test("other values, and none where nothing is known", () => {
  const full = of({
    industry: "Bakeries & Mills",
    naics_code: "311811",
    type: "Privately Held",
    founded_year: 1987,
    annual_revenue_million_count: 8,
    country: "Germany",
    state: "Bayern",
    city: "Fürth",
  });
  const values = [companyIndustry, companyType, companyAge, companyRevenue, companyPlace];
  expect(values.map((value) => value(full))).toEqual([
    ["bakeries and mills", "311811", null],
    ["privately held"],
    [1987],
    [3],
    ["DE", "bayern", "furth"],
  ]);
  expect(values.map((value) => value(of({ city: "Fürth", founded_year: 0 })))).toEqual([null, null, null, null, null]);
});
