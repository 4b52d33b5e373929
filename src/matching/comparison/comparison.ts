import { log2 } from "../binary-logarithm.ts";
import type { TermShares, TermTable } from "./terms.ts";

/** One way in which two values of a field can agree, with its two probabilities. */
export interface Level {
  readonly level: string;
  /** Probability of this level when the records are the same. */
  readonly m: number;
  /** Probability of this level when they are not; where the value's frequency decides, its average. */
  readonly u: number;
}

/** The answer of a comparison. One object is reused for every pair, so read it at once. */
export interface Verdict {
  /** Place in the comparison's list of levels. */
  level: number;
  /** Probability of this agreement between records that are not the same; 0 takes the level's own u. */
  u: number;
  /**
   * Whether the level hangs on the frequencies, so that a change of them may change the bits by more than their terms'
   * own. Otherwise the bits change by no more than those of the terms of both values do, added up.
   */
  isLoose: boolean;
}

/**
 * How values of one kind are compared. `P` is the prepared value: made once per distinct value, compared often.
 * Methods, not function properties, so that a comparison of any `P` fits a list of comparisons.
 */
export interface Comparison<P = unknown> {
  readonly levels: readonly Level[];
  /** Where the values say where something is: the door, the town around it, or the point on the map. */
  readonly place?: "door" | "town" | "point";
  /** What a household has in common by such a value: its home, or its number or mailbox. */
  readonly sharedAtHome?: "home" | "line";
  /**
   * What those who work together have in common by such a value beside their lines: the firm, or what goes with it, as
   * town and title.
   */
  readonly sharedAtWork?: "firm" | "office";
  /** Whether two values are one that a single person has, even at an office: a mailbox that is no desk's. */
  isOnePersons?(a: P, b: P): boolean;
  /** The level of two names that may be those of two in one household. */
  readonly householdLevel?: number;
  /** Whether that level says nothing of the home: in registers a given name is replaced oftener than an address is shared. */
  readonly isHomeOwn?: true;
  /** The value in comparing form, or null when nothing is known. Terms whose frequency matters are entered in the table. */
  prepare(value: unknown, terms: TermTable): P | null;
  /** Numbers of the distinct terms of a value, for counting. */
  termsOf(prepared: P): readonly number[];
  compare(a: P, b: P, terms: TermShares, verdict: Verdict): Verdict;
  /** Whether two addresses mean one door. */
  isOneDoor?(a: P, b: P, terms: TermShares): boolean;
  /** A name without the words that repeat one of the addresses; the name itself where none does, or none would be left. */
  beside?(name: P, addresses: readonly unknown[], terms: TermShares): P;
  /** A key under which equal values stand however they are written; rows that share one are compared beside the blocking rules. */
  keyOf?(prepared: P): string | null;
  /** Whether a value is written in letters that Latin ones do not follow one by one. */
  isOtherScript?(prepared: P): boolean;
  /**
   * Keys by the sound of a name, which its spellings in Latin letters share. Asked where some values are in other scripts:
   * rows that share one with such a row are compared beside the blocking rules.
   */
  soundKeysOf?(prepared: P): readonly string[];
  /** Share of random values that hold a term, used when no rows are at hand. */
  shippedShare(term: string): number;
}

/** Bits of evidence a pair of probabilities gives. */
export function bitsOf(m: number, u: number): number {
  return log2(m / u);
}

/** Writes the answer and returns it. */
export function settle(verdict: Verdict, level: number, u = 0, isLoose = false): Verdict {
  verdict.level = level;
  verdict.u = u;
  verdict.isLoose = isLoose;
  return verdict;
}

/**
 * u of two equal values that a register gave out once: that of the first level, and more where further entities share
 * the value, as branches share a phone number.
 */
export function uOfShared(levels: readonly Level[], sharedByOthers: number): number {
  return Math.max((levels[0] as Level).u, sharedByOthers);
}

/** How many spellings a name has in other letters, of which another name may have one as well. */
const SPELLINGS = 3;

/** u of two values in different scripts that spell each other: scripts differ by chance, names by their frequency. */
export function uOfSpelling({ m }: Level, share: number): number {
  return m * Math.min(1, SPELLINGS * share);
}

/**
 * u of two values that are alike but not equal, where one of them is so frequent that it is above that of the level: a
 * slip never says more than the agreement would. Else 0, for the u of the level.
 */
export function uOfSlip(levels: readonly Level[], level: number, share: number): number {
  const { m, u } = levels[level] as Level;
  const least = (share * m) / (levels[0] as Level).m;
  return least > u ? least : 0;
}
