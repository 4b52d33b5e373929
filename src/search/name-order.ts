import { intersect, lowestBit, withinEnd } from "./bit-sets.ts";
import { passesAll } from "./code-tests.ts";
import { wordsOf } from "./name-grams.ts";
import { type NameNeedle, nameQuality } from "./name-needle.ts";
import { PAGE_SIZE, type PageRows } from "./page.ts";
import type { NameQuality } from "./relevance.ts";
import type { Walk } from "./walk.ts";

/** Rows by the quality of their names, each quality in row order. */
type Graded = readonly [inside: number[], word: number[], beginning: number[], whole: number[]];

/** Relevance with a name: all that match, the best quality first, each quality in row order. */
export function byNameQuality(walk: Walk, needle: NameNeedle, offset: number, words: Uint32Array): PageRows {
  const { low, high, grams, planes } = walk;
  const count = wordsOf(high - low);
  words.fill(-1, 0, count);
  if (grams !== null) intersect(words, count, grams);
  if (planes !== null) intersect(words, count, planes);
  const [inside, word, beginning, whole] = gradedRows(walk, needle, offset + PAGE_SIZE + 1, words);
  const rows = whole.concat(beginning, word, inside);
  return { rows: rows.slice(offset, offset + PAGE_SIZE), more: rows.length > offset + PAGE_SIZE };
}

/** The candidates that pass, as many at least as decide which are the first `wanted`. */
function gradedRows(walk: Walk, needle: NameNeedle, wanted: number, words: Uint32Array): Graded {
  const { low, high } = walk;
  const found: Graded = [[], [], [], []];
  let least: NameQuality | null = 0;
  for (let place = 0, at = low; at < high; place++, at += 32) {
    let word = withinEnd(words[place] ?? 0, at, high);
    for (; word !== 0; word &= word - 1) {
      const row = at + lowestBit(word);
      const grade = gradeOf(walk, row, needle, least);
      if (grade < 0) continue;
      found[grade as NameQuality].push(row);
      least = leastWanted(found, wanted);
      if (least === null) return found;
    }
  }
  return found;
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

/** Quality of the name of a row that passes all other filters, else -1. */
function gradeOf({ columns, tests, flags }: Walk, row: number, needle: NameNeedle, least: NameQuality): number {
  if (((columns.flags[row] ?? 0) & flags) !== flags || !passesAll(tests, row)) return -1;
  return nameQuality(columns.names, columns.nameStart[row] ?? 0, columns.nameStart[row + 1] ?? 0, needle, least);
}
