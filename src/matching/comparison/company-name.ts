import { coreWords, type NameParts, nameParts } from "../company-name/core.ts";
import { COMPANY_NAME_MAX_LENGTH } from "../company-name/split.ts";
import { statedNames } from "../company-name/stated-names.ts";
import { type NameWord, nameWords } from "../company-name/words.ts";
import { CONJUNCTIONS } from "../data/generic-name-words.ts";
import { alignmentDistance } from "../string/alignment-distance.ts";
import { areOtherNumbers, placesInLine } from "./name-numbers.ts";
import { alignWords, wordWeight } from "./name-words.ts";
import { romanize } from "./romanize.ts";

/** How two company names agree, best first. "missing" stands apart: one of the names is empty. */
export const COMPANY_NAME_LEVELS = [
  "exact",
  "core",
  "word_order",
  "abbreviation",
  "misspelling",
  "acronym",
  "contained",
  "similar",
  "different",
  "missing",
] as const;

/** One of {@link COMPANY_NAME_LEVELS}. */
export type CompanyNameLevel = (typeof COMPANY_NAME_LEVELS)[number];

interface CompanyNameAgreement {
  readonly score: number;
  readonly level: CompanyNameLevel;
}

/** A company name prepared once for many comparisons. */
export interface EncodedCompanyName {
  /** All words in comparison form, legal form and another name included. */
  readonly text: string;
  /** Core words without "and", as one text without spaces. */
  readonly joined: string;
  /** Core words without "and", those in Cyrillic, Greek, Armenian and Georgian letters by their Latin spelling, kana as hiragana. */
  readonly words: readonly string[];
  /** The same, sorted. */
  readonly sorted: string;
  /** Weight of each word: how much it says about which company this is. */
  readonly weights: readonly number[];
  readonly total: number;
  /** First letters of the core words of three or more. */
  readonly initials: string;
  /** Code of the place noted behind its legal form ("US-DE"); null without one. */
  readonly place: string | null;
  /** The name that it trades or traded under, behind "d/b/a", "t/a" or "formerly"; null where it states none. */
  readonly other: EncodedCompanyName | null;
}

/**
 * A company name prepared for {@link compareCompanyNames}; null for anything that holds no name, and over 512 units.
 *
 * @example
 * encodeCompanyName("Barnes & Noble, Inc.")?.words; // => ["barnes", "noble"]
 */
export function encodeCompanyName(name: unknown): EncodedCompanyName | null {
  if (typeof name !== "string" || name.length > COMPANY_NAME_MAX_LENGTH) return null;
  const words = nameWords(name);
  const { registered, other } = statedNames(name, words);
  if (other === null) return encodeParts(nameParts(name, words), null);
  const encoded = encodeParts(nameParts(registered), encodeParts(nameParts(other), null));
  return encoded === null ? null : { ...encoded, text: textOf(words) };
}

function encodeParts(parts: NameParts, other: EncodedCompanyName | null): EncodedCompanyName | null {
  const all = coreWords(parts);
  if (all.length === 0) return null;
  const kept = all.filter((word) => !CONJUNCTIONS.has(word));
  const own = kept.length === 0 ? all : kept;
  const words = own.map(romanize);
  const weights = own.map(wordWeight);
  return {
    text: textOf(parts.words),
    joined: words.join(""),
    words,
    sorted: [...words].sort().join(" "),
    weights,
    total: weights.reduce((sum, weight) => sum + weight, 0),
    initials: words.length < 3 ? "" : words.map((word) => word.charAt(0)).join(""),
    place: parts.place,
    other,
  };
}

function textOf(words: readonly NameWord[]): string {
  return words.map((word) => word.text).join(" ");
}

/**
 * How far two company names agree: a level and a score in [0, 1].
 *
 * Levels, best first: "exact" (same words), "core" (same without legal form, article and listing notation),
 * "word_order", "abbreviation" ("HLDG" and "Holdings", cut-off words), "misspelling", "acronym", "contained" (all words
 * of one stand in the other), "similar", "different"; "missing" when one name is empty or over 512 units. A word in Hangul, kana, Arabic,
 * Hebrew, Thai or a script of India and its spelling in Latin letters agree as one misspelt does. Words that many
 * companies carry count less than rare ones; names with other numbers ("Fund II", "Fund III") or directions ("East Coast",
 * "West Coast") or noted places ("Corp, China", "Corp, India") are "similar" at most. A name that states another one
 * ("d/b/a", "formerly") agrees as the nearer of the two does; where both state one, names of which only one agrees are
 * "contained". Symmetric; a name agrees with itself at 1.
 *
 * @param a Name as found, or prepared with `encodeCompanyName`.
 * @example
 * compareCompanyNames("GOLDEN RIVER RES LTD", "Golden River Resources Limited").level; // => "abbreviation"
 */
