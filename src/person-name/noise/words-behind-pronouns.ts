import { trimSpaces } from "../../text/spaces.ts";
import { isCredential } from "../words/credential.ts";
import { CONJUNCTION, FAMILY, GIVEN, PARTICLE, SUFFIX, TITLE, TITLE_OR_NAME } from "../words/lexicon.ts";
import { isMixedWord, splitWords, type Word } from "../words/words.ts";

/** Kinds of word that may go on with a name, or follow one. */
const OF_NAME = CONJUNCTION | FAMILY | GIVEN | PARTICLE | SUFFIX | TITLE;

/**
 * Length of the headline that follows pronouns in brackets behind a name of two words or more, "Jane Harlow (she/her) Widgets", "Jane Harlow (she/her),
 * Oslo"; 0 when a name may go on there: "Jane (she/her) Harlow", "Mary Ann (she/her) Tarrow".
 */
export function lengthBehindPronouns(before: string, behind: string): number {
  const names = splitWords(before).filter(({ flags }) => !(flags & (TITLE | TITLE_OR_NAME)));
  const last = names.at(-1);
  if (names.length < 2 || last === undefined || !isMixedWord(last) || names.some(({ comma }) => comma)) return 0;
  if ((last.flags & (GIVEN | FAMILY)) === GIVEN || /[([|;/]/u.test(behind)) return 0;
  const from = behind.startsWith(",") ? 1 : 0;
  const end = behind.indexOf(",", from);
  const length = end < 0 ? behind.length : end;
  const words = splitWords(behind.slice(from, length));
  const [first, more] = words;
  // "Tarro Pymberg (she/her) Quenby"
  if (
    more === undefined &&
    from === 0 &&
    first !== undefined &&
    isMixedWord(first) &&
    !((names[0] as Word).flags & GIVEN)
  )
    return 0;
  if (first === undefined || first.flags & OF_NAME || isCredential(first)) return 0;
  // "Jane Harlow (she/her) - Oslo"
  if (trimSpaces(behind.slice(from, from + first.start)) !== "") return 0;
  return words.some(({ flags }) => flags & CONJUNCTION) ? 0 : length;
}
