import { type BitSets, commonWord, intersect, lowestBit, withinEnd, wordCount } from "./bit-sets.ts";
import { collectPassing } from "./code-tests.ts";
import type { Columns } from "./columns.ts";
import { keepFiltered } from "./keep-filtered.ts";
import { type NameNeedle, nameQuality } from "./name-needle.ts";
import { PAGE_SIZE, type PageRows } from "./page.ts";
import type { Walk } from "./walk.ts";

/** First and largest number of rows looked at in one go: small for pages that fill early, large for rare rows. */
const FIRST_BLOCK = 64;
const LARGEST_BLOCK = 1024;

/** Arrays that every search of an index fills anew: making one costs as much as a page. */
export interface Scratch {
  /** Rows that are being filtered. */
  readonly block: Uint32Array;
  /** One bit per row of a group. */
  readonly words: Uint32Array;
}

/** The scratch arrays for an index. */
export function scratchFor({ groupStart }: Columns): Scratch {
  let largest = 0;
  for (let group = 0; group + 1 < groupStart.length; group++)
    largest = Math.max(largest, (groupStart[group + 1] ?? 0) - (groupStart[group] ?? 0));
  return { block: new Uint32Array(LARGEST_BLOCK), words: new Uint32Array(wordCount(largest)) };
}

/** Column by column over blocks of rows, until the page and one row more are found. */
export function scanRows(walk: Walk, offset: number, { block, words }: Scratch): PageRows {
  const { tests, needle } = walk;
  const rows: number[] = [];
  if (walk.grams !== null) fillCandidates(words, walk, walk.grams);
  const first = walk.order === null && walk.planes === null ? tests[0] : undefined;
  let seen = 0;
  let size = FIRST_BLOCK;
  for (let at = walk.low; at < walk.high; size = Math.min(LARGEST_BLOCK, size * 2)) {
    const end = Math.min(walk.high, at + size);
    let count = first === undefined ? fill(walk, block, at, end) : collectPassing(first, at, end, block);
    at = end;
    count = keepFiltered(walk, block, count, first === undefined ? 0 : 1);
    if (needle !== null) count = keepNamed(walk, needle, words, block, count);
    for (let i = Math.max(0, offset - seen); i < count; i++) {
      if (rows.length === PAGE_SIZE) return { rows, more: true };
      rows.push(block[i] ?? 0);
    }
    seen += count;
  }
  return { rows, more: false };
}

/** Rows of the places [from, to) of the order, those only whose flags are set where planes tell. */
function fill({ order, planes, low }: Walk, block: Uint32Array, from: number, to: number): number {
  let count = 0;
  if (planes === null) {
    if (order === null) for (let k = from; k < to; k++) block[count++] = k;
    else for (let k = from; k < to; k++) block[count++] = order[k] ?? 0;
    return count;
  }
  for (let at = from; at < to; at += 32) {
    let word = withinEnd(commonWord(planes, (at - low) >>> 5), at, to);
    for (; word !== 0; word &= word - 1) {
      const k = at + lowestBit(word);
      block[count++] = order === null ? k : (order[k] ?? 0);
    }
  }
  return count;
}

function keepNamed(walk: Walk, needle: NameNeedle, words: Uint32Array, block: Uint32Array, count: number): number {
  const { names, nameStart } = walk.columns;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const row = block[i] ?? 0;
    const k = row - walk.low;
    if (walk.grams !== null && (((words[k >>> 5] ?? 0) >>> (k & 31)) & 1) === 0) continue;
    if (nameQuality(names, nameStart[row] ?? 0, nameStart[row + 1] ?? 0, needle) >= 0) block[kept++] = row;
  }
  return kept;
}

function fillCandidates(words: Uint32Array, { columns, group }: Walk, grams: BitSets): void {
  const count = wordCount((columns.groupStart[group + 1] ?? 0) - (columns.groupStart[group] ?? 0));
  words.fill(-1, 0, count);
  intersect(words, count, grams);
}
