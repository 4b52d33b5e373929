import { type BitSets, bitCount, commonWord, lowestBit, withinEnd } from "./bit-sets.ts";
import type { Columns } from "./columns.ts";
import type { Filters } from "./filters.ts";
import { byNameQuality } from "./name-order.ts";
import { BY_RELEVANCE, type Order, rowsOf } from "./orders.ts";
import { PAGE_SIZE, type PageRows } from "./page.ts";
import { type Scratch, scanRows } from "./scan-rows.ts";
import { prepareWalk, reachOf, type Walk } from "./walk.ts";

/** The rows [offset, offset + PAGE_SIZE) of all that pass the filters, in the given order. */
export function pageRows(columns: Columns, filters: Filters, order: Order, offset: number, scratch: Scratch): PageRows {
  const { group, tests, flags, needle } = filters;
  if (group < 0 || keepsNothing(filters)) return { rows: [], more: false };
  if (tests.length === 0 && flags === 0 && needle === null)
    return slicedRows(columns, group, order, offset, reachOf(columns, filters, order));
  const walk = prepareWalk(columns, filters, order);
  if (needle !== null && order === BY_RELEVANCE) return byNameQuality(walk, needle, offset, scratch);
  if (tests.length === 0 && needle === null && walk.planes !== null) return countedBits(walk, walk.planes, offset);
  return scanRows(walk, offset, scratch);
}

/** Whether a test lets no code pass: a value that no record has. */
function keepsNothing({ tests }: Filters): boolean {
  for (let i = 0; i < tests.length; i++) if (tests[i]?.ranges.length === 0) return true;
  return false;
}

/** Nothing to filter before `high`: the page is a slice of the order. */
export function slicedRows(
  columns: Columns,
  group: number,
  order: Order,
  offset: number,
  high: number = columns.groupStart[group + 1] ?? 0,
): PageRows {
  const rows: number[] = [];
  if (group < 0) return { rows, more: false };
  const low = (columns.groupStart[group] ?? 0) + offset;
  const end = Math.min(high, low + PAGE_SIZE);
  const ordered = rowsOf(columns, order);
  if (ordered === null) for (let row = low; row < end; row++) rows.push(row);
  else for (let k = low; k < end; k++) rows.push(ordered[k] ?? 0);
  return { rows, more: high > low + PAGE_SIZE };
}

/** Flags only: whole words are skipped by counting bits until the page begins. */
function countedBits({ order, low, high }: Walk, planes: BitSets, offset: number): PageRows {
  const rows: number[] = [];
  let seen = 0;
  for (let at = low; at < high; at += 32) {
    let word = withinEnd(commonWord(planes, (at - low) >>> 5), at, high);
    const bits = bitCount(word);
    if (seen + bits <= offset) {
      seen += bits;
      continue;
    }
    for (; word !== 0; word &= word - 1) {
      if (seen++ < offset) continue;
      if (rows.length === PAGE_SIZE) return { rows, more: true };
      const k = at + lowestBit(word);
      rows.push(order === null ? k : (order[k] ?? 0));
    }
  }
  return { rows, more: false };
}
