import { DEPARTMENTS, MEDICAL_FIELD } from "../data/no-persons.ts";
import { BEHIND_MAIDEN, HYPHENATED_BIRTH } from "../data/other-names.ts";
import { IN_BRACKETS, QUALIFIERS } from "../data/record-notes.ts";
import { spellCredential } from "../suffixes/suffixes.ts";
import type { RemovedKind } from "../types.ts";
import { isBirthAbbreviation } from "../words/birth-abbreviation.ts";
import { isCredential } from "../words/credential.ts";
import {
  BIRTH,
  CAPACITY,
  CREDENTIAL,
  CREDENTIAL_SURE,
  FAMILY,
  FAMILY_ASIA,
  flagsOf,
  GENERATION,
  GIVEN,
  NO_PERSON,
  OCCUPATION,
  PARTICLE,
  SUFFIX,
  TITLE,
  TITLE_OR_NAME,
} from "../words/lexicon.ts";
import {
  HAS_DIGIT,
  HAS_DOT,
  hasLetter,
  isInitial,
  isLowerWord,
  isMixedWord,
  isUpperWord,
  splitWords,
  type Word,
} from "../words/words.ts";
import { isPronouns } from "./pronouns.ts";

/** What may stand in brackets: what is left out, a qualifier, which is a post-nominal, and a generation, which stays in the name. */
export type BracketKind = RemovedKind | "generation" | "qualifier";

/** What stands in brackets or quotation marks behind `before`. */
export function bracketKind(words: readonly Word[], content: string, before: string, round: boolean): BracketKind {
  const kind = partKind(words, content, round);
  if (kind === "pronouns" && isGivenBehind(words, before)) return "nickname";
  // "FRCS(Eng)"
  if (kind === "title" && !before.endsWith(" ") && isQualifier(words, before)) return "qualifier";
  return kind === "nickname" ? nicknameKind(words, before, round) : kind;
}

/** "Harlow, H. (Hans)", "Elisabeth (Ella) Harlow": a pronoun elsewhere, but a given name behind an initial or one word. */
function isGivenBehind([first, more]: readonly Word[], before: string): boolean {
  if (first === undefined || more !== undefined || !(first.flags & GIVEN) || !isMixedWord(first)) return false;
  const names = splitWords(before);
  return names.length === 1 || (names.length > 0 && isInitial(names.at(-1) as Word));
}

/** In quotation marks names stand alone: "Junior", "Doc", "P.J.". */
function partKind(words: readonly Word[], content: string, round: boolean): BracketKind {
  const first = words[0];
  if (words.every(({ flags }) => flags & NO_PERSON) || first === undefined || !hasLetter(content)) return "noise";
  if (isPronouns(content)) return "pronouns";
  if (birthWordsLength(words) > 0) return "maiden-name";
  if (words.length > 3 && words.filter((word) => isLowerWord(word) && !(word.flags & PARTICLE)).length > 1)
    return "tagline";
  if (!round) return "nickname";
  if (HYPHENATED_BIRTH.test(content) && !(first.flags & GIVEN)) return "maiden-name";
  if (areListed(content)) return "credential";
  if (
    IN_BRACKETS.test(content) ||
    content.includes("/") ||
    words.some(({ comma, key }) => comma || DEPARTMENTS.has(key))
  )
    return "tagline";
  if (words.length === 1 && MEDICAL_FIELD.test(first.key)) return "tagline";
  // "(LIFE TENANT)", "(TE)"
  if (
    (words.length > 1 || (isUpperWord(first) && !(first.flags & (GIVEN | FAMILY)))) &&
    words.every(({ flags }) => flags & CAPACITY)
  )
    return "tagline";
  if (words.every(isTitleAlone)) return "title";
  if (words.length === 1 && first.flags & GENERATION && !(first.flags & GIVEN) && !isInitial(first))
    return "generation";
  if (words.every((word) => isCredentialPart(word))) return "credential";
  if (isNote(words, content)) return "tagline";
  return words.some(
    (word) => (word.shape & HAS_DIGIT && content.length > 2) || (word.flags & OCCUPATION && !(word.flags & GIVEN)),
  )
    ? "tagline"
    : "nickname";
}

