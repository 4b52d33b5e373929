import { Best, type Ranked, type StandsAfter } from "./best.ts";

/** What one search may answer. */
export interface AnswerRules {
  readonly limit: number;
  readonly minScore: number;
  /** Records that are never answered. */
  readonly isOut: (number: number) => boolean;
}

/** Gathers the answer of one search after the other. */
export class Answer {
  readonly #best: Best;
  readonly #order: Uint32Array;
  #rules: AnswerRules = { limit: 0, minScore: 0, isOut: () => false };

  /** `order` gives the number of the record at each place. */
  constructor(order: Uint32Array, standsAfter: StandsAfter) {
    this.#order = order;
    this.#best = new Best(standsAfter);
  }

  begin(rules: AnswerRules): void {
    this.#rules = rules;
    this.#best.begin(rules.limit);
  }

  /** The score that a record must reach. */
  get least(): number {
    return Math.max(this.#best.threshold, this.#rules.minScore);
  }

  /** Takes the record at a place with its score. */
  offer(place: number, score: number): void {
    const number = this.#order[place] ?? 0;
    if (score > 0 && score >= this.least && !this.#rules.isOut(number)) this.#best.offer(number, score);
  }

  sorted(): Ranked[] {
    return this.#best.sorted();
  }
}
