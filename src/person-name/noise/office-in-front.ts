import { SURE_CONJUNCTIONS } from "../data/particles.ts";
import { LEADERS, OF_A_FIELD, ROLE_FIELDS } from "../data/record-notes.ts";
import { areNames } from "../words/are-names.ts";
import {
  CONJUNCTION,
  CREDENTIAL,
  FAMILY,
  GENERATION,
  GIVEN,
  OCCUPATION,
  ROLE,
  SUFFIX,
  TITLE,
  TITLE_LINK,
  TITLE_OR_NAME,
  TITLE_PART,
} from "../words/lexicon.ts";
import type { Word } from "../words/words.ts";

/** Kinds of word that offices consist of. */
const OFFICE = CREDENTIAL | GENERATION | OCCUPATION | TITLE_PART;

/** Kinds of word that titles consist of, and post-nominals. */
const OF_TITLES = CONJUNCTION | SUFFIX | TITLE | TITLE_LINK | TITLE_OR_NAME | TITLE_PART;

/**
 * "Senior Software Engineer Jane Harlow", "Head of Sales Jane Harlow": number of words of an office of two words and more before a whole name in mixed
 * case, the last one of which says who somebody is or, behind "of", in what field; 0 where there is none. Titles stay: "Vice President Jane Harlow".
 */
export function officeInFront(words: readonly Word[]): number {
  let end = 0;
  while (end < words.length && isOfOffice(words, end)) if (words[end++]?.comma) return 0;
  const office = words.slice(0, end);
  const of = office.findIndex(isOf);
  const leader = office[of < 0 ? end - 1 : of - 1];
  if (leader === undefined || end < 2) return 0;
  // "Director Comercial Jane Harlow"
  if (!((leader.flags | (office[0] as Word).flags) & ROLE || LEADERS.test(leader.key))) return 0;
  // "President and CEO Jane Harlow"
  const isOther = office.some(({ flags, letters }) => letters > 0 && !(flags & OF_TITLES));
  return isOther && (of < 0 || isField(office.at(-1) as Word)) && areNames(words.slice(end)) ? end : 0;
}

/** A word of offices, a field of work, a rank of theirs, and what joins them. */
function isOfOffice(words: readonly Word[], i: number): boolean {
  const word = words[i] as Word;
  const next = words[i + 1];
  if (i > 0 && next !== undefined && (isOf(word) ? isField(next) : SURE_CONJUNCTIONS.has(word.key))) return true;
  if (ROLE_FIELDS.has(word.key)) return !(i > 0 && word.flags & GIVEN);
  return (word.flags & OFFICE) > 0 && !(word.flags & (GIVEN | FAMILY));
}

function isField({ flags, key }: Word): boolean {
  return (flags & OCCUPATION) > 0 || ROLE_FIELDS.has(key);
}

function isOf({ text }: Word): boolean {
  return OF_A_FIELD.test(text);
}
