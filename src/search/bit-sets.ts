/** Number of set bits in a word of 32. */
export function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Words of 32 that hold a bit for each of so many rows. */
export function wordCount(rows: number): number {
  return (rows + 31) >>> 5;
}

/** Place of the lowest set bit of a word that is not 0. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** Sets of the same length that stand in one array. */
export interface BitSets {
  readonly bits: Uint32Array;
  /** Where each of the sets that count begins. */
  readonly bases: readonly number[];
}

/** Word `word` of what all sets have in common. */
export function commonWord({ bits, bases }: BitSets, word: number): number {
  let common = -1;
  for (let i = 0; i < bases.length; i++) common &= bits[(bases[i] ?? 0) + word] ?? 0;
  return common;
}

/** Keeps of the first `count` words what they have in common with all sets: set after set, along the memory. */
export function intersect(words: Uint32Array, count: number, { bits, bases }: BitSets): void {
  for (let i = 0; i < bases.length; i++) {
    const base = bases[i] ?? 0;
    for (let word = 0; word < count; word++) words[word] = (words[word] ?? 0) & (bits[base + word] ?? 0);
  }
}

/** Bits of a word that stand for places below `high`, where the word begins at place `at`. */
export function withinEnd(word: number, at: number, high: number): number {
  return high - at >= 32 ? word : word & ((1 << (high - at)) - 1);
}
