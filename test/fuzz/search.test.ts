import { expect, test } from "vitest";
import type { LocalBusiness, LocalBusinessSearch } from "../../src/models/index.ts";
import { createLocalBusinessIndex, type LocalBusinessIndex } from "../../src/search/index.ts";
import { plainGroup, plainGroupAsked, plainSearch } from "../search/plain-search.ts";
import { randomRequest } from "../search/random-request.ts";
import { sampleBusinesses } from "../search/sample-businesses.ts";
import { seededBelow } from "../seeded-random.ts";

// `npm run fuzz` sets a million, of which one request takes ten.
const RUNS = Number(process.env["FUZZ_RUNS"] ?? 20_000) / 10;
const RECORDS = 20_000;
const SEED = 20_261_121;

/** Positions by country and industry, so that the plain filter need not go through all records every time. */
function positionsByGroup(records: readonly LocalBusiness[]): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>();
  records.forEach((record, i) => {
    const group = plainGroup(record);
    if (group === null) return;
    const positions = groups.get(group);
    if (positions === undefined) groups.set(group, [i]);
    else positions.push(i);
  });
  return groups;
}

/** What is wrong with the pages of a request, or null. */
function flawOf(index: LocalBusinessIndex, request: LocalBusinessSearch, expected: readonly number[]): string | null {
  const pages = Math.max(1, Math.ceil(expected.length / 10)) + 1;
  for (let page = 1; page <= pages; page++) {
    const { rows, has_more } = index.search({ ...request, page });
    const wanted = expected.slice((page - 1) * 10, page * 10);
    if (rows.join() !== wanted.join()) return `page ${page} has ${rows.join()} and should have ${wanted.join()}`;
    if (has_more !== expected.length > page * 10) return `has_more of page ${page} is ${has_more}`;
  }
  return null;
}

test(
  `${RUNS} random requests at ${RECORDS} records: all pages are those of filter and sort (seed ${SEED})`,
  () => {
    const records = sampleBusinesses(RECORDS, SEED);
    const index = createLocalBusinessIndex(records, { keepRecords: false });
    const groups = positionsByGroup(records);
    const random = seededBelow(SEED);
    const flaws: string[] = [];
    let found = 0;
    for (let run = 0; run < RUNS && flaws.length < 5; run++) {
      const request = randomRequest(random, records);
      const positions = groups.get(plainGroupAsked(request)) ?? [];
      const inGroup = positions.map((position) => records[position] as LocalBusiness);
      const expected = plainSearch(inGroup, request).map((at) => positions[at] ?? -1);
      if (expected.length > 0) found++;
      const flaw = flawOf(index, request, expected);
      if (flaw !== null) flaws.push(`${JSON.stringify(request)}: ${flaw}`);
    }
    expect(flaws).toEqual([]);
    expect(found).toBeGreaterThan(RUNS / 3);
  },
  60_000 + RUNS * 20,
);
