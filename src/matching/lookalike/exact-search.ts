import type { Answer } from "./answer.ts";
import {
  BLOCK_BITS,
  BLOCK_RECORDS,
  type BlockBounds,
  CELL_BITS,
  CELL_RECORDS,
  type RecordBlocks,
} from "./record-blocks.ts";
import type { QueryTerm, Scorer } from "./scorer.ts";
import type { TermColumns } from "./term-columns.ts";

/** Impacts are kept as 32-bit numbers, so a sum of them is this near to the score. */
const IMPACT_ERROR = 1e-5;
/** With fewer postings in a block than this, only their holders are looked at. */
const FEW_POSTINGS: number = BLOCK_RECORDS / 4;

/**
 * Offers every record that can enter the answer, block by block. Blocks whose categories promise most come first and
 * raise the threshold. In each block only the terms that matter are followed: by Cauchy and Schwarz the other terms of a
 * feature together add at most its weight times the length of the seed's vector over them. The further down the order,
 * the more terms are left out; once all may be, no record of the blocks left can reach the threshold.
 */
export class ExactSearch {
  readonly #columns: TermColumns;
  readonly #blocks: RecordBlocks;
  readonly #scorer: Scorer;
  readonly #answer: Answer;
  /** Room for the sums of one block, all zero between blocks. */
  readonly #sums: Float32Array = new Float32Array(BLOCK_RECORDS);
  /** `edges[term * (blocks + 1) + block]` is the first posting of a term of the query in a block. */
  #edges: Uint32Array = new Uint32Array(0);
  /** What a unit of impact of each term of the query adds to a score. */
  #weights: Float64Array = new Float64Array(0);
  /**
   * The most that the terms left out and the unknown term features add, by the set of the latter: what a record does not
   * know, none of its terms can be in.
   */
  #reach: Float64Array = new Float64Array(0);
  /** The most of `#reach`, over all sets. */
  #mostReach = 0;
  /** How many terms `#reach` leaves out; -1 before the first block. */
  #leftOut = -1;

  constructor(columns: TermColumns, blocks: RecordBlocks, scorer: Scorer, answer: Answer) {
    this.#columns = columns;
    this.#blocks = blocks;
    this.#scorer = scorer;
    this.#answer = answer;
  }

  run(): void {
    this.#cutLists();
    const bounds = this.#blocks.bounds(this.#scorer.tables);
    const most = mostOfFirst(this.#scorer.query, this.#scorer.means);
    this.#leftOut = -1;
    let left = 0;
    for (const block of highestFirst(bounds.blocks)) {
      const needed = this.#least() - (bounds.blocks[block] ?? 0);
      while (left < most.length && (most[left] ?? 0) < needed) left++;
      // `left` counts the terms left out and one more: records without any term may reach what is needed while it is 0.
      if (left === most.length) return;
      const from = Math.max(0, left - 1);
      this.#leaveOut(from);
      this.#mostReach = most[from] ?? 0;
      this.#searchBlock(block, from, left > 0, bounds);
    }
  }

  #cutLists(): void {
    const { query } = this.#scorer;
    const width = this.#blocks.count + 1;
    if (this.#edges.length < query.length * width) this.#edges = new Uint32Array(2 * query.length * width);
    if (this.#weights.length < query.length) this.#weights = new Float64Array(2 * query.length);
    query.forEach(({ id, weight }, t) => {
      this.#weights[t] = weight;
      this.#columns.writeEdges(id, this.#edges, t * width);
    });
  }

  #leaveOut(from: number): void {
    if (from === this.#leftOut) return;
    this.#leftOut = from;
    const { query, means } = this.#scorer;
    const squares = new Float64Array(means.length);
    for (let t = 0; t < from; t++) addSquare(squares, query[t]);
    const sets = 1 << means.length;
    if (this.#reach.length < sets) this.#reach = new Float64Array(sets);
    for (let set = 0; set < sets; set++) {
      let most = 0;
      for (let f = 0; f < means.length; f++) most += set & (1 << f) ? (means[f] ?? 0) : Math.sqrt(squares[f] ?? 0);
      this.#reach[set] = most;
    }
  }

  /** The score that a record must reach. */
  #least(): number {
    return this.#answer.least - IMPACT_ERROR;
  }

  /** One block by the terms from `from` on. */
  #searchBlock(block: number, from: number, needsTerms: boolean, bounds: BlockBounds): void {
    const postings = this.#addTerms(block, from);
    if (needsTerms && postings < FEW_POSTINGS) this.#lookAtHolders(block, from, bounds.cells);
    else this.#lookAtAll(block, bounds.cells);
  }

  #addTerms(block: number, from: number): number {
    const { holders, impact } = this.#columns;
    const sums = this.#sums;
    const weights = this.#weights;
    const terms = this.#scorer.query.length;
    const width = this.#blocks.count + 1;
    let postings = 0;
    for (let t = from; t < terms; t++) {
      const weight = weights[t] ?? 0;
      const stop = this.#edges[t * width + block + 1] ?? 0;
      let k = this.#edges[t * width + block] ?? 0;
      postings += stop - k;
      for (; k < stop; k++) {
        const at = (holders[k] ?? 0) & (BLOCK_RECORDS - 1);
        sums[at] = (sums[at] ?? 0) + weight * (impact[k] ?? 0);
      }
    }
    return postings;
  }

