import { unitAt } from "../../text/unit-at.ts";
import type { EncodedText } from "./encode.ts";
import { isRaised, raised, textPrefix, unitPrefix } from "./prefix-bonus.ts";
import { leftUnits, lengthOf, positions, rightUnits } from "./units.ts";

/**
 * Jaro similarity in [0, 1] over UTF-16 units: the textbook definition, with the units of `a` matched in order to the
 * first free equal unit of `b` within reach. Two empty texts are equal.
 *
 * @example
 * jaroSimilarity("martha", "marhta"); // => 0.9444444444444445
 */
export function jaroSimilarity(a: string | EncodedText, b: string | EncodedText): number {
  return jaroOf(a, b, false);
}

/** Jaro similarity, or with the bonus Jaro-Winkler similarity. */
export function jaroOf(a: string | EncodedText, b: string | EncodedText, bonus: boolean): number {
  const n = lengthOf(a);
  const m = lengthOf(b);
  if (n === 0 || m === 0) return n === m ? 1 : 0;
  const longer = Math.max(n, m);
  const reach = longer < 4 ? 0 : (longer >> 1) - 1;
  if (longer <= 32 && typeof a === "string" && typeof b === "string") return shortTexts(a, n, b, m, reach, bonus);
  const x = leftUnits(a, n);
  const y = rightUnits(b, m);
  const jaro = longer <= 32 ? oneWord(x, n, y, m, reach) : manyUnits(x, n, y, m, reach);
  return bonus && isRaised(jaro) ? raised(jaro, unitPrefix(x, y, Math.min(n, m))) : jaro;
}

/** Room for 32 units, and so much more that the engine keeps the array outside the heap that it moves: a tenth of the speed. */
const KEPT = 64;

/**
 * Both kernels stand in a function that makes them: bundlers make variables of a module's constants, and an engine folds
 * only what cannot change. Measured: a tenth of the speed.
 */
const shortTexts = /* @__PURE__ */ makeShortTexts();

const oneWord = /* @__PURE__ */ makeOneWord();

/** As {@link oneWord}, on texts: each unit of a text is read once. */
function makeShortTexts(): (a: string, n: number, b: string, m: number, reach: number, bonus: boolean) => number {
  const table = positions;
  const right = new Uint16Array(KEPT);
  const matched = new Uint16Array(KEPT);

  return (a, n, b, m, reach, bonus) => {
    for (let j = 0, bit = 1; j < m; j++, bit <<= 1) {
      const unit = unitAt(b, j);
      right[j] = unit;
      table[unit] = (table[unit] as number) | bit;
    }
    let common = 0;
    let free = -1;
    let window = (2 << reach) - 1;
    const full = Math.min(n, reach + 1);
    let i = 0;
    for (; i < full; i++) {
      const unit = unitAt(a, i);
      matched[common & 31] = unit;
      const places = (table[unit] as number) & window & free;
      common += (places | -places) >>> 31;
      free ^= places & -places;
      window = (window << 1) | 1;
    }
    window &= ~1;
    for (; i < n; i++) {
      const unit = unitAt(a, i);
      matched[common & 31] = unit;
      const places = (table[unit] as number) & window & free;
      common += (places | -places) >>> 31;
      free ^= places & -places;
      window <<= 1;
    }
    let moved = 0;
    for (let j = 0, k = 0, hits = ~free; j < m; j++, hits >>>= 1) {
      const unit = right[j] as number;
      table[unit] = 0;
      const hit = hits & 1;
      moved += (-(unit ^ (matched[k & 31] as number)) >>> 31) & hit;
      k += hit;
    }
    const jaro = mean(common, moved, n, m);
    return bonus && isRaised(jaro) ? raised(jaro, textPrefix(a, right, Math.min(n, m))) : jaro;
  };
}

/**
 * Bit j of a table entry, of the window and of the free places stands for unit j of `b`. Without branches, since no
 * processor can foresee them: the sign bit of x | −x tells whether x is 0, and a unit of `a` that finds no place is
 * overwritten by the next in the list of the matched ones. The masks on places in that list spare checks of its bounds.
 */
function makeOneWord(): (a: Uint16Array, n: number, b: Uint16Array, m: number, reach: number) => number {
  const table = positions;
  const matched = new Uint16Array(KEPT);

  return (a, n, b, m, reach) => {
    for (let j = 0, bit = 1; j < m; j++, bit <<= 1) {
      const unit = b[j] as number;
      table[unit] = (table[unit] as number) | bit;
    }
    let common = 0;
    let free = -1;
    // The window grows to the right until it is full, then moves.
    let window = (2 << reach) - 1;
    const full = Math.min(n, reach + 1);
    let i = 0;
    for (; i < full; i++) {
      const unit = a[i] as number;
      matched[common & 31] = unit;
      const places = (table[unit] as number) & window & free;
      common += (places | -places) >>> 31;
      free ^= places & -places;
      window = (window << 1) | 1;
    }
    window &= ~1;
    for (; i < n; i++) {
      const unit = a[i] as number;
      matched[common & 31] = unit;
      const places = (table[unit] as number) & window & free;
      common += (places | -places) >>> 31;
      free ^= places & -places;
      window <<= 1;
    }
    // The hits of `b` in their order against those of `a`; the table is left empty.
    let moved = 0;
    for (let j = 0, k = 0, hits = ~free; j < m; j++, hits >>>= 1) {
      const unit = b[j] as number;
      table[unit] = 0;
      const hit = hits & 1;
      moved += (-(unit ^ (matched[k & 31] as number)) >>> 31) & hit;
      k += hit;
    }
    return mean(common, moved, n, m);
  };
}

/**
 * Places of each unit of `b` as linked lists. Windows only move right and the first free place is taken, so each list
 * is walked once.
 */
function manyUnits(a: Uint16Array, n: number, b: Uint16Array, m: number, reach: number): number {
  const head = positions;
  const next = new Int32Array(m);
  for (let j = m - 1; j >= 0; j--) {
    const unit = b[j] as number;
    next[j] = head[unit] as number;
    head[unit] = j + 1;
  }
  const hits = new Uint8Array(m);
  const matched: number[] = [];
  for (let i = 0; i < n; i++) {
    const unit = a[i] as number;
    let at = head[unit] as number;
    while (at !== 0 && at - 1 < i - reach) at = next[at - 1] as number;
    if (at !== 0 && at - 1 <= i + reach) {
      hits[at - 1] = 1;
      matched.push(unit);
      at = next[at - 1] as number;
    }
    head[unit] = at;
  }
  for (let j = 0; j < m; j++) head[b[j] as number] = 0;
  for (let i = 0; i < n; i++) head[a[i] as number] = 0;
  let moved = 0;
  for (let j = 0, k = 0; k < matched.length; j++) if (hits[j] === 1 && b[j] !== matched[k++]) moved++;
  return mean(matched.length, moved, n, m);
}

function mean(common: number, moved: number, n: number, m: number): number {
  return common === 0 ? 0 : (common / n + common / m + (common - moved / 2) / common) / 3;
}
