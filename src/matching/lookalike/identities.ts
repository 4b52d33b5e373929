import { Growing } from "./growing.ts";
import type { EncodedRecord } from "./schema.ts";
import { TextNumbers } from "./text-numbers.ts";

/** Which records are the same or sisters: they share a domain, the label before the suffix, or a core name. */
export class Identities {
  readonly #keys: TextNumbers = new TextNumbers();
  /** By key, the place of its last record in the lists below, one higher. */
  readonly #last: Growing = new Growing();
  readonly #records: Growing = new Growing();
  /** By place of a record, where the one before it of the same key stands, one higher; 0 for the first. */
  readonly #before: Growing = new Growing();

  add(number: number, identities: readonly string[]): void {
    for (const identity of identities) {
      const key = this.#keys.add(0, identity);
      if (key === this.#last.length) this.#last.push(0);
      const before = this.#last.items[key] ?? 0;
      if (before > 0 && this.#records.items[before - 1] === number) continue;
      this.#records.push(number);
      this.#before.push(before);
      this.#last.items[key] = this.#records.length;
    }
  }

  /** Records that share an identity with one of the seeds. */
  holders(seeds: readonly EncodedRecord[]): ReadonlySet<number> {
    const out = new Set<number>();
    for (const seed of seeds)
      for (const identity of seed.identities) {
        const key = this.#keys.get(0, identity);
        if (key < 0) continue;
        for (let at = this.#last.items[key] ?? 0; at > 0; at = this.#before.items[at - 1] ?? 0)
          out.add(this.#records.items[at - 1] ?? 0);
      }
    return out;
  }
}
