import { wordCount } from "./bit-sets.ts";
import { FLAG_NAMES } from "./flags.ts";
import { setOffsets } from "./set-offsets.ts";

/** A smaller group is filtered row by row, which is as fast. */
const LEAST_ROWS_FOR_PLANES = 256;

/** Where the planes of each group begin, in words; groups without planes take none. */
export function planeOffsets(groupStart: Uint32Array): Uint32Array {
  return setOffsets(groupStart, LEAST_ROWS_FOR_PLANES, FLAG_NAMES.length);
}

/**
 * One bit set per flag and group in the given order of rows (null: the row order itself): flag-major, bit k is the k-th
 * row of that order.
 */
export function buildPlanes(
  groupStart: Uint32Array,
  offsets: Uint32Array,
  flags: Uint16Array,
  order: Uint32Array | null,
): Uint32Array {
  const planes = new Uint32Array(offsets[offsets.length - 1] ?? 0);
  for (let group = 0; group + 1 < groupStart.length; group++) {
    const base = offsets[group] ?? 0;
    if (offsets[group + 1] === base) continue;
    const low = groupStart[group] ?? 0;
    const high = groupStart[group + 1] ?? 0;
    const words = wordCount(high - low);
    for (let k = low; k < high; k++) {
      const bit = 1 << ((k - low) & 31);
      let left = flags[order === null ? k : (order[k] ?? 0)] ?? 0;
      for (let place = base + ((k - low) >>> 5); left !== 0; place += words, left >>>= 1)
        if ((left & 1) === 1) planes[place] = (planes[place] ?? 0) | bit;
    }
  }
  return planes;
}
