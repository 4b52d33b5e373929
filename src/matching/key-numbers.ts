import { unitAt } from "../text/unit-at.ts";
import { PairNumbers } from "./pair-numbers.ts";

/**
 * Numbers for blocking keys in the order in which they come. A key is kept as 64 bits of hash, since a million keys as
 * texts are most of the memory of a search. Should two keys ever have one hash, their rows are compared in vain.
 */
export class KeyNumbers {
  readonly #hashes = new PairNumbers();

  get size(): number {
    return this.#hashes.size;
  }

  clear(): void {
    this.#hashes.clear();
  }

  numberOf(key: string): number {
    let left = 0x811c9dc5;
    let right = 0x2545f491;
    for (let i = 0; i < key.length; i++) {
      const unit = unitAt(key, i);
      left = Math.imul(left ^ unit, 0x01000193);
      right = Math.imul((right << 7) ^ (right >>> 25) ^ unit, 0x85ebca6b);
    }
    return this.#hashes.numberOf(left | 0, right);
  }
}
