import { AGAINST } from "../data/labels.ts";
import { JOINING_WORDS, SURE_CONJUNCTIONS, SURELY_JOINING } from "../data/particles.ts";
import { areNames } from "../words/are-names.ts";
import { isGivenName } from "../words/is-given-name.ts";
import { flagsOf } from "../words/lexicon.ts";
import { isTitleWord } from "../words/title-word.ts";
import { isLowerWord, isMixedWord, type Word } from "../words/words.ts";
import { divides } from "./joint.ts";

/** Words of the longest one: "as well as". */
const LONGEST = 3;

/** "Ann Lee with Bob Ray", "Ann Lee vs. Bob Ray", "Ann and/or Bob Lee": with "&" in place of words that join two persons. */
export function joinByWords(found: Word[], language: string): Word[] {
  const mixed = found.some(isMixedWord);
  let words = found;
  for (let i = 1; i < words.length - 1; i++) {
    const length = joiningLength(words, i, mixed);
    if (length === 0) continue;
    const [first, last] = [words[i], words[i + length - 1]] as [Word, Word];
    const joint = { ...first, text: "&", key: "&", flags: flagsOf("&"), shape: 0, letters: 0, end: last.end };
    const joined = [...words.slice(0, i), joint, ...words.slice(i + length)];
    // "Tarro Pymberg v. United States"
    const mayBeUnlisted = mixed && !AGAINST.test(` ${first.key}`);
    const isSure =
      first.key === SURELY_JOINING ||
      [words.slice(0, i), upToJoint(words.slice(i + length))].every(
        (name) => isGivenWithMore(name) || (mayBeUnlisted && areNames(name)),
      );
    if (isSure && divides(joined, i, language)) words = joined;
  }
  return words;
}

/** "Bob Pym" of "Bob Pym and Tim Fox". */
function upToJoint(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(({ key }, i) => i > 1 && SURE_CONJUNCTIONS.has(key));
  return end < 0 ? words : words.slice(0, end);
}

/** Whether a word may begin one that joins. */
export function mayJoin({ key }: Word): boolean {
  openers ??= new Set([...JOINING_WORDS].map((words) => words.split(" ", 1)[0] as string));
  return openers.has(key);
}

let openers: ReadonlySet<string> | undefined;

/** Number of words that join, of one word a small one; a letter in capitals is an initial. */
function joiningLength(words: readonly Word[], at: number, mixed: boolean): number {
  if (!mayJoin(words[at] as Word)) return 0;
  for (let length = LONGEST; length > 0; length--) {
    const own = words.slice(at, at + length);
    const isWritten = mixed ? own.every(isLowerWord) : length > 1 || (words[at] as Word).text.length > 1;
    if (isWritten && JOINING_WORDS.has(own.map(({ key }) => key).join(" "))) return own.length;
  }
  return 0;
}

/** A given name, behind titles, and another word at least up to the next person. */
function isGivenWithMore(words: readonly Word[]): boolean {
  const names = words.filter((word) => !isTitleWord(word, ""));
  // "HARLOW, ANN VS PYM, BOB"
  if (names[0]?.comma && isGivenName(names[1] ?? names[0])) return true;
  return names.length > 1 && isGivenName(names[0] as Word);
}
