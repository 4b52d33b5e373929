import { SPANISH_JOINT } from "../data/case-words.ts";
import { JOINS_DEGREES, LETTER_JOINS_PERSONS, SMALL_CONJUNCTIONS, SURE_CONJUNCTIONS } from "../data/particles.ts";
import { MONSIEUR, TITLES_OF_LANGUAGE, WEST_SLAVIC } from "../data/titles.ts";
import { countTitles } from "../titles/titles.ts";
import { isCredential } from "../words/credential.ts";
import { isGivenName } from "../words/is-given-name.ts";
import {
  CONJUNCTION,
  CREDENTIAL,
  FAMILY,
  GENERATION,
  GIVEN,
  GIVEN_IBERIA,
  OCCUPATION,
  PARTICLE,
  SUFFIX,
  TITLE,
  TITLE_OR_NAME,
} from "../words/lexicon.ts";
import { isRole } from "../words/role.ts";
import { isTitleWord } from "../words/title-word.ts";
import {
  HAS_DOT,
  HAS_LOWER,
  HAS_UPPER,
  isInitial,
  isLowerWord,
  isMixedWord,
  isUpperWord,
  NON_ASCII,
  type Word,
} from "../words/words.ts";
import { isGivenList } from "./is-given-list.ts";

/** Whether a word for "and" parts two persons, and no family names or titles. */
export function divides(words: readonly Word[], at: number, language: string): boolean {
  const word = words[at] as Word;
  const before = words[at - 1];
  const after = words[at + 1];
  if (before === undefined || after === undefined) return false;
  if (before.flags & after.flags & PARTICLE && word.letters > 1 && !isInitial(after)) return false;
  const titles = [before, after].filter((one) => isTitleWord(one, language)).length;
  // "M. et Mme Jean Dupont"
  if (at === 1 && (isMonsieur(before, after) || isMonsieur(after, before))) return true;
  if (titles > 1) return areOfTwo(words, at, before, after);
  // "Dr ir Jan Harlow"
  if (before.flags & TITLE && word.flags & TITLE_OR_NAME && language === "") return false;
  if (word.text !== ";" && areCredentials(words.slice(at + 1))) return false;
  // "Judge and Mary Harlow"
  if (titles > 0 && at === 1 && !(before.flags & GIVEN || (after.flags & GIVEN && words.length > 3))) return false;
  if (
    SURE_CONJUNCTIONS.has(word.key) ||
    isCaseless(word) ||
    joinsList(words, at) ||
    joinsTitle(words, at, language) ||
    joinsWholeNames(words, at, language)
  )
    return true;
  // "Juan y María", "Hans und Anna", but "Robert e Lee"
  const isAlone = words.length === 3 && isSmallBetween(word, before, after) && !(word.shape & HAS_DOT);
  if (isAlone && before.flags & GIVEN && (after.flags & (GIVEN | FAMILY)) === GIVEN) return true;
  if (word.letters === 1) {
    const small = isLowerWord(word) && !isLowerWord(before);
    // A small letter beyond Latin is no initial: "Анна и Борис Белов".
    if (word.shape & NON_ASCII) return small && words.length > 3;
    return mayJoinGiven(word, small) && areGivenAround(words, at, small && word.key !== SPANISH_JOINT);
  }
  const isShared = at === 1 && words.length > 3 && (isGivenName(before) || isGivenName(after) || language !== "");
  return (isShared && isSmallBetween(word, before, after)) || areGivenAround(words, at);
}

/** Whether a letter is "Monsieur" beside another French form of address. */
function isMonsieur({ text }: Word, { key }: Word): boolean {
  return MONSIEUR.test(text) && TITLES_OF_LANGUAGE.get(key) === "fr";
}

/** Whether two titles around a word for "and" are of two persons. */
function areOfTwo(words: readonly Word[], at: number, before: Word, after: Word): boolean {
  // "Jane Harlow, CPA, President and CEO"
  if (isRole(after.flags) && at > 2 && at + 2 === words.length) return false;
  // "President and CEO Jane Harlow"
  if (after.flags & CREDENTIAL && isUpperWord(after) && after.letters > 2) return false;
  // "PhDr. et Mgr. Blanka"
  return words[at]?.key !== JOINS_DEGREES || !(before.shape & after.shape & HAS_DOT);
}

/** "Y", or a small letter among capitalized words, which is no initial: "Carlos e Ana Souza"; with a dot where it is nothing else there: "Uwe u. Gisela Hahn". */
function mayJoinGiven({ flags, key, text }: Word, isSmall: boolean): boolean {
  if (text.includes(".") && !(isSmall && !(flags & CONJUNCTION))) return false;
  return key === SPANISH_JOINT || isSmall;
}

/** "ANA Y LUIS SOLER": two given names, `orUnlisted` "Ana e Quenbo Soler", and a family name, but "Ann Y Oliver PhD", "Khalid Y Al Soler" have an initial. */
function areGivenAround(words: readonly Word[], at: number, orUnlisted = false): boolean {
  if (at > 1 || words.length < 4 || isEnding(words[3] as Word) || (words[2] as Word).flags & PARTICLE) return false;
  const kinds = [words[0] as Word, words[2] as Word].map(({ flags }) => flags);
  return kinds.some((kind) => kind & GIVEN) && kinds.every((kind) => kind & GIVEN || (orUnlisted && kind === 0));
}

