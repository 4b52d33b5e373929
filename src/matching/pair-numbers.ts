const LEAST_ROOM = 1 << 10;

/** Numbers for pairs of 32-bit integers, in the order in which they come. */
export class PairNumbers {
  /** The pair of each number, one behind the other. */
  #pairs = new Int32Array(2 * LEAST_ROOM);
  /** Number + 1 at the place of its pair, or behind it; 0 where none is. At most half is taken. */
  #places = new Int32Array(2 * LEAST_ROOM);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Forgets all pairs and keeps the room. */
  clear(): void {
    this.#places.fill(0);
    this.#size = 0;
  }

  numberOf(left: number, right: number): number {
    const pairs = this.#pairs;
    const places = this.#places;
    const last = places.length - 1;
    let at = placeOf(left, right) & last;
    for (; places[at] !== 0; at = (at + 1) & last) {
      const number = (places[at] as number) - 1;
      if (pairs[2 * number] === left && pairs[2 * number + 1] === right) return number;
    }
    const number = this.#size++;
    pairs[2 * number] = left;
    pairs[2 * number + 1] = right;
    places[at] = number + 1;
    if (2 * this.#size === pairs.length) this.#grow();
    return number;
  }

  #grow(): void {
    const pairs = new Int32Array(2 * this.#pairs.length);
    pairs.set(this.#pairs);
    const places = new Int32Array(pairs.length);
    const last = places.length - 1;
    for (let number = 0; number < this.#size; number++) {
      let at = placeOf(pairs[2 * number] as number, pairs[2 * number + 1] as number) & last;
      while (places[at] !== 0) at = (at + 1) & last;
      places[at] = number + 1;
    }
    this.#pairs = pairs;
    this.#places = places;
  }
}

function placeOf(left: number, right: number): number {
  const mixed = Math.imul(Math.imul(left, 0x85ebca6b) ^ (right + (left >>> 15)), 0x9e3779b1);
  return mixed ^ (mixed >>> 16);
}
