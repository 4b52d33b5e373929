import { intersect, lowestBit, withinEnd, wordCount } from "./bit-sets.ts";
import { keepFiltered } from "./keep-filtered.ts";
import { type NameNeedle, nameQuality } from "./name-needle.ts";
import { PAGE_SIZE, type PageRows } from "./page.ts";
import type { NameQuality } from "./relevance.ts";
import type { Scratch } from "./scan-rows.ts";
import type { Walk } from "./walk.ts";

/** Candidates that are filtered in one go; a word more must have room in the block. */
const BLOCK = 256;

/** Rows by the quality of their names, each quality in row order. */
type Graded = readonly [inside: number[], word: number[], beginning: number[], whole: number[]];

/** Relevance with a name: all that match, the best quality first, each quality in row order. */
export function byNameQuality(walk: Walk, needle: NameNeedle, offset: number, scratch: Scratch): PageRows {
  const { low, high, grams, planes } = walk;
  const { words } = scratch;
  const count = wordCount(high - low);
  words.fill(-1, 0, count);
  if (grams !== null) intersect(words, count, grams);
  if (planes !== null) intersect(words, count, planes);
  const [inside, word, beginning, whole] = gradedRows(walk, needle, offset + PAGE_SIZE + 1, scratch);
  const rows = whole.concat(beginning, word, inside);
  return { rows: rows.slice(offset, offset + PAGE_SIZE), more: rows.length > offset + PAGE_SIZE };
}

/** The candidates that pass, as many at least as decide which are the first `wanted`. */
function gradedRows(walk: Walk, needle: NameNeedle, wanted: number, { block, words }: Scratch): Graded {
  const { low, high } = walk;
  const found: Graded = [[], [], [], []];
  let count = 0;
  for (let place = 0, at = low; at < high; place++, at += 32) {
    let word = withinEnd(words[place] ?? 0, at, high);
    for (; word !== 0; word &= word - 1) block[count++] = at + lowestBit(word);
    if (count < BLOCK && at + 32 < high) continue;
    grade(walk, needle, block, keepFiltered(walk, block, count), found, wanted);
    if (found[3].length >= wanted) break;
    count = 0;
  }
  return found;
}

/** Sorts rows by the quality of their names as long as that can change which are the first `wanted`. */
function grade(
  { columns }: Walk,
  needle: NameNeedle,
  rows: Uint32Array,
  count: number,
  found: Graded,
  wanted: number,
): void {
  const { names, nameStart } = columns;
  let least = leastWanted(found, wanted);
  for (let i = 0; i < count && least !== null; i++) {
    const row = rows[i] ?? 0;
    const quality = nameQuality(names, nameStart[row] ?? 0, nameStart[row + 1] ?? 0, needle, least);
    if (quality < 0) continue;
    found[quality as NameQuality].push(row);
    least = leastWanted(found, wanted);
  }
}

/** The least quality by which a further row can still be among the first `wanted`, null when none can. */
function leastWanted(found: Graded, wanted: number): NameQuality | null {
  let better = found[3].length;
  if (better >= wanted) return null;
  better += found[2].length;
  if (better >= wanted) return 3;
  better += found[1].length;
  if (better >= wanted) return 2;
  return better + found[0].length >= wanted ? 1 : 0;
}
