import { SPOUSES } from "./data/taglines.ts";
import { noteRemoved, type Reading } from "./reading.ts";
import type { Word } from "./words.ts";

/** "ROY HARLOW ET UX LINDA", "Alan Harlow and wife, Joan Crane": without the word for a spouse, so that "and" stands before the name. */
export function dropSpouse(words: Word[], reading: Reading): Word[] {
  const at = words.findIndex(({ key }, i) => SPOUSES.has(`${words[i - 1]?.key} ${key}`));
  const spouse = words[at];
  if (spouse === undefined || at === words.length - 1) return words;
  noteRemoved(reading, "label", spouse.start, spouse.end);
  const and = { ...(words[at - 1] as Word), text: "&", key: "&", letters: 0 };
  return [...words.slice(0, at - 1), and, ...words.slice(at + 1)];
}
