import { jaroWinklerSimilarity } from "../string/jaro-winkler.ts";
import { isNickname, nicknameInitials } from "./nickname.ts";
import type { NameForComparison } from "./person-name-parts.ts";
import { isShortForm } from "./short-form.ts";
import { isOtherWord } from "./spelled-runs.ts";
import { transliterationKey } from "./transliteration.ts";
import { isWomansForm } from "./womans-form.ts";

/** Likeness of one part of two names. */
export interface PartComparison {
  readonly score: number;
  readonly level: string;
}

const EXACT: PartComparison = { score: 1, level: "exact" };
const DIFFERENT: PartComparison = { score: 0, level: "different" };
/** Jaro-Winkler similarity from which a family or given name counts as misspelled. */
const MISSPELLED = 0.92;
/** Up to this Jaro-Winkler similarity given names are not alike at all; above it other ones are alike a little. */
const UNLIKE = 0.6;
const MOST_UNLIKE = 0.1;
/** Shortest name whose misspelling is told from another name. */
const SHORTEST_MISSPELLED = 5;

/** Family names: equal, one within the other, spelled alike. */
export function compareFamilyNames(left: NameForComparison, right: NameForComparison): PartComparison {
  const a = left.family.join(" ");
  const b = right.family.join(" ");
  if (a === b) return a === "" ? DIFFERENT : EXACT;
  if (a === "" || b === "") return DIFFERENT;
  if (left.family.join("") === right.family.join("")) return EXACT;
  // "de la Cruz" and "Delacruz", "Al-Harbi" and "Alharbi".
  if (left.wholeFamily.join("") === right.wholeFamily.join("")) return { score: 0.98, level: "similar" };
  if (isWithin(left, right) || isWithin(right, left)) return { score: 0.93, level: "subset" };
  if (transliterationKey(a) === transliterationKey(b)) return { score: 0.95, level: "similar" };
  const alike = jaroWinklerSimilarity(a, b);
  if (alike >= MISSPELLED && Math.min(a.length, b.length) >= SHORTEST_MISSPELLED)
    return { score: 0.82 + (alike - MISSPELLED), level: "similar" };
  return { score: alike > 0.8 ? (alike - 0.8) * 2 : 0, level: "different" };
}

/** Whether every word of the shorter family name stands in the other name: "Neron" in "Neron Misslin". */
function isWithin(part: NameForComparison, whole: NameForComparison): boolean {
  if (part.family.length === 0) return false;
  const behindFirst = whole.given.slice(1);
  return part.family.every((word) => !isInitial(word) && (whole.family.includes(word) || behindFirst.includes(word)));
}

/** Given names: equal, nickname, initial, called by the middle name, spelled alike. */
export function compareGivenNames(left: NameForComparison, right: NameForComparison): PartComparison {
  const a = left.given;
  const b = right.given;
  if (a.length === 0 && b.length === 0)
    return left.nicknames.length + right.nicknames.length === 0 ? EXACT : callNames(left, right);
  if (a.length === 0 || b.length === 0)
    return left.nicknames.length + right.nicknames.length === 0
      ? { score: 0.5, level: "subset" }
      : callNames(left, right);
  const first = compareWords(a[0] as string, b[0] as string);
  const best = strongest([
    first,
    callNames(left, right),
    middleAsGiven(a, b),
    middleAsGiven(b, a),
    initialsOnly(a, b),
    initialsOnly(b, a),
  ]);
  if (best !== first || first.score < 0.5) return best;
  return weighMiddle(first, a, b);
}

function strongest(all: readonly PartComparison[]): PartComparison {
  return all.reduce((best, one) => (one.score > best.score ? one : best), DIFFERENT);
}

/** The middle names speak for or against: "John A. Doe" is not "John B. Doe". */
function weighMiddle(first: PartComparison, a: readonly string[], b: readonly string[]): PartComparison {
  if (a.length === 1 && b.length === 1) return first;
  if (a.length === 1 || b.length === 1)
    return { score: first.score * 0.98, level: first.level === "exact" ? "subset" : first.level };
  if (a.join(" ") === b.join(" ") || a.join("") === b.join("")) return first;
  const agree = a.slice(1).some((word) => b.slice(1).some((other) => compareWords(word, other).score >= 0.5));
  return agree
    ? { score: first.score * 0.99, level: first.level === "exact" ? "initials" : first.level }
    : { score: first.score * 0.72, level: "family" };
}

function callNames(left: NameForComparison, right: NameForComparison): PartComparison {
  const all = (name: NameForComparison): string[] => [...name.nicknames, ...name.given.slice(0, 1)];
  if (left.nicknames.length + right.nicknames.length === 0) return DIFFERENT;
  let best = DIFFERENT;
  for (const a of all(left))
    for (const b of all(right)) if (compareWords(a, b).score > best.score) best = compareWords(a, b);
  return best.score === 1 ? { score: 0.97, level: "nickname" } : best;
}

/** "Robert Creigh Deeds" is called Creigh Deeds. */
function middleAsGiven(full: readonly string[], short: readonly string[]): PartComparison {
  const call = short[0] as string;
  for (const word of full.slice(1)) {
    const match = compareWords(word, call);
    if (!isInitial(word) && match.score >= 0.9 && !isInitial(call))
      return { score: match.score * 0.93, level: "subset" };
    if (
      isInitial(word) &&
      !isInitial(call) &&
      isInitial(full[0] as string) &&
      (call.startsWith(word) || nicknameInitials(call).includes(word))
    )
      return { score: 0.76, level: "initials" };
  }
  return DIFFERENT;
}

/** Initials alone contradict a call name least: "P.W." may be anyone. */
function initialsOnly(initials: readonly string[], other: readonly string[]): PartComparison {
  if (initials.length < 2 || !initials.every(isInitial)) return DIFFERENT;
  return isInitial(other[0] as string) ? DIFFERENT : { score: 0.5, level: "initials" };
}

/** Whether a word is one letter; one sign of a script of syllables or words is a name. */
function isInitial(word: string): boolean {
  return word.length === 1 && !isOtherWord(word);
}

/** Two given names or initials. */
function compareWords(a: string, b: string): PartComparison {
  if (a === b) return isInitial(a) ? { score: 0.9, level: "initials" } : EXACT;
  if (isInitial(a) || isInitial(b)) return compareInitial(a, b);
  if (isNickname(a, b)) return { score: 0.94, level: "nickname" };
  if (transliterationKey(a) === transliterationKey(b)) return { score: 0.93, level: "similar" };
  if (isShortForm(a, b)) return { score: 0.9, level: "nickname" };
  const alike = jaroWinklerSimilarity(a, b);
  if (alike >= MISSPELLED && Math.min(a.length, b.length) >= SHORTEST_MISSPELLED && !isWomansForm(a, b))
    return { score: 0.85, level: "similar" };
  return { score: Math.max(0, Math.min(alike - UNLIKE, MOST_UNLIKE)), level: "different" };
}

function compareInitial(a: string, b: string): PartComparison {
  const initial = isInitial(a) ? a : b;
  const name = isInitial(a) ? b : a;
  if (name.startsWith(initial)) return name.length === 1 ? DIFFERENT : { score: 0.86, level: "initials" };
  return nicknameInitials(name).includes(initial) && name.length > 1 ? { score: 0.8, level: "initials" } : DIFFERENT;
}
