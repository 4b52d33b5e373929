import { describe, expect, test } from "vitest";
import { createLocalBusinessIndex } from "../../src/search/index.ts";
import { seededBelow } from "../seeded-random.ts";
import { plainSearch } from "./plain-search.ts";
import { randomRequest } from "./random-request.ts";
import { sampleBusinesses } from "./sample-businesses.ts";

const SEED = 20261121;
describe(`against plain filter and sort (seed ${SEED})`, () => {
  const records = sampleBusinesses(20_000, SEED);
  const index = createLocalBusinessIndex(records);

  test("2,000 random requests give the same pages", () => {
    const random = seededBelow(SEED);
    let matched = 0;
    for (let i = 0; i < 2000; i++) {
      const request = randomRequest(random);
      const expected = plainSearch(records, request);
      matched += expected.length > 0 ? 1 : 0;
      const last = Math.max(1, Math.ceil(expected.length / 10));
      for (const page of new Set([1, 2, Math.ceil(last / 2), last, last + 1])) {
        const answer = index.search({ ...request, page });
        const wanted = expected.slice((page - 1) * 10, page * 10);
        expect(answer.rows, `${JSON.stringify(request)} page ${page}`).toEqual(wanted);
        expect(answer.has_more).toBe(expected.length > page * 10);
        expect(answer.records).toEqual(wanted.map((row) => records[row]));
      }
    }
    expect(matched).toBeGreaterThan(800);
  });

  test("explain counts what the plain filters keep", () => {
    const random = seededBelow(7);
    for (let i = 0; i < 200; i++) {
      const request = randomRequest(random);
      const report = index.explain(request);
      expect(report.matches).toBe(plainSearch(records, request).length);
      expect(report.filters.filter(({ filter }) => !Object.hasOwn(request, filter))).toEqual([]);
      expect(report.filters.at(-1)?.together ?? report.group?.rows ?? 0).toBe(report.matches);
      const { country, industry } = request;
      expect(report.group?.rows ?? 0).toBe(plainSearch(records, { country, industry }).length);
    }
  });

  test("values count the records of a scope", () => {
    const total = index.values("country").reduce((sum, { count }) => sum + count, 0);
    expect(total).toBe(records.filter((r) => (r.location.country ?? r.location.country_code) !== null).length);
    const [first] = index.values("city", { country: "DE", industry: "bakery" });
    const request = { country: "DE", industry: "bakery", city: first?.value ?? "" };
    expect(first?.count).toBe(plainSearch(records, request).length);
    expect(index.values("industry", { country: "Narnia" })).toEqual([]);
    expect(() => index.values("name" as "city")).toThrow(/unknown field "name"/u);
  });
});

test("every page of names of all qualities, however many there are of each", () => {
  const random = seededBelow(SEED);
  const location = {
    country: "germany",
    country_code: "DE",
    city: null,
    state: null,
    address: null,
    postal_code: null,
  };
  const words = ["star", "star", "blue", "starlight", "old", "morningstar"];
  const name = (): string => Array.from({ length: 1 + random(3) }, () => words[random(words.length)]).join(" ");
  for (const size of [5, 40, 300, 2000]) {
    const records = sampleBusinesses(size, size).map((r) => ({ ...r, name: name(), industry: "bakery", location }));
    const index = createLocalBusinessIndex(records);
    for (const part of ["star", "star ", "starl", "light", "tar", "t", "star blue old"]) {
      const request = { country: "DE", industry: "bakery", name: part };
      const expected = plainSearch(records, request);
      for (let page = 1; page <= Math.floor(expected.length / 10) + 1; page++) {
        const answer = index.search({ ...request, page });
        expect(answer.rows, `${part} page ${page} of ${size}`).toEqual(expected.slice((page - 1) * 10, page * 10));
        expect(answer.has_more).toBe(expected.length > page * 10);
      }
    }
  }
});

test("no record, no group and misuse", () => {
  const index = createLocalBusinessIndex([]);
  const empty = { records: [], rows: [], page: 3, has_more: false };
  expect(index.search({ country: "US", industry: "bakery", page: 3 })).toEqual(empty);
  expect(index.explain({ country: "US", industry: "bakery" }).group).toBeNull();
  expect(() => index.search({ country: "US", industry: "bakery", page: 0 })).toThrow(
    /page must be a whole number from 1, got 0/u,
  );
  expect(() => index.search({ country: "US", industry: "bakery", sort: "best" as "rating" })).toThrow(/got "best"/u);
});

test("records that a generator yields are kept", () => {
  const records = sampleBusinesses(50, 1);
  const index = createLocalBusinessIndex(records.values());
  const request = { country: "US", industry: records[0]?.industry ?? "bakery" };
  const rows = plainSearch(records, request).slice(0, 10);
  expect(index.search(request)).toMatchObject({ rows, records: rows.map((row) => records[row]) });
  expect(rows.length).toBeGreaterThan(0);
});

test("records may stay outside", () => {
  const records = sampleBusinesses(50, 1);
  const index = createLocalBusinessIndex(
    (function* () {
      yield* records;
    })(),
    { keepRecords: false },
  );
  const request = { country: "US", industry: records[0]?.industry ?? "bakery" };
  const answer = index.search(request);
  expect(answer.records).toEqual([]);
  expect(answer.rows).toEqual(plainSearch(records, request).slice(0, 10));
  expect(index.size).toBe(50);
});
