import { SPOUSE_JOINT } from "../data/particles.ts";
import { SPOUSES } from "../data/record-notes.ts";
import { noteRemoved, type Reading } from "../hygiene/reading.ts";
import { CONJUNCTION, FAMILY, flagsOf, GIVEN } from "../words/lexicon.ts";
import { isLowerWord, type Word } from "../words/words.ts";

/**
 * "ROY HARLOW ET UX LINDA", "ROY HARLOW ETUX LINDA", "Alan Harlow and his wife, Joan Crane", "Alan Harlow and son Paul": without the word for a spouse or
 * child, so that a joint that says so stands before the name; where none follows, without both.
 */
export function dropSpouse(words: Word[], reading: Reading): Word[] {
  const at = words.findIndex((word, i) => i > 0 && isSpouse(word, words[i - 1] as Word));
  const spouse = words[at];
  if (spouse === undefined) {
    const joint = words.find((word) => isWith(word, reading));
    return joint === undefined ? words : words.map((word) => (word === joint ? { ...word, text: SPOUSE_JOINT } : word));
  }
  const isAlone = SPOUSES.has(spouse.key);
  const from = isAlone ? at : ([at - 1, at - 2].find((i) => (words[i]?.flags ?? 0) & CONJUNCTION) ?? 0);
  const joint = words[from] as Word;
  if (from < 1) return words;
  if (at === words.length - 1) {
    if (isAlone || from < 2 || !isLowerWord(spouse)) return words;
    noteRemoved(reading, "tagline", joint.start, spouse.end);
    return words.slice(0, from);
  }
  if (!isAlone) noteRemoved(reading, "label", (words[from + 1] as Word).start, spouse.end);
  const and = { ...joint, text: SPOUSE_JOINT, key: "&", flags: flagsOf("&"), letters: 0 };
  return [...words.slice(0, from), and, ...dropSpouse(words.slice(at + 1), reading)];
}

/** "W/" of "ROY HARLOW W/LINDA", which the text has as "&". */
function isWith({ text, start }: Word, { map, source }: Reading): boolean {
  return text === "&" && source.startsWith("/", (map === null ? start : (map[start] as number)) + 1);
}

/** "Son" may be a name. */
function isSpouse(word: Word, before: Word): boolean {
  if (word.flags & (GIVEN | FAMILY) && !isLowerWord(word)) return false;
  return SPOUSES.has(word.key) || SPOUSES.has(`${before.key} ${word.key}`);
}
