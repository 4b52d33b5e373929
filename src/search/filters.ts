import type { AskedSearch } from "./asked-search.ts";
import { uniteRanges } from "./code-ranges.ts";
import type { CodeTest } from "./code-tests.ts";
import type { Columns, NumberColumn, TextColumn } from "./columns.ts";
import { countryKey, postalKey, stateKey, textKey } from "./filter-keys.ts";
import { type Groups, groupOf } from "./groups.ts";
import { encodeUtf8 } from "./name-bytes.ts";
import { type NameNeedle, nameNeedle } from "./name-needle.ts";
import { BY_RATING, BY_REVIEWS, type Order } from "./orders.ts";

/** A request compiled against an index and for an order. */
export interface Filters {
  /** Group of country and industry, or -1 when the index has none. */
  readonly group: number;
  /** Tests on columns: a minimum of the order's own number is none, since it cuts the order. */
  readonly tests: readonly CodeTest[];
  /** Bits of `FLAG_NAMES` that must be set. */
  readonly flags: number;
  /** Least rank of score and reviews; 0 filters nothing, one past the last keeps nothing. */
  readonly leastScore: number;
  readonly leastReviews: number;
  /** Folded part of the name, or null. */
  readonly needle: NameNeedle | null;
}

const ABOVE_ALL_CODES = 0x1_0000_0000;

/** Compiles the filters of a request. */
export function compileFilters(columns: Columns, groups: Groups, asked: AskedSearch, order: Order): Filters {
  const country = countryKey(asked.country);
  const leastScore = leastRank(columns.score, asked.min_rating);
  const leastReviews = leastRank(columns.reviews, asked.min_reviews);
  const tests: CodeTest[] = [];
  if (leastScore > 0 && order !== BY_RATING)
    tests.push({ name: "min_rating", codes: columns.score.ranks, ranges: [leastScore, ABOVE_ALL_CODES] });
  if (leastReviews > 0 && order !== BY_REVIEWS)
    tests.push({ name: "min_reviews", codes: columns.reviews.ranks, ranges: [leastReviews, ABOVE_ALL_CODES] });
  addTextTests(tests, columns, asked, country);
  return {
    group: groupOf(groups, country, asked.industry),
    tests,
    flags: asked.flags,
    leastScore,
    leastReviews,
    needle: compileName(asked.name),
  };
}

function addTextTests(tests: CodeTest[], columns: Columns, asked: AskedSearch, country: string): void {
  const { postal_code, city, state, sic_codes, naics_codes, phone_types } = asked;
  if (postal_code !== undefined) tests.push(equalTest("postal_code", columns.postalCode, postalKey(postal_code)));
  if (city !== undefined) tests.push(equalTest("city", columns.city, textKey(city)));
  if (state !== undefined) tests.push(equalTest("state", columns.state, stateKey(state, country)));
  if (sic_codes !== undefined) tests.push(prefixTest("sic_codes", columns.sicCode, sic_codes));
  if (naics_codes !== undefined) tests.push(prefixTest("naics_codes", columns.naicsCode, naics_codes));
  if (phone_types !== undefined) {
    const ranges = uniteRanges(phone_types.map((type) => codeRange(columns.phoneType, textKey(type))));
    tests.push({ name: "phone_types", codes: columns.phoneType.codes, ranges });
  }
}

function equalTest(name: string, column: TextColumn, key: string): CodeTest {
  const code = column.dictionary.codeOf(key);
  return { name, codes: column.codes, ranges: code === undefined ? [] : [code, code + 1] };
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

function compileName(name: string | undefined): NameNeedle | null {
  const key = name === undefined ? "" : textKey(name);
  return key === "" ? null : nameNeedle(encodeUtf8(key));
}