/** "Herr Hans und Frau Inge Hahn", "Sr. Juan y Sra. Ruiz": a small word before a title that is no name. */
function joinsTitle(words: readonly Word[], at: number, language: string): boolean {
  const title = words[at + 1] as Word;
  if (!isLowerWord(words[at] as Word) || !isMixedWord(words[at - 1] as Word)) return false;
  // "Mme Ann Harlow et M. Bob Pym"
  if (isMonsieur(title, words[0] as Word)) return words.length > at + 2;
  const isSure = title.flags & TITLE || (language !== "" && isTitleWord(title, language));
  if (!isSure && title.flags & (TITLE_OR_NAME | GIVEN | FAMILY)) return false;
  return words.length > at + 2 && countTitles(words.slice(at + 1), true, language) > 0;
}

/** "Jean Dupont et Mme Marie Martin", but not "Ramón y Cajal López": a small word between names of two words and more that given names open. */
function joinsWholeNames(words: readonly Word[], at: number, language: string): boolean {
  const isName = (word: Word): boolean => !isTitleWord(word, language);
  const first = words.findIndex(isName);
  const second = words.findIndex((word, i) => i > at && isName(word));
  const [before, joint, after] = [words[at - 1], words[at], words[at + 1]] as [Word, Word, Word];
  const last = words[second + 1];
  if (second < 0 || last === undefined || isEnding(last) || at - first < 2) return false;
  if (!isLowerWord(joint) || !isMixedWord(before) || words.some(({ comma }) => comma)) return false;
  if (isName(after) && !isMixedWord(after)) return false;
  if (language !== "" && (joint.letters > 1 || LETTER_JOINS_PERSONS.has(language))) return true;
  if (!((words[first] as Word).flags & GIVEN)) return false;
  if (SMALL_CONJUNCTIONS.has(joint.key)) return true;
  const opens = words[second] as Word;
  // A letter joins Iberian family names.
  // "Jana Nováková a Petr Novák"
  const isSlavic = [before, words.at(-1) as Word].some(({ key }) => WEST_SLAVIC.test(key));
  const isGiven =
    joint.letters > 1 || isSlavic ? (opens.flags & (GIVEN | FAMILY)) === GIVEN : (opens.flags & GIVEN_IBERIA) !== 0;
  return isGiven;
}

/** "Tom, Dick und Harry Jones": a small word behind given names with commas between them. */
function joinsList(words: readonly Word[], at: number): boolean {
  const joint = words[at] as Word;
  return isLowerWord(joint) && at > 1 && words.slice(0, at - 1).every(({ comma }) => comma) && isGivenList(words, at);
}

/** "और": a word of two letters and more in a script without capitals. */
function isCaseless({ letters, shape }: Word): boolean {
  return letters > 1 && (shape & (HAS_UPPER | HAS_LOWER)) === 0;
}

/** A generation or post-nominal; "de" is a particle before all. */
function isEnding({ flags }: Word): boolean {
  return (flags & (SUFFIX | GENERATION)) !== 0 && !(flags & PARTICLE);
}

/** "CFE", "ORSC certified": up to the comma none of it is a person. */
function areCredentials(words: readonly Word[]): boolean {
  const end = words.findIndex(({ comma }) => comma);
  const behind = words.slice(0, end < 0 ? words.length : end + 1);
  return behind.every(
    (word) => !(word.flags & (GIVEN | FAMILY)) && !isInitial(word) && (isCredential(word) || word.flags & OCCUPATION),
  );
}

/** "MBA & PMP", "; PhD; MPH": a joint before post-nominals or a role to the end, or to the next semicolon, parts no persons. */
export function joinsCredentials(words: readonly Word[], at: number): boolean {
  const joint = words[at] as Word;
  // "Sales; Recruiting" is no name.
  if (at < 2 || words[1]?.letters === 0 || (joint.letters > 0 && !(joint.flags & CONJUNCTION && joint.letters > 1)))
    return false;
  const end = words.findIndex(({ text }, i) => i > at && text === ";");
  const behind = words.slice(at + 1, end < 0 ? words.length : end);
  const before = joint.text === ";" ? behind : [words[at - 1] as Word];
  return (
    behind.length > 0 &&
    areCredentials(behind) &&
    !behind.some(({ comma, flags, text, key }) => comma || !(flags & (CREDENTIAL | OCCUPATION)) || text === key) &&
    before.every(({ flags }) => flags & (CREDENTIAL | OCCUPATION) && !(flags & (GIVEN | FAMILY)))
  );
}

/** "Jean et Odile Fournier": a small word of two letters or more between capitalized ones. */
function isSmallBetween(word: Word, before: Word, after: Word): boolean {
  return isLowerWord(word) && isMixedWord(before) && isMixedWord(after);
}

/** "Harlow; Jane M.": a semicolon between what is no given name and given names alone, for the comma before them. */
export function dividesHalves(words: readonly Word[], at: number): boolean {
  const [family, , given, ...more] = words as [Word, ...Word[]];
  if (at !== 1 || given === undefined || words[at]?.text !== ";" || family.flags & GIVEN || family.comma) return false;
  const areGiven = more.every((word) => isInitial(word) || (word.flags & (GIVEN | FAMILY)) === GIVEN);
  return family.letters > 1 && (given.flags & (GIVEN | FAMILY)) === GIVEN && areGiven;
}
