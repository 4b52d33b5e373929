import { log2 } from "./binary-logarithm.ts";
import type { Comparison, Level, Verdict } from "./comparison/comparison.ts";
import type { TermShares } from "./comparison/terms.ts";

/** One field's part in the weight of a pair. */
export interface FieldEvidence {
  readonly field: string;
  /** How the values agree; "missing" when one of them is unknown. */
  readonly level: string;
  /** Probability of this among records that are the same. */
  readonly m: number;
  /** Probability of this among records that are not. */
  readonly u: number;
  /** log2(m ÷ u), in bits. */
  readonly weight: number;
}

/** The weight of one pair with its evidence. */
export interface MatchResult {
  /** Bits; the evidence's weights added from first to last, exactly. */
  readonly weight: number;
  readonly probability: number;
  readonly evidence: FieldEvidence[];
}

/** A field ready to be weighed: its comparison and the m and u of each level. */
export interface WeighedField {
  readonly name: string;
  readonly comparison: Comparison;
  /** Levels with the m and u in force: shipped, or estimated. */
  readonly levels: readonly Level[];
  /** Bits that this field gives at most. */
  readonly mostBits: number;
  /** Whether this field may say less than it would by itself. */
  readonly isLimited: boolean;
  /** Place among the fields of the address that this town stands beside, or that may be another branch's; −1 for none. */
  readonly door: number;
  /** Whether the door lies in what the field says. */
  readonly isTown: boolean;
  /** Bits that it gives at most beside another door, unless the field at the place `point` says that both are near. */
  readonly elsewhereBits: number;
  readonly point: number;
  /** Place among the fields of the address whose words this name may repeat; −1 for none. */
  readonly site: number;
  /** Place among the fields of the person name whose household or colleagues may share this value; −1 for none. */
  readonly person: number;
  /** Bits that it gives at most where these names are of one household, and where they speak against the pair. */
  readonly householdBits: number;
  readonly strangerBits: number;
  /** Places among the fields of those that name a firm: a pair without one may be of a register. */
  readonly firms: readonly number[];
}

/** No coincidence is rarer than this; values are copied, inherited and made up. */
const LEAST_U = 1 / 4_194_304;

const verdict: Verdict = { level: 0, u: 0, isLoose: false };

/** Compares two prepared values and returns the bits of evidence; {@link lastLevel} then tells the level. */
export function weigh(field: WeighedField, a: unknown, b: unknown, terms: TermShares): number {
  field.comparison.compare(a, b, terms, verdict);
  return log2(mOf(field) / uOf(field));
}

/**
 * The evidence of the comparison that {@link weigh} made last. Words may speak against a pair by more bits than the m of
 * their level holds: then u is 1 and m is what gives these bits.
 */
export function lastEvidence(field: WeighedField): FieldEvidence {
  const most = Math.max(1, uOf(field));
  const m = mOf(field) / most;
  const u = uOf(field) / most;
  return { field: field.name, level: (field.levels[verdict.level] as Level).level, m, u, weight: log2(m / u) };
}

/** Level of the comparison that {@link weigh} made last. */
export function lastLevel(): number {
  return verdict.level;
}

/** Whether other frequencies may move that level. */
export function lastIsLoose(): boolean {
  return verdict.isLoose;
}

/** m of the level of that comparison. */
export function lastM(field: WeighedField): number {
  return mOf(field);
}

export function missingEvidence(field: WeighedField): FieldEvidence {
  return { field: field.name, level: "missing", m: 1, u: 1, weight: 0 };
}

function mOf(field: WeighedField): number {
  return (field.levels[verdict.level] as Level).m;
}

function uOf(field: WeighedField): number {
  return verdict.u === 0 ? (field.levels[verdict.level] as Level).u : Math.max(LEAST_U, verdict.u);
}
