import { Best } from "./best.ts";
import { NumberPlaces } from "./number-places.ts";
import type { LookalikeSchema } from "./schema.ts";
import type { SeedProfile } from "./seed-profile.ts";
import { SketchScore, type SketchValues } from "./sketch.ts";

/** Records that are scored for each one that is asked for. */
const SCORED_PER_ANSWER = 4;

/** Steps in which postings keep the impact of a term. */
const IMPACT_STEPS = 31;

/** The impact of a term on the cosine, from 0 to 1, in steps. */
export function impactStep(impact: number): number {
  return Math.max(1, Math.round(Math.fround(impact) * IMPACT_STEPS));
}

/**
 * Candidates with an estimate of their scores: what their sketches add, and for each drawing key its gain times the impact
 * of the term. Keys are offered in their order, so that every executor sums to the same bits. One object serves one search
 * after the other, so that searches leave next to nothing to be collected.
 */
export class Shortlist {
  readonly #score: SketchScore;
  readonly #places: NumberPlaces = new NumberPlaces();
  readonly #best: Best = new Best((a, b) => a > b);
  #estimates: Float64Array = new Float64Array(1024);
  #isOut: (number: number) => boolean = () => false;

  constructor(schema: LookalikeSchema, values: SketchValues) {
    this.#score = new SketchScore(schema, values);
  }

  /**
   * Empties the list for the candidates of a profile. Records that are out are offered like others, but never among the
   * best: few come so far that they must be asked for.
   */
  begin(profile: SeedProfile, isOut: (number: number) => boolean): void {
    this.#score.begin(profile);
    this.#places.clear();
    this.#isOut = isOut;
  }

  /** A record that holds a key; its sketch stands in `codes` from `at` on. */
  offer(number: number, codes: ArrayLike<number>, at: number, gain: number, step: number): void {
    const held = this.#places.length;
    const place = this.#places.of(number);
    if (place === this.#estimates.length) this.#widen();
    const estimate = place < held ? (this.#estimates[place] ?? 0) : this.#score.of(codes, at);
    this.#estimates[place] = estimate + gain * (step / IMPACT_STEPS);
  }

  /** So many of the most promising records, best first; the lower number among equals. */
  best(length: number): number[] {
    const best = this.#best;
    best.begin(length);
    let least = best.threshold;
    for (let place = 0; place < this.#places.length; place++) {
      const estimate = this.#estimates[place] ?? 0;
      if (estimate < least) continue;
      const number = this.#places.at(place);
      if (this.#isOut(number)) continue;
      best.offer(number, estimate);
      least = best.threshold;
    }
    return best.sorted().map(({ number }) => number);
  }

  #widen(): void {
    const wider = new Float64Array(this.#estimates.length * 2);
    wider.set(this.#estimates);
    this.#estimates = wider;
  }
}

/** How many records are scored for so many answers. */
export function shortlistLength({ scoredPerAnswer = SCORED_PER_ANSWER }: LookalikeSchema, answers: number): number {
  return Math.ceil(scoredPerAnswer * Math.max(0, answers));
}
