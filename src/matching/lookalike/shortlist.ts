import { Best } from "./best.ts";
import type { SketchScore } from "./sketch.ts";

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
 * of the term. Keys are offered in their order, so that every executor sums to the same bits.
 */
export class Shortlist {
  readonly #score: SketchScore;
  readonly #places: Map<number, number> = new Map();
  readonly #estimates: number[] = [];

  constructor(score: SketchScore) {
    this.#score = score;
  }

  /** A record that holds a key; its sketch stands in `codes` from `at` on. */
  offer(number: number, codes: ArrayLike<number>, at: number, gain: number, step: number): void {
    const added = gain * (step / IMPACT_STEPS);
    const place = this.#places.get(number);
    if (place !== undefined) {
      this.#estimates[place] = (this.#estimates[place] ?? 0) + added;
      return;
    }
    this.#places.set(number, this.#estimates.length);
    this.#estimates.push(this.#score.of(codes, at) + added);
  }

  /** The most promising records for so many answers and some more, best first; the lower number among equals. */
  best(answers: number, more = 0): number[] {
    const best = new Best((a, b) => a > b);
    best.begin(shortlistLength(answers) + more);
    for (const [number, place] of this.#places) best.offer(number, this.#estimates[place] ?? 0);
    return best.sorted().map(({ number }) => number);
  }
}

/** How many records are scored for so many answers. */
export function shortlistLength(answers: number): number {
  return SCORED_PER_ANSWER * Math.max(0, answers);
}
