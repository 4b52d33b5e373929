import { trimSpaces } from "../text/spaces.ts";
import { isBirthAbbreviation } from "./birth-abbreviation.ts";
import { contactKind } from "./contacts.ts";
import { DEPARTMENT_ENDINGS, EAST_ASIAN_OFFICES } from "./data/east-asian.ts";
import { ALSO_KNOWN, DEPARTMENTS, GOES_BY, IN_BRACKETS, PAIRS, PRONOUNS, QUALIFIERS } from "./data/taglines.ts";
import {
  BIRTH,
  CREDENTIAL,
  CREDENTIAL_OR_NAME,
  CREDENTIAL_SURE,
  FAMILY,
  FAMILY_ASIA,
  flagsOf,
  GENERATION,
  GIVEN,
  keyOf,
  NO_PERSON,
  NOT_FIRST,
  OCCUPATION,
  SUFFIX,
  TITLE,
} from "./lexicon.ts";
import { cut, put, type Reading } from "./reading.ts";
import { spellCredential } from "./suffixes.ts";
import { isLetterUnit } from "./unit-kinds.ts";
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
} from "./words.ts";

const HEBREW = /[א-ת]/u;

/** Takes out quoted and bracketed parts: nickname, birth name, pronouns, credentials or noise. */
export function cutBrackets(reading: Reading): void {
  // Two apostrophes in a row are one quotation mark: ''Joe''.
  reading.text = reading.text.replaceAll("''", '" ');
  let i = 0;
  while (i < reading.text.length) {
    const { text } = reading;
    const open = text.charAt(i);
    const at = PAIRS.indexOf(open);
    const end = at < 0 || at % 2 > 0 ? -1 : closingAt(text, i, open, PAIRS.charAt(at + 1));
    if (end >= 0 && isOfTitle(text, i, end)) {
      i = end;
      continue;
    }
    if (end >= 0) takePart(reading, i, end, text.slice(i, end));
    else if (at >= 0 && open !== "'" && !isGershayim(text, i)) takeStray(reading, i);
    i++;
  }
}

/** A bracket that nothing closes ends the name; another one without its twin is noise. */
function takeStray(reading: Reading, at: number): void {
  const { text } = reading;
  const end = text.indexOf(",", at);
  const rest = text.slice(at, end < 0 ? text.length : end);
  if (isRound(rest) && hasLetter(rest) && hasLetter(text.slice(0, at)))
    takePart(reading, at, at + rest.length, `${rest})`);
  else {
    cut(reading, "punctuation", at, at + 1);
    // "Jane Harlow » Architect"
    if ("»›".includes(text.charAt(at))) put(reading, at, "|");
  }
}

function isRound(part: string): boolean {
  return "([{".includes(part.charAt(0));
}

/** "(FH)" of "Dipl.-Ing. (FH)", "(Ret.)" of "Col. (Ret.)": behind a title a part of it. */
function isOfTitle(text: string, start: number, end: number): boolean {
  if (!(flagsOf(keyOf(text.slice(start, end))) & TITLE) || text.charAt(start - 1) !== " ") return false;
  const before = splitWords(text.slice(0, start));
  return [before[0], before.at(-1)].every((word) => ((word?.flags ?? 0) & NOT_FIRST) !== 0);
}

/** Offset after the closing twin; an apostrophe opens only at a word's start and closes only at a word's end. */
function closingAt(text: string, at: number, open: string, close: string): number {
  if (open === "'") {
    if (at > 0 && isLetterUnit(text.charCodeAt(at - 1))) return -1;
    if (text.charAt(at + 1) === " " || text.charAt(at + 1) === "") return -1;
  }
  if (isGershayim(text, at) || !text.includes(close, at + 1)) return -1;
  let depth = 0;
  for (let i = at + 1; i < text.length; i++) {
    const char = text.charAt(i);
    if (open !== close && char === open) depth++;
    else if (char === close && !isGershayim(text, i)) {
      if (open === "'" && i + 1 < text.length && isLetterUnit(text.charCodeAt(i + 1))) continue;
      if (depth-- === 0) return i + 1;
    }
  }
  return -1;
}

function takePart(reading: Reading, start: number, end: number, part: string): void {
  const { text } = reading;
  const before = text.slice(0, start);
  const content = trimQuotes(part).replace(GOES_BY, "");
  const words = splitWords(content);
  const found = contactKind(content) ?? partKind(words, content, isRound(part));
  const kind = found === "nickname" ? nicknameKind(words, before) : found;
  if (kind !== "noise" && isDepartment(words, before)) {
    reading.credentials.push(part);
    cut(reading, "credential", start, end);
    return;
  }
  if (staysInName(kind, words, before, text.slice(end))) {
    // Only the brackets go.
    put(reading, start, ` ${part.slice(1, -1).padEnd(end - start - 1)}`);
    return;
  }
  if (kind === "nickname") {
    reading.nicknames.push(content.trim());
    const known = ALSO_KNOWN.exec(before)?.[0].length ?? 0;
    cut(reading, "tagline", start - known, start);
  }
  if (kind === "maiden-name")
    reading.maiden = words
      .slice(birthWordsLength(words))
      .map((word) => word.text)
      .join(" ");
  else if (kind === "credential") for (const word of words) reading.credentials.push(spellCredential(word));
  cut(reading, kind === "qualifier" ? "credential" : kind, start, end);
}

