import type { Agreement, Evidence } from "./evidence.ts";

/** Confidence of an exact domain, profile URL or e-mail address. */
export const EXACT_KEY_CONFIDENCE = 100;
/** Confidence of a canonical name that one company alone has. */
export const UNIQUE_NAME_CONFIDENCE = 95;
/** Confidence of a name that one company of the country alone has. */
export const UNIQUE_IN_COUNTRY_CONFIDENCE = 90;
/** The most that a name shared by several companies, or a similar name, can reach. */
const SEVERAL_CONFIDENCE = 89;
/** What an agreeing address adds, and up to where. */
const ADDRESS_BONUS = 5;
const ADDRESS_CEILING = 95;
/** Below this a resolver gives no answer. */
export const LEAST_CONFIDENCE = 40;

const COUNTRY_SUPPORT: Readonly<Record<Agreement, number>> = { agrees: 1, unasked: 1, unknown: 0.85, disagrees: 0.48 };
const CITY_SUPPORT: Readonly<Record<Agreement, number>> = { agrees: 1, unasked: 1, unknown: 0.95, disagrees: 0.75 };
const ADDRESS_SUPPORT: Readonly<Record<Agreement, number>> = { agrees: 1, unasked: 1, unknown: 0.95, disagrees: 0.85 };

/** floor(89 × similarity × margin), where the margin falls from 1 without a rival to one half beside an equal one. */
export function severalConfidence(similarity: number, rival: number): number {
  return similarity <= 0
    ? 0
    : Math.floor(SEVERAL_CONFIDENCE * similarity * (1 - (0.5 * Math.min(rival, similarity)) / similarity));
}

/** The confidence with what an agreeing address adds. */
export function withAddress(confidence: number, evidence: Evidence): number {
  return evidence.address === "agrees" && confidence < ADDRESS_CEILING
    ? Math.min(ADDRESS_CEILING, confidence + ADDRESS_BONUS)
    : confidence;
}

/** How far hints support a candidate, at most 1: each hint that disagrees, or that the record cannot answer, takes away. */
export function support(evidence: Evidence): number {
  return COUNTRY_SUPPORT[evidence.country] * CITY_SUPPORT[evidence.city] * ADDRESS_SUPPORT[evidence.address];
}
