import { wordCount } from "./bit-sets.ts";

/**
 * Where the bit sets of each group begin, in words, when every group of `leastRows` or more has `sets` of them; a smaller
 * group takes none.
 */
export function setOffsets(groupStart: Uint32Array, leastRows: number, sets: number): Uint32Array {
  const offsets = new Uint32Array(groupStart.length);
  for (let group = 0; group + 1 < groupStart.length; group++) {
    const rows = (groupStart[group + 1] ?? 0) - (groupStart[group] ?? 0);
    offsets[group + 1] = (offsets[group] ?? 0) + (rows < leastRows ? 0 : wordCount(rows) * sets);
  }
  return offsets;
}
