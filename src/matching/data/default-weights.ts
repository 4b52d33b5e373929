import type { Level } from "../comparison/comparison.ts";

// Meaning: for each kind of field the levels at which two values agree, with the probability of each level among
// records that are the same (m) and among records that are not (u). Where a comparison knows how frequent the agreeing
// value is, that frequency takes the place of u; the u that stands here is then its average.
// Source: set by hand from the error rates that record-linkage literature reports (Winkler 2006, Christen 2012) and from
// counting: u of date levels are those of calendar dates spread over 70 years. One set for all data; not fitted to labels. 2026-11.

/* @__NO_SIDE_EFFECTS__ */
const level = (name: string, m: number, u: number): Level => ({ level: name, m, u });

export const EXACT_LEVELS: readonly Level[] = [level("exact", 0.9, 0.05), level("different", 0.1, 0.95)];

export const NAME_LEVELS: readonly Level[] = [
  level("exact", 0.8, 0.005),
  level("nickname", 0.03, 0.0015),
  level("initial", 0.03, 0.04),
  level("one_edit", 0.06, 0.0015),
  level("close", 0.03, 0.0025),
  level("similar", 0.015, 0.01),
  level("part", 0.03, 0.002),
  level("spelled", 0.01, 0.0001),
  level("other_script", 0.01, 0.01),
  level("different", 0.025, 0.95),
];

export const DATE_LEVELS: readonly Level[] = [
  level("exact", 0.8, 0.00005),
  level("day_and_month_swapped", 0.01, 0.00003),
  level("one_digit", 0.06, 0.001),
  level("two_digits_swapped", 0.015, 0.0004),
  level("part_missing", 0.05, 0.014),
  level("two_parts", 0.018, 0.004),
  level("same_year", 0.007, 0.014),
  level("near_year", 0.008, 0.06),
  level("different", 0.025, 0.92),
];

export const IDENTIFIER_LEVELS: readonly Level[] = [
  level("exact", 0.9, 0.00001),
  level("one_edit", 0.06, 0.00005),
  level("close", 0.01, 0.0005),
  level("different", 0.03, 0.999),
];

export const POSTAL_CODE_LEVELS: readonly Level[] = [
  level("exact", 0.72, 0.001),
  level("one_edit", 0.07, 0.004),
  level("same_area", 0.06, 0.01),
  level("different", 0.15, 0.98),
];

export const PLACE_LEVELS: readonly Level[] = [
  level("exact", 0.7, 0.02),
  level("close", 0.06, 0.004),
  level("contained", 0.05, 0.01),
  level("other_script", 0.01, 0.01),
  level("different", 0.19, 0.96),
];

export const PHONE_LEVELS: readonly Level[] = [
  level("exact", 0.71, 0.00002),
  level("same_local_number", 0.05, 0.00005),
  level("one_digit", 0.03, 0.0005),
  level("different", 0.21, 0.999),
];

export const EMAIL_LEVELS: readonly Level[] = [
  level("exact", 0.75, 0.00001),
  level("one_edit", 0.05, 0.00002),
  level("same_mailbox", 0.05, 0.0005),
  level("same_domain", 0.05, 0.005),
  level("different", 0.1, 0.99),
];

export const DOMAIN_LEVELS: readonly Level[] = [
  level("exact", 0.8, 0.0001),
  level("same_label", 0.05, 0.0005),
  level("different", 0.15, 0.999),
];

// Pairs come to a comparison because they lie near each other or share a name, so u is that of neighbours.
export const GEO_LEVELS: readonly Level[] = [
  level("within_25_m", 0.33, 0.012),
  level("within_100_m", 0.4, 0.05),
  level("within_300_m", 0.15, 0.12),
  level("within_1_km", 0.07, 0.3),
  level("within_5_km", 0.03, 0.4),
  level("within_50_km", 0.01, 0.2),
  level("far", 0.01, 0.3),
];

export const TEXT_LEVELS: readonly Level[] = [
  level("exact", 0.6, 0.0005),
  level("most_words", 0.2, 0.001),
  level("some_words", 0.12, 0.03),
  level("different", 0.08, 0.97),
];

export const PERSON_NAME_LEVELS: readonly Level[] = [
  level("exact", 0.6, 0.0002),
  level("most_words", 0.2, 0.001),
  level("some_words", 0.1, 0.02),
  level("same_family", 0.02, 0.01),
  level("generation_conflict", 0.01, 0.01),
  level("other_script", 0.01, 0.01),
  level("different", 0.07, 0.96),
];

export const COMPANY_NAME_LEVELS_WEIGHTS: readonly Level[] = [
  level("exact", 0.6, 0.0005),
  level("most_words", 0.18, 0.001),
  level("some_words", 0.1, 0.03),
  level("part", 0.05, 0.002),
  level("number_conflict", 0.01, 0.05),
  level("other_script", 0.01, 0.01),
  level("different", 0.06, 0.96),
];

export const ADDRESS_LEVELS: readonly Level[] = [
  level("exact", 0.5, 0.0005),
  level("same_number_and_street", 0.25, 0.001),
  level("same_street", 0.1, 0.01),
  level("same_number", 0.05, 0.02),
  level("unit_conflict", 0.02, 0.02),
  level("number_conflict", 0.02, 0.05),
  level("different", 0.06, 0.96),
];
