import type { Best } from "./best.ts";
import { BLOCK_BITS, BLOCK_RECORDS, type RecordBlocks } from "./record-blocks.ts";
import type { QueryTerm, Scorer } from "./scorer.ts";
import type { TermColumns } from "./term-columns.ts";

/** Takes the record at a place with its score. */
export type Offer = (place: number, score: number) => void;

/** Impacts are kept as 32-bit numbers, so a sum of them is this near to the score. */
const IMPACT_ERROR = 1e-5;
/** Blocks are searched one by one, best bound first, until the rest as a whole reads no more postings than this, */
const FEW_POSTINGS = 4 * BLOCK_RECORDS;
/** or until so many blocks are done. */
const MOST_SINGLE_BLOCKS = 24;

/** Working room of an index, all zero between searches. */
export interface SearchRoom {
  readonly sums: Float32Array;
  readonly touched: Uint32Array;
}

/**
 * Offers every record that can enter the answer. Blocks whose categories promise most come first and are searched in
 * full; they raise the threshold. In the rest only the terms that matter are followed: by Cauchy and Schwarz the other
 * terms of a feature together add at most its weight times the length of the seed's vector over them, so a record that
 * holds none of the essential terms cannot reach the threshold.
 */
export class ExactSearch {
  readonly #columns: TermColumns;
  readonly #room: SearchRoom;
  readonly #scorer: Scorer;
  readonly #best: Best;
  readonly #offer: Offer;
  readonly #minScore: number;
  readonly #size: number;

  constructor(columns: TermColumns, room: SearchRoom, scorer: Scorer, best: Best, offer: Offer, minScore: number) {
    this.#columns = columns;
    this.#room = room;
    this.#scorer = scorer;
    this.#best = best;
    this.#offer = offer;
    this.#minScore = minScore;
    this.#size = room.sums.length;
  }

  run(blocks: RecordBlocks): void {
    const bounds = blocks.bounds(this.#scorer.tables);
    const order = Array.from(bounds.keys()).sort((a, b) => (bounds[b] ?? 0) - (bounds[a] ?? 0) || a - b);
    const isDone = new Uint8Array(blocks.count);
    for (let at = 0; at < order.length; at++) {
      const block = order[at] ?? 0;
      const bound = (bounds[block] ?? 0) + this.#scorer.mostUnknown;
      const needed = this.#least() - bound;
      const essential = this.#essentialTerms(needed);
      if (needed > 0 && (at >= MOST_SINGLE_BLOCKS || essential.postings <= FEW_POSTINGS)) {
        this.#searchRest(bounds, essential, isDone);
        return;
      }
      this.#searchBlock(block, bound, essential);
      isDone[block] = 1;
    }
  }

  /** The score that a record must reach. */
  #least(): number {
    return Math.max(this.#best.threshold, this.#minScore) - IMPACT_ERROR;
  }

  /** The essential terms over one block; every record of the block is looked at. */
  #searchBlock(block: number, bound: number, { terms, others }: EssentialTerms): void {
    const { holders, impact } = this.#columns;
    const { sums } = this.#room;
    const base = block * BLOCK_RECORDS;
    const end = Math.min(base + BLOCK_RECORDS, this.#size);
    for (const { id, weight } of terms) {
      const stop = this.#columns.firstInBlock(id, block + 1);
      for (let k = this.#columns.firstInBlock(id, block); k < stop; k++) {
        const place = holders[k] ?? 0;
        sums[place] = (sums[place] ?? 0) + weight * (impact[k] ?? 0);
      }
    }
    let least = this.#least();
    for (let place = base; place < end; place++) {
      const sum = (sums[place] ?? 0) + others;
      sums[place] = 0;
      if (sum + bound >= least && this.#scorer.canReach(place, least - sum)) {
        this.#offer(place, this.#scorer.score(place));
        least = this.#least();
      }
    }
  }

  /** The essential terms over all blocks that are not done. */
  #searchRest(bounds: Float64Array, { terms, others }: EssentialTerms, isDone: Uint8Array): void {
    const { start, holders, impact } = this.#columns;
    const { sums, touched } = this.#room;
    let count = 0;
    for (const { id, weight } of terms) {
      const stop = start[id + 1] ?? 0;
      for (let k = start[id] ?? 0; k < stop; k++) {
        const place = holders[k] ?? 0;
        if (isDone[place >>> BLOCK_BITS] === 1) continue;
        const sum = sums[place] ?? 0;
        if (sum === 0) touched[count++] = place;
        sums[place] = sum + weight * (impact[k] ?? 0);
      }
    }
    let least = this.#least();
    for (let i = 0; i < count; i++) {
      const place = touched[i] ?? 0;
      const sum = (sums[place] ?? 0) + others;
      sums[place] = 0;
      const bound = (bounds[place >>> BLOCK_BITS] ?? 0) + this.#scorer.mostUnknown;
      if (sum + bound >= least && this.#scorer.canReach(place, least - sum)) {
        this.#offer(place, this.#scorer.score(place));
        least = this.#least();
      }
    }
  }

  /** Leaves out the longest lists as long as all left out together add less than `needed`. */
  #essentialTerms(needed: number): EssentialTerms {
    const terms = this.#scorer.query;
    const squares = new Map<number, number>();
    let others = 0;
    let at = 0;
    for (; at < terms.length; at++) {
      const term = terms[at];
      if (term === undefined) break;
      const before = squares.get(term.feature) ?? 0;
      const after = before + term.weight * term.weight;
      const next = others - Math.sqrt(before) + Math.sqrt(after);
      if (next >= needed) break;
      squares.set(term.feature, after);
      others = next;
    }
    const rest = terms.slice(at);
    return { terms: rest, others, postings: rest.reduce((sum, { postings }) => sum + postings, 0) };
  }
}

interface EssentialTerms {
  readonly terms: readonly QueryTerm[];
  /** The most that all other terms add. */
  readonly others: number;
  readonly postings: number;
}