/** "(CPA, CFE)", "(PMP/CSM)", but "(MA, US)": post-nominals with commas or slashes between them, one of which no name is. */
function areListed(content: string): boolean {
  const words = splitWords(content.replaceAll("/", " "));
  return words.length > 1 && words.every(isCredentialPart) && words.some(({ flags }) => flags & CREDENTIAL);
}

/** "(on leave until May)", "(On leave)", "[EXT]", "(IG: @ann)", "[OOO until 5 May]", "(C)", "(Bath (BTH))": words that begin small, capitals that are no name, one letter, a label, more brackets, a hole where a number stood. */
function isNote(words: readonly Word[], content: string): boolean {
  const first = words[0] as Word;
  if (/[:&(]| (?: |· )/u.test(content) || (words.length === 1 && first.text.length === 1)) return true;
  const isSmall = isLowerWord(first) || (isLowerWord(words.at(-1) as Word) && !(first.flags & GIVEN));
  if (isSmall || isCredential(first)) return words.length > 1;
  return words.length === 1 && first.letters > 2 && areCapitals(words);
}

/** Words in capitals that no table of names holds. */
function areCapitals(words: readonly Word[]): boolean {
  return words.every((word) => isUpperWord(word) && !isInitial(word) && !(word.flags & (GIVEN | FAMILY | FAMILY_ASIA)));
}

/** "(Ms.)", "(Brig. Gen.)", not "(MS)", which is a degree. */
function isTitleAlone(word: Word): boolean {
  if (!(word.flags & (word.shape & HAS_DOT ? TITLE | TITLE_OR_NAME : TITLE)) || word.flags & GIVEN || isInitial(word))
    return false;
  return !(word.flags & SUFFIX) || isMixedWord(word);
}

/** "Doc" is none, though "DOC" is. */
function isCredentialPart(word: Word): boolean {
  if (
    word.flags & GIVEN ||
    (isMixedWord(word) && !(word.flags & CREDENTIAL_SURE) && spellCredential(word) !== word.text)
  )
    return false;
  return isCredential(word);
}

/** Number of words before a birth name: "née", "z domu", "maiden name". */
export function birthWordsLength(words: readonly Word[]): number {
  const at = words.findIndex((word, i) => word.flags & BIRTH || isBirthAbbreviation(word, words[i - 1]));
  const length = words[at + 1]?.key === BEHIND_MAIDEN ? at + 2 : at + 1;
  return at >= 0 && length < words.length && words.slice(0, at).every(isLowerWord) ? length : 0;
}

/** What an unlisted part is; a small word or capitals behind capitalized ones are a note: "Ann Harlow (duplicate)", "Ann Harlow (DI SW DE)", words behind a post-nominal its field: "DNB (General Medicine)". */
function nicknameKind(words: readonly Word[], before: string, round: boolean): BracketKind {
  if (isQualifier(words, before)) return "qualifier";
  const [first, second] = words as [Word, ...Word[]];
  const isSmall =
    round && second === undefined && isLowerWord(first) && !(first.flags & GIVEN && !(first.shape & HAS_DOT));
  const names = splitWords(before);
  const mixed = names.some(isMixedWord);
  const last = names.at(-1);
  const isBehind = names.length > 2 && isCredential(last as Word);
  if (second !== undefined && round && isBehind && !(first.flags & GIVEN)) return "tagline";
  const isOffice = second !== undefined && areCapitals(first.letters > 2 ? [first] : words);
  return mixed && (isSmall || isOffice) ? "tagline" : "nickname";
}

/** "(Oxon)", "(IIM)", "(c)": behind a post-nominal it says which one that is. */
function isQualifier(words: readonly Word[], before: string): boolean {
  const last = splitWords(before).at(-1);
  if (last === undefined || words.length > 2) return false;
  const [word] = words as [Word];
  if (flagsOf(`(${word.key})`) & TITLE || QUALIFIERS.has(word.key)) return (last.flags & (SUFFIX | TITLE)) !== 0;
  const isGlued = !before.endsWith(" ") && (last.letters < 2 || !isMixedWord(last) || SPELLED.test(last.text));
  if (words.some(({ flags }) => flags & (GIVEN | NO_PERSON))) return false;
  return isGlued || (isCredential(last) && !isInitial(word) && (isUpperWord(word) || (word.shape & HAS_DOT) !== 0));
}

/** A second capital or a dot inside, as post-nominals have. */
const SPELLED = /[^'-][A-Z.]/u;
