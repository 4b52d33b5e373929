/** One record of an answer. */
export interface Ranked {
  readonly number: number;
  readonly score: number;
}

/** Whether `a` stands after `b` in an answer: lower score, then the order of ties. */
export type StandsAfter = (a: Ranked, b: Ranked) => boolean;

/** The best so many records offered: a heap whose root is the last of them. */
export class Best {
  readonly #heap: Ranked[] = [];
  readonly #limit: number;
  readonly #standsAfter: StandsAfter;

  constructor(limit: number, standsAfter: StandsAfter) {
    this.#limit = limit;
    this.#standsAfter = standsAfter;
  }

  /** The score below which nothing enters any more; -1 while there is room. */
  get threshold(): number {
    return this.#heap.length < this.#limit ? -1 : (this.#heap[0]?.score ?? -1);
  }

  offer(item: Ranked): void {
    const heap = this.#heap;
    if (heap.length < this.#limit) {
      heap.push(item);
      this.#up(heap.length - 1);
      return;
    }
    const last = heap[0];
    if (last === undefined || this.#standsAfter(item, last)) return;
    heap[0] = item;
    this.#down(0);
  }

  /** Best first. */
  sorted(): Ranked[] {
    return [...this.#heap].sort((a, b) => (this.#standsAfter(a, b) ? 1 : -1));
  }

  #up(start: number): void {
    const heap = this.#heap;
    let at = start;
    const item = heap[at];
    while (item !== undefined && at > 0) {
      const above = (at - 1) >> 1;
      const parent = heap[above];
      if (parent === undefined || !this.#standsAfter(item, parent)) break;
      heap[at] = parent;
      heap[above] = item;
      at = above;
    }
  }

  #down(start: number): void {
    const heap = this.#heap;
    let at = start;
    for (;;) {
      let worst = at;
      for (const below of [2 * at + 1, 2 * at + 2]) {
        const child = heap[below];
        const held = heap[worst];
        if (child !== undefined && held !== undefined && this.#standsAfter(child, held)) worst = below;
      }
      const item = heap[at];
      const child = heap[worst];
      if (worst === at || item === undefined || child === undefined) return;
      heap[at] = child;
      heap[worst] = item;
      at = worst;
    }
  }
}
