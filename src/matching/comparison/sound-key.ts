import { unitAt } from "../../text/unit-at.ts";
import { nativeWord, RARE, type Spelling } from "./letter-spellings.ts";
import { isHangulSyllable, isVowelUnwritten } from "./native-letters.ts";
import { isOtherWord } from "./spelled-runs.ts";

/** More ways to sound than this are left out: the usual ones come first. */
const MOST_SOUNDS = 16;
const VOWEL = ".";
const LETTERS = "kgqtdpbfszjlrmnaeiou";
/** The class of each of the letters. */
const CLASSES = "KKKTTPPPSSSRRMN.....";
/** A key of fewer consonants brings too many names together. */
const FEWEST_CONSONANTS = 2;
/** Names of more words have no keys. */
const MOST_WORDS = 8;

/** Keys of a name whose parts are not known: its consonants in the order of their letters, whatever that of its words is. */
export function nameSounds(words: readonly string[]): string[] {
  return kept(combined(words).map((sounds) => [...sounds].sort().join("")));
}

/** Keys of a given and a family name, in either order. */
export function pairSounds(given: readonly string[], family: readonly string[]): string[] {
  const families = combined(family);
  return kept(combined(given).flatMap((one) => families.map((other) => (one < other ? one + other : other + one))));
}

/** Keys of the first word of a company name; a Korean word may hold what the company does as well: "삼성전자" is "삼성" too. */
export function companySounds(word: string): string[] {
  const isKorean = isHangulSyllable(unitAt(word, 0));
  return kept([...soundsOf(word), ...(isKorean ? soundsOf(word.slice(0, 2)) : [])]);
}

/** The sounds of words one behind the other. */
function combined(words: readonly string[]): string[] {
  if (words.length > MOST_WORDS) return [];
  return words.reduce<string[]>(
    (all, word) =>
      soundsOf(word)
        .flatMap((sounds) => all.map((before) => before + sounds))
        .slice(0, MOST_SOUNDS),
    [""],
  );
}

function kept(keys: readonly string[]): string[] {
  return [...new Set(keys)].filter((key) => key.length >= FEWEST_CONSONANTS).slice(0, MOST_SOUNDS);
}

/**
 * Consonants of a name by classes that its spellings share, "KM" for "kim" and "gim": one for Latin letters, each that usual
 * spellings give for another script, none for scripts without spellings.
 */
function soundsOf(word: string): string[] {
  if (!isOtherWord(word)) return [settled(classesOf(word))];
  const native = nativeWord(word);
  if (native === null) return [];
  const { letters, runs } = native;
  const reached: Set<string>[] = runs.map(() => new Set<string>());
  reached.push(new Set());
  reached[0]?.add("");
  runs.forEach((from, i) => {
    for (const before of reached[i] as Set<string>)
      for (const run of from) {
        const to = i + run.letters;
        addSounds(reached[to] as Set<string>, before, run.spellings, isVowelUnwritten(letters, to) ? VOWEL : "");
      }
  });
  return [...new Set([...(reached[runs.length] as Set<string>)].map(settled))];
}

function addSounds(sounds: Set<string>, before: string, spellings: readonly Spelling[], after: string): void {
  for (const { cost, text } of spellings)
    if (cost < RARE && sounds.size < MOST_SOUNDS) sounds.add(joined(joined(before, classesOf(text)), after));
}

/** Vowels in a row are one point, so that ways to write them are no other sounds. */
function joined(before: string, after: string): string {
  return before.endsWith(VOWEL) && after.startsWith(VOWEL) ? before + after.slice(1) : before + after;
}

/** A letter for each class of consonants, a point for a vowel. Between spellings h, v, w and y come and go. */
function classesOf(latin: string): string {
  let out = "";
  for (let i = 0; i < latin.length; i++) {
    const letter = latin.charAt(i);
    if (isSilent(letter, latin.charAt(i + 1))) continue;
    if (letter === "c") out += latin.charAt(i + 1) === "h" ? "S" : "K";
    else if (letter === "x") out += "KS";
    else out = joined(out, CLASSES.charAt(LETTERS.indexOf(letter)));
  }
  return out;
}

/** Whether a letter makes one sound with the next: "ts", "tz", "tch", "dj", "dz". */
function isSilent(letter: string, next: string): boolean {
  return letter === "t"
    ? next === "s" || next === "z" || next === "c"
    : letter === "d" && (next === "j" || next === "z");
}

/** Without vowels, with doubled letters as one and "ng" as the one sound it is. */
function settled(classes: string): string {
  let out = "";
  let last = "";
  for (let i = 0; i < classes.length; i++) {
    const one = classes.charAt(i);
    if (one !== VOWEL && one !== last && (one !== "K" || last !== "N")) out += one;
    last = one;
  }
  return out;
}
