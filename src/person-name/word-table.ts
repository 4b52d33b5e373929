/** The prime of the FNV hash. */
const PRIME = 0x01000193;

/** Adds a unit to the hash of a word; the hash of no unit is 0. */
export function hashUnit(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, PRIME);
}

/** No word of a table has more units. */
export const LONGEST_WORD = 64;

/**
 * Words with flags, looked up by their units: no string is made, which would be most of the cost of reading a name. An open-addressed hash
 * table, at most half full.
 */
export class WordTable {
  /** Units of all words, one after the other. */
  private readonly units: Uint16Array;
  /** Where each word begins in `units`, and where the last one ends. */
  private readonly starts: Uint32Array;
  private readonly flags: Int32Array;
  /** Number of a word plus one, 0 for a free slot. */
  private readonly slots: Uint32Array;

  constructor(words: ReadonlyMap<string, number>) {
    let size = 0;
    for (const word of words.keys()) size += word.length;
    let capacity = 2;
    while (capacity < words.size * 2) capacity *= 2;
    this.units = new Uint16Array(size);
    this.starts = new Uint32Array(words.size + 1);
    this.flags = new Int32Array(words.size);
    this.slots = new Uint32Array(capacity);
    let entry = 0;
    for (const [word, flags] of words) this.append(entry++, word, flags);
  }

  private append(entry: number, word: string, flags: number): void {
    let at = this.starts[entry] as number;
    let hash = 0;
    for (let i = 0; i < word.length; i++) {
      const unit = word.charCodeAt(i);
      hash = hashUnit(hash, unit);
      this.units[at++] = unit;
    }
    this.starts[entry + 1] = at;
    this.flags[entry] = flags;
    let slot = this.slotOf(hash);
    while (this.slots[slot] !== 0) slot = this.slotAfter(slot);
    this.slots[slot] = entry + 1;
  }

  private slotOf(hash: number): number {
    return (hash ^ (hash >>> 15)) & (this.slots.length - 1);
  }

  private slotAfter(slot: number): number {
    return (slot + 1) & (this.slots.length - 1);
  }

  /** Flags of the word of the first `length` units, whose hash is known; 0 for an unknown one. */
  flagsOf(units: Uint16Array, length: number, hash: number): number {
    let slot = this.slotOf(hash);
    for (let entry = this.slots[slot] as number; entry !== 0; entry = this.slots[slot] as number) {
      if (this.matches(entry - 1, units, length)) return this.flags[entry - 1] as number;
      slot = this.slotAfter(slot);
    }
    return 0;
  }

  private matches(entry: number, units: Uint16Array, length: number): boolean {
    const start = this.starts[entry] as number;
    if ((this.starts[entry + 1] as number) - start !== length) return false;
    for (let i = 0; i < length; i++) if (this.units[start + i] !== units[i]) return false;
    return true;
  }
}
