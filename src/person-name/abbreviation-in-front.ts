import { NAME_ABBREVIATIONS } from "./data/given-or-family.ts";
import {
  CREDENTIAL,
  CREDENTIAL_SURE,
  FAMILY,
  GIVEN,
  PARTICLE,
  TITLE,
  TITLE_OR_NAME,
  TITLE_SELDOM_GIVEN,
} from "./lexicon.ts";
import { HAS_DOT, isInitial, isUpperWord, type Word } from "./words.ts";

/** Where the last of some unlisted abbreviations may stand. */
const LAST_ABBREVIATION = 3;

/**
 * "M.Sc. Jane Harlow", "Evang. Jane Harlow", "Ekon. dr Jane Harlow", "Wiss. Mit. Jane Harlow", "L.A.E. Jane Harlow", "MVZ Jane Harlow": a degree or an
 * unlisted abbreviation with a dot before a given name and another, before a title or before one more, but "Wm. Jane Harlow", "J.R. Jane Harlow".
 */
export function isAbbreviationInFront(words: readonly Word[], at: number, mixed: boolean): boolean {
  const [word, next] = words.slice(at) as [Word, Word];
  const { flags, key, letters } = word;
  if (at > LAST_ABBREVIATION || words.length - at < 3 || letters < (isInitial(word) ? 3 : 2)) return false;
  const isSure = flags === (CREDENTIAL | CREDENTIAL_SURE);
  const isDegree = letters > 2 && (isSure || (mixed && isUpperWord(word) && flags === CREDENTIAL));
  if (!isDegree && (!(word.shape & HAS_DOT) || key.length > 5 || NAME_ABBREVIATIONS.has(key))) return false;
  const isBefore = next.flags & (next.shape & HAS_DOT ? TITLE | TITLE_OR_NAME : TITLE | TITLE_SELDOM_GIVEN);
  if (isBefore || isAbbreviationInFront(words, at + 1, mixed)) return (flags & (GIVEN | FAMILY)) === 0;
  return (isSure || (flags & ~CREDENTIAL) === 0) && (next.flags & (GIVEN | PARTICLE)) === GIVEN;
}
