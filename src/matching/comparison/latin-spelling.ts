import { unitAt } from "../../text/unit-at.ts";
import { type NativeWord, nativeWord } from "./letter-spellings.ts";
import { isIndicConsonant, isThaiConsonant, isWithoutVowels } from "./native-letters.ts";

/** Costs in hundredths of a letter. */
const LETTER = 100;
/** What a Latin letter costs that no native letter stands for: one doubled, one that writers put in, one that may be there. */
const DOUBLED = 10;
const UNWRITTEN = 5;
const OTHER_UNWRITTEN = 25;
const SILENT_H = 40;
const FINAL_E = 40;
const FINAL_VOWEL = 70;
const FIRST_VOWEL = 50;
const SECOND_VOWEL = 60;
const GLIDE = 60;
const WRITTEN_VOWEL = 80;
/** Latin words beyond so many letters are not read. */
const LONGEST_WORD = 40;
/** A name of fewer letters is compared as one of so many. */
const FEWEST_LETTERS = 3;
/** Share of the letters that may differ: the cost of more is not asked. */
const MOST_DIFFERENT = 0.2;

let costs = /* @__PURE__ */ new Int32Array(1024);

/**
 * How well Latin letters spell a name of another script: from 0.8 to 1, near 1 by usual spellings alone; 0 where more than a
 * fifth is otherwise, and for scripts without spellings, as Chinese characters.
 *
 * @param native Folded word in one of the scripts of `LATIN_SPELLINGS`.
 * @param latin Letters a to z.
 */
export function spellingLikeness(native: string, latin: string): number {
  if (latin.length > LONGEST_WORD || latin === "") return 0;
  const word = nativeWord(native);
  if (word === null) return 0;
  const whole = LETTER * Math.max(FEWEST_LETTERS, word.letters.length);
  const most = Math.floor(whole * MOST_DIFFERENT);
  const cost = cheapest(word, latin, most);
  return cost > most ? 0 : 1 - cost / whole;
}

/** Whether a word in another script is spelt with a letter in front. */
export function beginsWithLetter(native: string, letter: string): boolean {
  const first = nativeWord(native)?.runs[0] ?? [];
  return first.some(({ spellings }) => spellings.some(({ text }) => text.startsWith(letter)));
}

/** Least cost of spelling the letters so, with letters left out, put in and exchanged; any above `most` if it is more. */
function cheapest({ letters, runs }: NativeWord, latin: string, most: number): number {
  const [n, m] = [letters.length, latin.length];
  const width = m + 1;
  const size = (n + 1) * width;
  if (costs.length < size) costs = new Int32Array(2 * size);
  costs.fill(most + 1, 0, size);
  costs[0] = 0;
  let furthest = 0;
  const reach = (i: number, j: number, cost: number): void => {
    if (cost >= (costs[i * width + j] as number)) return;
    costs[i * width + j] = cost;
    if (i > furthest) furthest = i;
  };
  for (let i = 0; i <= furthest; i++)
    for (let j = 0; j <= m; j++) {
      const cost = costs[i * width + j] as number;
      if (cost > most) continue;
      if (j < m) reach(i, j + 1, cost + extraCost(letters, i, latin, j));
      if (i === n) continue;
      reach(i + 1, j, cost + LETTER);
      if (j < m) reach(i + 1, j + 1, cost + LETTER);
      for (const run of runs[i] as NativeWord["runs"][number])
        for (const { cost: more, text } of run.spellings)
          if (latin.startsWith(text, j)) reach(i + run.letters, j + text.length, cost + more);
    }
  return costs[n * width + m] as number;
}

/** Cost of a Latin letter that no native letter stands for. */
function extraCost(letters: string, i: number, latin: string, j: number): number {
  const letter = latin.charAt(j);
  const last = j === 0 ? "" : latin.charAt(j - 1);
  const isAbjad = isWithoutVowels(unitAt(letters, 0));
  if (isVowel(letter)) {
    if (isAbjad) return unwrittenVowelCost(letter, last, i === letters.length);
    const before = i === 0 ? 0 : unitAt(letters, i - 1);
    if (isVowel(last) || (!isIndicConsonant(before) && !isThaiConsonant(before))) return WRITTEN_VOWEL;
    return letter === "a" || (letter === "o" && isThaiConsonant(before)) ? UNWRITTEN : OTHER_UNWRITTEN;
  }
  if (letter === last || letter === latin.charAt(j + 1)) return DOUBLED;
  if (letter === "h") return isVowel(last) && !isVowel(latin.charAt(j + 1)) ? SILENT_H : LETTER;
  return isAbjad && (letter === "y" || letter === "w") ? GLIDE : LETTER;
}

/** Cost of a vowel that Arabic and Hebrew leave out: a short one within a word nothing much. */
function unwrittenVowelCost(letter: string, last: string, isEnd: boolean): number {
  if (last === "") return FIRST_VOWEL;
  if (isVowel(last)) return SECOND_VOWEL;
  if (isEnd) return letter === "e" ? FINAL_E : FINAL_VOWEL;
  return UNWRITTEN;
}

function isVowel(letter: string): boolean {
  return letter !== "" && "aeiou".includes(letter);
}
