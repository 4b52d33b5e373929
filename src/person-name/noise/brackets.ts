import { trimSpaces } from "../../text/spaces.ts";
import { DEPARTMENT_ENDINGS, EAST_ASIAN_OFFICES } from "../data/east-asian.ts";
import { DEPARTMENTS } from "../data/no-persons.ts";
import { ALSO_KNOWN, GIVEN_IN_BRACKETS, GOES_BY, PAIRS } from "../data/other-names.ts";
import { BEFORE_PROTECTED, BEHIND_PROTECTED } from "../data/tex.ts";
import { cut, put, type Reading } from "../hygiene/reading.ts";
import { spellCredential } from "../suffixes/suffixes.ts";
import { flagsOf, GIVEN, keyOf, NOT_FIRST, SUFFIX, TITLE } from "../words/lexicon.ts";
import { isLetterUnit } from "../words/unit-kinds.ts";
import { hasLetter, splitWords, type Word } from "../words/words.ts";
import { type BracketKind, birthWordsLength, bracketKind } from "./bracket-kind.ts";
import { contactKind } from "./contacts.ts";
import { lengthBehindPronouns } from "./words-behind-pronouns.ts";

/** Marks that stand within words as well. */
const QUOTES = "'`";

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
    else if (at >= 0 && !QUOTES.includes(open) && !isGershayim(text, i)) takeStray(reading, i);
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
  if (QUOTES.includes(open)) {
    if (at > 0 && isLetterUnit(text.charCodeAt(at - 1))) return -1;
    // "`Ala` al-Din", "Muta` `Azza Hasan`"
    if (
      open === "`" &&
      (text.split(open).length !== 3 || (at > 0 ? text.charAt(at - 1) !== " " : !text.endsWith(open)))
    )
      return -1;
    if (text.charAt(at + 1) === " " || text.charAt(at + 1) === "") return -1;
  }
  if (isGershayim(text, at) || !text.includes(close, at + 1)) return -1;
  let depth = 0;
  for (let i = at + 1; i < text.length; i++) {
    const char = text.charAt(i);
    if (open !== close && char === open) depth++;
    else if (char === close && !isGershayim(text, i)) {
      if (QUOTES.includes(open) && i + 1 < text.length && isLetterUnit(text.charCodeAt(i + 1))) continue;
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
  const found = contactKind(content) ?? bracketKind(words, content, before, isRound(part));
  const kind = found === "credential" && areInitialsOf(words, before, text.slice(end)) ? "nickname" : found;
  if (kind !== "noise" && isEastAsianDepartment(words, before)) {
    reading.credentials.push(part);
    cut(reading, "credential", start, end);
    return;
  }
  // "{Harlow Marsh}, Ann and {de Pym}, Bob", "Ann {van Harlow} and Bob M. {Pym, Jr.}"
  const isProtected = part.startsWith("{") && BEFORE_PROTECTED.test(before) && BEHIND_PROTECTED.test(text.slice(end));
  if (isProtected || staysInName(kind, words, before, text.slice(end))) {
    // Only the brackets go.
    put(reading, start, ` ${part.slice(1, -1).padEnd(end - start - 1)}`);
    return;
  }
  const known = kind === "nickname" ? (ALSO_KNOWN.exec(before)?.[0].length ?? 0) : 0;
  if (known > 0) cut(reading, "tagline", start - known, start);
  noteContent(reading, kind, words, content);
  cut(reading, kind === "qualifier" || kind === "generation" ? "credential" : kind, start, end);
  const length = kind === "pronouns" ? lengthBehindPronouns(before, text.slice(end)) : 0;
  if (length > 0) cut(reading, "tagline", end, end + length);
}

/** "Michael (MJ) Harlow", "James (JD) Harlow": two capitals between a given name with the first of them and more. */
function areInitialsOf([word, more]: readonly Word[], before: string, behind: string): boolean {
  const given = splitWords(before).at(-1);
  if (word === undefined || more !== undefined || word.letters > 2 || given === undefined) return false;
  return (given.flags & GIVEN) > 0 && given.key.charAt(0) === word.key.charAt(0) && hasLetter(behind);
}

/** Where what stands in brackets is a part of the person, it goes there. */
function noteContent(reading: Reading, kind: BracketKind, words: readonly Word[], content: string): void {
  if (kind === "nickname") reading.nicknames.push(content.replace(/!$/u, "").trim());
  else if (kind === "maiden-name")
    reading.maiden = words
      .slice(birthWordsLength(words))
      .map((word) => word.text.replace(/^-|-$/u, ""))
      .join(" ");
  else if (kind === "title") reading.title = content.trim();
  else if (kind === "credential")
    for (const word of words.some(({ flags }) => !(flags & SUFFIX)) ? splitWords(content.replaceAll("/", " ")) : words)
      reading.credentials.push(spellCredential(word));
}

/** A generation, a title around the name, the name that is quoted as a whole, and a whole name in front stay; "(MS)" and "(Ms.)" would be read as a degree. */
function staysInName(kind: BracketKind, words: readonly Word[], before: string, behind: string): boolean {
  if (kind === "generation") return true;
  const first = words[0] as Word;
  if (kind === "title") return !(first.flags & SUFFIX || isBehindName(first, before, behind));
  if (trimSpaces(before + behind.replace(/^ *\|.*/u, "")) === "" && words.length > 0)
    return kind === "nickname" || first.comma;
  if (kind === "nickname" && GIVEN_IN_BRACKETS.test(before) && !hasLetter(behind)) return true;
  return kind === "nickname" && trimSpaces(before) === "" && words.length > 1 && (first.flags & GIVEN) !== 0;
}

/** "Beatrice (Mrs) Harlow", "Beatrice Harlow (Chairman)", but "Dr.(Mrs.) Harlow", "Beatrice Harlow (Mrs)". */
function isBehindName({ text, key }: Word, before: string, behind: string): boolean {
  const isLong = key.length > 3 && !text.includes(".");
  return (
    (isLong || hasLetter(behind.split(",", 1)[0] ?? "")) && splitWords(before).some(({ flags }) => !(flags & TITLE))
  );
}

function trimQuotes(text: string): string {
  let start = 1;
  let end = text.length - 1;
  while (start < end && "'\"(".includes(text.charAt(start))) start++;
  while (end > start && "'\"".includes(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/** "(Division A)", "(과장)" behind a name in Han, Kana or Hangul: where and as what the person works. */
function isEastAsianDepartment(words: readonly Word[], before: string): boolean {
  const name = trimSpaces(before);
  if (name.charCodeAt(name.length - 1) < 0x3040) return false;
  if (words.some((word) => DEPARTMENTS.has(word.key))) return true;
  const last = words.at(-1)?.text ?? "";
  if (last.length < 2) return false;
  return DEPARTMENT_ENDINGS.includes(last.charAt(last.length - 1)) || EAST_ASIAN_OFFICES.has(last);
}

/** Within a Hebrew abbreviation a quotation mark is spelling. */
function isGershayim(text: string, i: number): boolean {
  return text.charAt(i) === '"' && HEBREW.test(text.charAt(i - 1)) && HEBREW.test(text.charAt(i + 1));
}
