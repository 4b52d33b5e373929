import { upperCase } from "../../text/letter-case.ts";
import { DOTTED_DEGREE, INDONESIAN_DEGREE, NO_VOWEL } from "../data/case-words.ts";
import { GENERATION_OF_FAMILY, GENERATIONS_ALSO_NAMES, SECOND } from "../data/generations.ts";
import { LIKE_CREDENTIAL, LIKE_FAMILY } from "../data/given-or-family.ts";
import { isCredential } from "../words/credential.ts";
import {
  CONJUNCTION,
  CREDENTIAL,
  CREDENTIAL_OR_NAME,
  CREDENTIAL_SURE,
  credentialSpelling,
  FAMILY,
  FAMILY_ASIA,
  FAMILY_IBERIA,
  GENERATION,
  GIVEN,
  GIVEN_IBERIA,
  OCCUPATION,
  PARTICLE,
  ROMAN,
  SUFFIX,
  TITLE,
  TITLE_OR_NAME,
} from "../words/lexicon.ts";
import { localeSuffixLength } from "../words/locale-words.ts";
import { isSmallAbbreviation } from "../words/small-abbreviation.ts";
import { spelledOut } from "../words/spelled-out.ts";
import {
  HAS_DIGIT,
  HAS_DOT,
  HAS_HYPHEN,
  isInitial,
  isLowerWord,
  isMixedWord,
  isUpperWord,
  NON_ASCII,
  type Word,
} from "../words/words.ts";
import { isUnlistedPostNominal } from "./unlisted-post-nominal.ts";

/** Longest run of capitals that is taken for an unknown post-nominal after a comma. */
const LONGEST_CREDENTIAL = 8;

/** Where a suffix stands: after how many words of the name, behind a comma or not, in a text of both letter cases or not. */
export interface SuffixPlace {
  readonly namesBefore: number;
  readonly previous: Word | undefined;
  readonly comma: boolean;
  readonly mixed: boolean;
  readonly inverted: boolean;
  /** Whether a post-nominal stands behind it. */
  readonly listed?: boolean;
  readonly language: string;
}

/** Whether a word may be a suffix at all; most last words are ruled out at once. */
export function mayBeSuffix(word: Word, mixed: boolean, language: string): boolean {
  if ((word.flags & SUFFIX) !== 0 || language !== "") return true;
  if (word.shape & HAS_DOT && DOTTED_DEGREE.test(word.text)) return true;
  return mixed && (isUpperWord(word) || isSmallAbbreviation(word) || isUnlistedPostNominal(word));
}

/** Whether a word is a generation here, "Jr.", "III", "Neto", and no name or initial. */
export function isGeneration(word: Word, place: SuffixPlace): boolean {
  const follows = place.namesBefore > 1;
  // "De" and "Wang Jun" are names, the Danish "d.e." is a generation.
  if (word.flags & (follows ? PARTICLE : PARTICLE | FAMILY_ASIA) && !(word.shape & HAS_DOT)) return false;
  // "Tarrow Quiroga, Pere"
  if (place.comma && word.flags & GIVEN_IBERIA) return false;
  if (word.flags & GENERATION) {
    const isSure = place.comma || isMarked(word, place);
    if (!isSure && GENERATIONS_ALSO_NAMES.has(word.key)) return false;
    const isAlone = word.letters < 4 && (isSure || GENERATION_OF_FAMILY.test(word.text));
    return follows || place.comma || (place.namesBefore === 1 && (isAlone || place.inverted));
  }
  if (!(word.flags & ROMAN)) return false;
  if (word.letters > 1) {
    const counts =
      isUpperWord(word) || (isLowerWord(word) && !place.mixed) || word.letters > 2 || (follows && word.text === SECOND);
    if (place.comma) return counts || follows;
    return counts && (follows || place.inverted || word.key.length > 2 || word.key === "ii");
  }
  if (word.shape & HAS_DOT) return false;
  if (place.comma) return follows;
  if (place.previous === undefined || isInitial(place.previous)) return false;
  // "Harlow V, Simon", but "Harlow, Simon V".
  if (place.inverted && place.namesBefore !== 1) return word.key === "i" && place.namesBefore > 2;
  return (word.key === "i" || word.key === "v") && place.namesBefore > (place.inverted ? 0 : 1);
}

/** "Karl Marsh sen", "Karl Marsh Sen.", and in the language that has the word: no name is written so. */
function isMarked(word: Word, { mixed, language }: SuffixPlace): boolean {
  return (word.shape & HAS_DOT) > 0 || (mixed && isLowerWord(word)) || localeSuffixLength([word], language) > 0;
}

