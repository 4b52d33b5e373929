import { foldDiacritics } from "../../text/fold.ts";
import { isSpace } from "../../text/spaces.ts";
import { assignedOnly, isAscii } from "../../text/unicode.ts";
import type { CountryProfile } from "./profile.ts";
import { type Entry, entryOf, isCompoundStreet } from "./vocabulary.ts";

/** A word of an address: as it is written out, as it is looked up, and the part between commas it stands in. */
export interface Word {
  text: string;
  /** Without accents and full stops. */
  readonly key: string;
  readonly segment: number;
  /** Whether it stands in brackets. */
  readonly bracketed: boolean;
  /** What the languages of the country say about it. */
  readonly entry: Entry;
  /** Whether it ends as compound street names do. */
  readonly isCompound: boolean;
}

/** A word as it is written, with all that is looked up about it. */
function wordOf(text: string, segment: number, bracketed: boolean, profile: CountryProfile): Word {
  const key = keyOf(text);
  return { text, key, segment, bracketed, entry: entryOf(profile, key), isCompound: isCompoundStreet(profile, key) };
}

const COMMA = 0x2c;
const DASH = 0x2d;
const DOT = 0x2e;
const HASH = 0x23;
const COLON = 0x3a;

/** Units that part an address as a comma does: brackets, semicolon, colon, bar, ideographic comma, Arabic comma. */
function isBreak(unit: number): boolean {
  return (
    unit === COMMA ||
    unit === 0x28 ||
    unit === 0x29 ||
    unit === 0x3b ||
    unit === COLON ||
    unit === 0x7c ||
    unit === 0x5b ||
    unit === 0x5d ||
    unit === 0x3001 ||
    unit === 0x060c
  );
}

/** "KARL XII:S TORG", "S:T ERIKSGATAN": Swedish endings behind a colon. */
function endsInColon(text: string, at: number): boolean {
  const ending = text.slice(at + 1, at + 4);
  return /^(?:S|T|TA)(?:[ ,]|$)/u.test(ending);
}

/** "NO: 5", "D: 3": a colon behind a word with a number behind it. */
function isSign(text: string, at: number): boolean {
  return isDigit(text.charCodeAt(at + 2)) && /(?:^|[ ,])[^\d ,]{1,8}$/u.test(text.slice(Math.max(0, at - 9), at));
}

/** The words of a cleaned upper-case text; a dash or slash that stands alone parts as a comma does, unless between numbers. */
export function wordsOf(text: string, profile: CountryProfile): Word[] {
  const words: Word[] = [];
  let segment = 0;
  let bracketed = false;
  let start = -1;
  for (let i = 0; i <= text.length; i++) {
    const unit = i < text.length ? text.charCodeAt(i) : COMMA;
    const ending = unit === COLON && start >= 0 && endsInColon(text, i);
    const stop = isBreak(unit) && !ending && !(unit === COLON && (isDigit(text.charCodeAt(i + 1)) || isSign(text, i)));
    if (!stop && !isSpace(unit) && unit !== 0x22 && (unit !== COLON || ending)) {
      if (start < 0) start = i;
      continue;
    }
    if (start >= 0) {
      const piece = text.slice(start, i);
      if (piece === "-" || piece === "/") {
        if (joinsNumbers(words, segment, text, i, profile)) appendPiece(words, piece, profile);
        else segment++;
      } else if (endsOpen(words, segment)) appendPiece(words, piece, profile);
      else addPiece(words, piece, segment, bracketed, profile);
      start = -1;
    }
    if (!stop) continue;
    segment++;
    bracketed = unit === 0x28 || (bracketed && unit !== 0x29);
  }
  return words;
}

/** Longest range of numbers that is put together: "103 - 111". */
const LONGEST_RANGE = 12;

/** Whether a lone dash or slash stands between two numbers: "2 - 10". */
function joinsNumbers(
  words: readonly Word[],
  segment: number,
  text: string,
  at: number,
  profile: CountryProfile,
): boolean {
  const last = words[words.length - 1];
  if (last === undefined || last.segment !== segment || !startsWithDigit(last.key) || last.key.length > 5) return false;
  // "SUITE 500 - 1055 HASTINGS ST": the number of a unit ends at the dash.
  if (words.length > 1 && words[words.length - 2]?.entry.unit !== null) return false;
  let i = at;
  while (i < text.length && isSpace(text.charCodeAt(i))) i++;
  let digits = 0;
  while (i + digits < text.length && isDigit(text.charCodeAt(i + digits))) digits++;
  const end = i + digits;
  // "161 - 3500 HASSELT"
  if (digits === 4 && last.key.length < 4 && isCode(profile, text.slice(i, end))) return false;
  return digits > 0 && digits < 5 && !/^\.?(?:[Oºª]|[SNRT][TDH])|^-\d/u.test(text.slice(end, end + 3));
}

function endsOpen(words: readonly Word[], segment: number): boolean {
  const last = words[words.length - 1];
  if (last === undefined || last.segment !== segment || last.text.length > LONGEST_RANGE) return false;
  return /\d[-/]$/u.test(last.text);
}

function appendPiece(words: Word[], piece: string, profile: CountryProfile): void {
  const last = words.pop();
  if (last === undefined) return;
  words.push(wordOf(last.text + trimMarks(piece), last.segment, last.bracketed, profile));
}

