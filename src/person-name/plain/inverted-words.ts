import { OPENINGS } from "../data/labels.ts";
import { countTitles } from "../titles/titles.ts";
import {
  BIRTH,
  COMPOUND,
  CONJUNCTION,
  GIVEN,
  GIVEN_IBERIA,
  JOINT,
  NOT_FIRST,
  OCCUPATION,
  PARTICLE,
  SUFFIX,
  TITLE,
} from "../words/lexicon.ts";
import { isMixedWord, type Word } from "../words/words.ts";
import {
  isPlainGeneration,
  isPlainInitial,
  isPlainNameWord,
  MOST_NAMES,
  mayBeGeneration,
  mayEndPlainName,
} from "./plain-word.ts";
import type { PlainWords } from "./plain-words.ts";

/** Kinds of word that may be more than a name behind a family name and a comma. */
const NOT_ALONE = NOT_FIRST | SUFFIX | PARTICLE | CONJUNCTION | BIRTH | OCCUPATION | JOINT;
/**
 * "HARLOW, ANN B", "MC HARLOW, ANN", "HARLOW JR, ANN": known given names, or an initial behind one, stand behind the family name and are nothing else.
 */
export function invertedWords(words: readonly Word[], comma: number): PlainWords | null {
  const isBehind = comma > 0 && mayBeGeneration(words[comma] as Word);
  const family = words.slice(0, isBehind ? comma : comma + 1);
  const given = words.slice(comma + 1);
  const generation = isBehind ? (words[comma] as Word) : null;
  const last = family[family.length - 1] as Word;
  const mixed = isMixedWord(last);
  if (isBehind && (comma > 1 || !isPlainGeneration(words[comma] as Word, mixed, false))) return null;
  if (!mayEndPlainName(last, words.length) || last.flags & NOT_ALONE || !areGiven(given, mixed)) return null;
  if (!areBeforeFamily(family, mixed) || countTitles(family, mixed, "") > 0) return null;
  // "Tarrow Quiroga, José María"
  if (family.length > 1 && given.length > 1 && (given[0] as Word).flags & GIVEN_IBERIA) return null;
  return { title: null, names: [...given, ...family], familyLength: family.length, generation, mixed };
}

/** Particles, "Mc" and other family names before the last one; a given name may open another whole name. */
function areBeforeFamily(family: readonly Word[], mixed: boolean): boolean {
  if (OPENINGS.has((family[0] as Word).key)) return false;
  return family.every(
    (word, i) =>
      i === family.length - 1 ||
      (isMixedWord(word) === mixed &&
        isPlainNameWord(word) &&
        (word.flags & PARTICLE || !(word.flags & (NOT_ALONE | GIVEN)))),
  );
}

function areGiven(words: readonly Word[], mixed: boolean): boolean {
  const end = words.length - 1;
  const first = words[0] as Word;
  if (end > MOST_NAMES - 2 || first.letters === 1 || (end > 0 && first.flags & COMPOUND)) return false;
  return words.every((word, i) => {
    const { flags, letters } = word;
    // A letter behind the last given name joins nothing.
    if (letters === 1)
      return isPlainInitial(word, mixed) && !(flags & TITLE) && (i === end ? i < 2 : !(flags & NOT_ALONE));
    return isMixedWord(word) === mixed && isPlainNameWord(word) && (flags & (NOT_ALONE | GIVEN)) === GIVEN;
  });
}
