import { ALIAS } from "../data/other-names.ts";
import { noteRemoved, type Reading } from "../hygiene/reading.ts";
import { HAS_DOT, isMixedWord, type Word } from "../words/words.ts";

/**
 * Takes out the name that somebody goes by: "Edwina aka Winnie Harlow", "Suresh Harlow a.k.a. Sunny". Behind a whole name two words or more are another
 * whole name and no nickname.
 */
export function takeAlias(words: Word[], reading: Reading): Word[] {
  const at = words.findIndex((word, i) => i > 0 && ALIAS.test(word.key) && !isCapitalizedWord(word));
  const alias = words[at + 1];
  if (at < 0 || alias === undefined || (at > 1 && at + 2 < words.length)) return words;
  reading.nicknames.push(alias.text);
  noteRemoved(reading, "nickname", (words[at] as Word).start, alias.end);
  return words.filter((_, i) => i !== at && i !== at + 1);
}

/** "Aka", not "a.k.a." nor "A/k/a". */
function isCapitalizedWord(word: Word): boolean {
  return isMixedWord(word) && !(word.shape & HAS_DOT) && !word.text.includes("/");
}
