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

test("the rarest keys draw as long as they hold at most 8,000 records together", () => {
  const words = Array.from({ length: 9 }, (_, i) => `word${i}`);
  const wordy = {
    ...seed,
    keys: [],
    terms: [
      { terms: [], counts: [] },
      { terms: words, counts: words.map(() => 1) },
    ],
  };
  const keys = (frequency: (key: string) => number): string[] =>
    lookalikeSeedKeys(COMPANY_LOOKALIKE_SCHEMA, [wordy], { records: 100_000, frequency });
  const held = (...counts: number[]) =>
    frequencies(Object.fromEntries(counts.map((count, i) => [`d:word${i}`, count])));
  expect(keys(held(1000, 900, 1000, 1000, 1000, 1000, 1000, 1000))).toHaveLength(8);
  // One record more, and the commonest are left out, all of them, since nothing tells which one should stay.
  expect(keys(held(1000, 900, 1000, 1000, 1000, 1000, 1000, 1000, 101))).toEqual(["d:word1", "d:word8"]);
  // Too common, unknown, or of one record alone: no key.
  expect(keys(held(1001, 1))).toEqual([]);
});
