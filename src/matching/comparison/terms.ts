import { log2 } from "../binary-logarithm.ts";
import { powerOfTwo } from "../power-of-two.ts";
import { TextTable } from "../text-table.ts";

/** Where a comparison enters the words and values whose frequency it will ask for. */
export interface TermTable {
  /** Number of the term, the same for the same text. */
  numberOf(term: string): number;
  /** What `make` gives for a text, made once where the table lasts. */
  once<T>(text: string, make: (text: string) => T): T;
}

/** Frequencies of the terms of one field. */
export interface TermShares {
  /** Share of the known values that hold the term, above 0 and at most 1. */
  share(term: number): number;
  /** −log2 of the share. */
  bits(term: number): number;
  /** Share of the values that hold a term beyond the two compared: 0 for a number that one entity has. */
  sharedByOthers(term: number): number;
  textOf(term: number): string;
}

/** The shipped frequencies weigh as much as so many counted values. */
const SHIPPED_VALUES = 20;

/** Below this share a change among the other holders says nothing more: the u of no register is so small. */
const RARE = 1e-6;

/** Terms of one field with the number of rows that hold each. */
export class CountedTerms implements TermTable, TermShares {
  readonly #table = new TextTable();
  readonly #made = new Map<string, unknown>();
  #shares: Float64Array = new Float64Array(0);
  #bits: Float64Array = new Float64Array(0);
  #others: Float64Array = new Float64Array(0);
  /** Bits and shares among others before they were fixed anew. */
  #earlier: { readonly bits: Float64Array; readonly others: Float64Array } = { bits: this.#bits, others: this.#others };

  get size(): number {
    return this.#table.texts.length;
  }

  numberOf(term: string): number {
    return this.#table.numberOf(term);
  }

  once<T>(text: string, make: (text: string) => T): T {
    let made = this.#made.get(text) as T | undefined;
    if (made === undefined) {
      made = make(text);
      this.#made.set(text, made);
    }
    return made;
  }

  textOf(term: number): string {
    return this.#table.texts[term] as string;
  }

  /**
   * Fixes the shares: `counts[term]` of `known` values hold the term. A value is no evidence for itself, so one holder
   * is left out. In a few values a frequency means little, so there the shipped one has the greater part.
   */
  freeze(counts: Float64Array, known: number, shareOf: (term: string) => number): void {
    this.#earlier = { bits: this.#bits, others: this.#others };
    this.#others = counts.map((count) => Math.max(0, count - 2) / Math.max(1, known));
    const trust = known / (known + SHIPPED_VALUES);
    this.#fix((term, text) => {
      const counted = Math.max(1, (counts[term] as number) - 1) / Math.max(1, known);
      return -log2(Math.min(1, counted)) * trust - log2(shareOf(text)) * (1 - trust);
    });
  }

  /** Fixes the shares to those shipped for the kind of field. */
  freezeShipped(shareOf: (term: string) => number): void {
    this.#others = new Float64Array(this.size);
    this.#fix((_, text) => -log2(shareOf(text)));
  }

  #fix(bitsOf: (term: number, text: string) => number): void {
    this.#bits = Float64Array.from(this.#table.texts, (text, term) => bitsOf(term, text));
    this.#shares = this.#bits.map((bits) => powerOfTwo(-bits));
  }

  /** Bits by which the last count changed what each term says, up or down: by its share, or by that of its other holders. */
  changes(): Float32Array {
    const { bits, others } = this.#earlier;
    return Float32Array.from(this.#bits, (now, term) => {
      const shared = Math.max(RARE, this.#others[term] as number) / Math.max(RARE, others[term] as number);
      return Math.max(Math.abs(now - (bits[term] as number)), Math.abs(log2(shared)));
    });
  }

  share(term: number): number {
    return this.#shares[term] as number;
  }

  bits(term: number): number {
    return this.#bits[term] as number;
  }

  sharedByOthers(term: number): number {
    return this.#others[term] as number;
  }
}

/** Terms of one pair, with the frequencies shipped for their kind. */
export class ShippedTerms implements TermTable, TermShares {
  readonly #terms: string[] = [];
  readonly #shareOf: (term: string) => number;

  constructor(shareOf: (term: string) => number) {
    this.#shareOf = shareOf;
  }

  numberOf(term: string): number {
    const at = this.#terms.indexOf(term);
    return at >= 0 ? at : this.#terms.push(term) - 1;
  }

  once<T>(text: string, make: (text: string) => T): T {
    return make(text);
  }

  textOf(term: number): string {
    return this.#terms[term] ?? "";
  }

  share(term: number): number {
    return this.#shareOf(this.#terms[term] ?? "");
  }

  bits(term: number): number {
    return -log2(this.share(term));
  }

  sharedByOthers(_term: number): number {
    return 0;
  }
}
