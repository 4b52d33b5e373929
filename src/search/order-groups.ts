import { scratchBytes } from "./scratch.ts";

/** Below this a key with the position appended is exact, and so is dividing it again. */
const LARGEST_EXACT = 2 ** 52;

/** Positions in the store group by group, in store order within a group, and where each group begins. */
export interface Clusters {
  readonly byGroup: Uint32Array;
  readonly groupStart: Uint32Array;
}

/** Clusters positions by their group: one counting sort. */
export function clusterByGroup(groupOf: ArrayLike<number>, size: number, groups: number): Clusters {
  const groupStart = new Uint32Array(groups + 1);
  for (let i = 0; i < size; i++) {
    const next = (groupOf[i] ?? 0) + 1;
    groupStart[next] = (groupStart[next] ?? 0) + 1;
  }
  for (let g = 0; g < groups; g++) groupStart[g + 1] = (groupStart[g + 1] ?? 0) + (groupStart[g] ?? 0);
  const next = groupStart.slice();
  const byGroup = new Uint32Array(scratchBytes(size * 4));
  for (let i = 0; i < size; i++) {
    const group = groupOf[i] ?? 0;
    const at = next[group] ?? 0;
    byGroup[at] = i;
    next[group] = at + 1;
  }
  return { byGroup, groupStart };
}

/**
 * Positions in the store group by group, within a group by their keys, smallest first, then in store order.
 * Key and position become one number, so that a group is sorted natively, in the cache and without a comparator.
 *
 * @param keys A whole number from 0 per position.
 * @param largest None of the keys is larger.
 */
export function orderGroups({ byGroup, groupStart }: Clusters, keys: Float64Array, largest: number): Uint32Array {
  const size = byGroup.length;
  const exact = (largest + 1) * size <= LARGEST_EXACT ? keys : denseRanks(keys);
  const ordered = new Uint32Array(size);
  const scratch = new Float64Array(scratchBytes(largestGroup(groupStart) * 8));
  for (let group = 0; group + 1 < groupStart.length; group++) {
    const low = groupStart[group] ?? 0;
    const rows = (groupStart[group + 1] ?? 0) - low;
    for (let k = 0; k < rows; k++) {
      const position = byGroup[low + k] ?? 0;
      scratch[k] = (exact[position] ?? 0) * size + position;
    }
    if (rows > 1) scratch.subarray(0, rows).sort();
    for (let k = 0; k < rows; k++) {
      const key = scratch[k] ?? 0;
      ordered[low + k] = key - Math.floor(key / size) * size;
    }
  }
  return ordered;
}

/** The place of every key among the distinct ones. */
export function denseRanks(keys: Float64Array): Float64Array {
  const ranks = new Map<number, number>();
  for (const key of keys.slice().sort()) if (!ranks.has(key)) ranks.set(key, ranks.size);
  return keys.map((key) => ranks.get(key) ?? 0);
}

function largestGroup(groupStart: Uint32Array): number {
  let largest = 0;
  for (let g = 0; g + 1 < groupStart.length; g++)
    largest = Math.max(largest, (groupStart[g + 1] ?? 0) - (groupStart[g] ?? 0));
  return largest;
}
