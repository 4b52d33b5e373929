import { SURE_CONJUNCTIONS } from "../data/particles.ts";
import { isSpacedCredential } from "../suffixes/suffix-segment.ts";
import { countTitles } from "../titles/titles.ts";
import { isCredential } from "../words/credential.ts";
import {
  CONJUNCTION,
  FAMILY,
  FAMILY_ASIA,
  GENERATION,
  GIVEN,
  NO_PERSON,
  OCCUPATION,
  PARTICLE,
  ROMAN,
  SUFFIX,
  TITLE,
  TITLE_PART,
} from "../words/lexicon.ts";
import { isConjunction } from "../words/locale-words.ts";
import { isWholeName } from "../words/place-or-firm.ts";
import { isRole } from "../words/role.ts";
import { isTitleWord } from "../words/title-word.ts";
import { isInitial, isLowerWord, isMixedWord, isUpperWord, type Word } from "../words/words.ts";

/** "Ann Lee, Bob Ray, Tim Fox", "Harlow E.M., Crane C.N.": the words of each name between commas, which given names open or initials open or close, or that have titles or degrees; null where there is no such list. */
export function namesOfList(words: readonly Word[], language: string): Word[][] | null {
  const authors = groupsAtJoints(words);
  if (words.some(({ comma }) => comma) && areAuthors(authors)) return withFamiliesInFront(authors);
  const names = groupsAtCommas(words);
  if (areUnmarkedNames(names, words)) return names;
  const marked = withDegrees(names, language);
  const isJoined =
    words.some(({ key }, i) => words[i - 1]?.comma && SURE_CONJUNCTIONS.has(key)) || areJoinedAtLast(words, marked);
  return areMarkedNames(marked, isJoined, language) ? marked : null;
}

/** "Archibold G., Winston R.": one initial behind each of two names, not both of them given ones, is that of a given name. */
function withFamiliesInFront(names: Word[][]): Word[][] {
  const areTurned = names.every(([, initial, more]) => initial !== undefined && !more && isInitial(initial));
  if (areTurned && names.some(([first]) => mayEndPair(first as Word)))
    for (const name of names) name[0] = { ...(name[0] as Word), flags: ((name[0] as Word).flags | FAMILY) & ~GIVEN };
  return names;
}

/** "Tarrow Pym, Jane Harlow and Bob Ray", but "Harlow Pym, Juan Carlos and María José". */
function areJoinedAtLast(words: readonly Word[], names: readonly Word[][]): boolean {
  const joint = words.findIndex(({ key }) => SURE_CONJUNCTIONS.has(key));
  const isLast = joint > 0 && !words.slice(joint).some(({ comma }) => comma);
  return isLast && names.every((name) => mayEndPair(name.at(-1) as Word));
}

/** Post-nominals between commas join the name before them; "and" divides two names without a comma. */
function withDegrees(groups: readonly Word[][], language: string): Word[][] {
  const isJoint = (word: Word, next: Word | undefined): boolean =>
    SURE_CONJUNCTIONS.has(word.key) ||
    (next !== undefined && isConjunction(word, language) && isTitleWord(next, language));
  const names: Word[][] = [];
  for (const group of groups) {
    const joint = group.findIndex((word, i) => i > 0 && isJoint(word, group[i + 1]));
    for (const part of joint < 0 ? [group] : [group.slice(0, joint), group.slice(joint + 1)]) {
      const isBehind = part.every(
        (word) => word.flags & SUFFIX && (isCredential(word) || word.flags & GENERATION || isNumeral(word)),
      );
      if (isBehind && names.length > 0) names.at(-1)?.push(...part);
      else names.push([...part]);
    }
  }
  return names;
}

/** "III"; a letter is an initial. */
function isNumeral({ flags, letters }: Word): boolean {
  return (flags & ROMAN) > 0 && letters > 1;
}

/**
 * "Dott. Anna Riva, Dott. Ugo Neri", "Ann Lee, MD, Bob Ray, PhD": whole names two of which at least have a title or a degree. "Jo van den Berg, Ann
 * Lee, Tarrow Pym, and Bob Ray": given names open half of them at least before a last "and", all but one of four without it.
 */
