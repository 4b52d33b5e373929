import { BLOCK_BITS, BLOCK_RECORDS } from "./record-blocks.ts";
import type { LookalikeSchema } from "./schema.ts";
import type { TermIds } from "./term-ids.ts";

/** The terms of all records, by record and by term. */
export class TermColumns {
  readonly ids: TermIds;
  readonly frequency: Uint32Array;
  readonly weight: Float64Array;
  /** `id * 256 + count`, record by record, feature by feature, each list in the order of its encoded record. */
  readonly terms: Uint32Array;
  /** End of list `record * lists + feature` in `terms`. */
  readonly ends: Uint32Array;
  /** Lists per record: the term features, then the combined keys. */
  readonly lists: number;
  /** Vector length of list `record * lists + feature`; 0 when the record does not know the feature. */
  readonly lengths: Float64Array;
  /** By place, the set of term features that the record does not know: bit f for feature f, of which there are at most 8. */
  readonly unknown: Uint8Array;
  /** First posting of each term. */
  readonly start: Uint32Array;
  /** Places of the records that hold the term, ascending. */
  readonly holders: Uint32Array;
  /** What a term adds to the cosine per unit of the seeds' weight: count × weight / length. */
  readonly impact: Float32Array;
  readonly #blocks: number;
  /** Where the blocks begin in long lists, and for each term where its edges stand, one higher; 0 for short lists. */
  #edges: Uint32Array = new Uint32Array(0);
  readonly #edgesAt: Uint32Array;
  /** Room for the seeds' weight of each term while a search runs; zero between searches. */
  readonly seedWeights: Float64Array;

  constructor(
    schema: LookalikeSchema,
    ids: TermIds,
    frequency: Uint32Array,
    weight: Float64Array,
    terms: Uint32Array,
    ends: Uint32Array,
    order: Uint32Array,
  ) {
    this.ids = ids;
    this.frequency = frequency;
    this.weight = weight;
    this.terms = terms;
    this.ends = ends;
    this.lists = schema.terms.length + 1;
    this.lengths = new Float64Array(ends.length);
    this.unknown = new Uint8Array(order.length);
    this.start = new Uint32Array(ids.size + 1);
    for (let id = 0; id < ids.size; id++) this.start[id + 1] = (this.start[id] ?? 0) + (frequency[id] ?? 0);
    this.holders = new Uint32Array(terms.length);
    this.impact = new Float32Array(terms.length);
    this.seedWeights = new Float64Array(ids.size);
    this.#blocks = Math.ceil(order.length / BLOCK_RECORDS);
    this.#edgesAt = new Uint32Array(ids.size);
    this.#measure();
    this.#fill(order);
    this.#cutLongLists();
  }

  /** Writes where the postings of a term begin in each block, up to the end of the last one, into `edges` from `at` on. */
  writeEdges(id: number, edges: Uint32Array, at: number): void {
    const stop = this.start[id + 1] ?? 0;
    const kept = this.#edgesAt[id] ?? 0;
    if (kept > 0) edges.set(this.#edges.subarray(kept - 1, kept + this.#blocks), at);
    else blockEdges(this.holders, this.start[id] ?? 0, stop, edges, at, this.#blocks);
  }

  /** Keeps the edges of long lists. */
  #cutLongLists(): void {
    const long: number[] = [];
    for (let id = 0; id < this.frequency.length; id++) if ((this.frequency[id] ?? 0) > LONG_LIST) long.push(id);
    const width = this.#blocks + 1;
    this.#edges = new Uint32Array(long.length * width);
    long.forEach((id, i) => {
      this.#edgesAt[id] = i * width + 1;
      const { start, holders } = this;
      blockEdges(holders, start[id] ?? 0, start[id + 1] ?? 0, this.#edges, i * width, this.#blocks);
    });
  }

  #measure(): void {
    const { terms, ends, lengths, weight } = this;
    let k = 0;
    for (let list = 0; list < ends.length; list++) {
      let square = 0;
      for (; k < (ends[list] ?? 0); k++) {
        const term = terms[k] ?? 0;
        const value = (term & 255) * (weight[term >>> 8] ?? 0);
        square += value * value;
      }
      lengths[list] = Math.sqrt(square);
    }
  }

  /** Writes the postings in the order of places, so that each list ascends. */
  #fill(order: Uint32Array): void {
    const { terms, ends, lists, lengths, weight, holders, impact, unknown } = this;
    const cursor = this.start.slice();
    for (let place = 0; place < order.length; place++) {
      const first = (order[place] ?? 0) * lists;
      let k = first === 0 ? 0 : (ends[first - 1] ?? 0);
      for (let list = first; list < first + lists; list++) {
        const length = lengths[list] ?? 0;
        if (length === 0 && list < first + lists - 1) unknown[place] = (unknown[place] ?? 0) | (1 << (list - first));
        for (; k < (ends[list] ?? 0); k++) {
          const term = terms[k] ?? 0;
          const id = term >>> 8;
          const at = cursor[id] ?? 0;
          cursor[id] = at + 1;
          holders[at] = place;
          impact[at] = length === 0 ? 0 : ((term & 255) * (weight[id] ?? 0)) / length;
        }
      }
    }
  }
}

/** Where blocks begin is kept for lists longer than this. */
const LONG_LIST = 512;

/** Where the blocks begin in a list of ascending places, and its end. */
function blockEdges(
  holders: Uint32Array,
  from: number,
  to: number,
  edges: Uint32Array,
  at: number,
  blocks: number,
): void {
  let block = 0;
  for (let k = from; k < to; k++) {
    const holds = (holders[k] ?? 0) >>> BLOCK_BITS;
    while (block <= holds) edges[at + block++] = k;
  }
  while (block <= blocks) edges[at + block++] = to;
}
