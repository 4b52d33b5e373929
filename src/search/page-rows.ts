import { type BitSets, bitCount, commonWord, lowestBit } from "./bit-sets.ts";
import type { Columns } from "./columns.ts";
import { allTests, type CodeTest, collectPassing, type Filters, keepPassing, passes } from "./filters.ts";
import { nameQuality } from "./name-bytes.ts";
import { BY_RELEVANCE, type Order, prepareWalk, rowsOf, type Walk } from "./walk.ts";

/** Records a page. */
export const PAGE_SIZE = 10;

/** First and largest number of rows looked at in one go: small for pages that fill early, large for rare rows. */
const FIRST_BLOCK = 64;
const LARGEST_BLOCK = 1024;

/** Rows of a page in order, and whether a further page has one. */
export interface PageRows {
  readonly rows: number[];
  readonly more: boolean;
}

/** The rows [offset, offset + PAGE_SIZE) of all that pass the filters, in the given order. */
export function pageRows(columns: Columns, filters: Filters, order: Order, offset: number): PageRows {
  if (filters.group < 0) return { rows: [], more: false };
  if (filters.flags === 0 && filters.needle === null && allTests(columns, filters, true, true).length === 0)
    return slice(columns, filters.group, rowsOf(columns, order), offset);
  const walk = prepareWalk(columns, filters, order);
  if (walk.low >= walk.high) return { rows: [], more: false };
  if (walk.needle !== null && order === BY_RELEVANCE) return byNameQuality(walk, offset);
  const narrowed = walk.tests.length > 0 || walk.flags !== 0 || walk.needle !== null;
  if (!narrowed && walk.planes !== null) return countedBits(walk, walk.planes, offset);
  return scan(walk, offset);
}

/** Nothing to filter: the page is a slice of the order. */
function slice(columns: Columns, group: number, order: Uint32Array | null, offset: number): PageRows {
  const low = (columns.groupStart[group] ?? 0) + offset;
  const high = columns.groupStart[group + 1] ?? 0;
  const end = Math.min(high, low + PAGE_SIZE);
  if (order !== null)
    return { rows: low < end ? Array.from(order.subarray(low, end)) : [], more: high > low + PAGE_SIZE };
  const rows: number[] = [];
  for (let row = low; row < end; row++) rows.push(row);
  return { rows, more: high > low + PAGE_SIZE };
}

/** Bits of a word that stand for places below `high`. */
function withinEnd(word: number, at: number, high: number): number {
  return high - at >= 32 ? word : word & ((1 << (high - at)) - 1);
}

/** Flags only: whole words are skipped by counting bits until the page begins. */
function countedBits({ order, low, high, first }: Walk, planes: BitSets, offset: number): PageRows {
  const rows: number[] = [];
  let seen = 0;
  for (let at = low; at < high; at += 32) {
    let word = withinEnd(commonWord(planes, (at - first) >>> 5), at, high);
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

/** Column by column over blocks of rows, until the page and one row more are found. */
function scan(walk: Walk, offset: number): PageRows {
  const rows: number[] = [];
  const block = new Uint32Array(Math.min(LARGEST_BLOCK, Math.max(FIRST_BLOCK, walk.high - walk.low)));
  const candidates = walk.grams === null ? null : candidateWords(walk.grams);
  let seen = 0;
  let size = FIRST_BLOCK;
  for (let at = walk.low; at < walk.high; size = Math.min(LARGEST_BLOCK, size * 2)) {
    const end = Math.min(walk.high, at + size);
    const [first, ...others] = walk.tests;
    const fused = first !== undefined && walk.order === null && walk.planes === null;
    let count = fused ? collectPassing(first, at, end, block) : fill(walk, block, at, end);
    at = end;
    if (walk.flags !== 0) count = keepFlagged(walk, block, count);
    for (const test of fused ? others : walk.tests) count = keepPassing(test, block, count);
    if (walk.needle !== null) count = keepNamed(walk, walk.needle, candidates, block, count);
    for (let i = Math.max(0, offset - seen); i < count; i++) {
      if (rows.length === PAGE_SIZE) return { rows, more: true };
      rows.push(block[i] ?? 0);
    }
    seen += count;
  }
  return { rows, more: false };
}

/** Rows of the places [from, to) of the order, those only whose flags are set where planes tell. */
function fill({ order, planes, first }: Walk, block: Uint32Array, from: number, to: number): number {
  let count = 0;
  if (planes === null) {
    if (order === null) for (let k = from; k < to; k++) block[count++] = k;
    else for (let k = from; k < to; k++) block[count++] = order[k] ?? 0;
    return count;
  }
  for (let at = from; at < to; at += 32) {
    let word = withinEnd(commonWord(planes, (at - first) >>> 5), at, to);
    for (; word !== 0; word &= word - 1) {
      const k = at + lowestBit(word);
      block[count++] = order === null ? k : (order[k] ?? 0);
    }
  }
  return count;
}

function keepFlagged({ columns, flags }: Walk, block: Uint32Array, count: number): number {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const row = block[i] ?? 0;
    if (((columns.flags[row] ?? 0) & flags) === flags) block[kept++] = row;
  }
  return kept;
}

function keepNamed(
  { columns, first }: Walk,
  needle: Uint8Array,
  candidates: Uint32Array | null,
  block: Uint32Array,
  count: number,
): number {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const row = block[i] ?? 0;
    const k = row - first;
    if (candidates !== null && (((candidates[k >>> 5] ?? 0) >>> (k & 31)) & 1) === 0) continue;
    if (quality(columns, row, needle) >= 0) block[kept++] = row;
  }
  return kept;
}

function candidateWords(grams: BitSets): Uint32Array {
  const words = new Uint32Array(grams.words);
  for (let word = 0; word < words.length; word++) words[word] = commonWord(grams, word);
  return words;
}

function quality({ names, nameStart }: Columns, row: number, needle: Uint8Array): number {
  return nameQuality(names, nameStart[row] ?? 0, nameStart[row + 1] ?? 0, needle);
}

/** Relevance with a name: all that match, the best quality first, each quality in row order. */
function byNameQuality(walk: Walk, offset: number): PageRows {
  const { columns, low, high, grams, planes, needle, tests, flags } = walk;
  const found: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let at = low; at < high; at += 32) {
    const place = (at - low) >>> 5;
    let word = withinEnd(grams === null ? -1 : commonWord(grams, place), at, high);
    if (planes !== null && word !== 0) word &= commonWord(planes, place);
    for (; word !== 0; word &= word - 1) {
      const row = at + lowestBit(word);
      if (((columns.flags[row] ?? 0) & flags) !== flags || !passesAll(tests, row)) continue;
      const grade = needle === null ? -1 : quality(columns, row, needle);
      if (grade >= 0) found[grade as 0 | 1 | 2 | 3].push(row);
    }
  }
  const [inside, word, beginning, whole] = found;
  const rows = whole.concat(beginning, word, inside);
  return { rows: rows.slice(offset, offset + PAGE_SIZE), more: rows.length > offset + PAGE_SIZE };
}

function passesAll(tests: readonly CodeTest[], row: number): boolean {
  for (const test of tests) if (!passes(test, row)) return false;
  return true;
}
