import { SURE_CONJUNCTIONS } from "./data/particles.ts";
import { FAMILY, GIVEN, SUFFIX } from "./lexicon.ts";
import { isWholeName } from "./place-or-firm.ts";
import { isRole } from "./role.ts";
import { isSpacedCredential } from "./suffix-segment.ts";
import { isInitial, isMixedWord, isUpperWord, type Word } from "./words.ts";

/** "Ann Lee, Bob Ray, Tim Fox", "Harlow E.M., Crane C.N.": the words of each name between commas, which given names open or initials open or close; null where there is no such list. */
export function namesOfList(words: readonly Word[]): Word[][] | null {
  const names = groupsOfList(words);
  return areNames(names, words) ? names : null;
}

function areNames(names: readonly Word[][], words: readonly Word[]): boolean {
  if (names.length < 2 || names.some(({ length }) => length < 2 || length > 3)) return false;
  const areGiven = names.every(
    (name) =>
      (name[0] as Word).flags & GIVEN &&
      !isRole((name.at(-1) as Word).flags) &&
      name.every((word) => isMixedWord(word) || isInitial(word)),
  );
  if (areGiven) return names.length > 2 || areWholeNames(words);
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
