/** One record of an answer. */
export interface Ranked {
  readonly number: number;
  readonly score: number;
}

/** Whether record `a` stands after record `b` of the same score. */
export type StandsAfter = (a: number, b: number) => boolean;

/**
 * The best so many records offered: a heap whose root is the last of them. One object serves all searches of an index,
 * and typed arrays hold its numbers, so that searches leave next to nothing to be collected.
 */
export class Best {
  #numbers: Uint32Array = new Uint32Array(64);
  #scores: Float64Array = new Float64Array(64);
  #length = 0;
  #limit = 0;
  readonly #standsAfter: StandsAfter;

  constructor(standsAfter: StandsAfter) {
    this.#standsAfter = standsAfter;
  }

  /** Empties the heap for an answer of so many records. */
  begin(limit: number): void {
    this.#length = 0;
    this.#limit = limit;
  }

  get length(): number {
    return this.#length;
  }

  /** The score below which nothing enters any more; -1 while there is room. */
  get threshold(): number {
    return this.#length < this.#limit ? -1 : (this.#scores[0] ?? 0);
  }

  offer(number: number, score: number): void {
    if (this.#limit < 1) return;
    if (this.#length < this.#limit) {
      this.#grow();
      this.#set(this.#length++, number, score);
      this.#up(this.#length - 1);
      return;
    }
    const last = this.#scores[0] ?? 0;
    if (score < last || (score === last && this.#standsAfter(number, this.#numbers[0] ?? 0))) return;
    this.#set(0, number, score);
    this.#down();
  }

  /** Best first. */
  sorted(): Ranked[] {
    const ranked = Array.from({ length: this.#length }, (_, at) => ({
      number: this.#numbers[at] ?? 0,
      score: this.#scores[at] ?? 0,
    }));
    return ranked.sort((a, b) => b.score - a.score || (this.#standsAfter(a.number, b.number) ? 1 : -1));
  }

  #set(at: number, number: number, score: number): void {
    this.#numbers[at] = number;
    this.#scores[at] = score;
  }

  #grow(): void {
    if (this.#length < this.#numbers.length) return;
    const numbers = new Uint32Array(2 * this.#length);
    const scores = new Float64Array(2 * this.#length);
    numbers.set(this.#numbers);
    scores.set(this.#scores);
    this.#numbers = numbers;
    this.#scores = scores;
  }

  /** Whether what a place of the heap holds stands after what another holds. */
  #isAfter(a: number, b: number): boolean {
    const left = this.#scores[a] ?? 0;
    const right = this.#scores[b] ?? 0;
    if (left !== right) return left < right;
    return this.#standsAfter(this.#numbers[a] ?? 0, this.#numbers[b] ?? 0);
  }

  #swap(a: number, b: number): void {
    const number = this.#numbers[a] ?? 0;
    const score = this.#scores[a] ?? 0;
    this.#set(a, this.#numbers[b] ?? 0, this.#scores[b] ?? 0);
    this.#set(b, number, score);
  }

  #up(start: number): void {
    let at = start;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!this.#isAfter(at, above)) return;
      this.#swap(at, above);
      at = above;
    }
  }

  #down(): void {
    let at = 0;
    for (;;) {
      let worst = at;
      for (let below = 2 * at + 1; below <= 2 * at + 2 && below < this.#length; below++)
        if (this.#isAfter(below, worst)) worst = below;
      if (worst === at) return;
      this.#swap(at, worst);
      at = worst;
    }
  }
}
