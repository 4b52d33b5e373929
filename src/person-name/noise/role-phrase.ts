import { ROLE_FIELDS, ROLES_ALSO_FAMILY } from "../data/record-notes.ts";
import { CREDENTIAL, FAMILY, GIVEN, OCCUPATION, ROLE, TITLE, TITLE_PART } from "../words/lexicon.ts";
import { isLowerWord, type Word } from "../words/words.ts";

/** Kinds of word that offices consist of. */
const OFFICE = CREDENTIAL | OCCUPATION | TITLE | TITLE_PART;

/**
 * "Chief Financial Officer at Widgets", "CTO, Widgets", "Regional Sales Manager": words of offices alone, up to a comma, a sign or a small word, the last
 * of which is nothing else; one of them with more behind it.
 */
export function isRolePhrase(words: readonly Word[]): boolean {
  const small = words.findIndex((word) => isLowerWord(word) || word.letters === 0);
  const comma = words.findIndex((word) => word.comma);
  const end = Math.min(small < 0 ? words.length : small, comma < 0 ? words.length : comma + 1);
  const office = words.slice(0, end);
  const last = office.at(-1);
  if (last === undefined || !isOffice(last) || (end === 1 && words.length === 1)) return false;
  if (ROLES_ALSO_FAMILY.has(last.key) && end < 2) return false;
  return office.every((word) => ROLE_FIELDS.has(word.key) || (word.flags & OFFICE && !(word.flags & (GIVEN | FAMILY))));
}

function isOffice({ flags }: Word): boolean {
  return (flags & (ROLE | OCCUPATION | CREDENTIAL | TITLE)) > 0 && !(flags & (GIVEN | FAMILY));
}
