const LEAST_ROOM = 1 << 16;
const MOST = 255;

/** How far below the threshold each pair was that a search has visited, in whole bits: a byte a pair, in the order of the visits. */
export class Shortfalls {
  #bits = new Uint8Array(LEAST_ROOM);
  #length = 0;

  push(bits: number): void {
    if (this.#length === this.#bits.length) {
      const longer = new Uint8Array(2 * this.#length);
      longer.set(this.#bits);
      this.#bits = longer;
    }
    this.#bits[this.#length++] = Math.max(0, Math.min(MOST, bits));
  }

  /** Bits, rounded down. */
  at(place: number): number {
    return this.#bits[place] as number;
  }
}
