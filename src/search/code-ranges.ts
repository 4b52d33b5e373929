/** Bounds that are looked through one by one; of more the half is left out at each step. */
const FEW_BOUNDS = 8;

/**
 * Ranges [low, high) of codes as one ascending list of bounds, none empty, none touching another: a request of
 * thousands of codes costs no more a row than its distinct ranges do.
 */
export function uniteRanges(ranges: readonly (readonly [low: number, high: number])[]): number[] {
  const ascending = ranges.filter(([low, high]) => low < high).sort((a, b) => a[0] - b[0]);
  const bounds: number[] = [];
  for (const [low, high] of ascending) {
    const end = bounds.length - 1;
    if (end > 0 && low <= (bounds[end] ?? 0)) bounds[end] = Math.max(bounds[end] ?? 0, high);
    else bounds.push(low, high);
  }
  return bounds;
}

/** Whether a code lies in one of the ranges: then an odd number of bounds is at or below it. */
export function inRanges(bounds: readonly number[], code: number): boolean {
  if (bounds.length <= FEW_BOUNDS) {
    for (let i = 0; i < bounds.length; i += 2) if (code >= (bounds[i] ?? 0) && code < (bounds[i + 1] ?? 0)) return true;
    return false;
  }
  let low = 0;
  let high = bounds.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((bounds[middle] ?? 0) <= code) low = middle + 1;
    else high = middle;
  }
  return low % 2 === 1;
}