  #lookAtHolders(block: number, from: number, cells: Float64Array): void {
    const { holders, unknown } = this.#columns;
    const sums = this.#sums;
    const reach = this.#reach;
    const { needed } = this.#scorer;
    const mostReach = this.#mostReach;
    const width = this.#blocks.count + 1;
    let least = this.#least();
    for (let t = from; t < this.#scorer.query.length; t++) {
      const stop = this.#edges[t * width + block + 1] ?? 0;
      for (let k = this.#edges[t * width + block] ?? 0; k < stop; k++) {
        const place = holders[k] ?? 0;
        const at = place & (BLOCK_RECORDS - 1);
        const sum = sums[at] ?? 0;
        if (sum === 0) continue;
        sums[at] = 0;
        const bound = cells[place >>> CELL_BITS] ?? 0;
        if (sum + (bound + mostReach) < least) continue;
        const missing = least - sum - (reach[unknown[place] ?? 0] ?? 0);
        if (bound < missing) continue;
        needed[0] = missing;
        if (!this.#scorer.canReach(place)) continue;
        this.#answer.offer(place, this.#scorer.score(place));
        least = this.#least();
      }
    }
  }

  #lookAtAll(block: number, cells: Float64Array): void {
    const { unknown } = this.#columns;
    const sums = this.#sums;
    const reach = this.#reach;
    const { needed } = this.#scorer;
    const mostReach = this.#mostReach;
    let least = this.#least();
    const base = block << BLOCK_BITS;
    for (let start = 0; start < BLOCK_RECORDS; start += CELL_RECORDS) {
      if (base + start >= this.#blocks.size) break;
      const end = Math.min(start + CELL_RECORDS, this.#blocks.size - base);
      const bound = cells[(base + start) >>> CELL_BITS] ?? 0;
      const most = bound + mostReach;
      for (let at = start; at < end; at++) {
        const sum = sums[at] ?? 0;
        if (sum + most < least) continue;
        const missing = least - sum - (reach[unknown[base + at] ?? 0] ?? 0);
        if (bound < missing) continue;
        needed[0] = missing;
        if (!this.#scorer.canReach(base + at)) continue;
        this.#answer.offer(base + at, this.#scorer.score(base + at));
        least = this.#least();
      }
    }
    sums.fill(0);
  }
}

function highestFirst(bounds: Float64Array): Uint32Array {
  const order = new Uint32Array(bounds.length);
  for (let block = 0; block < order.length; block++) order[block] = block;
  return order.sort((a, b) => {
    const left = bounds[a] ?? 0;
    const right = bounds[b] ?? 0;
    return left === right ? a - b : left > right ? -1 : 1;
  });
}

/** The most that the first terms of the query together add, or unknown features in their place, by how many they are. */
function mostOfFirst(query: readonly QueryTerm[], means: Float64Array): Float64Array {
  const squares = new Float64Array(means.length);
  const most = new Float64Array(query.length + 1);
  for (let count = 0; count <= query.length; count++) {
    if (count > 0) addSquare(squares, query[count - 1]);
    for (let f = 0; f < means.length; f++)
      most[count] = (most[count] ?? 0) + Math.max(means[f] ?? 0, Math.sqrt(squares[f] ?? 0));
  }
  return most;
}

function addSquare(squares: Float64Array, term: QueryTerm | undefined): void {
  if (term !== undefined) squares[term.feature] = (squares[term.feature] ?? 0) + term.weight * term.weight;
}
