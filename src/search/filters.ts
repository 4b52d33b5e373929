import type { LocalBusinessSearch } from "../models/index.ts";
import { inRanges, uniteRanges } from "./code-ranges.ts";
import type { Codes, Columns, NumberColumn, TextColumn } from "./columns.ts";
import { countryKey, postalKey, stateKey, textKey } from "./filter-keys.ts";
import { flagsAsked } from "./flags.ts";
import { encodeUtf8 } from "./name-bytes.ts";

/** A filter on a column: a row stays when its code lies in one of the ranges [low, high). */
export interface CodeTest {
  readonly name: string;
  readonly codes: Codes;
  /** low and high of each range in turn. */
  readonly ranges: readonly number[];
}

/** A request compiled against an index. */
export interface Filters {
  /** Group of country and industry, or -1 when the index has none. */
  readonly group: number;
  readonly tests: readonly CodeTest[];
  /** Bits of `FLAG_NAMES` that must be set. */
  readonly flags: number;
  /** Least rank of score and reviews; 0 filters nothing, one past the last keeps nothing. */
  readonly leastScore: number;
  readonly leastReviews: number;
  /** Folded part of the name in UTF-8, or null. */
  readonly needle: Uint8Array | null;
}

const ABOVE_ALL_CODES = 0x1_0000_0000;

/** Group of a country key and an industry key. */
export type Groups = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The groups of an index by their keys. */
export function groupsOf(columns: Columns): Groups {
  const groups = new Map<string, Map<string, number>>();
  columns.groupCountry.forEach((countryCode, group) => {
    const industryCode = columns.groupIndustry[group] ?? 0;
    // A record without country or industry is in no group that a request can name.
    if (countryCode === 0 || industryCode === 0) return;
    const country = columns.countries.keyOf(countryCode);
    const ofCountry = groups.get(country) ?? new Map<string, number>();
    groups.set(country, ofCountry.set(columns.industries.keyOf(industryCode), group));
  });
  return groups;
}

function groupOf(ofCountry: ReadonlyMap<string, number> | undefined, industry: string): number {
  if (ofCountry === undefined) return -1;
  // Text that is a key already, as in a record, needs no folding.
  return ofCountry.get(industry) ?? ofCountry.get(textKey(industry)) ?? -1;
}

/** Compiles the filters of a request. */
export function compileFilters(columns: Columns, groups: Groups, request: LocalBusinessSearch): Filters {
  const country = countryKey(request.country);
  return {
    group: groupOf(groups.get(country), request.industry),
    tests: compileTests(columns, request, country),
    flags: flagsAsked(request),
    leastScore: leastRank(columns.score, request.min_rating),
    leastReviews: leastRank(columns.reviews, request.min_reviews),
    needle: compileName(request.name),
  };
}

function compileTests(columns: Columns, request: LocalBusinessSearch, country: string): readonly CodeTest[] {
  const { postal_code, city, state, sic_codes, naics_codes, phone_types } = request;
  const tests: CodeTest[] = [];
  if (postal_code !== undefined) tests.push(equalTest("postal_code", columns.postalCode, postalKey(postal_code)));
  if (city !== undefined) tests.push(equalTest("city", columns.city, textKey(city)));
  if (state !== undefined) tests.push(equalTest("state", columns.state, stateKey(state, country)));
  if (sic_codes !== undefined) tests.push(prefixTest("sic_codes", columns.sicCode, sic_codes));
  if (naics_codes !== undefined) tests.push(prefixTest("naics_codes", columns.naicsCode, naics_codes));
  if (phone_types !== undefined) {
    const ranges = uniteRanges(phone_types.map((type) => codeRange(columns.phoneType, textKey(type))));
    tests.push({ name: "phone_types", codes: columns.phoneType.codes, ranges });
  }
  return tests;
}

function equalTest(name: string, column: TextColumn, key: string): CodeTest {
  return { name, codes: column.codes, ranges: uniteRanges([codeRange(column, key)]) };
}

function prefixTest(name: string, column: TextColumn, prefixes: readonly string[]): CodeTest {
  const ranges = uniteRanges(prefixes.map((prefix) => column.dictionary.prefixRange(textKey(prefix))));
  return { name, codes: column.codes, ranges };
}

function codeRange(column: TextColumn, key: string): [low: number, high: number] {
  const code = column.dictionary.codeOf(key);
  return code === undefined ? [0, 0] : [code, code + 1];
}

/** Rank of the first number that is at least `least`; numbers that are missing have rank 0 and never reach it. */
function leastRank(column: NumberColumn, least: number | undefined): number {
  if (least === undefined) return 0;
  let low = 1;
  let high = column.values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((column.values[middle] ?? 0) >= least) high = middle;
    else low = middle + 1;
  }
  return low;
}

function compileName(name: string | undefined): Uint8Array | null {
  const key = name === undefined ? "" : textKey(name);
  return key === "" ? null : encodeUtf8(key);
}

/** All tests of a request on columns: those of scores and reviews too, where asked for. */
export function allTests(columns: Columns, filters: Filters, score: boolean, reviews: boolean): readonly CodeTest[] {
  const byScore = score && filters.leastScore > 0;
  const byReviews = reviews && filters.leastReviews > 0;
  if (!byScore && !byReviews) return filters.tests;
  const tests: CodeTest[] = [];
  if (byScore)
    tests.push({ name: "min_rating", codes: columns.score.ranks, ranges: [filters.leastScore, ABOVE_ALL_CODES] });
  if (byReviews)
    tests.push({ name: "min_reviews", codes: columns.reviews.ranks, ranges: [filters.leastReviews, ABOVE_ALL_CODES] });
  return tests.concat(filters.tests);
}

/** Whether a row passes a test. */
export function passes(test: CodeTest, row: number): boolean {
  return inRanges(test.ranges, test.codes[row] ?? 0);
}

/** Collects the rows [from, to) that pass, in order; answers how many. The tight form of `keepPassing` for neighbouring rows. */
export function collectPassing(test: CodeTest, from: number, to: number, rows: Uint32Array): number {
  const { codes, ranges } = test;
  let kept = 0;
  if (ranges.length === 2) {
    const [low = 0, high = 0] = ranges;
    if (high === low + 1) {
      for (let row = from; row < to; row++) if (codes[row] === low) rows[kept++] = row;
      return kept;
    }
  }
  for (let row = from; row < to; row++) if (passes(test, row)) rows[kept++] = row;
  return kept;
}

/** Keeps of the first `count` rows those that pass, in place and in order; answers how many. */
export function keepPassing(test: CodeTest, rows: Uint32Array, count: number): number {
  const { codes, ranges } = test;
  let kept = 0;
  if (ranges.length !== 2) {
    for (let i = 0; i < count; i++) {
      const row = rows[i] ?? 0;
      if (passes(test, row)) rows[kept++] = row;
    }
    return kept;
  }
  const [low = 0, high = 0] = ranges;
  for (let i = 0; i < count; i++) {
    const row = rows[i] ?? 0;
    const code = codes[row] ?? 0;
    rows[kept] = row;
    // Counting without a branch: a filter keeps rows at random, and a wrong guess costs more than a store.
    kept += code >= low && code < high ? 1 : 0;
  }
  return kept;
}
