import { isCredential } from "./credential.ts";
import { NO_PERSON, PARTICLE, TITLE, TITLE_LINK, TITLE_OR_NAME } from "./lexicon.ts";
import { isRole } from "./role.ts";
import { isInitial, isLowerWord, isMixedWord, type Word } from "./words.ts";

/** With three particles. */
const MOST_NAMES = 7;

/** A name of two words or more in mixed case, with particles and initials, behind titles and before post-nominals; of "Jane Harlow, Green Energy Consultant" the comma tells where the headline begins. */
export function areNames(words: readonly Word[]): boolean {
  const names = withoutTitles(words);
  while (names.length > 2 && isCredential(names.at(-1) as Word) && !isMixedWord(names.at(-1) as Word)) names.pop();
  const last = names.at(-1);
  if (names.length < 2 || names.length > MOST_NAMES || last === undefined || !isMixedWord(last)) return false;
  return names.every(
    (name, at) =>
      (isMixedWord(name) || isInitial(name) || (isLowerWord(name) && name.flags & PARTICLE)) &&
      !(isRole(name.flags) || name.flags & NO_PERSON || (at < 1 && name.flags & TITLE_LINK)) &&
      (!name.comma || at === names.length - 1),
  );
}

/** The words of a name without titles. */
export function withoutTitles(words: readonly Word[]): Word[] {
  return words.filter(({ flags }) => !(flags & (TITLE | TITLE_OR_NAME)));
}
