import { trimSpaces } from "../text/spaces.ts";
import { contactKind } from "./contacts.ts";
import { DEPARTMENT_ENDINGS, EAST_ASIAN_OFFICES } from "./data/east-asian.ts";
import { ALSO_KNOWN, DEPARTMENTS, PAIRS, PRONOUNS } from "./data/taglines.ts";
import {
  BIRTH,
  CREDENTIAL,
  CREDENTIAL_OR_NAME,
  CREDENTIAL_SURE,
  flagsOf,
  GENERATION,
  GIVEN,
  keyOf,
  NO_PERSON,
  NOT_FIRST,
  OCCUPATION,
  TITLE,
} from "./lexicon.ts";
import { cut, type Reading } from "./reading.ts";
import { spellCredential } from "./suffixes.ts";
import { isLetterUnit } from "./unit-kinds.ts";
import { HAS_DIGIT, hasLetter, isInitial, isLowerWord, isMixedWord, splitWords, type Word } from "./words.ts";

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
  else cut(reading, "punctuation", at, at + 1);
}

function isRound(part: string): boolean {
  return "([{".includes(part.charAt(0));
}

/** "(FH)" of "Dipl.-Ing. (FH)", "(Ret.)" of "Col. (Ret.)": behind a title a part of it. */
function isOfTitle(text: string, start: number, end: number): boolean {
  if (!(flagsOf(keyOf(text.slice(start, end))) & TITLE)) return false;
  return ((splitWords(text.slice(0, start)).at(-1)?.flags ?? 0) & NOT_FIRST) !== 0;
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
  const content = trimQuotes(part);
  const words = splitWords(content);
  const kind = contactKind(content) ?? partKind(words, content, isRound(part));
  if (kind !== "noise" && isDepartment(words, before)) {
    reading.credentials.push(part);
    cut(reading, "credential", start, end);
    return;
  }
  const opensName = trimSpaces(before) === "" && words.length > 1 && ((words[0] as Word).flags & GIVEN) !== 0;
  if (kind === "generation" || (kind === "nickname" && (opensName || trimSpaces(before + text.slice(end)) === ""))) {
    // Stays in the name, as the name does that is quoted as a whole, and as a whole name does in front; only the brackets go.
    reading.text = `${before} ${part.slice(1, -1).padEnd(end - start - 1)}${text.slice(end)}`;
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
  cut(reading, kind, start, end);
}

function trimQuotes(text: string): string {
  let start = 1;
  let end = text.length - 1;
  while (start < end && "'\"(".includes(text.charAt(start))) start++;
  while (end > start && "'\"".includes(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

let offices: ReadonlySet<string> | undefined;

/** "(Division A)", "(과장)" behind a name in Han, Kana or Hangul: where and as what the person works. */
function isDepartment(words: readonly Word[], before: string): boolean {
  const name = trimSpaces(before);
  if (name.charCodeAt(name.length - 1) < 0x3040) return false;
  if (words.some((word) => DEPARTMENTS.has(word.key))) return true;
  const last = words[words.length - 1]?.text ?? "";
  if (last.length < 2) return false;
  offices ??= new Set(EAST_ASIAN_OFFICES.split(" "));
  return DEPARTMENT_ENDINGS.includes(last.charAt(last.length - 1)) || offices.has(last);
}

/** Number of words before a birth name: "née", "z domu". */
function birthWordsLength(words: readonly Word[]): number {
  const at = words.findIndex((word) => word.flags & BIRTH);
  return at >= 0 && at < words.length - 1 && words.slice(0, at).every(isLowerWord) ? at + 1 : 0;
}

/** In quotation marks names stand alone: "Junior", "Doc", "P.J.". */
function partKind(words: readonly Word[], content: string, round: boolean): string {
  const first = words[0];
  if (words.every(({ flags }) => flags & NO_PERSON) || first === undefined || !hasLetter(content)) return "noise";
  if (isPronouns(content)) return "pronouns";
  if (birthWordsLength(words) > 0) return "maiden-name";
  if (!round) return "nickname";
  if (words.length === 1 && first.flags & GENERATION && !(first.flags & GIVEN) && !isInitial(first))
    return "generation";
  if (words.every((word) => isCredentialPart(word))) return "credential";
  if (words.length > 1 && words.every(isLowerWord)) return "tagline";
  return words.some((word) => word.shape & HAS_DIGIT || (word.flags & OCCUPATION && !(word.flags & GIVEN)))
    ? "tagline"
    : "nickname";
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
  const words = text.toLowerCase().match(/[^\s/,.|\\+&]+/gu);
  return words?.every((word) => PRONOUNS.has(word)) ?? false;
}

/** Within a Hebrew abbreviation a quotation mark is spelling. */
function isGershayim(text: string, i: number): boolean {
  return text.charAt(i) === '"' && HEBREW.test(text.charAt(i - 1)) && HEBREW.test(text.charAt(i + 1));
}
