/** Bits sorted a pass: 2,048 counters stay in the first cache. */
const DIGIT_BITS = 11;
const DIGITS = 1 << DIGIT_BITS;

/**
 * Sorts positions by a key, smallest first, keeping the order of equal keys (least significant digit first).
 *
 * @param order Positions to sort; the array is used as scratch and one of two arrays is returned.
 * @param keys Key per position, below 2^32.
 * @param largest Largest key, so that no pass is wasted.
 */
export function radixSort(order: Uint32Array, keys: ArrayLike<number>, largest: number): Uint32Array {
  let from = order;
  let to: Uint32Array = new Uint32Array(order.length);
  for (let shift = 0; shift < 32 && largest >>> shift !== 0; shift += DIGIT_BITS) {
    sortDigit(from, to, keys, shift);
    [from, to] = [to, from];
  }
  return from;
}

function sortDigit(from: Uint32Array, to: Uint32Array, keys: ArrayLike<number>, shift: number): void {
  const next = new Uint32Array(DIGITS + 1);
  const mask = DIGITS - 1;
  for (let i = 0; i < from.length; i++) {
    const digit = ((keys[i] ?? 0) >>> shift) & mask;
    next[digit + 1] = (next[digit + 1] ?? 0) + 1;
  }
  for (let digit = 0; digit < DIGITS; digit++) next[digit + 1] = (next[digit + 1] ?? 0) + (next[digit] ?? 0);
  for (let i = 0; i < from.length; i++) {
    const position = from[i] ?? 0;
    const digit = ((keys[position] ?? 0) >>> shift) & mask;
    const at = next[digit] ?? 0;
    to[at] = position;
    next[digit] = at + 1;
  }
}
