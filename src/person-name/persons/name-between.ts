import { BETWEEN_NAMES, BIRTH_LETTER } from "../data/other-names.ts";
import { noteRemoved, type Reading } from "../hygiene/reading.ts";
import { recaseWords } from "../recase/recase.ts";
import { FAMILY, FAMILY_ASIA, GIVEN, PARTICLE, TITLE } from "../words/lexicon.ts";
import { isMixedWord, isUpperWord, type Word } from "../words/words.ts";

/**
 * "TARROW NEE PYM ANNA", "TARROW épouse PYM Anna": in lists of French with the family name in front, in capitals, another name of a woman stands between
 * it and the given names. It is taken out, and the family name gets the comma that it lacks.
 */
export function takeNameBetween(words: Word[], reading: Reading): Word[] {
  const at = words.findIndex(({ key }, i) => i > 0 && BETWEEN_NAMES.test(key));
  const marker = words[at];
  if (marker === undefined || words.some(({ comma }) => comma)) return words;
  const [family, more] = words.slice(0, at).filter(({ flags }) => !(flags & (TITLE | PARTICLE)));
  if (family === undefined || more !== undefined || !isUpperWord(family)) return words;
  // "ANN NEE TARROW PYM", "TAN NEE SOON HENRY"
  if ((family.flags & (GIVEN | FAMILY)) === GIVEN || family.flags & FAMILY_ASIA) return words;
  const behind = words.slice(at + 1);
  const mixed = behind.findIndex(isMixedWord);
  const count = mixed < 0 ? behind.findIndex(({ flags }) => !(flags & PARTICLE)) + 1 : mixed;
  const given = behind.splice(count);
  if (count < 1 || given.length < 1) return words;
  const isBirth = marker.key.startsWith(BIRTH_LETTER);
  if (isBirth) reading.maiden = recaseWords(behind, behind, reading.language).join(" ");
  noteRemoved(reading, isBirth ? "maiden-name" : "tagline", marker.start, (behind.at(-1) as Word).end);
  (words[at - 1] as Word).comma = true;
  return [...words.slice(0, at), ...given];
}
