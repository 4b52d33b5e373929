import { isCredential } from "./brackets.ts";
import { LETTER_JOINS_PERSONS, SMALL_CONJUNCTIONS, SURE_CONJUNCTIONS } from "./data/particles.ts";
import { compoundGivenLength } from "./given.ts";
import { isIberianFamily } from "./iberian-family.ts";
import {
  CONJUNCTION,
  FAMILY,
  FAMILY_ASIA,
  GENERATION,
  GIVEN,
  GIVEN_IBERIA,
  OCCUPATION,
  PARTICLE,
  SUFFIX,
} from "./lexicon.ts";
import { isConjunction } from "./locale-words.ts";
import { isWholeName } from "./place-or-firm.ts";
import { isSpacedCredential } from "./suffix-segment.ts";
import { areTitleWords, isTitleWord } from "./titles.ts";
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
} from "./words.ts";

/** The words of one person of several; `shared` is the family name that stands with another person. */
export interface PersonWords {
  readonly words: readonly Word[];
  readonly sharesFamily: boolean;
  /** Only titles or a family name stand in the text. */
  readonly kind: "name" | "titles" | "family";
}

/** The persons of a text divided by "and", or null for one person. */
export function splitPersons(
  words: readonly Word[],
  language: string,
): { persons: PersonWords[]; joints: Word[]; inverted: Word[] } | null {
  if (isNameList(words)) {
    const names = groupsOfList(words);
    for (const word of words) word.comma = false;
    const joints = words.filter((word) => !names.flat().includes(word));
    const persons = names.map((name): PersonWords => ({ words: name, sharesFamily: false, kind: "name" }));
    return { persons, joints, inverted: [] };
  }
  const comma = words.findIndex((word) => word.comma);
  const joint = words.findIndex((word, i) => isConjunction(word, language) && divides(words, i, language));
  if (joint < 0) return null;
  // A comma behind "and" as well: both persons are written family name first, "Doe, John & Roe, Jane".
  const both = words.some((word, i) => word.comma && i > joint && i < words.length - 1 && i - joint < 4);
  const isList = isGivenList(words, joint);
  const isInverted = !both && !isList && comma + 1 < joint && joint - comma <= 4;
  const inverted = words.slice(0, comma < 0 ? familyLength(words, joint) : isInverted ? comma + 1 : 0);
  const rest = words.slice(inverted.length);
  const joints: Word[] = [];
  const groups: Word[][] = [[]];
  rest.forEach((word, i) => {
    if (isConjunction(word, language) && divides(rest, i, language)) {
      joints.push(word);
      groups.push([]);
    } else {
      (groups.at(-1) as Word[]).push(word);
      if (isList && word.comma && i < joint) {
        word.comma = false;
        if (i < joint - 1) groups.push([]);
      }
    }
  });
  // Titles on both sides name no one: "Ms Liv Pope".
  if (groups.every((group) => areTitleWords(group, language))) return null;
  return { persons: shareFamilies(groups, inverted.length > 0, language), joints, inverted };
}

/** "Tom, Dick and Harry Jones", "Ann Lee, Bob Ray and Tim Fox": a given name opens what stands before each comma and before "and". */
function isGivenList(words: readonly Word[], joint: number): boolean {
  return (
    joint + 2 < words.length &&
    !((words[0] as Word).flags & FAMILY) &&
    words.slice(0, joint).every(({ flags }, i) => (i > 0 && !(words[i - 1] as Word).comma) || flags & GIVEN)
  );
}

/**
 * Number of words of a family name written first: "JOHNSON ROBERT & MARY". Given names alone stand behind "and", and before it one behind a word
 * that is none, behind particles or before an initial ("DAVIS GEORGE L & EMMA J").
 */
