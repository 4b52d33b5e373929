import { NO_VOWEL } from "../data/case-words.ts";
import { NAME_ABBREVIATIONS, VIETNAMESE } from "../data/given-or-family.ts";
import { TITLE_IN_CAPITALS } from "../data/titles.ts";
import { isGivenName } from "../words/is-given-name.ts";
import {
  CREDENTIAL,
  CREDENTIAL_SURE,
  credentialSpelling,
  FAMILY,
  GIVEN,
  PARTICLE,
  SUFFIX,
  TITLE,
  TITLE_OR_NAME,
  TITLE_SELDOM_GIVEN,
} from "../words/lexicon.ts";
import { isRole } from "../words/role.ts";
import { spelledOut } from "../words/spelled-out.ts";
import { HAS_DOT, isInitial, isLowerWord, isMixedWord, isUpperWord, NON_ASCII, type Word } from "../words/words.ts";

/** Where the last of some unlisted abbreviations may stand. */
const LAST_ABBREVIATION = 3;

/** An abbreviation of more letters is told by the title behind it alone. */
const LONGEST_ABBREVIATION = 5;

/**
 * "M.Sc. Jane Harlow", "Evang. Jane Harlow", "Ekon. dr Jane Harlow", "Wiss. Mit. Jane Harlow", "L.A.E. Jane Harlow", "MVZ Jane Harlow", "OStR Mag. Jane
 * Harlow": a degree, an unlisted abbreviation with a dot, or capitals before a given name and another, before a title or before one more, but "Wm. Jane
 * Harlow", "J.R. Jane Harlow". A sure degree and a sure abbreviation need no given name behind them.
 */
export function isAbbreviationInFront(words: readonly Word[], at: number, mixed: boolean): boolean {
  const [word, next, third] = words.slice(at) as [Word, Word, Word];
  const { flags, key, letters, shape } = word;
  if (at > LAST_ABBREVIATION || words.length - at < 3 || letters < (isInitial(word) ? 3 : 2)) return false;
  if (TITLE_IN_CAPITALS.test(word.text) && (shape & NON_ASCII || (isMixedWord(next) && isGivenName(next)))) return true;
  const isSure = flags === (CREDENTIAL | CREDENTIAL_SURE);
  const hasCapitals = mixed && (isUpperWord(word) || spelledOut(word));
  const isDegree = letters > 2 && (isSure || (hasCapitals && flags === CREDENTIAL));
  const isDotted = (shape & HAS_DOT) > 0 && !NAME_ABBREVIATIONS.has(key);
  const isBefore = next.flags & (next.shape & HAS_DOT ? TITLE | TITLE_OR_NAME : TITLE | TITLE_SELDOM_GIVEN);
  // "DI Dr. Jane Harlow", "Assist. Prof. Jane Harlow"
  const isShort = at === 0 && hasCapitals && letters < LONGEST_ABBREVIATION && next.shape & HAS_DOT;
  if (isBefore && (isShort || isDotted)) return (flags & (GIVEN | FAMILY)) === 0;
  // "KS. Tarrow Văn Phượng"
  if (isDotted && (flags & (GIVEN | FAMILY)) === 0 && words.slice(at + 1).some(({ key: one }) => VIETNAMESE.test(one)))
    return true;
  if (!isDegree && (!isDotted || key.length > LONGEST_ABBREVIATION)) return false;
  if (isBefore || isAbbreviationInFront(words, at + 1, mixed)) return (flags & (GIVEN | FAMILY)) === 0;
  if (!isSure && (flags & ~CREDENTIAL) > 0) return false;
  if ((next.flags & (GIVEN | PARTICLE)) === GIVEN) return true;
  // "FAAN DU TARROW"
  return isSureInFront(word, isDegree && (mixed || NO_VOWEL.test(key))) && arePlainNames(next, third, mixed);
}

/** "PhD", "MBA", "npor.", "Znj.", but "RN" and "Kr.", which may be initials or short names. */
function isSureInFront(word: Word, isDegree: boolean): boolean {
  if (isDegree) return credentialSpelling(word.key) !== undefined;
  return isLowerWord(word) || NO_VOWEL.test(word.key);
}

/** Two capitalized words of a name, of which the first one may be an initial with a dot, and none that headlines or lists of post-nominals have. */
function arePlainNames(first: Word, second: Word, mixed: boolean): boolean {
  if (isInitial(first) && !(first.shape & HAS_DOT)) return false;
  return [first, second].every(
    (word) =>
      isInitial(word) === (word === first && isInitial(first)) &&
      (isMixedWord(word) || isInitial(word) || !mixed) &&
      !(word.flags & SUFFIX && !isInitial(word)) &&
      !isRole(word.flags),
  );
}