export function compareCompanyNames(
  a: string | EncodedCompanyName,
  b: string | EncodedCompanyName,
): { score: number; level: CompanyNameLevel } {
  const left = isEncoded(a) ? a : encodeCompanyName(a);
  const right = isEncoded(b) ? b : encodeCompanyName(b);
  if (left === null || right === null) return { score: 0, level: "missing" };
  if (left.text === right.text) return { score: 1, level: "exact" };
  return left.other === null && right.other === null ? compareNames(left, right) : compareStated(left, right);
}

/** One name with one name. */
function compareNames(left: EncodedCompanyName, right: EncodedCompanyName): CompanyNameAgreement {
  if (left.text === right.text) return { score: 1, level: "exact" };
  const found = compareCores(left, right);
  return areOtherPlaces(left.place, right.place) ? similar(Math.min(OTHER_NUMBER, found.score)) : found;
}

/** Whether a group has a company in each of two places; a state lies in its country. */
function areOtherPlaces(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && !a.startsWith(b) && !b.startsWith(a);
}

function compareCores(left: EncodedCompanyName, right: EncodedCompanyName): CompanyNameAgreement {
  if (left.joined === right.joined) return { score: 0.98, level: "core" };
  if (left.sorted === right.sorted) return { score: 0.96, level: "word_order" };
  return compareWords(left, right);
}

/**
 * Names of which at least one side states two. One other name agrees as a name does but for the legal form; two leave
 * one that may not.
 */
function compareStated(left: EncodedCompanyName, right: EncodedCompanyName): CompanyNameAgreement {
  if (left.other === null || right.other === null) {
    const second = left.other === null ? compareNames(left, right.other ?? right) : compareNames(left.other, right);
    const best = nearer(compareNames(left, right), second);
    return best.level === "exact" ? { score: 0.98, level: "core" } : best;
  }
  const straight = compareBoth(compareNames(left, right), compareNames(left.other, right.other));
  const crossed = compareBoth(compareNames(left, right.other), compareNames(left.other, right));
  return nearer(straight, crossed);
}

/** Two names of one company with two of another: the less alike decides, unless only one pair agrees. */
function compareBoth(first: CompanyNameAgreement, second: CompanyNameAgreement): CompanyNameAgreement {
  const [best, other] = nearer(first, second) === first ? [first, second] : [second, first];
  if (other.score >= SAME_NAME) return other.level === "exact" ? { score: 0.98, level: "core" } : other;
  if (best.score < SAME_NAME) return similar((best.score + other.score) / 2);
  return { score: Math.max(0.5, (0.9 + other.score) / 2), level: "contained" };
}

function nearer(first: CompanyNameAgreement, second: CompanyNameAgreement): CompanyNameAgreement {
  return second.score > first.score ? second : first;
}

/** What two spellings of one name reach at the least. */
const SAME_NAME = 0.75;
/**
 * The most that names reach of which each has a number or place that the other lacks: a typing slip in a number makes
 * another of the line.
 */
const OTHER_NUMBER = 0.7;

function isEncoded(name: unknown): name is EncodedCompanyName {
  return Array.isArray((name as EncodedCompanyName | null | undefined)?.words);
}

function compareWords(left: EncodedCompanyName, right: EncodedCompanyName): CompanyNameAgreement {
  const whole = wholeSimilarity(left.joined, right.joined);
  const { matched, leftCovered, rightCovered, abbreviated, misspelt } = alignWords(left, right);
  const both = (2 * matched) / (left.total + right.total);
  if (areOtherNumbers(placesInLine(left.words), placesInLine(right.words)))
    return similar(Math.min(OTHER_NUMBER, both));
  const complete = leftCovered && rightCovered;
  if (complete && abbreviated && both >= 0.8)
    return { score: Math.min(0.95, both), level: misspelt ? "misspelling" : "abbreviation" };
  if (complete && misspelt && both >= 0.75)
    return { score: Math.min(0.94, Math.max(both, whole)), level: "misspelling" };
  if (whole >= 0.8) return { score: Math.min(0.93, whole), level: "misspelling" };
  if (isAcronym(left, right) || isAcronym(right, left)) return { score: 0.75, level: "acronym" };
  if ((leftCovered || rightCovered) && matched >= 1)
    return { score: Math.min(0.9, Math.max(both, 0.5)), level: "contained" };
  return similar(Math.min(0.9, Math.max(both, whole)));
}

function similar(score: number): CompanyNameAgreement {
  return { score, level: score >= 0.5 ? "similar" : "different" };
}

/** Share of the letters that agree over the whole core, spaces left out. */
function wholeSimilarity(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return Math.min(a.length, b.length) * 2 < longest ? 0 : 1 - alignmentDistance(a, b) / longest;
}

function isAcronym(short: EncodedCompanyName, long: EncodedCompanyName): boolean {
  return short.words.length === 1 && short.joined === long.initials;
}
