import type { PGlite } from "@electric-sql/pglite";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCompanyIndex, createPersonIndex } from "../../src/matching/index.ts";
import { primaryExperience } from "../../src/matching/records/index.ts";
import { createPostgresStore, searchStatement } from "../../src/postgres/index.ts";
import { createLocalBusinessIndex } from "../../src/search/index.ts";
import { createMemoryStore, type RecordStore } from "../../src/service/index.ts";
import { CompanyDirectory } from "../../src/service/store/index.ts";
import { loadStore, openDatabase } from "./database.ts";
import {
  anyAskedName,
  anyLocalBusiness,
  anyRequest,
  generatedCompanies,
  generatedPeople,
} from "./generated-records.ts";

const SEED = 20261121;
const localBusinesses = fc.sample(anyLocalBusiness, { numRuns: 1500, seed: SEED });
const companies = generatedCompanies(400, SEED);
const people = generatedPeople(companies, 300);
const memory = createMemoryStore({ companies, people, localBusinesses });
const schema = "identity";
let database: PGlite;
let store: RecordStore;
const prepared = new Map<string, Set<string>>();

beforeAll(async () => {
  database = await openDatabase();
  await loadStore(database, schema, { companies, people, localBusinesses }, "copy");
  store = createPostgresStore((text, values) => database.query(text, values), {
    schema,
    prepared: (name, text, values) => {
      prepared.set(name, (prepared.get(name) ?? new Set()).add(text));
      return database.query(text, values);
    },
  });
}, 120_000);
afterAll(() => database.close());

test("searches give the same rows in the same order", async () => {
  const index = createLocalBusinessIndex(localBusinesses);
  let filled = 0;
  await fc.assert(
    fc.asyncProperty(anyRequest, async (request) => {
      const { rows, has_more } = index.search(request);
      const { text, values } = searchStatement(request, { schema });
      const found = (await database.query<{ number: number }>(text, values)).rows.map(({ number }) => Number(number));
      expect(found.slice(0, 10)).toEqual(rows);
      expect(found.length > 10).toBe(has_more);
      if (rows.length > 0) filled++;
    }),
    { numRuns: 600, seed: SEED },
  );
  expect(filled).toBeGreaterThan(200);
});

test("records come back as they were", async () => {
  for (const sort of ["relevance", "rating", "reviews"] as const) {
    const request = { country: "US", industry: "bakery", sort };
    expect(await store.searchLocalBusinesses(request)).toEqual(memory.searchLocalBusinesses(request));
  }
});

test("names mean the same companies with the same confidence", async () => {
  const seen = new Set<number>();
  const country = fc.constantFrom(undefined, "US", "DE");
  await fc.assert(
    fc.asyncProperty(anyAskedName, country, async (name, country_code) => {
      const query = country_code === undefined ? { name } : { name, country_code };
      const expected = memory.companyByName(query);
      expect(await store.companyByName(query)).toEqual(expected);
      seen.add(expected?.confidence ?? 0);
    }),
    { numRuns: 400, seed: SEED },
  );
  expect(seen.size).toBeGreaterThan(8);
});

test("keyed lookalikes of companies are those of the index, to the bit", async () => {
  const index = createCompanyIndex(companies);
  let found = 0;
  for (const seed of companies.filter((_, i) => i % 4 === 0)) {
    const expected = index
      .similar(seed, { candidates: "keyed" })
      .map(({ company, score }) => ({ item: company, score }));
    expect(await store.similarCompanies(seed, 25)).toEqual(expected);
    found += expected.length;
  }
  expect(found).toBeGreaterThan(1000);
});

test("a company that the store does not hold has the same lookalikes, without those that share an identity with it", async () => {
  const index = createCompanyIndex(companies);
  let left = 0;
  for (const held of companies.filter(({ domain }, i) => i % 8 === 1 && domain !== null)) {
    const seed = { ...held, name: `${held.name} Elsewhere`, followers_count: 1 };
    const expected = index.similar(seed, { candidates: "keyed", limit: 5 });
    const found = await store.similarCompanies(seed, 5);
    expect(found).toEqual(expected.map(({ company, score }) => ({ item: company, score })));
    if (found.length > 0 && !found.some(({ item }) => item.domain === seed.domain)) left++;
  }
  expect(left).toBeGreaterThan(10);
});

test("keyed lookalikes of people are those of the index, to the bit", async () => {
  const directory = new CompanyDirectory(companies);
  const results = people.map((person) => {
    const experience = primaryExperience(person);
    const employer = experience === null ? null : directory.employer(experience);
    if (employer === null) return { person, company: null };
    const { aliases, ...company } = employer;
    return { person, company };
  });
  const index = createPersonIndex(results);
  let found = 0;
  for (const seed of results.filter((_, i) => i % 5 === 0)) {
    const expected = index
      .similar(seed, { candidates: "keyed" })
      .map(({ person, company, score }) => ({ item: { person, company }, score }));
    expect(await store.similarPeople(seed.person, 25)).toEqual(expected);
    found += expected.length;
  }
  expect(found).toBeGreaterThan(500);
});

test("employees are the same", async () => {
  for (const company of companies.slice(0, 60))
    expect(await store.employees(company, 0, 26)).toEqual(memory.employees(company, 0, 26));
});

test("the name of a prepared statement means one text of one schema", async () => {
  const [company] = companies;
  const [person] = people;
  if (company === undefined || person === undefined) throw new Error("no records");
  await store.similarCompanies(company, 5);
  await store.similarCompanies({ ...company, followers_count: -1 }, 9);
  await store.similarPeople(person, 5);
  const names = ["company", "counts", "features", "identities", "person"].map((name) => `${schema} ${name}`);
  expect([...prepared.keys()].sort()).toEqual(names);
  expect([...prepared.values()].map(({ size }) => size)).toEqual(names.map(() => 1));
});
