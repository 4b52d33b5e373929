import { isDigit } from "../text/digits.ts";
import { candidateEnd, candidateStart, cutsOff, isLead } from "./candidate.ts";
import { SLASHED_DATE } from "./data/date-shapes.ts";
import { dateIn } from "./date-in.ts";
import { LONGEST_DIALLED, type PhoneNumber } from "./dialled-number.ts";
import { needsNationalPrefix } from "./format.ts";
import type { Home } from "./home.ts";
import { hoursIn } from "./hours-in.ts";
import { innerCandidates } from "./inner-candidates.ts";
import { stripNationalPrefix } from "./national-prefix.ts";
import { otherGroupIn } from "./other-endings.ts";
import { beforeSecondExtension, possibleText, trimSigns } from "./possible-text.ts";
import { readNotation } from "./read-notation.ts";
import { isValid } from "./standing.ts";
import { digitsOf } from "./written-number.ts";

/** A number and where it stands in its text. */
export interface NumberSpan {
  readonly start: number;
  readonly end: number;
  readonly number: PhoneNumber;
}

/** Candidates that are times, or volume and page of a publication. */
const TIME_STAMP = /[12]\d{3}[-/]?[01]\d[-/]?[0-3]\d [0-2]\d$/u;
const MINUTES = /^:[0-5]\d/u;
const PAGES = /\d{1,5}-{1,4}\d{1,5} {0,4}\(\d{1,4}/u;
const OTHER_THAN_DIGIT = /[^0-9]/u;
const MOST_BRACKET_PAIRS = 3;
/** No valid number has fewer digits; a text full of single digits is passed over fast. */
const SHORTEST_CANDIDATE = 3;
/**
 * Units of a number that may have no hours from and to in it, signs that stand behind the first digits of other hours,
 * and the units of those: ":00", " Uhr".
 */
const LONGEST_WITHOUT_HOURS = 14;
const HOUR_SIGNS = ":hHaApPuU";
const CLOCK = 5;
/** So near a digit is looked for by a scan; what is further off the engine finds faster. */
const NEAR = 32;

/** The first valid number of a folded text (notation.ts) and its place; null when it has none. */
export function firstNumberIn(text: string, home: Home | null): NumberSpan | null {
  return nextNumber(text, 0, home);
}

/** All valid numbers of a folded text in order, by the rules of Google's matcher with leniency "valid". */
export function numbersIn(text: string, home: Home | null): NumberSpan[] {
  const found: NumberSpan[] = [];
  for (let span = nextNumber(text, 0, home); span !== null; span = nextNumber(text, span.end, home)) found.push(span);
  return found;
}

function nextNumber(text: string, from: number, home: Home | null): NumberSpan | null {
  let at = from;
  let digit = -1;
  while (at < text.length) {
    if (digit < at) {
      digit = nextDigit(text, at);
      if (digit < 0) return null;
      const end = isDigit(text.charCodeAt(digit + 1)) ? digit + 2 : digit + 1;
      if (cutsOff(text.charCodeAt(end))) {
        at = end;
        continue;
      }
      at = candidateStart(text, at, digit);
    }
    const unit = text.charCodeAt(at);
    const end = isDigit(unit) || isLead(unit) ? candidateEnd(text, at) : -1;
    if (end < 0) {
      at++;
      continue;
    }
    if (end - at < SHORTEST_CANDIDATE) {
      at = end;
      continue;
    }
    const candidate = beforeSecondExtension(text.slice(at, end));
    const span = (isDate(text, at, candidate) ? beforeDate : match)(text, at, candidate, home);
    if (span !== null) return span;
    at += Math.max(1, dateIn(candidate)?.end ?? candidate.length);
  }
  return null;
}

function nextDigit(text: string, from: number): number {
  const near = Math.min(text.length, from + NEAR);
  for (let i = from; i < near; i++) if (isDigit(text.charCodeAt(i))) return i;
  const after = text.slice(near).search(/[0-9]/u);
  return after < 0 ? -1 : near + after;
}

/** Whether a candidate at `at` is a date with slashes, or a date and time. */
export function isDate(text: string, at: number, candidate: string): boolean {
  if (candidate.includes("/") && SLASHED_DATE.test(candidate)) return true;
  const end = at + candidate.length;
  return MINUTES.test(text.slice(end, end + 3)) && TIME_STAMP.test(candidate.replace(/ {2,}/gu, " "));
}

function match(text: string, at: number, candidate: string, home: Home | null): NumberSpan | null {
  if (candidate.length > LONGEST_DIALLED && !OTHER_THAN_DIGIT.test(candidate)) return null;
  const end = at + candidate.length;
  const hours = mayHoldHours(text, at, end) ? (hoursIn(text.slice(at, end + CLOCK)) ?? otherGroupIn(candidate)) : null;
  const open = hours === null ? null : verify(text, at, trimSigns(candidate.slice(0, hours.start)), home);
  if (open !== null) return open;
  const whole = verify(text, at, candidate, home);
  if (whole !== null) return whole;
  // "02.11.2024 089 …": by itself the date may be a number of a city.
  if (dateIn(candidate) !== null) return beforeDate(text, at, candidate, home);
  for (const inner of innerCandidates(candidate)) {
    const span = verify(text, at + inner.start, inner.text, home);
    if (span !== null) return span;
  }
  return null;
}

/** Whether hours may stand in a candidate, or their sign behind it. */
function mayHoldHours(text: string, start: number, end: number): boolean {
  const sign = text.charAt(text.charAt(end) === " " ? end + 1 : end);
  return end - start > LONGEST_WITHOUT_HOURS || (sign !== "" && HOUR_SIGNS.includes(sign));
}

/** The number in front of the date in a candidate. */
function beforeDate(text: string, at: number, candidate: string, home: Home | null): NumberSpan | null {
  const start = dateIn(candidate)?.start ?? 0;
  return start > 0 ? match(text, at, trimSigns(candidate.slice(0, start)), home) : null;
}

function verify(text: string, start: number, candidate: string, home: Home | null): NumberSpan | null {
  if (!hasMatchingBrackets(candidate) || (candidate.includes("(") && PAGES.test(candidate))) return null;
  const end = start + candidate.length;
  if (!isLead(candidate.charCodeAt(0)) && start > 0 && clings(text.charCodeAt(start - 1))) return null;
  if (end < text.length && clings(text.charCodeAt(end))) return null;
  const number = readNotation(possibleText(candidate), home)?.digits ?? null;
  if (number === null || !isValid(number)) return null;
  if (!hasSoundX(candidate, number) || lacksPrefix(candidate, number)) return null;
  return { start, end, number };
}

/** Whether a unit beside digits makes them part of something else: a Latin letter, a currency sign, a percent sign. */
function clings(unit: number): boolean {
  if (unit < 0x80) return ((unit | 32) >= 97 && (unit | 32) <= 122) || unit === 0x24 || unit === 0x25;
  if (unit >= 0xa2 && unit <= 0xa5) return true;
  if (unit >= 0xc0 && unit <= 0x24f) return unit !== 0xd7 && unit !== 0xf7;
  return (unit >= 0x300 && unit <= 0x36f) || (unit >= 0x1e00 && unit <= 0x1eff) || (unit >= 0x20a0 && unit <= 0x20cf);
}

/** Whether brackets come as "(a) b (c)(d) e" does: an open or closed group, text, up to three groups, text. */
function hasMatchingBrackets(candidate: string): boolean {
  let at = isOpening(candidate.charCodeAt(0)) ? 1 : 0;
  let end = textEnd(candidate, at);
  if (end === at) return false;
  if (isClosing(candidate.charCodeAt(end))) {
    at = end + 1;
    end = textEnd(candidate, at);
    if (end === at) return false;
  }
  for (let pair = 0; pair < MOST_BRACKET_PAIRS && isOpening(candidate.charCodeAt(end)); pair++) {
    const close = textEnd(candidate, end + 1);
    if (close === end + 1 || !isClosing(candidate.charCodeAt(close))) return false;
    end = close + 1;
  }
  return textEnd(candidate, end) === candidate.length;
}

function textEnd(candidate: string, from: number): number {
  let end = from;
  for (; end < candidate.length; end++) {
    const unit = candidate.charCodeAt(end);
    if (isOpening(unit) || isClosing(unit)) break;
  }
  return end;
}

function isOpening(unit: number): boolean {
  return unit === 0x28 || unit === 0x5b;
}

function isClosing(unit: number): boolean {
  return unit === 0x29 || unit === 0x5d;
}

/** Whether every "x" announces the extension that was read, or (twice) the number after a carrier code. */
function hasSoundX(candidate: string, number: PhoneNumber): boolean {
  for (let i = 0; i < candidate.length - 1; i++) {
    if ((candidate.charCodeAt(i) | 32) !== 0x78) continue;
    if ((candidate.charCodeAt(i + 1) | 32) === 0x78) {
      i++;
      const after = readNotation(possibleText(candidate.slice(i)), {
        plan: number.code.plan,
        code: number.code,
      })?.digits;
      if (after?.national !== number.national) return false;
    } else if (digitsOf(candidate.slice(i), false) !== (number.extension ?? "")) return false;
  }
  return true;
}

/** Whether a national notation lacks the trunk prefix that its plan demands. */
function lacksPrefix(candidate: string, number: PhoneNumber): boolean {
  if (number.international || !needsNationalPrefix(number.code.plan, number.national)) return false;
  const digits = digitsOf(candidate, false);
  return stripNationalPrefix(digits, number.code.plan) === digits;
}