/** A generation, a title around the name, the name that is quoted as a whole, and a whole name in front stay; "(MS)" and "(Ms.)" would be read as a degree. */
function staysInName(kind: string, words: readonly Word[], before: string, behind: string): boolean {
  if (kind === "generation") return true;
  const first = words[0] as Word;
  // "Beatrice (Mrs) Harlow", but "Dr.(Mrs.) Harlow"
  const isInside = hasLetter(behind.split(",", 1)[0] ?? "") && splitWords(before).some(({ flags }) => !(flags & TITLE));
  if (kind === "title") return !(first.flags & SUFFIX || isInside);
  if (trimSpaces(before + behind.replace(/^ *\|.*/u, "")) === "" && words.length > 0)
    return kind === "nickname" || first.comma;
  return kind === "nickname" && trimSpaces(before) === "" && words.length > 1 && (first.flags & GIVEN) !== 0;
}

function trimQuotes(text: string): string {
  let start = 1;
  let end = text.length - 1;
  while (start < end && "'\"(".includes(text.charAt(start))) start++;
  while (end > start && "'\"".includes(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/** What an unlisted part is; a small word or capitals behind capitalized ones are a note: "Ann Harlow (duplicate)", "Ann Harlow (DI SW DE)". */
function nicknameKind(words: readonly Word[], before: string): string {
  if (isQualifier(words, before)) return "qualifier";
  const [first, second] = words as [Word, ...Word[]];
  const isSmall = second === undefined && isLowerWord(first) && !(first.flags & GIVEN && !(first.shape & HAS_DOT));
  const mixed = splitWords(before).some(isMixedWord);
  return mixed && (isSmall || (second !== undefined && areCapitals(words))) ? "tagline" : "nickname";
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
const SPELLED = /.[A-Z.]/u;

/** "(Division A)", "(과장)" behind a name in Han, Kana or Hangul: where and as what the person works. */
function isDepartment(words: readonly Word[], before: string): boolean {
  const name = trimSpaces(before);
  if (name.charCodeAt(name.length - 1) < 0x3040) return false;
  if (words.some((word) => DEPARTMENTS.has(word.key))) return true;
  const last = words[words.length - 1]?.text ?? "";
  if (last.length < 2) return false;
  return DEPARTMENT_ENDINGS.includes(last.charAt(last.length - 1)) || EAST_ASIAN_OFFICES.has(last);
}

/** Number of words before a birth name: "née", "z domu". */
function birthWordsLength(words: readonly Word[]): number {
  const at = words.findIndex((word, i) => word.flags & BIRTH || isBirthAbbreviation(word, words[i - 1]));
  return at >= 0 && at < words.length - 1 && words.slice(0, at).every(isLowerWord) ? at + 1 : 0;
}

/** In quotation marks names stand alone: "Junior", "Doc", "P.J.". */
function partKind(words: readonly Word[], content: string, round: boolean): string {
  const first = words[0];
  if (words.every(({ flags }) => flags & NO_PERSON) || first === undefined || !hasLetter(content)) return "noise";
  if (isPronouns(content)) return "pronouns";
  if (birthWordsLength(words) > 0) return "maiden-name";
  if (words.length > 3 && words.filter(isLowerWord).length > 1) return "tagline";
  if (!round) return "nickname";
  if (
    IN_BRACKETS.test(content) ||
    content.includes("/") ||
    words.some(({ comma, key }) => comma || DEPARTMENTS.has(key))
  )
    return "tagline";
  if (words.length === 1 && isTitleAlone(first)) return "title";
  if (words.length === 1 && first.flags & GENERATION && !(first.flags & GIVEN) && !isInitial(first))
    return "generation";
  if (words.every((word) => isCredentialPart(word))) return "credential";
  if (isNote(words, content)) return "tagline";
  return words.some((word) => word.shape & HAS_DIGIT || (word.flags & OCCUPATION && !(word.flags & GIVEN)))
    ? "tagline"
    : "nickname";
}

/** "(on leave until May)", "[EXT]", "(IG: @ann)", "[OOO until 5 May]": words that begin small, capitals that are no name, a label, a hole where a number stood. */
function isNote(words: readonly Word[], content: string): boolean {
  const first = words[0] as Word;
  if (/[:&]| {2}/u.test(content)) return true;
  if (isLowerWord(first) || isCredential(first)) return words.length > 1;
  return words.length === 1 && first.letters > 2 && areCapitals(words);
}

/** Words in capitals that no table of names holds. */
function areCapitals(words: readonly Word[]): boolean {
  return words.every((word) => isUpperWord(word) && !isInitial(word) && !(word.flags & (GIVEN | FAMILY | FAMILY_ASIA)));
}

/** "(Ms.)", not "(MS)", which is a degree. */
function isTitleAlone(word: Word): boolean {
  if (!(word.flags & TITLE) || word.flags & GIVEN || isInitial(word)) return false;
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

/** A post-nominal that is not in small letters. */
export function isCredential(word: Word): boolean {
  return (word.flags & (CREDENTIAL | CREDENTIAL_OR_NAME)) !== 0 && word.text !== word.key;
}

/** Whether every word between spaces, slashes, commas and dots is a pronoun: "she/her". */
export function isPronouns(text: string): boolean {
  const words = text.toLowerCase().match(/[^\s/,.|\\+&•·–-]+/gu);
  return words?.every((word) => PRONOUNS.has(word)) ?? false;
}

/** Within a Hebrew abbreviation a quotation mark is spelling. */
function isGershayim(text: string, i: number): boolean {
  return text.charAt(i) === '"' && HEBREW.test(text.charAt(i - 1)) && HEBREW.test(text.charAt(i + 1));
}
