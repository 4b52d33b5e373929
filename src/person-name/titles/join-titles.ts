import { GIVEN, SUFFIX, TITLE, TITLE_SELDOM_GIVEN } from "../words/lexicon.ts";
import { HAS_DOT, type Word } from "../words/words.ts";
import { countTitles } from "./titles.ts";

/** "His Royal Highness, Alhaji Musa Pym", "к.т.н., доцент Белов Д.В.", "Lieutenant Colonel, Harlow, Ann", "Colonel, Harlow, Ann": titles of several words, or one with dots or that is hardly a name, that a comma divides from those behind or the name. */
export function joinTitles(words: readonly Word[], mixed: boolean, language: string): void {
  for (;;) {
    const at = words.findIndex(({ comma }) => comma);
    const [word, next, third] = words.slice(Math.max(at, 0)) as [Word, Word?, Word?];
    if (at < 0 || next === undefined || third === undefined) return;
    const isInverted = next.comma && !(third.flags & SUFFIX) && (at > 0 || !(next.flags & GIVEN));
    if (at === 0 && !(word.shape & HAS_DOT || (isInverted && word.flags & (TITLE | TITLE_SELDOM_GIVEN)))) return;
    if (next.comma && !(isInverted || next.flags & TITLE)) return;
    word.comma = false;
    word.comma = countTitles(words, mixed, language) <= at;
    if (word.comma) return;
  }
}
