import { isAscii } from "../../text/unicode.ts";
import { unitAt } from "../../text/unit-at.ts";
import { ROMANIZED_LETTERS } from "../data/romanized-letters.ts";

/**
 * A folded word with Latin letters in place of Cyrillic, Greek, Armenian and Georgian ones, and hiragana in place of katakana:
 * "иванов" is "ivanov", "タナカ" is "たなか". Others stay.
 */
export function romanize(word: string): string {
  if (isAscii(word)) return word;
  let out = "";
  for (let i = 0; i < word.length; i++) {
    const pair = ROMANIZED_LETTERS.get(word.slice(i, i + 2));
    if (pair !== undefined && i + 1 < word.length) {
      out += pair;
      i++;
    } else out += ROMANIZED_LETTERS.get(word.charAt(i)) ?? hiragana(word, i);
  }
  // A word of signs without a sound ("ъ") is still a word.
  return out === "" ? word : out;
}

/** The letter at `at`, a syllable of katakana by its twin, which stands 96 places before it. */
function hiragana(word: string, at: number): string {
  const unit = unitAt(word, at);
  return unit >= 0x30a1 && unit <= 0x30f4 ? String.fromCharCode(unit - 0x60) : word.charAt(at);
}
