import { intersect, lowestBit, withinEnd } from "./bit-sets.ts";
import { passesAll } from "./code-tests.ts";
import { nameQuality } from "./name-bytes.ts";
import { wordsOf } from "./name-grams.ts";
import { PAGE_SIZE, type PageRows } from "./page.ts";
import type { Walk } from "./walk.ts";

/** Relevance with a name: all that match, the best quality first, each quality in row order. */
export function byNameQuality(walk: Walk, needle: Uint8Array, offset: number, words: Uint32Array): PageRows {
  const { low, high, grams, planes } = walk;
  const count = wordsOf(high - low);
  words.fill(-1, 0, count);
  if (grams !== null) intersect(words, count, grams);
  if (planes !== null) intersect(words, count, planes);
  const found: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let place = 0, at = low; place < count; place++, at += 32) {
    let word = withinEnd(words[place] ?? 0, at, high);
    for (; word !== 0; word &= word - 1) {
      const row = at + lowestBit(word);
      const grade = gradeOf(walk, row, needle);
      if (grade >= 0) found[grade as 0 | 1 | 2 | 3].push(row);
    }
  }
  const [inside, word, beginning, whole] = found;
  const rows = whole.concat(beginning, word, inside);
  return { rows: rows.slice(offset, offset + PAGE_SIZE), more: rows.length > offset + PAGE_SIZE };
}

/** Quality of the name of a row that passes all other filters, else -1. */
function gradeOf({ columns, tests, flags }: Walk, row: number, needle: Uint8Array): number {
  if (((columns.flags[row] ?? 0) & flags) !== flags || !passesAll(tests, row)) return -1;
  return nameQuality(columns.names, columns.nameStart[row] ?? 0, columns.nameStart[row + 1] ?? 0, needle);
}
