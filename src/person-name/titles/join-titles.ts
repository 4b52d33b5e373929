import { TITLE } from "../words/lexicon.ts";
import { HAS_DOT, type Word } from "../words/words.ts";
import { countTitles } from "./titles.ts";

/** "His Royal Highness, Alhaji Musa Pym", "к.т.н., доцент Белов Д.В.": titles of several words, or one with dots, that a comma divides from those behind or the name. */
export function joinTitles(words: readonly Word[], mixed: boolean, language: string): void {
  for (;;) {
    const at = words.findIndex(({ comma }) => comma);
    if (at < 0 || words.length < at + 3 || (at === 0 && !((words[0] as Word).shape & HAS_DOT))) return;
    const next = words[at + 1] as Word;
    if (next.comma && !(next.flags & TITLE)) return;
    const word = words[at] as Word;
    word.comma = false;
    word.comma = countTitles(words, mixed, language) <= at;
    if (word.comma) return;
  }
}
