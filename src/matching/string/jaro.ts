import { unitAt } from "../../text/unit-at.ts";
import type { EncodedText } from "./encode.ts";
import { withPrefixBonus } from "./prefix-bonus.ts";
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
  return bonus ? withPrefixBonus(jaro, x, n, y, m) : jaro;
}

/**
 * As {@link oneWord}, on texts: each unit of a text is read once. All of it in one function, made by another: bundlers
 * make variables of a module's constants, and an engine folds only what cannot change. Measured: a tenth of the speed.
 */
const shortTexts = /* @__PURE__ */ makeShortTexts();

function makeShortTexts(): (a: string, n: number, b: string, m: number, reach: number, bonus: boolean) => number {
  const table = positions;
  const left = new Uint16Array(32);
  const right = new Uint16Array(32);

  function texts(a: string, n: number, b: string, m: number, reach: number, bonus: boolean): number {
    for (let j = 0, bit = 1; j < m; j++, bit <<= 1) {
      const unit = unitAt(b, j);
      right[j] = unit;
      table[unit] = (table[unit] as number) | bit;
    }
    let hitA = 0;
    let hitB = 0;
    let window = (2 << reach) - 1;
    let growth = (1 << reach) - 1;
    for (let i = 0, bit = 1; i < n; i++, bit <<= 1) {
      const unit = unitAt(a, i);
      left[i] = unit;
      const free = (table[unit] as number) & window & ~hitB;
      hitA |= ((free | -free) >> 31) & bit;
      hitB |= free & -free;
      window = (window << 1) | (growth & 1);
      growth >>>= 1;
    }
    let common = 0;
    let moved = 0;
    for (let restA = hitA, restB = hitB; restA !== 0; restA &= restA - 1, restB &= restB - 1) {
      const unit = left[31 - Math.clz32(restA & -restA)] as number;
      const same = (table[unit] as number) & restB & -restB;
      moved += 1 + ((same | -same) >> 31);
      common++;
    }
    for (let j = 0; j < m; j++) table[right[j] as number] = 0;
    const jaro = mean(common, moved, n, m);
    return bonus ? withPrefixBonus(jaro, left, n, right, m) : jaro;
  }

  return texts;
}

/** Bit i of the window, of the hits and of a table entry stands for unit i of `b`. */
function oneWord(a: Uint16Array, n: number, b: Uint16Array, m: number, reach: number): number {
  const table = positions;
  for (let j = 0, bit = 1; j < m; j++, bit <<= 1) {
    const unit = b[j] as number;
    table[unit] = (table[unit] as number) | bit;
  }
  let hitA = 0;
  let hitB = 0;
  // The window grows to the right until it is full, then moves.
  let window = (2 << reach) - 1;
  let growth = (1 << reach) - 1;
  for (let i = 0, bit = 1; i < n; i++, bit <<= 1) {
    const free = (table[a[i] as number] as number) & window & ~hitB;
    // Without branches, since no processor can foresee them: the sign bit of x | −x tells whether x is 0.
    hitA |= ((free | -free) >> 31) & bit;
    hitB |= free & -free;
    window = (window << 1) | (growth & 1);
    growth >>>= 1;
  }
  return settle(a, hitA, hitB, n, b, m);
}

/** Counts the hits and those out of order, and leaves the table empty. */
function settle(a: Uint16Array, allA: number, allB: number, n: number, b: Uint16Array, m: number): number {
  const table = positions;
  let common = 0;
  let moved = 0;
  for (let hitA = allA, hitB = allB; hitA !== 0; hitA &= hitA - 1, hitB &= hitB - 1) {
    const unit = a[31 - Math.clz32(hitA & -hitA)] as number;
    const same = (table[unit] as number) & hitB & -hitB;
    moved += 1 + ((same | -same) >> 31);
    common++;
  }
  for (let j = 0; j < m; j++) table[b[j] as number] = 0;
  return mean(common, moved, n, m);
}

/** Places of each unit of `b` as linked lists. Windows only move right and the first free place is taken, so each list is walked once. */
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
