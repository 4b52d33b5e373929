import { expect, test } from "vitest";
import type { Company } from "../../src/models/index.ts";
import { companyBucket, companyNumber, companyOrder } from "../../src/postgres/company-number.ts";
import { createPostgresStore, storeRows } from "../../src/postgres/index.ts";
import { inventedCompanies } from "../matching/lookalike/invented.ts";

const [company] = inventedCompanies(1, 20261121) as [Company];
const of = (name: string | null, naics_code: string | null = null): Company => ({
  ...company,
  industry: { name, naics_code, sic_code: null },
});

test("a number keeps the order of the load and tells the bucket", () => {
  const numbers = ["Bakery", null, "Software", "bakery", null].map((name, order) => companyNumber(of(name), order));
  expect(numbers.map(companyOrder)).toEqual([0, 1, 2, 3, 4]);
  expect([...numbers].sort((a, b) => a - b)).toEqual(numbers);
  expect(new Set(numbers.map(companyBucket)).size).toBe(4);
});

test("companies of one industry share a bucket, those without one are spread", () => {
  const bucket = (made: Company, order: number): number => companyBucket(companyNumber(made, order));
  expect(bucket(of("Bakery"), 1)).toBe(bucket(of(" bakery"), 4_000_000));
  expect(bucket(of(null, "311811"), 7)).toBe(bucket(of(null, "311811"), 8));
  expect(bucket(of(null), 7)).not.toBe(bucket(of(null), 8));
  const industries = Array.from({ length: 300 }, (_, i) => bucket(of(`industry ${i}`), 0));
  expect(new Set(industries).size).toBeGreaterThan(220);
});

test("a company is asked for where its bucket is", async () => {
  const asked: unknown[][] = [];
  const number = companyNumber(of("Bakery"), 5);
  const store = createPostgresStore(async (text, values) => {
    asked.push(values);
    return text.includes("lookup_keys") ? [{ key: "host a.example", number }] : [];
  });
  expect(await store.companyByDomain("a.example")).toBeNull();
  expect(asked.at(-1)).toEqual([[number], [companyBucket(number)]]);
});

test("the companies of a bucket are written behind each other", () => {
  const companies = inventedCompanies(200, 20261121);
  const rows = [...(storeRows({ companies }).find(({ table }) => table === "companies")?.rows ?? [])];
  const buckets = rows.map(([, bucket]) => Number(bucket));
  expect(buckets).toEqual([...buckets].sort((a, b) => a - b));
  expect(rows.map(([number]) => companyOrder(Number(number))).sort((a, b) => a - b)).toEqual(
    companies.map((_, i) => i),
  );
});
