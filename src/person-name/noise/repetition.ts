import { cut, type Reading } from "../hygiene/reading.ts";
import { isTwice } from "../words/is-twice.ts";
import type { Word } from "../words/words.ts";

/** "Ann Reed Ann Reed", "ANN REED, ANN REED": the words of a name that is said twice, once. */
export function dropRepetition(words: Word[], reading: Reading): Word[] {
  if (!isTwice(words)) return words;
  const kept = words.slice(0, words.length / 2);
  const [first, last] = [words[kept.length], words.at(-1)] as [Word, Word];
  cut(reading, "repetition", first.start, last.end);
  (kept.at(-1) as Word).comma = false;
  return kept;
}
