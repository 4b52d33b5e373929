import type { Columns } from "./columns.ts";

/** The three orders, as the index of their flag planes. */
export const BY_RELEVANCE = 0;
export const BY_RATING = 1;
export const BY_REVIEWS = 2;
export type Order = typeof BY_RELEVANCE | typeof BY_RATING | typeof BY_REVIEWS;

/** The order a request asks for. */
export function orderOf(sort: string | undefined): Order {
  if (sort === undefined || sort === "relevance") return BY_RELEVANCE;
  if (sort === "rating") return BY_RATING;
  if (sort === "reviews") return BY_REVIEWS;
  throw new RangeError(`search: sort must be "relevance", "rating" or "reviews", got ${JSON.stringify(sort)}`);
}

/** The rows in an order; null where that is the row order itself. */
export function rowsOf(columns: Columns, order: Order): Uint32Array | null {
  return order === BY_RATING ? columns.byRating : order === BY_REVIEWS ? columns.byReviews : null;
}
