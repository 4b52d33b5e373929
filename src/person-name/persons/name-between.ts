import { BIRTH_BETWEEN, MARRIED_NAME } from "../data/other-names.ts";
import { noteRemoved, type Reading } from "../hygiene/reading.ts";
import { recaseWords } from "../recase/recase.ts";
import { FAMILY, GIVEN, PARTICLE, TITLE } from "../words/lexicon.ts";
import { isMixedWord, isUpperWord, type Word } from "../words/words.ts";

/**
 * "TARROW NEE PYM ANNA", "TARROW épouse PYM Anna": in lists of French with the family name in front, in capitals, another name of a woman stands between
 * it and the given names. It is taken out, and the family name gets the comma that it lacks.
 */
export function takeNameBetween(words: Word[], reading: Reading): Word[] {
  const at = words.findIndex(({ key }, i) => i > 0 && (BIRTH_BETWEEN.test(key) || MARRIED_NAME.test(key)));
  const marker = words[at];
  if (marker === undefined || words.some(({ comma }) => comma)) return words;
  const family = words.slice(0, at).filter(({ flags }) => !(flags & TITLE));
  const behind = words.slice(at + 1);
  const count = lengthOfOther(family, behind);
  if (count === 0 || count >= behind.length) return words;
  const other = behind.slice(0, count);
  const isMarried = MARRIED_NAME.test(marker.key);
  if (!isMarried) reading.maiden = recaseWords(other, other, reading.language).join(" ");
  noteRemoved(reading, isMarried ? "tagline" : "maiden-name", marker.start, (other.at(-1) as Word).end);
  (words[at - 1] as Word).comma = true;
  return [...words.slice(0, at), ...behind.slice(count)];
}

/** Number of words of the other name: those in capitals before given names in mixed case, else one with its particles; 0 where no family name stands in front. */
function lengthOfOther(family: readonly Word[], behind: readonly Word[]): number {
  const first = family[0];
  const last = behind.at(-1);
  if (first === undefined || last === undefined || !family.every(isUpperWord)) return 0;
  const mixed = behind.findIndex(isMixedWord);
  const other = behind.findIndex(({ flags }) => !(flags & PARTICLE));
  // "MARIE TARROW NEE PYM ROSSI", "ANN NEE TARROW PYM"
  const isOne = family.filter(({ flags }) => !(flags & PARTICLE)).length < 2 && !isGivenAlone(first);
  if (!(isOne || isGivenAlone(last)) || other < 0 || isGivenAlone(behind[other] as Word)) return 0;
  return mixed < 0 ? other + 1 : mixed;
}

function isGivenAlone({ flags }: Word): boolean {
  return (flags & (GIVEN | FAMILY)) === GIVEN;
}
