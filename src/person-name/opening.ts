import { GREETINGS, OPENINGS, SIGNED_BY } from "./data/taglines.ts";
import { noteRemoved, type Reading } from "./reading.ts";
import { HAS_DOT, isLowerWord, type Word } from "./words.ts";

/** Words of the longest opening. */
const LONGEST_OPENING = 4;

/** Takes out what opens a text before the name: "Kind regards, Jane Harlow", "Hello my name is Jane Harlow", "i.A. Jane Harlow". */
export function takeOpening(words: Word[], reading: Reading): Word[] {
  const count = openingLength(words);
  if (count === 0 || count === words.length) return words;
  noteRemoved(reading, "label", (words[0] as Word).start, (words[count - 1] as Word).end);
  return words.slice(count);
}

/** Number of first words that are one opening; 0 when there is none. */
export function openingLength(words: readonly Word[]): number {
  const first = words[0];
  if (first === undefined) return 0;
  // "I.A." has initials, "i.A." signs by order.
  if (first.shape & HAS_DOT && SIGNED_BY.has(first.key) && first.text.charAt(0) === first.key.charAt(0)) return 1;
  let joined = "";
  let longest = 0;
  for (let i = 0; i < LONGEST_OPENING && i < words.length; i++) {
    const { key, comma } = words[i] as Word;
    joined = i === 0 ? key : `${joined} ${key}`;
    if (OPENINGS.has(joined)) longest = i + 1;
    if (comma && !GREETINGS.has(key)) break;
  }
  return isApart(words, longest) ? longest : 0;
}

/** A comma stands behind an opening, or nothing, or it has small letters before others: "Kind Regards Harlow" may be a name. */
function isApart(words: readonly Word[], count: number): boolean {
  const next = words[count];
  if (next === undefined || words[count - 1]?.comma) return true;
  return count > 1 && !isLowerWord(next) && words.slice(0, count).some((word) => word.comma || isLowerWord(word));
}
