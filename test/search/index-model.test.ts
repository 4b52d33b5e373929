import fc from "fast-check";
import { expect, test } from "vitest";
import type { LocalBusiness, LocalBusinessSearch } from "../../src/models/index.ts";
import {
  createLocalBusinessIndex,
  type LocalBusinessIndex,
  localBusinessIndexFromBuffer,
} from "../../src/search/index.ts";
import { seededBelow } from "../seeded-random.ts";
import { plainSearch } from "./plain-search.ts";
import { randomRequest } from "./random-request.ts";
import { sampleBusinesses } from "./sample-businesses.ts";

const SEED = 20_261_121;

/** The records, the request as it stands, and what plain filter and sort say to it. */
interface Model {
  records: LocalBusiness[];
  request: LocalBusinessSearch;
}

/** The index over the same records. */
interface Real {
  index: LocalBusinessIndex;
}

type Step = (model: Model, real: Real) => void;

class Command implements fc.Command<Model, Real> {
  readonly #name: string;
  readonly #step: Step;

  constructor(name: string, step: Step) {
    this.#name = name;
    this.#step = step;
  }

  check(): boolean {
    return true;
  }

  run(model: Model, real: Real): void {
    this.#step(model, real);
  }

  toString(): string {
    return this.#name;
  }
}

/** All rows of a request, page by page: none twice, and `has_more` true exactly where the next page has a record. */
function walk({ index }: Real, request: LocalBusinessSearch): number[] {
  const rows: number[] = [];
  for (let page = 1, more = true; more; page++) {
    const answer = index.search({ ...request, page });
    const next = index.search({ ...request, page: page + 1 });
    expect(answer.has_more).toBe(next.rows.length > 0);
    expect(answer.rows.length === 10 || !answer.has_more).toBe(true);
    rows.push(...answer.rows);
    more = answer.has_more;
  }
  expect(new Set(rows).size).toBe(rows.length);
  return rows;
}

const step = (name: string, run: Step): Command => new Command(name, run);
const seeds = fc.integer({ min: 0, max: 2 ** 31 });
type Field = keyof LocalBusinessSearch;
const isFilter = (field: string): boolean => !["country", "industry", "sort", "page"].includes(field);

/** A random request with a few of its filters: with all of them hardly a page is left. */
function requestOf(seed: number, filters: number, records: readonly LocalBusiness[]): LocalBusinessSearch {
  const { country, industry, sort, ...others } = randomRequest(seededBelow(seed), records);
  return { country, industry, sort, ...Object.fromEntries(Object.entries(others).slice(0, filters)) };
}

const addRecords = fc.tuple(seeds, fc.nat(2000)).map(([seed, count]) =>
  step(`addRecords(${count}, ${seed})`, (model, real) => {
    model.records = model.records.concat(sampleBusinesses(count, seed));
    real.index = createLocalBusinessIndex(model.records);
    expect(real.index.size).toBe(model.records.length);
  }),
);
const askAnew = fc.tuple(seeds, fc.nat(2)).map(([seed, filters]) =>
  step(`askAnew(${seed}, ${filters})`, (model) => {
    model.request = requestOf(seed, filters, model.records);
  }),
);
const addFilter = seeds.map((seed) =>
  step(`addFilter(${seed})`, (model, real) => {
    const before = new Set(walk(real, model.request));
    const other = randomRequest(seededBelow(seed), model.records);
    const added = Object.entries(other).filter(([field]) => isFilter(field) && !(field in model.request));
    model.request = { ...model.request, ...Object.fromEntries(added.slice(0, 1)) };
    expect(walk(real, model.request).every((row) => before.has(row))).toBe(true);
  }),
);
const dropFilter = fc.nat(20).map((place) =>
  step(`dropFilter(${place})`, (model, real) => {
    const fields = Object.keys(model.request).filter(isFilter);
    const before = walk(real, model.request);
    const request = { ...model.request };
    if (fields.length > 0) delete request[fields[place % fields.length] as Field];
    model.request = request;
    const after = new Set(walk(real, request));
    expect(before.every((row) => after.has(row))).toBe(true);
  }),
);
const sortBy = fc.constantFrom("relevance", "rating", "reviews").map((sort) =>
  step(`sortBy(${sort})`, (model, real) => {
    const before = walk(real, model.request);
    model.request = { ...model.request, sort };
    expect(walk(real, model.request).sort()).toEqual(before.sort());
  }),
);
const readPage = fc.integer({ min: 1, max: 12 }).map((page) =>
  step(`readPage(${page})`, ({ records, request }, { index }) => {
    const expected = plainSearch(records, request);
    const rows = expected.slice((page - 1) * 10, page * 10);
    const answer = index.search({ ...request, page });
    expect(answer).toEqual({
      records: rows.map((row) => records[row]),
      rows,
      page,
      has_more: expected.length > page * 10,
    });
  }),
);
const readAll = fc.constant(
  step("readAll", (model, real) => {
    expect(walk(real, model.request)).toEqual(plainSearch(model.records, model.request));
  }),
);
const explain = fc.constant(
  step("explain", ({ records, request }, { index }) => {
    expect(index.explain(request).matches).toBe(plainSearch(records, request).length);
  }),
);
const saveAndLoad = fc.constant(
  step("saveAndLoad", (model, real) => {
    real.index = localBusinessIndexFromBuffer(real.index.toBuffer(), model.records);
  }),
);

test(`any sequence of steps answers as plain filter and sort (seed ${SEED})`, () => {
  const commands = fc.commands(
    [addRecords, askAnew, addFilter, dropFilter, sortBy, readPage, readAll, explain, saveAndLoad],
    { maxCommands: 20, size: "max" },
  );
  fc.assert(
    fc.property(seeds, commands, (seed, sequence) => {
      fc.modelRun(() => {
        const records = sampleBusinesses(900, seed);
        const model: Model = { records, request: requestOf(seed, 0, records) };
        return { model, real: { index: createLocalBusinessIndex(records) } };
      }, sequence);
    }),
    { seed: SEED, numRuns: 150 },
  );
});
