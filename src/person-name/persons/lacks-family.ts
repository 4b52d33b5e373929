import { ASIAN_PAIR, DOUBLE_GIVEN_FIRST, DOUBLE_GIVEN_SECOND } from "../data/given-or-family.ts";
import { areTitleWords } from "../titles/titles.ts";
import { compoundGivenLength } from "../words/given.ts";
import { FAMILY, FAMILY_ASIA, GIVEN, GIVEN_IBERIA, PARTICLE, SUFFIX, TITLE, TITLE_GIVEN } from "../words/lexicon.ts";
import { isFamilyAlone } from "../words/single-name.ts";
import { isTitleWord } from "../words/title-word.ts";
import { isInitial, type Word } from "../words/words.ts";

/** Whether the words before "and" are given names only, so that the family name of the last person is theirs. */
export function lacksFamily(words: readonly Word[], last: readonly Word[], language: string): boolean {
  // "John and Mary King", "Ada Igwe and John Harlow": a title word that ends a name is a family name.
  const isName = (word: Word, i: number, all: readonly Word[]): boolean =>
    i === all.length - 1 || !isTitleWord(word, language);
  // "De heer Jan en mevrouw Anneke de Vries"
  const phrase = words.length > 2 && areTitleWords(words.slice(0, 2), language) ? 2 : 0;
  const names = words.slice(phrase).filter(isName);
  const lastNames = last.filter(isName);
  const end = names.at(-1);
  if (end === undefined || lastNames.length < 2 || words.some((word) => word.comma)) return false;
  // "TARROW RAKESH K & SUNITA R": nobody's family name is told by a letter.
  if (names.length > 2 && isInitial(end) && isInitial(lastNames.at(-1) as Word)) return false;
  // "Herr Hahn und Frau Inge Vogel"
  if (
    names.length === 1 &&
    words.length > 1 &&
    !isGivenOfAsia(end, last.at(-1) as Word) &&
    (isFamilyAlone(end) || (phrase === 0 && isAddressed(words[0] as Word, end, last)))
  )
    return false;
  if (names.length === 1 || isInitial(end)) return true;
  // "K.M. Mohan"
  const opens = names[0] as Word;
  if (opens.letters > 1 && isInitial(opens)) return false;
  const isLonger = names.length < lastNames.filter(({ flags }) => !(flags & (PARTICLE | SUFFIX))).length;
  // "Mary Ann and John M. Harlow", not "Anna Tarrowska and John M. Harlow"
  if (isLonger && (end.flags & FAMILY_ASIA || (end.flags & (GIVEN | FAMILY)) === GIVEN)) return true;
  // "Jo Ann and Tom Harlow", "Mary Lynn and Tom Harlow", "José Luis y María Harlow"
  const isOther = end.flags & FAMILY && !DOUBLE_GIVEN_SECOND.test(end.key);
  const areGiven = names.length < 3 && names.every(({ flags }) => flags & GIVEN) && !isOther;
  const isDouble = DOUBLE_GIVEN_FIRST.has(opens.key) || (opens.flags & end.flags & GIVEN_IBERIA) > 0;
  return areGiven && (isDouble || compoundGivenLength(names, 3, "en") > 1);
}

/**
 * "Mr Harlow and Mrs Ann Pym", but "Sir Tarrow and Lady Ann Pym", "Dr. Tarrow and Ann Pym", "Mr Tarrow and Mrs Quenba Pym": a form of address before one
 * word that is no given name, where the other person has one before a given name of the tables.
 */
function isAddressed({ flags }: Word, name: Word, [address, given]: readonly Word[]): boolean {
  if (![flags, address?.flags ?? 0].every((kinds) => (kinds & (TITLE | TITLE_GIVEN)) === TITLE)) return false;
  return name.letters > 1 && !(name.flags & GIVEN) && ((given?.flags ?? 0) & (GIVEN | FAMILY)) === GIVEN;
}

/** "Zhiwei" of "Mr Zhiwei and Mrs Ann Chen": two syllables that no table holds, beside a family name of China. */
function isGivenOfAsia({ flags, key }: Word, family: Word): boolean {
  return flags === 0 && (family.flags & FAMILY_ASIA) > 0 && ASIAN_PAIR.test(key);
}
