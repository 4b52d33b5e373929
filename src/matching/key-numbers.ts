import { unitAt } from "../text/unit-at.ts";

const LEAST_ROOM = 1 << 10;
const SEEDS = [0x811c9dc5, 0x2545f491] as const;

/**
 * Numbers for blocking keys in the order in which they come. A key is kept as 64 bits of hash, since a million keys as
 * texts are most of the memory of a search. Should two keys ever have one hash, their rows are compared in vain.
 */
export class KeyNumbers {
  /** Both halves of the hash of each number, one behind the other. */
  #hashes = new Int32Array(2 * LEAST_ROOM);
  /** Number + 1 at the place of its hash, or behind it; 0 where none is. Twice the room of the hashes. */
  #places = new Int32Array(2 * LEAST_ROOM);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  numberOf(key: string): number {
    let low = SEEDS[0] as number;
    let high = SEEDS[1] as number;
    for (let i = 0; i < key.length; i++) {
      const unit = unitAt(key, i);
      low = Math.imul(low ^ unit, 0x01000193);
      high = Math.imul((high << 7) ^ (high >>> 25) ^ unit, 0x85ebca6b);
    }
    return this.#numberOfHash(low, high);
  }

  #numberOfHash(low: number, high: number): number {
    const hashes = this.#hashes;
    const places = this.#places;
    const last = places.length - 1;
    let at = placeOf(low, high, last);
    for (; places[at] !== 0; at = (at + 1) & last) {
      const number = (places[at] as number) - 1;
      if (hashes[2 * number] === low && hashes[2 * number + 1] === high) return number;
    }
    const number = this.#size++;
    hashes[2 * number] = low;
    hashes[2 * number + 1] = high;
    places[at] = number + 1;
    if (2 * this.#size === hashes.length) this.#grow();
    return number;
  }

  #grow(): void {
    const hashes = new Int32Array(2 * this.#hashes.length);
    hashes.set(this.#hashes);
    const places = new Int32Array(hashes.length);
    const last = places.length - 1;
    for (let number = 0; number < this.#size; number++) {
      let at = placeOf(hashes[2 * number] as number, hashes[2 * number + 1] as number, last);
      while (places[at] !== 0) at = (at + 1) & last;
      places[at] = number + 1;
    }
    this.#hashes = hashes;
    this.#places = places;
  }
}

function placeOf(low: number, high: number, last: number): number {
  const mixed = Math.imul(low ^ (high >>> 15), 0x9e3779b1);
  return (mixed ^ (mixed >>> 16)) & last;
}
