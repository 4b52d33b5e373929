import { unitAt } from "../text/unit-at.ts";

const LEAST_ROOM = 1 << 10;

/** Numbers for texts in the order in which they come; in half the time of a Map, whose table the engine rebuilds as it grows. */
export class TextTable {
  /** The text of each number. */
  readonly texts: string[] = [];
  #hashes = new Int32Array(LEAST_ROOM);
  /** Number + 1 at the place of its hash, or behind it; 0 where none is. At most half is taken. */
  #places = new Int32Array(2 * LEAST_ROOM);

  numberOf(text: string): number {
    const hash = hashOf(text);
    const { texts } = this;
    const places = this.#places;
    const last = places.length - 1;
    let at = hash & last;
    for (; places[at] !== 0; at = (at + 1) & last) {
      const number = (places[at] as number) - 1;
      if (this.#hashes[number] === hash && texts[number] === text) return number;
    }
    const number = texts.push(text) - 1;
    this.#hashes[number] = hash;
    places[at] = texts.length;
    if (texts.length === this.#hashes.length) this.#grow();
    return number;
  }

  #grow(): void {
    const hashes = new Int32Array(2 * this.#hashes.length);
    hashes.set(this.#hashes);
    const places = new Int32Array(2 * hashes.length);
    const last = places.length - 1;
    for (let number = 0; number < this.texts.length; number++) {
      let at = (hashes[number] as number) & last;
      while (places[at] !== 0) at = (at + 1) & last;
      places[at] = number + 1;
    }
    this.#hashes = hashes;
    this.#places = places;
  }
}

/** FNV-1a, mixed, since places are its lowest bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ unitAt(text, i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return hash ^ (hash >>> 13);
}
