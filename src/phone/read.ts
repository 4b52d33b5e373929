import { candidateEnd } from "./candidate.ts";
import type { PhoneNumber } from "./dialled-number.ts";
import { trailingExtension } from "./extension.ts";
import { firstNumberIn } from "./find-numbers.ts";
import type { Home } from "./home.ts";
import { foldNotation } from "./notation.ts";
import { applyPhoneContext } from "./phone-context.ts";
import { possibleText, trimSigns } from "./possible-text.ts";
import { type Readings, readNotation } from "./read-notation.ts";
import { readPlain } from "./read-plain.ts";
import { endsInPointZero, mayBeSpreadsheetCell, spreadsheetDigits } from "./spreadsheet.ts";
import { isPossible, isValid } from "./standing.ts";

/**
 * The number a text holds, read as Google's library reads it, and as a person would where that library mangles
 * words, markup and spreadsheet damage around a number.
 */
export function readPhone(value: string, home: Home | null): PhoneNumber | null {
  if (endsInPointZero(value)) return readFolded(foldNotation(value), home);
  const plain = readPlain(value, home, false);
  if (plain !== null) return plain;
  const folded = foldNotation(value);
  return (folded === value ? null : readPlain(folded, home, true)) ?? readFolded(folded, home);
}

function readFolded(folded: string, home: Home | null): PhoneNumber | null {
  const cell = mayBeSpreadsheetCell(folded) ? spreadsheetDigits(folded) : null;
  if (cell === "") return null;
  const repaired = cell === null ? null : (readNotation(cell, home)?.digits ?? null);
  if (repaired !== null && isPossible(repaired)) return repaired;
  const text = chatLink(folded) ?? applyPhoneContext(folded);
  return text === null ? null : readAmongWords(text, home);
}

/** A chat link states the international number without its plus. */
function chatLink(text: string): string | null {
  const at = text.indexOf("wa.me/");
  return at < 0 ? null : `+${text.slice(at + 6)}`;
}

function readAmongWords(text: string, home: Home | null): PhoneNumber | null {
  const notation = possibleText(text);
  if (notation === "") return null;
  const whole = readNotation(notation, home);
  if (whole !== null && !whole.spelled && whole.digits !== null && isPossible(whole.digits)) return whole.digits;
  if (whole !== null && !whole.lettered) return beforeSlash(notation, home) ?? whole.digits;
  const length = candidateEnd(notation, 0);
  if (length >= 0 && refusesHead(notation, length, home)) return asStated(whole);
  const head = length < 0 ? null : (readNotation(trimSigns(notation.slice(0, length)), home)?.digits ?? null);
  return choose(whole, head) ?? beforeSlash(notation, home) ?? sentence(text, home) ?? asStated(whole);
}

/** The best of the number with its letters and the number before the first word; null when neither is possible. */
function choose(whole: Readings | null, head: PhoneNumber | null): PhoneNumber | null {
  if (head !== null && isValid(head)) return head;
  const vanity = whole?.vanity ?? null;
  if (vanity !== null && isValid(vanity)) return vanity;
  return head !== null && isPossible(head) ? head : null;
}

function asStated(whole: Readings | null): PhoneNumber | null {
  if (whole === null) return null;
  return whole.spelled ? whole.vanity : whole.digits;
}

/**
 * Whether what follows the first number tells that the text holds no single number: it stands before the "@" of an
 * address, more digits are dialled after it than an extension has, or another number follows.
 */
function refusesHead(text: string, length: number, home: Home | null): boolean {
  if (text[length] === "@" || isDigit(text.charCodeAt(length))) return true;
  const rest = text.slice(length);
  return /^[ ,;]+\d+#?$/u.test(rest) || firstNumberIn(rest, home) !== null;
}

function isDigit(unit: number): boolean {
  return unit >= 48 && unit <= 57;
}

/** The number before a slash with a space beside it, when it is valid and only another ending follows ("555 0123 / 0124"). */
function beforeSlash(text: string, home: Home | null): PhoneNumber | null {
  for (let at = text.indexOf("/"); at > 0; at = text.indexOf("/", at + 1)) {
    if (text[at - 1] !== " " && text[at + 1] !== " ") continue;
    const head = readNotation(trimSigns(text.slice(0, at)), home)?.digits ?? null;
    return head !== null && isValid(head) && firstNumberIn(text.slice(at), home) === null ? head : null;
  }
  return null;
}

/** The first valid number of a text that has words; none when it is the extension of digits that are no number. */
function sentence(text: string, home: Home | null): PhoneNumber | null {
  if (!/[a-z\u0080-\uffff]/iu.test(text)) return null;
  const span = firstNumberIn(text, home);
  if (span === null) return null;
  const extension = trailingExtension(text.slice(0, span.end));
  return extension !== null && span.number.national.endsWith(extension.digits) ? null : span.number;
}
