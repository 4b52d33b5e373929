/** Entries of a memo; a power of two. */
const SIZE = 1 << 17;
/** Knuth's multiplier: spreads codes over the entries. */
const SPREAD = 0x9e3779b1;

/**
 * Bits that one field gave to pairs of value codes: among many rows the same two towns, titles or employers meet again
 * and again. Each pair has one entry, where a later pair may take its place, so that memory stays small.
 */
export class FieldMemo {
  readonly #left = new Int32Array(SIZE);
  readonly #right = new Int32Array(SIZE);
  readonly #bits = new Float64Array(SIZE);

  /** Forgets all, for the frequencies have changed. */
  clear(): void {
    this.#left.fill(-1);
  }

  /** Entry of a pair of codes. */
  entryOf(a: number, b: number): number {
    return (Math.imul(Math.imul(a, SPREAD) ^ b, SPREAD) >>> 15) & (SIZE - 1);
  }

  holds(entry: number, a: number, b: number): boolean {
    return this.#left[entry] === a && this.#right[entry] === b;
  }

  bitsAt(entry: number): number {
    return this.#bits[entry] as number;
  }

  keep(entry: number, a: number, b: number, bits: number): number {
    this.#left[entry] = a;
    this.#right[entry] = b;
    this.#bits[entry] = bits;
    return bits;
  }
}