function areMarkedNames(all: readonly Word[][], isJoined: boolean, language: string): boolean {
  const persons = all.map((words) => {
    const titles = words.slice(0, countTitles(words, true, language));
    const rest = words.slice(titles.length);
    const end = rest.findIndex(({ comma }) => comma);
    const name = end < 0 ? rest : rest.slice(0, end + 1);
    const hasTitle = titles.some(({ flags }) => flags & TITLE);
    return { name, first: (name[0] as Word).flags, hasTitle, isMarked: hasTitle || name.length < rest.length };
  });
  const areTitled = persons.every(({ hasTitle }) => hasTitle);
  const mixed = persons[0]?.name.some(isMixedWord);
  // "Dr. James T. & June Walker"
  const [one, last] = persons.map(({ name }) => isInitial(name.at(-1) as Word));
  if (isJoined && all.length === 2 && one && !last) return false;
  const given = persons.filter(({ first }) => first & GIVEN).length;
  const areGiven = all.length > (isJoined ? 2 : 3) && given >= (isJoined ? all.length / 2 : all.length - 1);
  // "Dr. Jane Harlow, Bob Pym"
  const areWhole = all.length === 2 && persons[0]?.hasTitle && persons.every(({ name }) => isWholeName(name));
  return (
    (areGiven || areWhole || persons.filter(({ isMarked }) => isMarked).length > 1) &&
    persons.every(({ name, first, hasTitle, isMarked }) => {
      // "Sir HARLOW PYM, Jane Ann, PhD" is one person.
      const isOpen = areTitled || (hasTitle ? (first & (GIVEN | FAMILY | FAMILY_ASIA)) !== FAMILY : first & GIVEN);
      const isName = name.length > 1 && name.length <= LONGEST_NAME && name.every(isOfName) && !name.every(isInitial);
      return (
        isName &&
        (areGiven || (isOpen && (isMarked || isWholeName(name)))) &&
        !(first & PARTICLE) &&
        name.some(isMixedWord) === mixed
      );
    })
  );
}

/** Most words of a name with a title or a degree. */
const LONGEST_NAME = 5;

/** A capitalized word or capitals that are no post-nominal, an initial or a particle. */
function isOfName(word: Word): boolean {
  if (isInitial(word) || word.flags & PARTICLE) return true;
  return !isLowerWord(word) && !isRole(word.flags) && (isMixedWord(word) || !(word.flags & SUFFIX));
}

function areUnmarkedNames(names: readonly Word[][], words: readonly Word[]): boolean {
  if (names.length < 2 || names.some(({ length }) => length < 2 || length > 4)) return false;
  const areGiven = names.every(
    (name) =>
      (name[0] as Word).flags & GIVEN &&
      !isRole((name.at(-1) as Word).flags) &&
      name.every((word) => isMixedWord(word) || isInitial(word)),
  );
  if (areGiven) return names.length > 2 || areWholeNames(words);
  if (arePairs(names)) return true;
  return areAuthors(names);
}

/** "A. Harlow, B. Pym": initials at the same end of each. */
function areAuthors(names: readonly Word[][]): boolean {
  if (names.length < 2 || names.some(({ length }) => length < 2 || length > 4)) return false;
  return names.every((name) => isAuthor(name, -1)) || names.every((name) => isAuthor(name, 0));
}

/** "Dolly Pym, Linda Harlow, Tarrow Crane": three or more of two words each, two of which at least given names open that are nothing else. */
function arePairs(names: readonly Word[][]): boolean {
  const isName = (word: Word): boolean => isMixedWord(word) && !(word.flags & NOT_IN_PAIR);
  const given = names.filter(([first]) => ((first as Word).flags & (GIVEN | FAMILY)) === GIVEN);
  return (
    names.length > 2 &&
    given.length > 1 &&
    names.every(
      ([first, last, more]) =>
        more === undefined && isName(first as Word) && isName(last as Word) && mayEndPair(last as Word),
    )
  );
}

/** Given names alone stand behind a family name: "Tarrow Pym, Ana Lucia". */
function mayEndPair({ flags }: Word): boolean {
  return (flags & (GIVEN | FAMILY)) !== GIVEN;
}

/** Kinds of word that two names have none of. */
const NOT_IN_PAIR = NO_PERSON | OCCUPATION | PARTICLE | SUFFIX | TITLE | TITLE_PART;

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

/** "et" of "A. Harlow, B. Pym et C. Crane": a small word for "and" before an initial. */
function isBeforeAuthor(word: Word, next: Word | undefined): boolean {
  return (word.flags & CONJUNCTION) > 0 && isLowerWord(word) && next !== undefined && isInitial(next);
}

/** The words between commas, without "and" before those of the last person. */
function groupsAtCommas(words: readonly Word[]): Word[][] {
  const groups: Word[][] = [[]];
  for (const word of words) {
    const group = groups.at(-1) as Word[];
    if (group.length > 0 || !SURE_CONJUNCTIONS.has(word.key)) group.push(word);
    if (word.comma) groups.push([]);
  }
  return groups.filter((group) => group.length > 0);
}

/** The words between commas and each "and", which may have no comma before it. */
function groupsAtJoints(words: readonly Word[]): Word[][] {
  const groups: Word[][] = [[]];
  for (const [i, word] of words.entries()) {
    const isJoint = SURE_CONJUNCTIONS.has(word.key) || isBeforeAuthor(word, words[i + 1]);
    if (!isJoint) (groups.at(-1) as Word[]).push(word);
    if (isJoint || word.comma) groups.push([]);
  }
  return groups.filter((group) => group.length > 0);
}
