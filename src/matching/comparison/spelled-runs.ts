import { unitAt } from "../../text/unit-at.ts";
import { spellingLikeness } from "./latin-spelling.ts";
import { nativeWord } from "./letter-spellings.ts";
import { isHangulSyllable } from "./native-letters.ts";

/** Words of a name in another script, one or two, and the words of a name in Latin letters that spell them. */
export interface SpelledRun {
  readonly from: number;
  readonly to: number;
  readonly latinFrom: number;
  readonly latinTo: number;
  readonly likeness: number;
}

/** Likeness from which Latin letters count as a spelling of a word, and of two words read as one. */
const SPELLED = 0.83;
const SPELLED_TOGETHER = 0.9;
/** Most words that are read as one: "عبد الرحمن" and "Abdulrahman", "철수" and "Chul Soo". */
const MOST_TOGETHER = 2;
const MOST_LATIN_TOGETHER = 3;
/** Likeness that one word more in a run makes up for. */
const WORD_MORE = 0.05;
/** Names of more words are compared by the first of them. */
const MOST_WORDS = 8;

/** Syllables that may be a name of their own at the start of a Korean word, and how well a word agrees with its start. */
const FEWEST_SYLLABLES = 2;
const MOST_SYLLABLES = 6;
const START = 0.8;
/** Where the scripts begin whose letters Latin ones do not follow one by one. */
const FIRST_OTHER_UNIT = 0x590;

/** Whether a folded and romanized word is in a script that leaves vowels out, writes syllables or signs for words. */
export function isOtherWord(word: string): boolean {
  return word !== "" && unitAt(word, 0) >= FIRST_OTHER_UNIT;
}

/** How well a Latin word spells the start of a Korean one that says more: "samsung" that of "삼성전자"; 0 where it does not. */
export function startAgreement(a: string, b: string): number {
  const [native, latin] = isOtherWord(a) ? [a, b] : [b, a];
  if (native.length <= FEWEST_SYLLABLES || !isHangulSyllable(unitAt(native, 0)) || isOtherWord(latin)) return 0;
  let best = 0;
  for (let end = FEWEST_SYLLABLES; end < Math.min(native.length, MOST_SYLLABLES); end++)
    best = Math.max(best, spellingLikeness(native.slice(0, end), latin));
  return best < SPELLED_TOGETHER ? 0 : best * START;
}

/** How well Latin letters spell words read as one; 0 where they do not. */
export function togetherLikeness(native: string, latin: string): number {
  const likeness = spellingLikeness(native, latin);
  return likeness < SPELLED_TOGETHER ? 0 : likeness;
}

/** Whether one of two names is in another script and a word of it has no spelling, so that nothing tells if they are one. */
export function isWithoutSpelling(a: readonly string[], b: readonly string[]): boolean {
  const isOther = isOtherWord(a[0] ?? "");
  return isOther !== isOtherWord(b[0] ?? "") && (isOther ? a : b).some((word) => nativeWord(word) === null);
}

/** How well one of the words of a name is spelt by one of another in the other script; 0 where none is. */
export function sharedAgreement(a: readonly string[], b: readonly string[]): number {
  const others = b.slice(0, MOST_WORDS);
  return Math.max(0, ...a.slice(0, MOST_WORDS).flatMap((word) => others.map((other) => spelledAgreement(word, other))));
}

/** How well one of two words spells the other, which is in another script; 0 where it does not, or both are Latin. */
export function spelledAgreement(a: string, b: string): number {
  if (isOtherWord(a) === isOtherWord(b)) return 0;
  const likeness = isOtherWord(a) ? spellingLikeness(a, b) : spellingLikeness(b, a);
  return likeness < SPELLED ? 0 : likeness;
}

/**
 * Finds the Latin words that spell words of another script, those that spell most words best first, each once.
 *
 * @param divide Place in `words` that no run reaches across: where the family name begins.
 */
export function spelledRuns(words: readonly string[], latin: readonly string[], divide: number): SpelledRun[] {
  const found = allRuns(words.slice(0, MOST_WORDS), latin.slice(0, MOST_WORDS), divide).sort(
    (a, b) => worth(b) - worth(a) || a.from - b.from || a.latinFrom - b.latinFrom,
  );
  const kept: SpelledRun[] = [];
  for (const run of found) if (!kept.some((other) => overlap(run, other))) kept.push(run);
  return kept.sort((a, b) => a.from - b.from);
}

function allRuns(words: readonly string[], latin: readonly string[], divide: number): SpelledRun[] {
  const found: SpelledRun[] = [];
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(words.length, from + MOST_TOGETHER); to++) {
      if (from < divide && to > divide) continue;
      const native = words.slice(from, to).join("");
      for (let start = 0; start < latin.length; start++)
        for (let end = start + 1; end <= Math.min(latin.length, start + MOST_LATIN_TOGETHER); end++) {
          const likeness = spellingLikeness(native, latin.slice(start, end).join(""));
          if (likeness >= (to - from > 1 ? SPELLED_TOGETHER : SPELLED))
            found.push({ from, to, latinFrom: start, latinTo: end, likeness });
        }
    }
  return found;
}

function worth({ from, latinFrom, latinTo, likeness, to }: SpelledRun): number {
  return likeness + WORD_MORE * (to - from + latinTo - latinFrom);
}

function overlap(a: SpelledRun, b: SpelledRun): boolean {
  return (a.from < b.to && b.from < a.to) || (a.latinFrom < b.latinTo && b.latinFrom < a.latinTo);
}
