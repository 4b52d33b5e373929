import type { LocalBusiness, LocalBusinessSearch } from "../models/index.ts";

/** One page of a search. */
export interface LocalBusinessPage {
  /** At most 10 records, as they were given; empty when the index keeps none. */
  records: LocalBusiness[];
  /** Their positions in the store, counted from 0. */
  rows: number[];
  page: number;
  /** Whether the next page has a record. */
  has_more: boolean;
}

/** How many rows of the group one filter keeps. */
export interface FilterReport {
  /** Name of the request field. */
  filter: string;
  /** Rows of the group that pass this filter alone. */
  alone: number;
  /** Rows that pass this filter and all that stand before it in the list. */
  together: number;
}

/** How an answer came about. */
export interface SearchExplanation {
  /** Country and industry as resolved, in the spelling that the store saw first; null when the store holds no such group. */
  group: { country: string; industry: string; rows: number } | null;
  /** The order that was walked. */
  order: "relevance" | "rating" | "reviews";
  /** How the page was found: a slice of the order, a count over bit sets, a scan, or a look at every name that may match. */
  method: "empty" | "slice" | "bit_sets" | "scan" | "names";
  /** Rows that may have been looked at: those of the group, less what a minimum cuts off the end of its own order. */
  rows_in_reach: number;
  filters: FilterReport[];
  /** Rows that pass all filters. */
  matches: number;
}

/** A value that a filter accepts, with the number of records that hold it. */
export interface FacetValue {
  /** The spelling the store saw first. */
  value: string;
  count: number;
}

/** Fields whose values can be listed. */
export type FacetField = "industry" | "country" | "state" | "city";

/** Where values are counted: a country, an industry, a state, or any two or three of them. */
export interface FacetScope {
  country?: string | undefined;
  industry?: string | undefined;
  state?: string | undefined;
}

/** A read-only index of local businesses. */
export interface LocalBusinessIndex {
  /** Number of records. */
  readonly size: number;
  /** Bytes of the index beyond the records. */
  readonly byteLength: number;
  /**
   * One page of the records that pass all filters, in a total order, so that pages never overlap.
   * A country or industry that the store does not hold gives an empty page.
   * @throws RangeError when `page` is not a whole number from 1, or `sort` is none of the three; TypeError for a filter of
   * another type, such as null.
   */
  search(request: LocalBusinessSearch): LocalBusinessPage;
  /**
   * Which group answers a request, how it is walked, and what every filter keeps. Counts all rows of the group: for
   * people, not for every call.
   */
  explain(request: LocalBusinessSearch): SearchExplanation;
  /** The values of a field with their counts, most frequent first, then by spelling; a blank text is none. */
  values(field: FacetField, within?: FacetScope): FacetValue[];
  /** The index in one piece, with a version and a checksum; the records are not in it. */
  toBuffer(): Uint8Array;
}
