import { PARSI_GIVEN } from "../data/given-or-family.ts";
import { ROLE_FIELDS, ROLES_ALSO_FAMILY, ROLES_SELDOM_FAMILY, TRADES } from "../data/record-notes.ts";
import { areNames, withoutTitles } from "../words/are-names.ts";
import { isCredential } from "../words/credential.ts";
import { isGivenName } from "../words/is-given-name.ts";
import {
  CONJUNCTION,
  FAMILY,
  GENERATION,
  GIVEN,
  NO_PERSON,
  OCCUPATION,
  PARTICLE,
  ROLE,
  SUFFIX,
  TITLE,
  TITLE_OR_NAME,
  TITLE_SELDOM_GIVEN,
} from "../words/lexicon.ts";
import { isRole } from "../words/role.ts";
import { isLowerWord, isMixedWord, isUpperWord, type Word } from "../words/words.ts";

/**
 * "Jane Harlow Consultant SEO freelance", "Jane Harlow helping founders": a word of headlines behind a given name and another word, small or with more
 * behind it. A firm opens with no given name; behind other names there are words of headlines alone, one of which says who somebody is.
 */
export function opensHeadline(words: readonly Word[], i: number): boolean {
  if (isRoleRun(words, i) || isTrade(words, i)) return true;
  // "Jane Harlow SAP FICO Consultant"
  let at = i;
  while (at + 1 < words.length && isShortForm(words[at] as Word) && !(words[at] as Word).comma) at++;
  const word = words[at] as Word;
  if (
    !(word.flags & OCCUPATION) ||
    word.flags & (NO_PERSON | GIVEN | FAMILY | SUFFIX | TITLE | PARTICLE) ||
    (word.flags & (TITLE_OR_NAME | TITLE_SELDOM_GIVEN)) === TITLE_OR_NAME
  )
    return false;
  const rest = words.slice(at + 1);
  // "Rosa Benavides Payroll"
  const isBehindFamily = i > 1 && ((words[i - 1] as Word).flags & (FAMILY | GIVEN)) === FAMILY;
  const isLong =
    isBehindFamily || at > i || rest.length > 1 || (rest.length > 0 && rest.every(({ flags }) => flags & OCCUPATION));
  return (isLong || isLowerWord(word)) && areGivenAndMore(words.slice(0, i));
}

/** "Jane Harlow Photography", but "Ann Marie Photography". */
function isTrade(words: readonly Word[], i: number): boolean {
  const word = words[i] as Word;
  if (i < 2 || i < words.length - 1 || !isMixedWord(word) || !TRADES.has(word.key)) return false;
  return ((words[i - 1] as Word).flags & (GIVEN | FAMILY)) !== GIVEN && areGivenAndMore(words.slice(0, i));
}

/** "Jane Harlow Senior Software Engineer", "Jane Harlow, Sr. Loan Officer": a generation before a job in mixed case. */
export function isSeniority(words: readonly Word[], i: number): boolean {
  const { comma, flags } = words[i] as Word;
  const end = words.findIndex((word, at) => at > i && !isMixedWord(word));
  const rest = words.slice(i + 1, end < 0 ? words.length : end);
  if ((flags & (GENERATION | PARTICLE)) !== GENERATION || comma || rest.length === 0 || i < 2) return false;
  return isRole((rest.at(-1) as Word).flags) && areNames(words.slice(0, i));
}

/**
 * "Tarro Pymberg Founder & CEO", "Tarro Pymberg UX Designer of Things": words of headlines behind a name to its end, to a comma or to a small word. A
 * single one with a capital is no family name, and does not stand behind given names alone: "Ann Marie Coach".
 */
function isRoleRun(words: readonly Word[], i: number): boolean {
  if (i < 2 || !(mayOpenRun(words[i] as Word, words[i - 1] as Word) || isRoleField(words, i))) return false;
  let end = i;
  while (end < words.length && (isOfHeadline(words[end] as Word) || isRoleField(words, end)))
    if (words[end++]?.comma) break;
  const run = words.slice(i, end);
  const next = words[end];
  if (!run.some(({ flags }) => flags & ROLE) || !(next === undefined || run.at(-1)?.comma || isLowerWord(next)))
    return false;
  // Behind a comma one may be a post-nominal or title: "Jane Harlow, SVP".
  const isOther = run.length === 1 && (words[i - 1]?.comma || mayBeFamily(words, i));
  return !isOther && areNames(words.slice(0, i));
}

/** A post-nominal stays one: "CTO & Founder". */
function mayOpenRun(word: Word, before: Word): boolean {
  if (joinsRoles(word)) return isCredential(before);
  return (isRole(word.flags) || isShortForm(word)) && !(word.flags & SUFFIX);
}

/** "Network" of "Jane Harlow Network Engineer"; a field that is a family name has one before it: "Jane Harlow Sales Manager", "Ana Maria Sales Manager". */
function isRoleField(words: readonly Word[], i: number): boolean {
  const { comma, flags, key } = words[i] as Word;
  const next = words[i + 1];
  if (next === undefined || comma || !ROLE_FIELDS.has(key)) return false;
  if (isRoleField(words, i + 1)) return true;
  const mayBeName = flags & (FAMILY | GIVEN) && !((words[i - 1] as Word).flags & FAMILY);
  return isRole(next.flags) && !mayBeName;
}

/** Whether a word for who somebody is may be the family name at the end of a name. */
function mayBeFamily(words: readonly Word[], i: number): boolean {
  const word = words[i] as Word;
  if (isLowerWord(word) || !(word.comma || i === words.length - 1)) return false;
  const isGiven =
    ((words[i - 1] as Word).flags & (GIVEN | FAMILY)) === GIVEN ||
    words.slice(0, i).some(({ key }) => PARSI_GIVEN.has(key));
  return ROLES_ALSO_FAMILY.has(word.key) || (isGiven && ROLES_SELDOM_FAMILY.has(word.key));
}

function isOfHeadline(word: Word): boolean {
  return isRole(word.flags) || isShortForm(word) || joinsRoles(word) || isCredential(word);
}

function joinsRoles({ flags, key, text }: Word): boolean {
  return (flags & CONJUNCTION) > 0 && key === text;
}

/** Capitals that are no name. */
function isShortForm(word: Word): boolean {
  return isUpperWord(word) && word.letters > 1 && !(word.flags & (GIVEN | FAMILY | OCCUPATION));
}

/** "Jane Harlow": a given name and more, all in mixed case. */
function areGivenAndMore(words: readonly Word[]): boolean {
  const names = withoutTitles(words);
  return areNames(words) && isGivenName(names[0] as Word) && names.every(isMixedWord);
}