/** One piece between blanks as one or more words: "ST.HELENS" and "C/MAYOR" are two, "U.S." and "12.168" are one. */
function addPiece(words: Word[], piece: string, segment: number, bracketed: boolean, profile: CountryProfile): void {
  const glued = /^C\/[^O\d-]|^N[O°]\d/u.test(piece);
  const cut = glued ? 2 : piece.indexOf("#", 1);
  if (cut > 0) {
    addPiece(words, piece.slice(0, cut), segment, bracketed, profile);
    addPiece(words, piece.slice(cut), segment, bracketed, profile);
    return;
  }
  const trimmed = trimMarks(piece);
  if (trimmed === "") return;
  const parts = trimmed.includes(".") ? splitDots(trimmed) : [trimmed];
  for (const part of parts)
    for (const text of splitTail(part, profile).flatMap((each) => splitUnit(each, profile)))
      words.push(wordOf(text, segment, bracketed, profile));
}

/** "KOLKATA-700016", "DHAKA-1205" and "SÃO PAULO/SP": a postal code or a region glued to the city. */
function splitTail(piece: string, profile: CountryProfile): string[] {
  const at = Math.max(piece.lastIndexOf("-"), piece.lastIndexOf("/"));
  if (at < 3) return [piece];
  const name = piece.slice(0, at);
  const tail = piece.slice(at + 1);
  const found = profile.regions?.has(keyOf(tail)) === true || (piece.charAt(at) === "-" && isCode(profile, tail));
  return found && !hasDigit(name) ? [name, tail] : [piece];
}

/** "3/TOP", "3/TOP12": the word of a unit behind the house number. */
function splitUnit(piece: string, profile: CountryProfile): string[] {
  const [, number = "", unit = "", id = ""] = /^(\d[\d/]{0,8}[A-Z]?)\/(\p{L}{3,9})(\d*)$/u.exec(piece) ?? [];
  if (unit === "" || entryOf(profile, keyOf(unit)).unit === null) return [piece];
  return id === "" ? [number, unit] : [number, unit, id];
}

/** Whether a word has as many digits as a postal code of the country that begins with one. */
function isCode({ codeShapes }: CountryProfile, word: string): boolean {
  if (!/^\d{4,}$/u.test(word)) return false;
  return codeShapes.some((shape) => shape.startsWith("9") && shape.replace(/[^9]/gu, "").length === word.length);
}

function splitDots(piece: string): string[] {
  const parts = piece.split(".");
  const letters = parts.every((part) => part.length <= 1) && !/^[\d.]+$/u.test(piece);
  if (letters) return [parts.join("")];
  const out: string[] = [];
  let glued = "";
  parts.forEach((part, i) => {
    const number = isDigit(part.charCodeAt(0)) && glued !== "" && isDigit(glued.charCodeAt(glued.length - 1));
    if (glued === "") glued = part;
    else if (number) glued += `.${part}`;
    else if (isAbbreviation(glued, part, i === 1) || isHyphened(part)) glued += part;
    else {
      out.push(glued);
      glued = part;
    }
  });
  if (glued !== "") out.push(glued);
  return out;
}

/** "P.ZA", "C.SO", "V.LE", "P.O": an initial with the end of its word behind it. */
function isAbbreviation(before: string, after: string, first: boolean): boolean {
  return (
    first && before.length === 1 && after.length <= 3 && !isDigit(after.charCodeAt(0)) && !isDigit(before.charCodeAt(0))
  );
}

/** "ST.-MARTIN-STR.": a hyphen joins what follows to the abbreviation. */
function isHyphened(part: string): boolean {
  return part.charCodeAt(0) === DASH && part.length > 1 && !isDigit(part.charCodeAt(1));
}

function trimMarks(piece: string): string {
  if (piece === "#") return piece;
  let start = 0;
  let end = piece.length;
  if (!keepsApostrophe(piece)) while (start < end && isTrimmed(piece.charCodeAt(start), true)) start++;
  while (end > start && isTrimmed(piece.charCodeAt(end - 1), false)) end--;
  return start === 0 && end === piece.length ? piece : piece.slice(start, end);
}

/** "'S-GRAVENHAGE", "'T": the Dutch article keeps its apostrophe. */
function keepsApostrophe(piece: string): boolean {
  return piece.charCodeAt(0) === 0x27 && /^'[ST](?:-|$)/u.test(piece);
}

function isTrimmed(unit: number, leading: boolean): boolean {
  if (unit === DOT || unit === 0x27 || unit === 0x60 || unit === 0x2a || unit === 0x21 || unit === 0x3f) return true;
  return leading ? unit === 0x5f : unit === HASH || unit === 0x5f;
}

/** The look-up form of a word: no accents, no full stops. */
export function keyOf(word: string): string {
  const plain = isAscii(word) ? word : foldDiacritics(word).replace("°", "O");
  return plain.includes(".") && !/^\d/u.test(plain) ? plain.replaceAll(".", "") : plain;
}

export function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}

/** Whether a word is one of a name: two letters or more with apostrophes, full stops and dashes between. */
export function isName(word: string): boolean {
  return /^\p{L}[\p{L}'.-]+$/u.test(assignedOnly(word));
}

export function startsWithDigit(key: string): boolean {
  return isDigit(key.charCodeAt(0));
}

export function hasDigit(key: string): boolean {
  for (let i = 0; i < key.length; i++) if (isDigit(key.charCodeAt(i))) return true;
  return false;
}

/** Whether a word is a number range cut by a dash at its start, as "-1". */
export function isSignedNumber(key: string): boolean {
  return key.charCodeAt(0) === DASH && key.length > 1 && isDigit(key.charCodeAt(1));
}
