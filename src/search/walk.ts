import type { BitSets } from "./bit-sets.ts";
import { wordCount } from "./bit-sets.ts";
import type { CodeTest } from "./code-tests.ts";
import type { Codes, Columns } from "./columns.ts";
import type { Filters } from "./filters.ts";
import { FLAG_NAMES } from "./flags.ts";
import { gramBases } from "./name-grams.ts";
import type { NameNeedle } from "./name-needle.ts";
import { BY_RATING, BY_REVIEWS, type Order, rowsOf } from "./orders.ts";

/** What a walk through a group in one order needs to know. */
export interface Walk {
  readonly columns: Columns;
  readonly group: number;
  readonly order: Uint32Array | null;
  /** Rows of the group begin at `low`; those behind `high` are cut off by a minimum. */
  readonly low: number;
  readonly high: number;
  readonly tests: readonly CodeTest[];
  /** Flags as bit sets in this order, or null where the group has none. */
  readonly planes: BitSets | null;
  /** Flags to be checked row by row. */
  readonly flags: number;
  /** Candidates of the name in row order, or null where the group has no grams. */
  readonly grams: BitSets | null;
  readonly needle: NameNeedle | null;
}

/** Finds out how a group is walked for compiled filters. */
export function prepareWalk(columns: Columns, filters: Filters, order: Order): Walk {
  const { group, needle } = filters;
  const first = columns.groupStart[group] ?? 0;
  const end = columns.groupStart[group + 1] ?? 0;
  const planes = flagPlanes(columns, filters, order, end - first);
  return {
    columns,
    group,
    order: rowsOf(columns, order),
    low: first,
    high: reachOf(columns, filters, order),
    tests: filters.tests,
    planes,
    flags: planes === null ? filters.flags : 0,
    grams: needle === null ? null : nameGrams(columns, group, needle.bytes, end - first),
    needle,
  };
}

/** Where the rows of the group end in an order, less those that a minimum of the order's own number cuts off. */
export function reachOf(columns: Columns, { group, leastScore, leastReviews }: Filters, order: Order): number {
  const first = columns.groupStart[group] ?? 0;
  const end = columns.groupStart[group + 1] ?? 0;
  if (order === BY_RATING) return cut(columns.score.ranks, columns.byRating, first, end, leastScore);
  return order === BY_REVIEWS ? cut(columns.reviews.ranks, columns.byReviews, first, end, leastReviews) : end;
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
  const words = wordCount(rows);
  const bases: number[] = [];
  for (let bit = 0; bit < FLAG_NAMES.length; bit++) if ((filters.flags >>> bit) & 1) bases.push(offset + bit * words);
  return { bits: columns.planes[order], bases };
}

function nameGrams(columns: Columns, group: number, needle: Uint8Array, rows: number): BitSets | null {
  const offset = columns.gramOffset[group] ?? 0;
  if (needle.length < 2 || columns.gramOffset[group + 1] === offset) return null;
  return { bits: columns.grams, bases: gramBases(needle, offset, wordCount(rows)) };
}
