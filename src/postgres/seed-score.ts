import type { LookalikeSchema, SeedProfile } from "../matching/index.ts";
import { categorySimilarity, type SketchValues, termWeight } from "../matching/lookalike/index.ts";
import { categoryValue } from "./category-codes.ts";
import { type Features, FIRST_CATEGORY } from "./lookalike-features.ts";
import { PackedNumbers } from "./packed-numbers.ts";
import type { SeedCounts } from "./term-counts.ts";

/** What a term of the seed gives to the dot product: its weight in the profile, and the weight of each count. */
interface SeedTerm {
  readonly asked: number;
  readonly weight: number;
}

/** Numbers of terms by their low bits, a power of two of them. */
const MARKS = 1024;

/** Scores the features of rows against one seed: the same numbers in the same order as `lookalikeScore`, so to the bit. */
export class SeedScore {
  readonly #schema: LookalikeSchema;
  readonly #profile: SeedProfile;
  readonly #values: SketchValues;
  /** What each value of a category adds, by its text, as far as it was met. */
  readonly #categories: readonly Map<string, number>[];
  /** Terms of the seed by number, for each term feature. */
  readonly #terms: readonly ReadonlyMap<number, SeedTerm>[];
  /** 1 at the low bits of the numbers of these terms: most terms of a row are none of them, and a list tells it sooner than a map. */
  readonly #marks: Uint8Array = new Uint8Array(MARKS);
  readonly #packed: PackedNumbers = new PackedNumbers();

  constructor(schema: LookalikeSchema, profile: SeedProfile, counts: SeedCounts, values: SketchValues) {
    this.#schema = schema;
    this.#profile = profile;
    this.#values = values;
    this.#categories = schema.categories.map(() => new Map());
    this.#terms = schema.terms.map((feature, f) => {
      const terms = new Map<number, SeedTerm>();
      profile.terms[f]?.terms.forEach((term, i) => {
        const number = counts.number(feature.prefix + term);
        const asked = profile.terms[f]?.weights[i] ?? 0;
        if (number === undefined) return;
        terms.set(number, { asked, weight: termWeight(feature, term, counts) });
        this.#marks[number & (MARKS - 1)] = 1;
      });
      return terms;
    });
  }

  of(features: Features): number {
    const { categories, terms } = this.#schema;
    let score = 0;
    for (let f = 0; f < categories.length; f++)
      if ((this.#profile.categories[f]?.weight ?? 0) > 0)
        score += this.#category(f, features[FIRST_CATEGORY + f] ?? "0");
    const lengths = FIRST_CATEGORY + categories.length;
    for (let f = 0; f < terms.length; f++) {
      const weight = this.#profile.terms[f]?.weight ?? 0;
      if (weight > 0)
        score += weight * this.#similarity(f, features[lengths + f] ?? "0", features[lengths + terms.length + f] ?? "");
    }
    return Math.min(1, score);
  }

  #category(f: number, text: string): number {
    const known = this.#categories[f]?.get(text);
    if (known !== undefined) return known;
    const feature = this.#schema.categories[f];
    const part = this.#profile.categories[f];
    if (feature === undefined || part === undefined) return 0;
    const added = part.weight * categorySimilarity(feature, part, categoryValue(this.#values, f, text));
    this.#categories[f]?.set(text, added);
    return added;
  }

  #similarity(f: number, length: string, packed: string): number {
    if (length === "0") return this.#schema.terms[f]?.mean ?? 0;
    const dot = this.#dot(f, packed);
    return dot === 0 ? 0 : Math.min(1, dot / Number(length));
  }

  #dot(f: number, packed: string): number {
    const asked = this.#terms[f];
    const marks = this.#marks;
    const length = this.#packed.read(packed);
    const { numbers } = this.#packed;
    let dot = 0;
    for (let at = 0; at < length; at += 2) {
      const number = numbers[at] ?? 0;
      if (marks[number & (MARKS - 1)] === 0) continue;
      const term = asked?.get(number);
      if (term !== undefined) dot += term.asked * ((numbers[at + 1] ?? 0) * term.weight);
    }
    return dot;
  }
}
