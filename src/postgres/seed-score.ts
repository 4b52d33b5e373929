import type { LookalikeSchema, SeedProfile } from "../matching/index.ts";
import { categorySimilarity, termWeight } from "../matching/lookalike/index.ts";
import type { Features } from "./lookalike-features.ts";
import { PackedNumbers } from "./packed-numbers.ts";
import type { SeedCounts } from "./term-counts.ts";

/** What a term of the seed gives to the dot product: its weight in the profile, and the weight of each count. */
interface SeedTerm {
  readonly asked: number;
  readonly weight: number;
}

/** Scores the features of rows against one seed: the same numbers in the same order as `lookalikeScore`, so to the bit. */
export class SeedScore {
  readonly #schema: LookalikeSchema;
  readonly #profile: SeedProfile;
  /** Terms of the seed by number, for each term feature. */
  readonly #terms: readonly ReadonlyMap<number, SeedTerm>[];
  /** Number and count of a term, as it is read. */
  readonly #pair: Int32Array = new Int32Array(2);

  constructor(schema: LookalikeSchema, profile: SeedProfile, counts: SeedCounts) {
    this.#schema = schema;
    this.#profile = profile;
    this.#terms = schema.terms.map((feature, f) => {
      const terms = new Map<number, SeedTerm>();
      profile.terms[f]?.terms.forEach((term, i) => {
        const number = counts.number(feature.prefix + term);
        const asked = profile.terms[f]?.weights[i] ?? 0;
        if (number !== undefined) terms.set(number, { asked, weight: termWeight(feature, term, counts) });
      });
      return terms;
    });
  }

  of([categories, , , lengths, terms]: Features): number {
    let score = 0;
    this.#profile.categories.forEach((part, f) => {
      const feature = this.#schema.categories[f];
      if (feature !== undefined && part.weight > 0)
        score += part.weight * categorySimilarity(feature, part, categories[f] ?? null);
    });
    this.#profile.terms.forEach((part, f) => {
      const feature = this.#schema.terms[f];
      if (feature === undefined || part.weight === 0) return;
      const length = lengths[f] ?? 0;
      const similarity = length === 0 ? feature.mean : Math.min(1, this.#dot(f, terms[f] ?? "") / length);
      score += part.weight * similarity;
    });
    return Math.min(1, score);
  }

  #dot(f: number, packed: string): number {
    const asked = this.#terms[f];
    const held = new PackedNumbers(packed);
    let dot = 0;
    while (!held.isAtEnd) {
      held.read(this.#pair);
      const term = asked?.get(this.#pair[0] ?? 0);
      if (term !== undefined) dot += term.asked * ((this.#pair[1] ?? 0) * term.weight);
    }
    return dot;
  }
}
