import { SPOUSES } from "./data/record-notes.ts";
import { CONJUNCTION } from "./lexicon.ts";
import { noteRemoved, type Reading } from "./reading.ts";
import type { Word } from "./words.ts";

/** "ROY HARLOW ET UX LINDA", "Alan Harlow and his wife, Joan Crane": without the word for a spouse, so that "and" stands before the name. */
export function dropSpouse(words: Word[], reading: Reading): Word[] {
  const at = words.findIndex(({ key }, i) => SPOUSES.has(`${words[i - 1]?.key} ${key}`));
  const from = [at - 1, at - 2].find((i) => (words[i]?.flags ?? 0) & CONJUNCTION) ?? 0;
  const spouse = words[at];
  if (spouse === undefined || at === words.length - 1 || from < 1) return words;
  noteRemoved(reading, "label", (words[from + 1] as Word).start, spouse.end);
  const and = { ...(words[from] as Word), text: "&", key: "&", letters: 0 };
  return [...words.slice(0, from), and, ...words.slice(at + 1)];
}
