import { unitAt } from "../text/unit-at.ts";

const LEAST_ROOM = 1 << 10;
/** Places in a row that a text may find taken; with half of the places free, only texts made to share a hash find so many. */
const MOST_TAKEN = 128;

/** Numbers for texts in the order in which they come; in half the time of a Map, whose table the engine rebuilds as it grows. */
export class TextTable {
  /** The text of each number. */
  readonly texts: string[] = [];
  #hashes = new Int32Array(LEAST_ROOM);
  /** Number + 1 at the place of its hash, or behind it; 0 where none is. At most half is taken. */
  #places = new Int32Array(2 * LEAST_ROOM);
  /** Numbers of texts that found {@link MOST_TAKEN} places taken: a file made of such texts must not take quadratic time. */
  readonly #crowded = new Map<string, number>();

  numberOf(text: string): number {
    const hash = hashOf(text);
    const { texts } = this;
    const places = this.#places;
    const last = places.length - 1;
    let at = hash & last;
    for (let taken = 0; places[at] !== 0; at = (at + 1) & last) {
      const number = (places[at] as number) - 1;
      if (this.#hashes[number] === hash && texts[number] === text) return number;
      if (++taken === MOST_TAKEN) return this.#crowded.get(text) ?? this.#add(text, hash);
    }
    return this.#add(text, hash);
  }

  #add(text: string, hash: number): number {
    const number = this.texts.push(text) - 1;
    this.#hashes[number] = hash;
    this.#place(number);
    if (this.texts.length === this.#hashes.length) this.#grow();
    return number;
  }

  #place(number: number): void {
    const places = this.#places;
    const last = places.length - 1;
    let at = (this.#hashes[number] as number) & last;
    for (let taken = 0; places[at] !== 0; at = (at + 1) & last)
      if (++taken === MOST_TAKEN) {
        this.#crowded.set(this.texts[number] as string, number);
        return;
      }
    places[at] = number + 1;
  }

  #grow(): void {
    const hashes = new Int32Array(2 * this.#hashes.length);
    hashes.set(this.#hashes);
    this.#hashes = hashes;
    this.#places = new Int32Array(2 * hashes.length);
    this.#crowded.clear();
    for (let number = 0; number < this.texts.length; number++) this.#place(number);
  }
}

/** FNV-1a, mixed, since places are its lowest bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ unitAt(text, i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return hash ^ (hash >>> 13);
}