/** Whether a word is a post-nominal here. Without a comma the name must stay complete and the letter case must speak for it. */
export function isPostNominal(word: Word, place: SuffixPlace): boolean {
  if (place.namesBefore > 0 && localeSuffixLength([word], place.language) > 0) return true;
  if (place.mixed && isSmallAbbreviation(word)) return place.namesBefore > 1;
  if (word.flags & CREDENTIAL_SURE) return sureCredential(word, place);
  const isName = (word.flags & (GIVEN | FAMILY)) !== 0;
  const follows = place.namesBefore > (place.inverted ? 0 : 1);
  const shouted = place.mixed && isUpperWord(word);
  // "ANN HARLOW MA MBA", "ANN HARLOW MBA CEN"
  const isSureBefore = place.namesBefore > 2 && ((place.previous?.flags ?? 0) & CREDENTIAL_SURE) > 0;
  if ((place.listed || isSureBefore) && !place.mixed && place.namesBefore > 1 && isCredential(word)) return true;
  if (word.flags & CREDENTIAL) {
    const own = spelledOut(word);
    const spelled = own || shouted || (word.shape & HAS_DOT) !== 0 || (!place.mixed && isNoSyllables(word, place));
    // "Harlow, JPR" has initials.
    if (place.comma)
      return (!isName || spelled) && (place.namesBefore > 1 || credentialSpelling(word.key) !== undefined);
    return follows && (own || (!isName && spelled));
  }
  if (word.flags & CREDENTIAL_OR_NAME) {
    return follows && (shouted || (word.shape & HAS_DOT) !== 0);
  }
  if (place.namesBefore > 1 && (DOTTED_DEGREE.test(word.text) || (place.mixed && isUnlistedPostNominal(word))))
    return true;
  if (shouted && place.namesBefore > 2 && word.letters > 1 && !isName && isFellow(place.previous)) return true;
  if (shouted && place.namesBefore > 1 && isBehindFamily(word, place.previous)) return true;
  return place.comma
    ? looksLikeCredential(word, place, isName)
    : shouted && place.namesBefore > 1 && !isName && (word.flags & OCCUPATION) !== 0;
}

/** "ANN HARLOW SSBB", "ANN HARLOW MRTPI": three consonants, and behind a whole name four letters, though "MIA LANE ACE" may be a name. */
function isNoSyllables({ key, letters }: Word, { namesBefore }: SuffixPlace): boolean {
  return NO_VOWEL.test(key) || (letters > 3 && namesBefore > 1);
}

function sureCredential(word: Word, place: SuffixPlace): boolean {
  if (place.comma) return place.namesBefore > 0;
  if (place.namesBefore > 1) return true;
  // "Maria PhD", "Jane RN", "HARLOW CPA"
  const cased = place.mixed ? isUpperWord(word) || spelledOut(word) : word.letters > 2;
  const told = place.inverted || (word.shape & HAS_DOT) !== 0 || cased;
  return place.namesBefore === 1 && told;
}

/** "FIMechE", "PhD": inner capitals before an unlisted post-nominal. */
function isFellow(word: Word | undefined): boolean {
  return (
    word !== undefined &&
    (DOTTED_DEGREE.test(word.text) ||
      ((word.flags & (CREDENTIAL | GIVEN | FAMILY)) === CREDENTIAL &&
        (spelledOut(word) || !!(word.flags & CREDENTIAL_SURE))))
  );
}

/** Letters of the longest capitals that are no family name behind one. */
const SHORT_CREDENTIAL = 6;

/** "Jane Peterson FACOG": a few capitals that no table holds and that look like letters of a degree, behind a family name in mixed case, which is none of Spain with a second one behind it; "Jan Peters KRUYT" has two names. */
function isBehindFamily({ flags, key, letters, shape }: Word, family: Word | undefined): boolean {
  if (flags > 0 || letters < 3 || letters > SHORT_CREDENTIAL || shape & (HAS_DOT | HAS_HYPHEN | NON_ASCII))
    return false;
  if (!LIKE_CREDENTIAL.test(key)) return false;
  if (family === undefined || !isMixedWord(family) || family.flags & (GIVEN | FAMILY_IBERIA | FAMILY_ASIA))
    return false;
  return (family.flags & FAMILY) > 0 || LIKE_FAMILY.test(family.key);
}

/** An unknown word behind a comma after a whole name: a few capitals, or inner dots: "CPPM", "P.Geol". */
function looksLikeCredential(word: Word, place: SuffixPlace, isName: boolean): boolean {
  if (place.namesBefore < 2 || isName) return false;
  if (word.shape & HAS_DOT && !isInitial(word) && word.text.indexOf(".") < word.text.length - 1) return true;
  if (place.mixed && isUpperWord(word) && !isInitial(word))
    return word.letters > 1 && word.letters <= LONGEST_CREDENTIAL;
  return (word.shape & HAS_DIGIT) !== 0 && (word.shape & HAS_HYPHEN) !== 0;
}

/** Whether a whole segment behind a comma is an office or occupation in lower-case words. */
export function isOccupation(words: readonly Word[], place: SuffixPlace): boolean {
  if (place.namesBefore < 2) return false;
  if (words.some((word) => word.flags & OCCUPATION && !(word.flags & (GIVEN | FAMILY)))) return true;
  const first = words[0] as Word;
  if (!place.mixed || !isLowerWord(first) || first.letters < 2 || first.flags & (CONJUNCTION | GIVEN | PARTICLE))
    return false;
  // A title stands before given names as well.
  return !(first.flags & (TITLE | TITLE_OR_NAME)) || !words.some(isMixedWord);
}

/** A post-nominal in its usual letter case; dots stay as written: "M.D.", "PhD". */
export function spellCredential(word: Word): string {
  // "M.Si." is another degree than "MSI".
  if (isMixedWord(word) && INDONESIAN_DEGREE.test(word.text)) return word.text;
  const spelling = credentialSpelling(word.key);
  if (spelling === undefined) return word.flags & CREDENTIAL ? upperCase(word.text) : word.text;
  // "AD" without dots is another word than the German "a.D.".
  if (!(word.shape & HAS_DOT)) return spelling.includes(".") && isUpperWord(word) ? word.text : spelling;
  const letters = spelling.split(".").join("");
  let out = "";
  let i = 0;
  for (const char of word.text) out += char === "." ? char : letters.charAt(i++);
  return out;
}
