import { expect, test } from "vitest";
import {
  COMPANY_LOOKALIKE_SCHEMA,
  encodeCompany,
  encodePerson,
  lookalikeKeys,
  lookalikeSeedKeys,
} from "../../../src/matching/index.ts";
import { company } from "../records.ts";

const seed = encodeCompany(
  company({
    name: "Quillon Freight",
    domain: "quillon.example",
    industry: "Freight",
    country_code: "SE",
    city: "Malmö",
    employee_count: 60,
    specialties: ["cold storage", "pallets"],
    tech_stack: ["oracle"],
  }),
);
const frequencies =
  (counts: Record<string, number>, other = 0) =>
  (key: string): number =>
    counts[key] ?? other;

test("combined keys name the industry with place and size", () => {
  expect(seed.keys).toEqual(["ip:freight|SE", "ic:freight|SE||malmo", "iz:freight|3", "izp:freight|3|SE"]);
  expect(encodeCompany(company({ name: "Quillon", industry: "Freight" })).keys).toEqual([]);
  expect(encodeCompany(company({ name: "Quillon", country_code: "SE", employee_count: 60 })).keys).toEqual([]);
  for (const key of [...seed.keys, "s:cold storag", "t:oracle"])
    expect(lookalikeKeys(COMPANY_LOOKALIKE_SCHEMA, seed)).toContain(key);
});

test("combined keys of people name the level with industry, role and country", () => {
  const person = { job: { level: "director", role: "sales" }, location: { country: "Sweden" } };
  const encoded = encodePerson({ person, company: null } as unknown as Parameters<typeof encodePerson>[0]);
  expect(encoded.keys).toEqual(["lr:director|sales", "lrp:director|sales|SE"]);
});

test("keys draw as long as they hold at most 1,000 records together, the most telling first", () => {
  const keys = (counts: Record<string, number>): string[] =>
    lookalikeSeedKeys(COMPANY_LOOKALIKE_SCHEMA, [seed], { records: 10_000, frequency: frequencies(counts) });
  // Industry and size tell more than one specialty of the same number of records.
  expect(keys({ "izp:freight|3|SE": 400, "s:pallet": 400 })).toEqual(["izp:freight|3|SE", "s:pallet"]);
  // What would be too many together is left out, and smaller lists behind it still come.
  expect(keys({ "izp:freight|3|SE": 400, "s:pallet": 700, "t:oracle": 500 })).toEqual(["izp:freight|3|SE", "t:oracle"]);
  // Too common, unknown, or of one record alone: no key.
  expect(keys({ "izp:freight|3|SE": 1001, "s:pallet": 1 })).toEqual([]);
});
