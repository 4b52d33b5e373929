import { unitAt } from "../../text/unit-at.ts";
import { bitCount } from "./bit-count.ts";
import type { EncodedText } from "./encode.ts";
import { leftUnits, lengthOf, positions, rightUnits } from "./units.ts";

/** Bits of a word. */
const WORD = 32;

/**
 * Number of insertions, deletions and substitutions of UTF-16 units that turn one text into the other.
 * Bit-parallel (Myers 1999, Hyyrö 2003): 32 rows of the table at a time.
 *
 * @example
 * levenshteinDistance("kitten", "sitting"); // => 3
 */
export function levenshteinDistance(a: string | EncodedText, b: string | EncodedText): number {
  return distanceOf(a, lengthOf(a), b, lengthOf(b));
}

/**
 * 1 − distance ÷ length of the longer text: 1 for equal texts, 0 when no unit stays in its place. Two empty texts are equal.
 *
 * @example
 * levenshteinSimilarity("ab", "ac"); // => 0.5
 */
export function levenshteinSimilarity(a: string | EncodedText, b: string | EncodedText): number {
  const n = lengthOf(a);
  const m = lengthOf(b);
  const longer = Math.max(n, m);
  return longer === 0 ? 1 : 1 - distanceOf(a, n, b, m) / longer;
}

function distanceOf(a: string | EncodedText, n: number, b: string | EncodedText, m: number): number {
  if (n <= WORD && m <= WORD) {
    if (typeof a === "string" && typeof b === "string") return n >= m ? shortTexts(a, n, b, m) : shortTexts(b, m, a, n);
    const left = leftUnits(a, n);
    const right = rightUnits(b, m);
    return n >= m ? oneWord(left, right, 0, n, m) : oneWord(right, left, 0, m, n);
  }
  const left = leftUnits(a, n);
  const right = rightUnits(b, m);
  return n >= m ? longTexts(left, n, right, m) : longTexts(right, m, left, n);
}

/** Cuts the common ends, then counts with the longer text as the pattern: its units are read once, the other's cost a step each. */
function longTexts(long: Uint16Array, longLength: number, short: Uint16Array, shortLength: number): number {
  let n = longLength;
  let m = shortLength;
  while (m > 0 && long[n - 1] === short[m - 1]) {
    n--;
    m--;
  }
  let start = 0;
  while (start < m && long[start] === short[start]) start++;
  return n - start <= WORD ? oneWord(long, short, start, n, m) : manyWords(long, short, start, n, m);
}

/**
 * As {@link oneWord}, on texts: each unit of a text is read once. Cutting the common ends costs more here than it saves.
 * Both stand in a function of their own, because bundlers make variables of a module's constants, and an engine folds
 * only what cannot change: a fifth of the speed.
 */
const shortTexts = /* @__PURE__ */ makeShortTexts();

/** Rows `start` to `n` of the pattern in the bits of one word, column by column from `start` to `m`. */
const oneWord = /* @__PURE__ */ makeOneWord();

function makeShortTexts(): (long: string, n: number, short: string, m: number) => number {
  const table = positions;
  // Twice the room: an engine keeps small arrays in the heap that it moves, and takes a fifth longer to address them.
  const kept = new Uint16Array(2 * WORD);
  return (long, n, short, m) => {
    for (let i = 0, bit = 1; i < n; i++, bit <<= 1) {
      const unit = unitAt(long, i);
      kept[i] = unit;
      table[unit] = (table[unit] as number) | bit;
    }
    let plus = -1;
    let minus = 0;
    for (let j = 0; j < m; j++) {
      const equal = table[unitAt(short, j)] as number;
      const across = (((equal & plus) + plus) ^ plus) | equal;
      const up = ((minus | ~(across | plus)) << 1) | 1;
      const down = (plus & across) << 1;
      plus = down | ~(equal | minus | up);
      minus = up & (equal | minus);
    }
    for (let i = 0; i < n; i++) table[kept[i] as number] = 0;
    return lastColumn(plus, minus, n, m);
  };
}

function makeOneWord(): (pattern: Uint16Array, text: Uint16Array, start: number, n: number, m: number) => number {
  const table = positions;
  return (pattern, text, start, n, m) => {
    for (let i = start, bit = 1; i < n; i++, bit <<= 1) {
      const unit = pattern[i] as number;
      table[unit] = (table[unit] as number) | bit;
    }
    let plus = -1;
    let minus = 0;
    for (let j = start; j < m; j++) {
      const equal = table[text[j] as number] as number;
      const across = (((equal & plus) + plus) ^ plus) | equal;
      const up = ((minus | ~(across | plus)) << 1) | 1;
      const down = (plus & across) << 1;
      plus = down | ~(equal | minus | up);
      minus = up & (equal | minus);
    }
    for (let i = start; i < n; i++) table[pattern[i] as number] = 0;
    return lastColumn(plus, minus, n - start, m - start);
  };
}

/** The lower right corner of the table: the last column begins at `columns`, and its differences downwards are the two bit rows. */
function lastColumn(plus: number, minus: number, rows: number, columns: number): number {
  if (rows === 0) return columns;
  const used = -1 >>> (WORD - rows);
  return columns + bitCount(plus & used) - bitCount(minus & used);
}

/** One strip of 32 pattern units after another; the differences along its lower edge are carried to the next in two bit rows. */
function manyWords(pattern: Uint16Array, text: Uint16Array, start: number, n: number, m: number): number {
  const table = positions;
  const columns = m - start;
  const carryUp = new Int32Array((columns + 31) >>> 5).fill(-1);
  const carryDown = new Int32Array((columns + 31) >>> 5);
  let score = n - start;
  for (let row = start; row < n; row += 32) {
    const end = Math.min(row + 32, n);
    for (let i = row, bit = 1; i < end; i++, bit <<= 1) {
      const unit = pattern[i] as number;
      table[unit] = (table[unit] as number) | bit;
    }
    const moved = strip(text, start, columns, carryUp, carryDown, end - row - 1);
    if (end === n) score += moved;
    for (let i = row; i < end; i++) table[pattern[i] as number] = 0;
  }
  return score;
}

function strip(
  text: Uint16Array,
  start: number,
  columns: number,
  carryUp: Int32Array,
  carryDown: Int32Array,
  lastRow: number,
): number {
  let plus = -1;
  let minus = 0;
  let moved = 0;
  for (let j = 0; j < columns; j++) {
    const word = j >>> 5;
    const upIn = ((carryUp[word] as number) >>> j) & 1;
    const downIn = ((carryDown[word] as number) >>> j) & 1;
    const equal = (positions[text[start + j] as number] as number) | downIn;
    const diagonal = (((equal & plus) + plus) ^ plus) | equal | minus;
    const up = minus | ~(diagonal | plus);
    const down = plus & diagonal;
    const upOut = (up >>> lastRow) & 1;
    const downOut = (down >>> lastRow) & 1;
    moved += upOut - downOut;
    if (upOut !== upIn) carryUp[word] = (carryUp[word] as number) ^ (1 << j);
    if (downOut !== downIn) carryDown[word] = (carryDown[word] as number) ^ (1 << j);
    const shifted = (up << 1) | upIn;
    minus = shifted & diagonal;
    plus = (down << 1) | downIn | ~(diagonal | shifted);
  }
  return moved;
}
