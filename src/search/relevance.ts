import type { LocalBusiness } from "../models/index.ts";
import { bitCount } from "./bit-sets.ts";
import { FIELD_FLAGS, flagsOf } from "./flags.ts";

/** Reviews a business is thought to have before its own are counted; 20 keeps one 5.0 review from winning. */
const PRIOR_REVIEWS = 20;
/** Rating those reviews are thought to have: one constant, so that the order is the same in every store and partition. */
const PRIOR_RATING = 3.8;
/** Points a rating star is worth; a power of ten keeps the score a whole number that every executor compares alike. */
const POINTS_PER_STAR = 1_000_000;
/** Points a filled field is worth: all eleven together weigh about half a star. */
const POINTS_PER_FIELD = 50_000;

/**
 * How good a record is before a name is asked for: the Bayesian mean of its rating,
 * `(20 × 3.8 + score × reviews) ÷ (20 + reviews)`, in millionths of a star, plus 50,000 for each of eleven
 * fields that hold something (website, phone, e-mail, street address, postal code and the six social addresses).
 * A whole number of 0 to 5,550,000 for ratings of 0 to 5. Records of one name quality are ordered by it, highest first,
 * then in store order.
 */
export function standingRelevance(record: LocalBusiness, flags: number = flagsOf(record)): number {
  const { score, reviews } = record.rating;
  const weight = score === null || reviews === null ? 0 : Math.max(0, reviews);
  const rating = Math.min(5, Math.max(0, score ?? 0));
  const mean = (PRIOR_REVIEWS * PRIOR_RATING + rating * weight) / (PRIOR_REVIEWS + weight);
  let filled = bitCount(flags & FIELD_FLAGS);
  if (record.location.address !== null) filled++;
  if (record.location.postal_code !== null) filled++;
  return Math.round(mean * POINTS_PER_STAR) + POINTS_PER_FIELD * filled;
}

/**
 * How well a folded name answers a folded substring: 3 the whole name, 2 its beginning, 1 the beginning of a later word,
 * 0 inside a word. Relevance orders by this first.
 */
export type NameQuality = 0 | 1 | 2 | 3;
