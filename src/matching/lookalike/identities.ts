import { KeyIndex } from "../resolver/name-index.ts";
import type { EncodedRecord } from "./schema.ts";

/** Which records are the same or sisters: they share a domain, the label before the suffix, or a core name. */
export class Identities {
  readonly #byKey: KeyIndex = new KeyIndex();

  add(number: number, identities: readonly string[]): void {
    for (const identity of identities) this.#byKey.add(identity, number);
  }

  /** Records that share an identity with one of the seeds. */
  holders(seeds: readonly EncodedRecord[]): ReadonlySet<number> {
    const out = new Set<number>();
    for (const seed of seeds)
      for (const identity of seed.identities) for (const number of this.#byKey.get(identity)) out.add(number);
    return out;
  }
}
