import type { Dictionary } from "./dictionary.ts";

/** Codes of a column, in 16 bits where those hold all of them. */
export type Codes = Uint16Array | Uint32Array;

/**
 * Room for codes up to `largest`. Never 8 bits: nearly all columns then are of one array type, which the loops over
 * them are compiled for; a third type makes every filter two to three times slower.
 */
export function narrowCodes(length: number, largest: number): Codes {
  return largest < 0x10000 ? new Uint16Array(length) : new Uint32Array(length);
}

/** A column of texts: a code per row. */
export interface TextColumn {
  readonly dictionary: Dictionary;
  readonly codes: Codes;
}

/** A column of numbers: the rank of a row's number among the distinct ones, 1 the smallest; 0 means no value. */
export interface NumberColumn {
  /** Number per rank, ascending; the entry of rank 0 is NaN. */
  readonly values: Float64Array;
  readonly ranks: Codes;
}

/**
 * The whole index. Rows are clustered by (country, industry) and stand within a group by standing relevance, so that
 * row order is the order `relevance` without a name.
 */
export interface Columns {
  readonly size: number;
  readonly countries: Dictionary;
  readonly industries: Dictionary;
  /** Country and industry code per group, and its rows: groupStart[g] to groupStart[g + 1]. */
  readonly groupCountry: Codes;
  readonly groupIndustry: Codes;
  readonly groupStart: Uint32Array;
  /** Position in the store per row. */
  readonly recordOf: Uint32Array;
  /** Rows by rating and by reviews, group by group. */
  readonly byRating: Uint32Array;
  readonly byReviews: Uint32Array;
  readonly score: NumberColumn;
  readonly reviews: NumberColumn;
  readonly state: TextColumn;
  readonly city: TextColumn;
  readonly postalCode: TextColumn;
  readonly phoneType: TextColumn;
  readonly sicCode: TextColumn;
  readonly naicsCode: TextColumn;
  readonly flags: Uint16Array;
  /** Folded names in UTF-8, end to end in row order. */
  readonly names: Uint8Array;
  readonly nameStart: Uint32Array;
  readonly gramOffset: Uint32Array;
  readonly grams: Uint32Array;
  readonly planeOffset: Uint32Array;
  /** Flag planes in row order, by rating and by reviews. */
  readonly planes: readonly [relevance: Uint32Array, rating: Uint32Array, reviews: Uint32Array];
}
