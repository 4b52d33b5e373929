import { isDigit } from "../text/digits.ts";
import { decodeEntities } from "../text/entities.ts";
import { lowerCase } from "../text/letter-case.ts";
import { candidateEnd } from "./candidate.ts";
import { countIn } from "./count-in.ts";
import { JOINING_WORDS } from "./data/joining-words.ts";
import { dateIn } from "./date-in.ts";
import type { PhoneNumber } from "./dialled-number.ts";
import { trailingExtension } from "./extension.ts";
import { firstNumberIn, isDate } from "./find-numbers.ts";
import type { Home } from "./home.ts";
import { hoursIn } from "./hours-in.ts";
import { foldNotation } from "./notation.ts";
import { otherGroupIn, slashBeforeEndings } from "./other-endings.ts";
import { applyPhoneContext } from "./phone-context.ts";
import { possibleText, trimSigns } from "./possible-text.ts";
import { type Readings, readNotation } from "./read-notation.ts";
import { readPlain } from "./read-plain.ts";
import { endsInPointZero, mayBeSpreadsheetCell, spreadsheetDigits } from "./spreadsheet.ts";
import { isPossible, isValid } from "./standing.ts";

/** Fewest digits of a number, and of the hours from and to behind it: "8.00-9.00". */
const FEWEST_WITH_HOURS = 12;
/** A short word between digits. */
const BETWEEN = /[0-9)] ([A-Za-z]{1,2}) [0-9(+]/u;
const CHAT_LINKS = ["wa.me/", "whatsapp.com/send?phone=", "whatsapp.com/send/?phone="];

/**
 * The number a text holds, read as Google's library reads it, and as a person would where that library mangles
 * words, markup and spreadsheet damage around a number.
 */
export function readPhone(value: string, home: Home | null): PhoneNumber | null {
  const isCell = endsInPointZero(value);
  const plain = isCell ? null : readPlain(value, home, false);
  if (plain !== null && plain.national.length < FEWEST_WITH_HOURS) return plain;
  const folded = foldNotation(withoutEscapes(value));
  const open = readBeforeHours(folded, home);
  if (open !== undefined) return open;
  return plain ?? (isCell || folded === value ? null : readPlain(folded, home, true)) ?? readFolded(folded, home);
}

/** The valid number before the hours at which it is answered, a count, or another ending; null when another follows, undefined where none stand behind one. */
function readBeforeHours(text: string, home: Home | null): PhoneNumber | null | undefined {
  const hours = hoursIn(text) ?? countIn(text) ?? otherGroupIn(text);
  const front = hours === null ? "" : text.slice(0, hours.start);
  const number = hours === null || dateIn(front) !== null ? null : readPhone(front, home);
  if (hours === null || number === null || !isValid(number)) return undefined;
  return isOther(text.slice(hours.end), number, home) ? null : number;
}

/** Entities of markup and percent escapes of a link, as the characters they stand for. */
function withoutEscapes(value: string): string {
  const text = value.includes("&") && value.includes(";") ? decodeEntities(value) : value;
  return text.includes("%") ? text.replace(/%2b/giu, "+").replace(/%20/gu, " ") : text;
}

function readFolded(folded: string, home: Home | null): PhoneNumber | null {
  const cell = mayBeSpreadsheetCell(folded) ? spreadsheetDigits(folded) : null;
  if (cell !== null) return readNotation(cell, home)?.digits ?? null;
  const text = chatLink(folded) ?? applyPhoneContext(folded);
  return text === null ? null : readAmongWords(text, home);
}

/** The number of a chat link, which is international and needs no plus. */
function chatLink(text: string): string | null {
  for (const start of CHAT_LINKS) {
    const at = text.indexOf(start);
    if (at >= 0) return `+${text.slice(at + start.length)}`;
  }
  return null;
}

function readAmongWords(text: string, home: Home | null): PhoneNumber | null {
  const notation = possibleText(text);
  if (notation === "") return null;
  const whole = readNotation(notation, home);
  if (
    whole !== null &&
    !whole.spelled &&
    whole.digits !== null &&
    isPossible(whole.digits) &&
    !isJoined(whole, notation)
  )
    return whole.digits;
  if (whole !== null && !whole.lettered) return beforeSlash(notation, home) ?? whole.digits;
  const length = candidateEnd(notation, 0);
  const head = length < 0 ? null : headOf(notation, length, home);
  if (head !== null && refusesHead(notation, length, head, home)) return asStated(whole);
  return choose(whole, head) ?? beforeSlash(notation, home) ?? sentence(text, home) ?? asStated(whole);
}

/** Whether the letters of a number are a word between it and another: "02 9374 4000 or 000". */
function isJoined({ lettered }: Readings, notation: string): boolean {
  const word = lettered ? BETWEEN.exec(notation)?.[1] : undefined;
  return word !== undefined && JOINING_WORDS.has(lowerCase(word));
}

/** The possible number before the first word; a date is none. */
function headOf(notation: string, length: number, home: Home | null): PhoneNumber | null {
  const text = trimSigns(notation.slice(0, length));
  if (isDate(notation, 0, text)) return null;
  const head = readNotation(text, home)?.digits ?? null;
  return head !== null && isPossible(head) ? head : null;
}

/** The best of the number with its letters and the number before the first word; null when neither is possible. */
function choose(whole: Readings | null, head: PhoneNumber | null): PhoneNumber | null {
  if (head !== null && isValid(head)) return head;
  const vanity = whole?.vanity ?? null;
  if (vanity !== null && isValid(vanity)) return vanity;
  return head;
}

function asStated(whole: Readings | null): PhoneNumber | null {
  if (whole === null) return null;
  return whole.spelled ? whole.vanity : whole.digits;
}

/**
 * Whether what follows the first number tells that the text holds no single number: it stands before the "@" of an
 * address, more digits are dialled after it than an extension has, or another number follows.
 */
function refusesHead(text: string, length: number, head: PhoneNumber, home: Home | null): boolean {
  if (text[length] === "@" || isDigit(text.charCodeAt(length))) return true;
  const rest = text.slice(length);
  return isOther(rest, head, home) ?? /^[ ,;]+\d+#?$/u.test(rest);
}

/** Whether the first number of a text is another one than `head`; null when it has none. */
function isOther(text: string, head: PhoneNumber, home: Home | null): boolean | null {
  const found = firstNumberIn(text, home)?.number;
  return found === undefined ? null : found.national !== head.national || found.code !== head.code;
}

/** The number before a slash behind which only other endings stand: "555 0123 / 0124". */
function beforeSlash(text: string, home: Home | null): PhoneNumber | null {
  const at = slashBeforeEndings(text);
  if (at < 0) return null;
  const head = readNotation(trimSigns(text.slice(0, at)), home)?.digits ?? null;
  if (head === null || !isPossible(head)) return null;
  const spaced = text[at - 1] === " " || text[at + 1] === " ";
  return spaced || isValid(head) ? head : null;
}

/** The first valid number of a text that has words; none when it is the extension of digits that are no number. */
function sentence(text: string, home: Home | null): PhoneNumber | null {
  const span = firstNumberIn(text, home);
  if (span === null) return null;
  const extension = trailingExtension(text.slice(0, span.end));
  return extension !== null && span.number.national.endsWith(extension.digits) ? null : span.number;
}
