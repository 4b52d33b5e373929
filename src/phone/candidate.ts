import { isDigit } from "../text/digits.ts";
import { extensionEnd } from "./extension.ts";
import { isSeparator } from "./plain-digits.ts";

/** Limits of one number in a text, those of Google's matcher. */
const MOST_LEADS = 2;
const LONGEST_GAP = 4;
/** Most units before the first digit of a candidate. */
const LONGEST_LEAD = MOST_LEADS * (1 + LONGEST_GAP);
const LONGEST_BLOCK = 20;
const MOST_BLOCKS = 20;

/**
 * End of the longest stretch beginning at `start` that could be one phone number: leading plus or brackets,
 * blocks of digits with up to four separators between them, an extension.
 *
 * @param text Folded text (notation.ts).
 * @returns -1 when none begins there.
 */
export function candidateEnd(text: string, start: number): number {
  const digits = skipLeads(text, start);
  if (digits < 0) return -1;
  let end = skipBlock(text, digits);
  for (let block = 0; block < MOST_BLOCKS; block++) {
    let next = end;
    while (next < end + LONGEST_GAP && isGap(text.charCodeAt(next))) next++;
    if (!isDigit(text.charCodeAt(next))) break;
    end = skipBlock(text, next);
  }
  const extension = extensionEnd(text, end);
  return extension < 0 ? end : extension;
}

/** The first offset from `from` on where a candidate with its first digit at `digit` may begin. */
export function candidateStart(text: string, from: number, digit: number): number {
  const first = Math.max(from, digit - LONGEST_LEAD);
  let start = digit;
  while (start > first && isGapOrLead(text.charCodeAt(start - 1))) start--;
  return start;
}

/**
 * Whether a unit behind one or two digits ends them: ASCII that is no digit, letter, separator or beginning of an
 * extension. They are no number then.
 */
export function cutsOff(unit: number): boolean {
  return unit < 0x7e && !isDigit(unit) && !isGapOrLead(unit) && !isExtensionStart(unit);
}

/** Where the digits begin after up to two leads, each a plus or opening bracket with separators; -1 for no such start. */
function skipLeads(text: string, start: number): number {
  let at = start;
  for (let lead = 0; lead <= MOST_LEADS; lead++) {
    if (isDigit(text.charCodeAt(at))) return at;
    if (lead === MOST_LEADS || !isLead(text.charCodeAt(at))) return -1;
    at++;
    // A bracket is a separator too: stop before the last plus or bracket of the gap only when it must be a lead.
    let gap = 0;
    while (gap < LONGEST_GAP && isGap(text.charCodeAt(at))) {
      at++;
      gap++;
    }
  }
  return -1;
}

function skipBlock(text: string, start: number): number {
  let end = start;
  while (end < start + LONGEST_BLOCK && isDigit(text.charCodeAt(end))) end++;
  return end;
}

/** A plus or an opening bracket. */
export function isLead(unit: number): boolean {
  return unit === 0x2b || unit === 0x28 || unit === 0x5b;
}

function isGapOrLead(unit: number): boolean {
  return isGap(unit) || isLead(unit);
}

/** Letters, comma, semicolon and "#". */
function isExtensionStart(unit: number): boolean {
  const lower = unit | 32;
  return (lower >= 97 && lower <= 122) || unit === 0x2c || unit === 0x3b || unit === 0x23;
}

/** Separators inside a number; "x" is one, since it marks carrier codes. */
function isGap(unit: number): boolean {
  return isSeparator(unit) || unit === 0x78 || unit === 0x58 || unit === 0x7e;
}
