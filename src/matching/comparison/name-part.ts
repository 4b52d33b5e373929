import { unitAt } from "../../text/unit-at.ts";
import { NAME_LEVELS } from "../data/default-weights.ts";
import { GENERATION_WORDS } from "../data/generation-words.ts";
import { INITIALS_IN_ONE } from "../data/initials-in-one.ts";
import { bitCount } from "../string/bit-count.ts";
import { jaroWinklerSimilarity } from "../string/jaro-winkler.ts";
import { type Level, uOfSlip, uOfSpelling } from "./comparison.ts";
import { romanizedWords, textOf } from "./fold-words.ts";
import { areOtherGenerations } from "./generation.ts";
import { nicknameLines, shareLine } from "./nickname.ts";
import { isOneEdit } from "./one-edit.ts";
import { isOtherWord, isWithoutSpelling, sharedAgreement, spelledAgreement } from "./spelled-runs.ts";
import { isWomansForm } from "./womans-form.ts";

/** One given or family name in comparing form. */
export interface NamePart {
  readonly text: string;
  readonly words: readonly string[];
  /** "jr", "sr", a number or "", written behind the name; it is no word of it. */
  readonly generation: string;
  /** Where the table of nicknames has the name. */
  readonly nicknames: readonly number[];
  /** A bit for each letter of the text, by its code modulo 32. */
  readonly letters: number;
  /** In a script whose letters Latin ones do not follow one by one. */
  readonly isOther: boolean;
}

/** Places in `NAME_LEVELS`. */
const [EXACT, NICKNAME, INITIAL, ONE_EDIT, CLOSE, SIMILAR, PART, SPELLED, OTHER_SCRIPT, DIFFERENT] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
];
const CLOSE_SIMILARITY = 0.92;
const SIMILAR_SIMILARITY = 0.85;
/** The Jaro similarity that the longest common start raises to {@link SIMILAR_SIMILARITY}: (0.85 − 0.4) ÷ (1 − 0.4). */
const LEAST_JARO_WITH_START = 0.75;
const ROUNDING = 1e-9;
/** Names shorter than this are one edit from too many others. */
const SHORTEST_FOR_EDIT = 4;

export function namePart(value: unknown): NamePart | null {
  const text = textOf(value);
  const all = text === null ? [] : romanizedWords(text);
  if (all.length === 0) return null;
  const generation = all.length === 1 ? undefined : GENERATION_WORDS.get(all[all.length - 1] as string);
  const words = generation === undefined ? all : all.slice(0, -1);
  const folded = words.join(" ");
  return {
    text: folded,
    words,
    generation: generation ?? "",
    nicknames: nicknameLines(folded),
    letters: lettersOf(folded),
    isOther: isOtherWord(folded),
  };
}

/** What two names are compared as: given names have nicknames, initials in one and forms of women. */
export type NameUse = "given" | "family";

/** Place in `NAME_LEVELS` at which two names agree. */
export function nameLevel(a: NamePart, b: NamePart, use: NameUse): number {
  if (areOtherGenerations(a.generation, b.generation)) return DIFFERENT;
  if (a.text === b.text) return EXACT;
  if (a.isOther !== b.isOther) return spelledLevel(a.words, b.words);
  const short = a.text.length <= b.text.length ? a.text : b.text;
  const long = short === a.text ? b.text : a.text;
  if (short.length === 1) return long.startsWith(short) ? INITIAL : DIFFERENT;
  if (isInitials(a) || isInitials(b)) return startAlike(a.words, b.words) ? INITIAL : DIFFERENT;
  if (use === "given" && shareLine(a.nicknames, b.nicknames)) return NICKNAME;
  if (use === "given" && (areInitialsInOne(a) || areInitialsInOne(b)) && startAlike(initialWords(a), initialWords(b)))
    return INITIAL;
  if (short.length >= SHORTEST_FOR_EDIT && isOneEdit(a.text, b.text))
    return use === "given" && isWomansForm(a.text, b.text) ? DIFFERENT : ONE_EDIT;
  if (sharesWord(a.words, b.words)) return PART;
  if (!mayBeSimilar(a, b)) return DIFFERENT;
  const similarity = jaroWinklerSimilarity(a.text, b.text);
  if (similarity < SIMILAR_SIMILARITY || (use === "given" && isWomansForm(a.text, b.text))) return DIFFERENT;
  return similarity >= CLOSE_SIMILARITY ? CLOSE : SIMILAR;
}

/** "J. R." */
function isInitials({ isOther, text, words }: NamePart): boolean {
  return text.length === 2 * words.length - 1 && !isOther;
}

/** "JP" of "JP Morgan" */
function areInitialsInOne({ text }: NamePart): boolean {
  return text.length === 2 && INITIALS_IN_ONE.test(text);
}

function initialWords(part: NamePart): readonly string[] {
  return areInitialsInOne(part) ? [...part.text] : part.words;
}

/** Whether the words of two names, one of them initials, begin with the same letters one by one, as far as both go. */
function startAlike(a: readonly string[], b: readonly string[]): boolean {
  const count = Math.min(a.length, b.length);
  for (let i = 0; i < count; i++) {
    const [x, y] = [a[i] as string, b[i] as string];
    if (!x.startsWith(y) && !y.startsWith(x)) return false;
  }
  return true;
}

/** u of two unequal names, of which the more frequent has this share; 0 for that of the level. */
export function uOfUnequal(level: number, share: number): number {
  if (level === OTHER_SCRIPT) return 0;
  return level === SPELLED ? uOfSpelling(NAME_LEVELS[level] as Level, share) : uOfSlip(NAME_LEVELS, level, share);
}

/** The level of two names of which one is in another script: "철수" and "chul soo" spell each other, "哲洙" is spelt by nothing. */
function spelledLevel(a: readonly string[], b: readonly string[]): number {
  if (spelledAgreement(a.join(""), b.join("")) > 0) return SPELLED;
  if (sharesWord(a, b) || (a.length + b.length > 2 && sharedAgreement(a, b) > 0)) return PART;
  return isWithoutSpelling(a, b) ? OTHER_SCRIPT : DIFFERENT;
}

/** Whether a name of several words holds a word of the other: "garcia" and "garcia lopez". */
function sharesWord(a: readonly string[], b: readonly string[]): boolean {
  return a.length + b.length > 2 && a.some((word) => word.length > 2 && b.includes(word));
}

function lettersOf(text: string): number {
  let letters = 0;
  for (let i = 0; i < text.length; i++) letters |= 1 << unitAt(text, i);
  return letters;
}

/**
 * Whether two names may reach {@link SIMILAR_SIMILARITY}: letters that only one of them has are matched by none. The
 * Jaro similarity is at most a third of 1 and of the two shares of matched letters, and a common start makes up for a
 * part of the rest: most names that share a key are told apart by this alone.
 */
function mayBeSimilar(a: NamePart, b: NamePart): boolean {
  const n = a.text.length;
  const m = b.text.length;
  const matched = Math.min(n - bitCount(a.letters & ~b.letters), m - bitCount(b.letters & ~a.letters));
  const least = unitAt(a.text, 0) === unitAt(b.text, 0) ? LEAST_JARO_WITH_START : SIMILAR_SIMILARITY;
  return matched / n + matched / m + 1 > 3 * least - ROUNDING;
}
