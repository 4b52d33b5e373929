/** Number of set bits in a word of 32. */
export function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Place of the lowest set bit of a word that is not 0. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** Sets of the same length that stand in one array, at a distance of `words`. */
export interface BitSets {
  readonly bits: Uint32Array;
  readonly offset: number;
  readonly words: number;
  /** Which of the sets count. */
  readonly sets: readonly number[];
}

/** Word `word` of what all sets have in common. */
export function commonWord(from: BitSets, word: number): number {
  let common = -1;
  for (const set of from.sets) common &= from.bits[from.offset + set * from.words + word] ?? 0;
  return common;
}
