import { wordCount } from "./bit-sets.ts";
import { setOffsets } from "./set-offsets.ts";

/**
 * Bit sets a group has for the pairs of neighbouring bytes in its names: 64 keep 8 bytes a row and let about one row in
 * a hundred through by chance.
 */
const GRAM_SETS = 64;
/** A smaller group is scanned name by name, which is as fast. */
const LEAST_ROWS_FOR_GRAMS = 64;

/** The bit set of a pair of bytes. Multiplication spreads pairs of frequent letters over all sets. */
function gramSet(first: number, second: number): number {
  return (Math.imul(first * 0x100 + second, 0x9e3779b1) >>> 26) & (GRAM_SETS - 1);
}

/** Where the sets begin that all rows with a needle are in, without repeats, for a group whose sets begin at `offset`. */
export function gramBases(needle: Uint8Array, offset: number, words: number): number[] {
  const bases: number[] = [];
  for (let i = 1; i < needle.length; i++) {
    const base = offset + gramSet(needle[i - 1] ?? 0, needle[i] ?? 0) * words;
    if (!bases.includes(base)) bases.push(base);
  }
  return bases;
}

/** Where the gram sets of each group begin, in words; groups without sets take none. */
export function gramOffsets(groupStart: Uint32Array): Uint32Array {
  return setOffsets(groupStart, LEAST_ROWS_FOR_GRAMS, GRAM_SETS);
}

/** The gram sets of all groups: set-major within a group, bit k of a set is the group's row k. */
export function buildGrams(
  groupStart: Uint32Array,
  offsets: Uint32Array,
  nameStart: Uint32Array,
  names: Uint8Array,
): Uint32Array {
  const grams = new Uint32Array(offsets[offsets.length - 1] ?? 0);
  for (let group = 0; group + 1 < groupStart.length; group++) {
    const base = offsets[group] ?? 0;
    if (offsets[group + 1] === base) continue;
    const low = groupStart[group] ?? 0;
    const high = groupStart[group + 1] ?? 0;
    const words = wordCount(high - low);
    for (let row = low; row < high; row++) {
      const word = base + ((row - low) >>> 5);
      const bit = 1 << ((row - low) & 31);
      const end = nameStart[row + 1] ?? 0;
      let before = names[nameStart[row] ?? 0] ?? 0;
      for (let at = (nameStart[row] ?? 0) + 1; at < end; at++) {
        const byte = names[at] ?? 0;
        const place = word + gramSet(before, byte) * words;
        grams[place] = (grams[place] ?? 0) | bit;
        before = byte;
      }
    }
  }
  return grams;
}
