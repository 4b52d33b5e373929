import type { BitSets } from "./bit-sets.ts";
import type { Codes, Columns } from "./columns.ts";
import { allTests, type CodeTest, type Filters } from "./filters.ts";
import { FLAG_NAMES } from "./flags.ts";
import { gramSetsOf, wordsOf } from "./name-grams.ts";

/** The three orders, as the index of their flag planes. */
export const BY_RELEVANCE = 0;
export const BY_RATING = 1;
export const BY_REVIEWS = 2;
export type Order = typeof BY_RELEVANCE | typeof BY_RATING | typeof BY_REVIEWS;

/** What a walk through a group in one order needs to know. */
export interface Walk {
  readonly columns: Columns;
  readonly order: Uint32Array | null;
  readonly low: number;
  readonly high: number;
  /** Rows of the whole group begin here. */
  readonly first: number;
  readonly tests: readonly CodeTest[];
  /** Flags as bit sets in this order, or null where the group has none. */
  readonly planes: BitSets | null;
  /** Flags to be checked row by row. */
  readonly flags: number;
  /** Candidates of the name in row order, or null where the group has no grams. */
  readonly grams: BitSets | null;
  readonly needle: Uint8Array | null;
}

/** Finds out how a group is walked for compiled filters. */
export function prepareWalk(columns: Columns, filters: Filters, order: Order): Walk {
  const { group, needle } = filters;
  const first = columns.groupStart[group] ?? 0;
  const end = columns.groupStart[group + 1] ?? 0;
  let high = end;
  if (order === BY_RATING) high = cut(columns.score.ranks, columns.byRating, first, end, filters.leastScore);
  if (order === BY_REVIEWS) high = cut(columns.reviews.ranks, columns.byReviews, first, end, filters.leastReviews);
  const planes = flagPlanes(columns, filters, order, end - first);
  return {
    columns,
    order: rowsOf(columns, order),
    low: first,
    high,
    first,
    tests: allTests(columns, filters, order !== BY_RATING, order !== BY_REVIEWS),
    planes,
    flags: planes === null ? filters.flags : 0,
    grams: needle === null ? null : nameGrams(columns, group, needle, end - first),
    needle,
  };
}

/** End of the rows whose rank is at least `least`, in an order with the largest ranks first. */
function cut(ranks: Codes, order: Uint32Array, low: number, high: number, least: number): number {
  if (least === 0) return high;
  let from = low;
  let to = high;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ranks[order[middle] ?? 0] ?? 0) < least) to = middle;
    else from = middle + 1;
  }
  return from;
}

function flagPlanes(columns: Columns, filters: Filters, order: Order, rows: number): BitSets | null {
  const offset = columns.planeOffset[filters.group] ?? 0;
  if (filters.flags === 0 || columns.planeOffset[filters.group + 1] === offset) return null;
  const sets: number[] = [];
  for (let bit = 0; bit < FLAG_NAMES.length; bit++) if ((filters.flags >>> bit) & 1) sets.push(bit);
  return { bits: columns.planes[order], offset, words: wordsOf(rows), sets };
}

function nameGrams(columns: Columns, group: number, needle: Uint8Array, rows: number): BitSets | null {
  const offset = columns.gramOffset[group] ?? 0;
  if (needle.length < 2 || columns.gramOffset[group + 1] === offset) return null;
  return { bits: columns.grams, offset, words: wordsOf(rows), sets: gramSetsOf(needle) };
}

/** The rows in an order; null where that is the row order itself. */
export function rowsOf(columns: Columns, order: Order): Uint32Array | null {
  return order === BY_RATING ? columns.byRating : order === BY_REVIEWS ? columns.byReviews : null;
}
