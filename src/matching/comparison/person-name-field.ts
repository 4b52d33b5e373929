import { parsePersonName } from "../../person-name/index.ts";
import { unitAt } from "../../text/unit-at.ts";
import { PERSON_NAME_LEVELS } from "../data/default-weights.ts";
import { GENERATION_WORDS } from "../data/generation-words.ts";
import { INITIALS_IN_ONE } from "../data/initials-in-one.ts";
import { powerOfTwo } from "../power-of-two.ts";
import { jaroWinklerSimilarity } from "../string/jaro-winkler.ts";
import { type Comparison, type Level, settle, type Verdict } from "./comparison.ts";
import { romanizedWords, textOf } from "./fold-words.ts";
import { areOtherGenerations } from "./generation.ts";
import { isHan, isHangulSyllable } from "./native-letters.ts";
import { isNickname } from "./nickname.ts";
import { isOneEdit } from "./one-edit.ts";
import { isMostlyLatin, isOnlyOtherScript, type WrittenName } from "./other-script.ts";
import { nameSounds } from "./sound-key.ts";
import { alignSpelled } from "./spelled-alignment.ts";
import { isOtherWord } from "./spelled-runs.ts";
import type { TermShares, TermTable } from "./terms.ts";
import { coverage, MOST_WORDS, settleBits, wordBits, wordsValue } from "./text.ts";
import { isWomansForm } from "./womans-form.ts";
import { alignWords, type NumberedWords, type WordEvidence } from "./word-alignment.ts";

interface PersonName extends NumberedWords, WrittenName {
  readonly generation: string;
  /** "I" behind the first word or "V" at the end: an initial, or the first or fifth of a line. */
  readonly mayCount: boolean;
  /** In a script whose letters Latin ones do not follow one by one. */
  readonly isOther: boolean;
  /** Number of the family name: the last word, or the last before a comma. */
  readonly family: number;
}

/** Generations that are written as a number. */
const NUMERALS: ReadonlySet<string> = new Set(["2", "3", "4"]);
const [SAME_FAMILY, GENERATION_CONFLICT, OTHER_SCRIPT] = [3, 4, 5];
const NICKNAME_AGREEMENT = 0.85;
const INITIAL_AGREEMENT = 0.6;
const MOST_BITS = 22;
const LEAST_BITS = -6;

/**
 * Whole person names in any order of words: the rarer the shared names, the more they say; another generation is a veto,
 * and one family name with other given names is that of a household.
 */
export const personNameComparison: Comparison<PersonName> = {
  levels: PERSON_NAME_LEVELS,
  householdLevel: SAME_FAMILY,
  prepare(value: unknown, terms: TermTable): PersonName | null {
    const text = textOf(value) ?? "";
    const words = wordsOf(text);
    let generation = "";
    const kept = words.filter((word, i) => {
      const found = i === 0 ? undefined : GENERATION_WORDS.get(word);
      if (found !== undefined) generation = found;
      return found === undefined;
    });
    // "JP Morgan" is J. P. Morgan.
    const at = text.includes(",") ? kept.length - 1 : 0;
    const single = kept.flatMap((word, i) =>
      word.length === 2 && i === at && kept.length > 1 && INITIALS_IN_ONE.test(word) ? [...word] : word,
    );
    const prepared = wordsValue(single, terms);
    if (prepared === null) return null;
    const family = familyTerm(text, kept, terms);
    const mayCount = words.indexOf("i", 1) > 0 || (words.length > 2 && words.at(-1) === "v");
    return {
      ...prepared,
      generation,
      mayCount,
      family,
      isLatin: isMostlyLatin(text),
      isOther: isOtherWord(prepared.text),
    };
  },
  termsOf: (prepared) => prepared.terms,
  compare(a: PersonName, b: PersonName, terms: TermShares, verdict: Verdict): Verdict {
    if (isOtherGeneration(a, b)) return settle(verdict, GENERATION_CONFLICT, 0.64);
    const found = aligned(a, b, terms);
    if (isOnlyOtherScript(a, b, found)) return settle(verdict, OTHER_SCRIPT);
    const covered = coverage(found);
    const bits = wordBits(found, MOST_BITS, LEAST_BITS);
    if (a.family === b.family && covered < MOST_WORDS && found.leftOver > 0 && found.rightOver > 0)
      return settle(verdict, SAME_FAMILY, (PERSON_NAME_LEVELS[SAME_FAMILY] as Level).m / powerOfTwo(bits), true);
    return settleBits(verdict, PERSON_NAME_LEVELS, bits, covered, a.text === b.text);
  },
  isOtherScript: ({ isOther }) => isOther,
  soundKeysOf: ({ text }) => nameSounds(text.split(" ")),
  shippedShare: () => 0.003,
};

function aligned(a: PersonName, b: PersonName, terms: TermShares): WordEvidence {
  if (a.isOther === b.isOther) return alignWords(a, b, terms, nameAgreement);
  if (a.isOther) return alignSpelled(a, b, terms);
  const { leftOver, rightOver, ...found } = alignSpelled(b, a, terms);
  return { ...found, leftOver: rightOver, rightOver: leftOver };
}

/** The words of a name; a Korean, Chinese or Japanese one without a space is two. */
function wordsOf(text: string): string[] {
  const words = romanizedWords(text);
  const first = unitAt(words[0] ?? " ", 0);
  if (words.length !== 1 || !(isHangulSyllable(first) || isHan(first))) return words;
  const { family, given } = parsePersonName(text);
  return family === null || given === null ? words : [...romanizedWords(family), ...romanizedWords(given)];
}

/** "Okafor, Walter" and "Walter Okafor" have one family name; in Korean and Chinese letters it stands first. */
function familyTerm(text: string, words: readonly string[], terms: TermTable): number {
  const [inFront = ""] = words;
  if (isHangulSyllable(unitAt(inFront, 0)) || isHan(unitAt(inFront, 0))) return terms.numberOf(inFront);
  const comma = text.indexOf(",");
  const front = comma < 0 ? words : romanizedWords(text.slice(0, comma));
  return terms.numberOf(front.findLast((word) => !GENERATION_WORDS.has(word)) ?? words.at(-1) ?? "");
}

/** "Senior" is not "III", and beside a numeral an "I" is one too, and so is a "V". */
function isOtherGeneration(a: PersonName, b: PersonName): boolean {
  if (a.generation === "") return a.mayCount && NUMERALS.has(b.generation);
  if (b.generation === "") return b.mayCount && NUMERALS.has(a.generation);
  return areOtherGenerations(a.generation, b.generation);
}

/** How well two unequal words of names agree: a nickname, an initial, or a spelling alike. */
function nameAgreement(a: string, b: string): number {
  const short = Math.min(a.length, b.length);
  if (short === 1) return a.charCodeAt(0) === b.charCodeAt(0) ? INITIAL_AGREEMENT : 0;
  if (short < 3) return 0;
  if (isNickname(a, b)) return NICKNAME_AGREEMENT;
  const similarity = jaroWinklerSimilarity(a, b);
  const agreement = similarity >= 0.85 ? (similarity - 0.7) / 0.3 : short > 3 && isOneEdit(a, b) ? 0.5 : 0;
  return agreement > 0 && isWomansForm(a, b) ? 0 : agreement;
}
