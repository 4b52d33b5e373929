import { lastIsLoose } from "./weights.ts";

/** Entries of a memo; a power of two. Together they fit the cache of a core. */
const SIZE = 1 << 15;
/** Knuth's multiplier: spreads codes over the entries. */
const SPREAD = 0x9e3779b1;
/** Codes are below it, so that two of them make one number exactly. */
const CODES = 2 ** 26;

/**
 * Bits that one field gave to pairs of value codes: among many rows the same two towns, titles or employers meet again
 * and again. Each pair has one entry, where a later pair may take its place, so that memory stays small.
 */
export class FieldMemo {
  /** Key and bits of each entry, one behind the other: a look-up reads one place of memory. */
  readonly #entries = new Float64Array(2 * SIZE).fill(-1);
  /** Whether other frequencies may move the level of the pair in each entry. */
  readonly #loose = new Uint8Array(SIZE);
  /** The same of the pair asked for last. */
  isLoose = false;

  /** Forgets all, for the frequencies have changed. */
  clear(): void {
    this.#entries.fill(-1);
  }

  /** The bits of a pair of codes, weighed only where they are not at hand. */
  bitsOf(x: number, y: number, weigh: (x: number, y: number) => number): number {
    const entries = this.#entries;
    const key = x * CODES + y;
    const place = (Math.imul(Math.imul(x, SPREAD) ^ y, SPREAD) >>> 17) & (SIZE - 1);
    const at = place << 1;
    if (entries[at] === key) {
      this.isLoose = this.#loose[place] === 1;
      return entries[at + 1] as number;
    }
    const bits = weigh(x, y);
    this.isLoose = lastIsLoose();
    this.#loose[place] = this.isLoose ? 1 : 0;
    entries[at] = key;
    entries[at + 1] = bits;
    return bits;
  }
}