function familyLength(words: readonly Word[], joint: number): number {
  const isGiven = (word: Word | undefined): boolean => word !== undefined && (word.flags & GIVEN) !== 0;
  const at = words.findIndex((word) => !(word.flags & PARTICLE));
  const rest = words.slice(joint + 1);
  const opens = at > 0 || !isGiven(words[0]) || isInitial(words[joint - 1] as Word);
  if (!opens || !isGiven(words[at + 1])) return 0;
  return rest.length < 3 && isGiven(rest[0]) && rest.slice(1).every(isInitial) ? at + 1 : 0;
}

function divides(words: readonly Word[], at: number, language: string): boolean {
  const word = words[at] as Word;
  const before = words[at - 1];
  const after = words[at + 1];
  if (before === undefined || after === undefined) return false;
  const titles = [before, after].filter((one) => isTitleWord(one, language)).length;
  // "PhDr. et Mgr. Blanka"
  if (titles > 1) return word.key !== "et" || !(before.shape & after.shape & HAS_DOT);
  if (word.text !== ";" && areCredentials(words.slice(at + 1))) return false;
  if (titles > 0 && at === 1 && !(before.flags & GIVEN)) return false;
  if (SURE_CONJUNCTIONS.has(word.key) || isCaseless(word) || joinsWholeNames(words, at, language)) return true;
  if (word.letters === 1) {
    // A small letter beyond Latin is no initial, nor that of a language: "Анна и Борис Белов", "Carlos e Ana Souza".
    const small = isLowerWord(word) && !isLowerWord(before);
    if (word.shape & NON_ASCII) return small && words.length > 3;
    // "Uwe u. Gisela Hahn" where the language has no other "u".
    const isOwn = small && language !== "";
    if (word.text.includes(".") && !(isOwn && !(word.flags & CONJUNCTION))) return false;
    if (!(word.key === "y" || isOwn)) return false;
  } else if (
    at === 1 &&
    words.length > 3 &&
    (before.flags & GIVEN || language !== "") &&
    isSmallBetween(word, before, after)
  )
    return true;
  // "Ann Y Oliver PhD" has an initial.
  if (at > 1 || words.length < 4 || (words[3] as Word).flags & SUFFIX) return false;
  return (before.flags & after.flags & GIVEN) !== 0;
}

