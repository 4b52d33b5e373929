import { isDigit } from "../text/digits.ts";
import { dialledNumber, type PhoneNumber } from "./dialled-number.ts";
import { extensionEnd } from "./extension.ts";
import type { Home } from "./home.ts";
import { isSeparator } from "./plain-digits.ts";
import { isPossible } from "./standing.ts";

/** Fewest digits of a number, the plus not counted. */
const FEWEST_DIGITS = 3;
const HASH = 0x23;

/**
 * The number of a text written the way nearly all are: words, digits among separators, an extension. One pass.
 *
 * @param folded Whether the text went through notation.ts; a text that did not may begin with ASCII only, since
 *   digits of another script could stand there.
 * @returns Null for any other text, and when the number is not possible: both need the longer way.
 */
export function readPlain(text: string, home: Home | null, folded: boolean): PhoneNumber | null {
  const start = startOfNumber(text, folded);
  if (start < 0) return null;
  let dialled = "";
  // Start of the run of digits that has not been copied yet; the plus belongs to the first.
  let from = start;
  let at = start + 1;
  for (; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit >= 48 && unit <= 57) {
      if (from < 0) from = at;
    } else if (!isSeparator(unit)) break;
    else if (from >= 0) {
      dialled = dialled === "" ? text.slice(from, at) : dialled + text.slice(from, at);
      from = -1;
    }
  }
  if (from >= 0) dialled = dialled === "" ? text.slice(from, at) : dialled + text.slice(from, at);
  let extension: string | null = null;
  if (at < text.length) {
    extension = wholeExtension(text, at);
    if (extension === null) return null;
  }
  if (dialled.length <= FEWEST_DIGITS) return null;
  const number = dialledNumber(dialled, home, extension);
  return number !== null && isPossible(number) ? number : null;
}

/** Where the first digit or plus stands; -1 when the text may not begin so, or a slash stands before it. */
function startOfNumber(text: string, folded: boolean): number {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    // A path goes before the number of a chat link, which needs no plus.
    if ((unit >= 48 && unit <= 57) || unit === 0x2b) return i > 0 && text.charCodeAt(i - 1) === 0x2f ? -1 : i;
    if (unit >= 0x7f && !folded) return -1;
  }
  return -1;
}

/** Digits of the extension that takes up the text from `at` to its end; null when something else does. */
function wholeExtension(text: string, at: number): string | null {
  const last = text.charCodeAt(text.length - 1);
  if (!isDigit(last) && last !== HASH) return null;
  let start = at;
  while (text.charCodeAt(start - 1) === 0x20) start--;
  if (extensionEnd(text, start) !== text.length) return null;
  const end = last === HASH ? text.length - 1 : text.length;
  let digits = end;
  while (isDigit(text.charCodeAt(digits - 1))) digits--;
  return text.slice(digits, end);
}
