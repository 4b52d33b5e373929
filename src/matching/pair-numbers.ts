const LEAST_ROOM = 1 << 10;
/** Places in a row that a pair may find taken; with half of the places free, only pairs made to share one find so many. */
const MOST_TAKEN = 128;

/** Numbers for pairs of 32-bit integers, in the order in which they come. */
export class PairNumbers {
  /** The pair of each number, one behind the other. */
  #pairs = new Int32Array(2 * LEAST_ROOM);
  /** Number + 1 at the place of its pair, or behind it; 0 where none is. At most half is taken. */
  #places = new Int32Array(2 * LEAST_ROOM);
  #size = 0;
  /** Numbers of pairs that found {@link MOST_TAKEN} places taken: a file made of such pairs must not take quadratic time. */
  readonly #crowded = new Map<string, number>();

  get size(): number {
    return this.#size;
  }

  /** Forgets all pairs and keeps the room. */
  clear(): void {
    this.#places.fill(0);
    this.#size = 0;
    this.#crowded.clear();
  }

  numberOf(left: number, right: number): number {
    const pairs = this.#pairs;
    const places = this.#places;
    const last = places.length - 1;
    let at = placeOf(left, right) & last;
    for (let taken = 0; places[at] !== 0; at = (at + 1) & last) {
      const number = (places[at] as number) - 1;
      if (pairs[2 * number] === left && pairs[2 * number + 1] === right) return number;
      if (++taken === MOST_TAKEN) return this.#crowded.get(`${left} ${right}`) ?? this.#add(left, right);
    }
    return this.#add(left, right);
  }

  #add(left: number, right: number): number {
    const number = this.#size++;
    this.#pairs[2 * number] = left;
    this.#pairs[2 * number + 1] = right;
    this.#place(number);
    if (2 * this.#size === this.#pairs.length) this.#grow();
    return number;
  }

  #place(number: number): void {
    const left = this.#pairs[2 * number] as number;
    const right = this.#pairs[2 * number + 1] as number;
    const places = this.#places;
    const last = places.length - 1;
    let at = placeOf(left, right) & last;
    for (let taken = 0; places[at] !== 0; at = (at + 1) & last)
      if (++taken === MOST_TAKEN) {
        this.#crowded.set(`${left} ${right}`, number);
        return;
      }
    places[at] = number + 1;
  }

  #grow(): void {
    const pairs = new Int32Array(2 * this.#pairs.length);
    pairs.set(this.#pairs);
    this.#pairs = pairs;
    this.#places = new Int32Array(pairs.length);
    this.#crowded.clear();
    for (let number = 0; number < this.#size; number++) this.#place(number);
  }
}

function placeOf(left: number, right: number): number {
  const mixed = Math.imul(Math.imul(left, 0x85ebca6b) ^ (right + (left >>> 15)), 0x9e3779b1);
  return mixed ^ (mixed >>> 16);
}