/** "Jean Dupont et Mme Marie Martin", but not "Ramón y Cajal López": a small word between names of two words and more that given names open. */
function joinsWholeNames(words: readonly Word[], at: number, language: string): boolean {
  const isName = (word: Word): boolean => !isTitleWord(word, language);
  const first = words.findIndex(isName);
  const second = words.findIndex((word, i) => i > at && isName(word));
  const [before, joint, after] = [words[at - 1], words[at], words[at + 1]] as [Word, Word, Word];
  const last = words[second + 1];
  if (first < 0 || second < 0 || last === undefined || isEnding(last) || at - first < 2) return false;
  if (!isLowerWord(joint) || !isMixedWord(before) || words.some(({ comma }) => comma)) return false;
  if (isName(after) && !isMixedWord(after)) return false;
  if (language !== "" && (joint.letters > 1 || LETTER_JOINS_PERSONS.has(language))) return true;
  if (!((words[first] as Word).flags & GIVEN)) return false;
  if (SMALL_CONJUNCTIONS.has(joint.key)) return true;
  const opens = words[second] as Word;
  // A letter joins Iberian family names.
  const isGiven = joint.letters > 1 ? (opens.flags & (GIVEN | FAMILY)) === GIVEN : (opens.flags & GIVEN_IBERIA) !== 0;
  return isGiven && !isIberianFamily(opens);
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

/** "Jean et Odile Fournier": a small word of two letters or more between capitalized ones. */
function isSmallBetween(word: Word, before: Word, after: Word): boolean {
  return isLowerWord(word) && isMixedWord(before) && isMixedWord(after);
}

/** "Ann Lee, Bob Ray, Tim Fox", "Harlow E.M., Crane C.N.": names between commas, which given names open or initials open or close. */
function isNameList(words: readonly Word[]): boolean {
  const names = groupsOfList(words);
  if (names.length < 2 || names.some(({ length }) => length < 2 || length > 3)) return false;
  const areNames = names.every(
    (name) =>
      (name[0] as Word).flags & GIVEN &&
      ((name.at(-1) as Word).flags & (OCCUPATION | FAMILY)) !== OCCUPATION &&
      name.every((word) => isMixedWord(word) || isInitial(word)),
  );
  if (areNames) return names.length > 2 || areWholeNames(words);
  return names.every((name) => isAuthor(name, -1)) || names.every((name) => isAuthor(name, 0));
}

/** "Harlow E.M.", "Harlow EM", "S.-H. Crane": initials at one end alone. */
function isAuthor(name: readonly Word[], end: number): boolean {
  const mixed = name.some(isMixedWord);
  const areInitials = (word: Word): boolean =>
    isInitial(word) || (mixed && isUpperWord(word) && word.letters < 4 && !(word.flags & SUFFIX));
  const isWhole = name.length > 2 && name.some(({ flags }) => (flags & (GIVEN | FAMILY)) === GIVEN);
  if (isWhole || isSpacedCredential(name)) return false;
  return areInitials(name.at(end) as Word) && !areInitials(name.at(-1 - end) as Word);
}

/** "Ann Lee, Bob Ray": of two names both must be whole. */
function areWholeNames(words: readonly Word[]): boolean {
  const second = words.findIndex(({ comma }) => comma) + 1;
  return isWholeName(words.slice(0, second)) && isWholeName(words.slice(second));
}

/** The persons of a list, a group of words each, without "and" before the last one. */
function groupsOfList(words: readonly Word[]): Word[][] {
  const groups: Word[][] = [[]];
  for (const word of words) {
    const group = groups.at(-1) as Word[];
    if (group.length > 0 || !SURE_CONJUNCTIONS.has(word.key)) group.push(word);
    if (word.comma) groups.push([]);
  }
  return groups.filter((group) => group.length > 0);
}

function shareFamilies(groups: readonly Word[][], inverted: boolean, language: string): PersonWords[] {
  return groups.map((words, i) => {
    if (areTitleWords(words, language)) return { words, sharesFamily: false, kind: "titles" };
    // "Crane, Ida, and Jane Harlow"
    const isApart =
      i > 0 &&
      (groups[i - 1] as Word[]).at(-1)?.comma === true &&
      isWholeName(words) &&
      !isInitial(words.at(-1) as Word);
    if (inverted) return { words, sharesFamily: !isApart, kind: "name" };
    if (i > 0 && words.length === 1 && !((words[0] as Word).flags & GIVEN) && (groups[i - 1] as Word[]).length > 1)
      return { words, sharesFamily: false, kind: "family" };
    return {
      words,
      sharesFamily: lacksFamily(words, groups.slice(i + 1).find((group) => group.length > 1) ?? [], language),
      kind: "name",
    };
  });
}

/** Whether the words before "and" are given names only, so that the family name of the last person is theirs. */
function lacksFamily(words: readonly Word[], last: readonly Word[], language: string): boolean {
  const names = words.filter((word) => !isTitleWord(word, language));
  const lastNames = last.filter((word) => !isTitleWord(word, language));
  const end = names.at(-1);
  if (end === undefined || lastNames.length < 2 || names.some((word) => word.comma)) return false;
  if (names.length === 1 || isInitial(end)) return true;
  const isLonger = names.length < lastNames.filter((word) => !(word.flags & PARTICLE)).length;
  if (isLonger && (end.flags & (FAMILY | FAMILY_ASIA)) !== FAMILY) return true;
  return (
    names.every((word) => (word.flags & GIVEN) !== 0 && !(word.flags & FAMILY)) &&
    names.length < 3 &&
    compoundGivenLength(names, 3, "en") > 1
  );
}
