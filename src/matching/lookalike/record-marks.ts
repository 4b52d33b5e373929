import type { EncodedRecord } from "./schema.ts";
import { TextNumbers } from "./text-numbers.ts";

/** What ranks and counts records beside their score: followers, the text that breaks ties, the group. */
export class RecordMarks {
  readonly #followers: Float64Array;
  readonly #texts: TextNumbers = new TextNumbers();
  /** Number of the text that breaks ties. */
  readonly #tieBreaks: Uint32Array;
  /** Number of the group's text, one higher; 0 for a record that counts alone. */
  readonly #groups: Uint32Array;

  constructor(size: number) {
    this.#followers = new Float64Array(size);
    this.#tieBreaks = new Uint32Array(size);
    this.#groups = new Uint32Array(size);
  }

  set(number: number, { followers, group, tieBreak }: EncodedRecord): void {
    this.#followers[number] = followers;
    this.#tieBreaks[number] = this.#texts.add(0, tieBreak);
    this.#groups[number] = group === null ? 0 : this.#texts.add(0, group) + 1;
  }

  /** The order of ties: more followers, then the text, then the number. */
  readonly standsAfter = (a: number, b: number): boolean => {
    const followers = (this.#followers[a] ?? 0) - (this.#followers[b] ?? 0);
    if (followers !== 0) return followers < 0;
    const texts = this.#texts.compare(this.#tieBreaks[a] ?? 0, this.#tieBreaks[b] ?? 0);
    return texts === 0 ? a > b : texts > 0;
  };

  /** A number that all records of one group share and no other has. */
  group(number: number): number {
    const group = this.#groups[number] ?? 0;
    return group > 0 ? group : -1 - number;
  }
}
