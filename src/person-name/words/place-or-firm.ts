import { CAPITALS_INSIDE } from "../data/case-words.ts";
import { PARTNERSHIP } from "../data/no-persons.ts";
import { areNames } from "./are-names.ts";
import { isCredential } from "./credential.ts";
import { isGivenName } from "./is-given-name.ts";
import {
  CAPACITY,
  CREDENTIAL_SURE,
  FAMILY,
  GENERATION,
  GIVEN,
  NO_PERSON,
  OCCUPATION,
  PARTICLE,
  SUFFIX,
  TITLE_GIVEN,
} from "./lexicon.ts";
import { opensWithGiven } from "./opens-with-given.ts";
import { isRole } from "./role.ts";
import { isTitleWord } from "./title-word.ts";
import { HAS_DOT, isMixedWord, isUpperWord, type Word } from "./words.ts";

/**
 * Whether a place or firm begins at a word behind a whole name and a comma, one that no table of names holds or that ends as a firm
 * does: "Monika Lis, Warsaw", "Monika Lis, Ford Foundation".
 */
export function isPlaceOrFirm(words: readonly Word[], at: number): boolean {
  const { flags, letters, shape, text } = words[at] as Word;
  // "Jane Harlow, MIEAust"
  if (letters < 3 || shape & HAS_DOT || !words[at - 1]?.comma || CAPITALS_INSIDE.test(text)) return false;
  if (flags & ~(OCCUPATION | CAPACITY) && !isFirmToTheEnd(words, at) && !isCityOfState(words.slice(at))) return false;
  const name = words.slice(0, words.findIndex(({ comma }) => comma) + 1);
  // "Gregory Pym, Denver, CO"
  const isGiven = opensWithGiven(name) && (words.at(-1) as Word).letters === 2;
  if (isFirmToTheEnd(words, at) && isBeforeFirm(words.slice(0, at), name, words.slice(at))) return true;
  const isWhole = isWholeName(name) || (isGiven && isCityOfState(words.slice(at)));
  return isWhole && isMixedWord(words[at] as Word) === name.some(isMixedWord);
}

/** "Harlow, Jane" before a firm, and "Tarro Pymberg" before one that is no partnership, which is called by such names. */
function isBeforeFirm(before: readonly Word[], name: readonly Word[], firm: readonly Word[]): boolean {
  const given = before.slice(name.length);
  // "Tarro Pymberg, Director, Acme Inc", "Tarro Pymberg, PhD, Acme Inc"
  const isBetween = (word: Word): boolean => isRole(word.flags) || isCredential(word);
  if (name.length > 1 && given.length > 0 && given.every(isBetween)) return areNames(name);
  if (given.length > 0)
    return name.length < 3 && isGivenName(given[0] as Word) && given.slice(0, -1).every(({ comma }) => !comma);
  return !PARTNERSHIP.test((firm.at(-1) as Word).key) && !firm.some(({ letters }) => letters === 0) && areNames(name);
}

/** "Denver, CO", "Hamilton, Canada", though "Denver" is a given name too; "MD" is a degree. */
function isCityOfState(words: readonly Word[]): boolean {
  const last = words.at(-1) as Word;
  const city = words.slice(0, -1);
  const isState = last.letters === 2 && isUpperWord(last) && !(last.flags & CREDENTIAL_SURE);
  if (!(isState || (last.letters > 3 && isMixedWord(last) && !(last.flags & (GIVEN | SUFFIX))))) return false;
  return city.length > 0 && city.length < 3 && city.every(({ comma }, i) => comma === (i === city.length - 1));
}

/** Whether all words from one on are a firm's by the last of them. One word is none: "Jane Harlow, Inc" is a firm as a whole. */
function isFirmToTheEnd(words: readonly Word[], at: number): boolean {
  const firm = words.slice(at);
  return firm.length > 1 && ((words.at(-1) as Word).flags & NO_PERSON) > 0 && !firm.some(({ comma }) => comma);
}

/** Whether words begin with a given name that is no family name and end with something else, so that the name is no family name of two words. */
export function isWholeName(words: readonly Word[]): boolean {
  const names = words.filter((word) => !isTitleWord(word, ""));
  if (names.length > 1 && ((names.at(-1) as Word).flags & (GENERATION | GIVEN)) === GENERATION) names.pop();
  const first = names[0]?.flags ?? 0;
  const last = names.at(-1)?.flags ?? GIVEN;
  // "Ali El", not "Clement St".
  const isEnd = (last & (GIVEN | FAMILY)) !== GIVEN && (last & (FAMILY | PARTICLE | TITLE_GIVEN)) !== PARTICLE;
  return (first & (GIVEN | FAMILY | PARTICLE)) === GIVEN && isEnd;
}
