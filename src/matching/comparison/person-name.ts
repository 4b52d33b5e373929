import { parsePersonName } from "../../person-name/index.ts";
import { withSpelledLetters } from "../spelled-letters.ts";
import { areOtherGenerations } from "./generation.ts";
import { comparisonNames, type NameForComparison } from "./person-name-parts.ts";
import { compareFamilyNames, compareGivenNames, type PartComparison } from "./person-name-similarity.ts";
import { respelledNames } from "./respelled-name.ts";

/** How alike two person names are. */
export interface PersonNameComparison {
  /** From 0 (different persons) to 1 (the same name). */
  score: number;
  /**
   * "exact", "nickname", "initials", "subset", "similar", "family" (one family name, other given names, middle names or
   * generation), "given" or "different".
   */
  level: string;
}

/** Shares of the family and the given name in the score. */
const FAMILY_SHARE = 0.35;
/** Below this a family name counts as another one. */
const SAME_FAMILY = 0.8;
/** Names in the other order are nearly, not quite, the same. */
const SWAPPED = 0.97;
/** "Jaeger" is mostly Jäger, and a name of its own too. */
const SPELLED = 0.98;
const OTHER_GENERATION = 0.6;
const ONE_GENERATION = 0.985;
const SAME: PersonNameComparison = { score: 1, level: "exact" };
const DIFFERENT: PersonNameComparison = { score: 0, level: "different" };

/**
 * Whether two texts name one person, in [0, 1]: aware of nicknames, initials, order, particles, accents,
 * transliteration (also from Cyrillic, Greek, Armenian and Georgian letters), second family names and generations.
 * Symmetric; 1 for names that differ only in case, accents, punctuation, alphabet or order of a comma form; two that
 * both are "J. Smith" may still be two persons. Umlauts meet their spellings ("Jäger" and "Jaeger") at most at 0.98.
 * Names in Hangul, kana, Arabic, Hebrew, Thai and scripts of India meet their usual spellings in Latin letters at most
 * at 0.98, since the spellings are those of other names too; Chinese characters meet none.
 *
 * @param a Person name as found.
 * @param b Person name as found.
 * @returns `score` 0 and level "different" when either text holds no name or has more than 512 UTF-16 units.
 * @example
 * comparePersonNames("Bob Smith", "Smith, Robert").level; // => "nickname"
 * comparePersonNames("José García", "Jose Garcia").score; // => 1
 * comparePersonNames("Сергей Иванов", "Ivanov, Sergey").level; // => "nickname"
 * comparePersonNames("김철수", "Chul-soo Kim").score > 0.9; // => true
 */
export function comparePersonNames(a: string, b: string): PersonNameComparison {
  const plain = compareTexts(a, b);
  return plain.score === 1 ? plain : better(plain, compareUmlauts(a, b));
}

/** The names with their umlauts spelled, as accents they say less: "Jäger" and "Jaeger". */
function compareUmlauts(a: string, b: string): PersonNameComparison {
  if (typeof a !== "string" || typeof b !== "string") return DIFFERENT;
  const left = withSpelledLetters(a);
  const right = withSpelledLetters(b);
  if (left === null && right === null) return DIFFERENT;
  const { level, score } = compareTexts(left ?? a, right ?? b);
  return { score: score * SPELLED, level: level === "exact" ? "similar" : level };
}

function better(first: PersonNameComparison, second: PersonNameComparison): PersonNameComparison {
  return second.score > first.score ? second : first;
}

function compareTexts(a: string, b: string): PersonNameComparison {
  const left = comparisonNames(parsePersonName(a));
  const right = comparisonNames(parsePersonName(b));
  if (left === null || right === null) return DIFFERENT;
  if (left.isOther !== right.isOther)
    return left.isOther ? compareSpellings(left, right) : compareSpellings(right, left);
  if (isSameName(left, right)) return SAME;
  const straight = compareParts(left, right);
  if (straight.score >= SAME_FAMILY) return straight;
  return better(straight, compareSwapped(left, right));
}

/** Whether two names are one text in every part, initials too: "J. Harlow" and "HARLOW, J". */
function isSameName(a: NameForComparison, b: NameForComparison): boolean {
  return (
    a.generation === b.generation &&
    a.given.join(" ") === b.given.join(" ") &&
    a.wholeFamily.join(" ") === b.wholeFamily.join(" ")
  );
}

/** A name in another script with one in Latin letters. */
function compareSpellings(native: NameForComparison, latin: NameForComparison): PersonNameComparison {
  const names = respelledNames(native, latin);
  if (names === null) return DIFFERENT;
  const { level, score } = compareParts(names.native, names.latin);
  return { score: score * names.certainty, level: level === "exact" ? "similar" : level };
}

function compareSwapped(left: NameForComparison, right: NameForComparison): PersonNameComparison {
  const { level, score } = better(compareParts(swap(left), right), compareParts(left, swap(right)));
  return score < SAME_FAMILY ? DIFFERENT : { score: score * SWAPPED, level };
}

/** The name with its first and last word exchanged. */
function swap(name: NameForComparison): NameForComparison {
  if (name.given.length === 0 || name.family.length === 0) return name;
  const words = [...name.given, ...name.family];
  const last = words.length - 1;
  const family = [words[0] as string];
  return { ...name, given: [words[last] as string, ...words.slice(1, last)], family, wholeFamily: family };
}

function compareParts(left: NameForComparison, right: NameForComparison): PersonNameComparison {
  const given = compareGivenNames(left, right);
  // "Madonna": where neither name has a family name, the given one is all there is.
  const isWhole = left.family.length === 0 && right.family.length === 0;
  const family = isWhole ? given : compareFamilyNames(left, right);
  const score = family.score * (FAMILY_SHARE + (1 - FAMILY_SHARE) * given.score);
  const found = { score: Math.max(0, Math.min(1, score)), level: levelOf(family, given) };
  return besideGeneration(found, left, right);
}

/** Father and son are of one family; a generation that only one name tells leaves the other a part of it. */
function besideGeneration(
  found: PersonNameComparison,
  { generation: a }: NameForComparison,
  { generation: b }: NameForComparison,
): PersonNameComparison {
  const { level, score } = found;
  if (areOtherGenerations(a, b)) return { score: score * OTHER_GENERATION, level: isFamily(level) ? "family" : level };
  if ((a === "") === (b === "")) return found;
  return { score: score * ONE_GENERATION, level: level === "exact" ? "subset" : level };
}

/** Whether two names of this level have a family name in common. */
function isFamily(level: string): boolean {
  return level !== "given" && level !== "different";
}

function levelOf(family: PartComparison, given: PartComparison): string {
  if (family.score < SAME_FAMILY) return given.score >= SAME_FAMILY ? "given" : "different";
  if (given.score < 0.5 || given.level === "family") return "family";
  if (family.level !== "exact") return family.level;
  return given.level;
}
