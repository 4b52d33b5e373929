import { isDigit } from "../text/digits.ts";
import { lowerCase } from "../text/letter-case.ts";
import { capOf, SPLIT_PHONES_MAX_LENGTH } from "../text/limits.ts";
import { collapseSpaces, trimSpaces } from "../text/spaces.ts";
import { assignmentOf } from "./calling-code.ts";
import { JOINING_WORDS } from "./data/joining-words.ts";
import { dialledNumber, LONGEST_DIALLED, type PhoneNumber } from "./dialled-number.ts";
import { type NumberSpan, numbersIn } from "./find-numbers.ts";
import { furtherNumbers, listedNumbers } from "./further-numbers.ts";
import { type Home, homeOf } from "./home.ts";
import { isDialledUri } from "./is-dialled-uri.ts";
import { keyOf } from "./key.ts";
import { mayHoldNumber } from "./may-hold-number.ts";
import { foldNotation } from "./notation.ts";
import { slashBeforeEndings, withOtherEndings } from "./other-endings.ts";
import { plainDigits } from "./plain-digits.ts";
import { possibleText } from "./possible-text.ts";
import { readPhone } from "./read.ts";
import { readField } from "./read-field.ts";
import { readNotation } from "./read-notation.ts";
import { isValid } from "./standing.ts";
import type { PhoneOptions, PhoneType } from "./types.ts";

/** Groups of digits that are tried side by side; a field has a handful. */
const MOST_GROUPS = 40;
const CONTEXT = "phone-context=";
/** Of an RFC 3966 extension, as keys have it. */
const EXTENSION = "ext=";
const NEW_LINE = 0x0a;
const PLUS = 0x2b;
const SEMICOLON = 0x3b;
const SMALL_E = 0x65;
const BAR = 0x7c;
const DIVIDER = /[\n+;|]/u;
/** "24 hours", "9am", "9-5", "24/7". */
const COUNT = / (?:24\/7|[0-9]{1,2}(?: ?[A-Za-z]| ?- ?[0-9]{1,2}(?![0-9])))/u;
const SPELLED = /[A-Za-z]{3}/u;
/** "9.00-17.00 UHR" is no number of 0900. */
const SPELLED_ABROAD = /[A-Za-z]{4}/u;
const NORTH_AMERICA = "1";
const SPELLED_TYPES: ReadonlySet<PhoneType | null> = /* @__PURE__ */ new Set([
  "PREMIUM_RATE",
  "SHARED_COST",
  "TOLL_FREE",
  "UAN",
] as const);

/**
 * The numbers of a field that holds several, as E.164 keys without extension, in order and without repeats.
 *
 * @param value At most 4,096 UTF-16 units are read.
 * @param options `country`: whose national notation the text may use.
 * @example
 * splitPhones("(212) 555-0123; 212-555-0124 (fax)", { country: "US" }); // => ["+12125550123","+12125550124"]
 */
export function splitPhones(value: string, options?: PhoneOptions): string[] {
  if (!mayHoldNumber(value, capOf(options, SPLIT_PHONES_MAX_LENGTH))) return [];
  const home = homeOf(options);
  const keys = new Set<string>();
  let last: PhoneNumber | null = null;
  const text = foldNotation(value);
  if (isDialledUri(text)) return keysOfField(text, home);
  for (const piece of piecesOf(text)) {
    const numbers: PhoneNumber[] = /[0-9]/u.test(piece) ? numbersOf(piece, home, last) : [];
    for (const number of numbers) keys.add(bareKeyOf(number) as string);
    last = numbers.at(-1) ?? last;
  }
  return [...keys];
}

/** The one number of a text. */
function keysOfField(text: string, home: Home | null): string[] {
  const number = readField(text, home);
  const key = number === null ? null : bareKeyOf(number);
  return key === null ? [] : [key];
}

/** The numbers of a piece that have a key; `last` stands in a piece before. */
function numbersOf(piece: string, home: Home | null, last: PhoneNumber | null): PhoneNumber[] {
  const spans = numbersIn(piece, home);
  const found = spans.length > 0 ? readSpans(piece, spans, home) : readPiece(piece, home, last);
  const keyed = found.filter((number) => bareKeyOf(number) !== null);
  const apart = COUNT.test(piece) ? besideCounts(piece, home) : [];
  if (apart.length > keyed.length) return apart;
  return keyed.length > 0 ? keyed : sideBySide(piece, home);
}

/** The numbers beside digits that count what the word behind them names, or are hours: "(212) 555-0123 24 hours". */
function besideCounts(piece: string, home: Home | null): PhoneNumber[] {
  return piece
    .split(COUNT)
    .flatMap((part) => numbersIn(part, home).map(({ number }) => number))
    .filter((number) => bareKeyOf(number) !== null);
}

/** Numbers, those behind them that leave out what they share, and valid ones in letters between: "1-800-FLOWERS / 212-555-0123". */
function readSpans(piece: string, spans: readonly NumberSpan[], home: Home | null): PhoneNumber[] {
  let end = 0;
  const found = spans.flatMap((span, i) => {
    const spelled = spelledIn(piece.slice(end, span.start), home);
    const listed = listedNumbers(piece.slice(0, spans[i + 1]?.start), span);
    end = listed.end;
    return [...spelled, ...listed.numbers];
  });
  return [...found, ...spelledIn(piece.slice(end), home)];
}

function spelledIn(text: string, home: Home | null): PhoneNumber[] {
  if (!SPELLED.test(text)) return [];
  const words = trimSpaces(text).split(" ");
  if (JOINING_WORDS.has(lowerCase(words.at(-1) ?? ""))) words.pop();
  const number = readNotation(possibleText(words.join(" ")), home)?.vanity ?? null;
  return number !== null && isSpelled(number, text) && isValid(number) ? [number] : [];
}

/**
 * Whether numbers of its kind are spelled in letters: those of North America, and elsewhere those that callers dial at
 * no or a shared cost.
 */
function isSpelled({ code, national }: PhoneNumber, text: string): boolean {
  if (code.code === NORTH_AMERICA) return true;
  return SPELLED_ABROAD.test(text) && SPELLED_TYPES.has(assignmentOf(code, national).type);
}

/** The numbers of a piece in which no valid one stands by itself. */
function readPiece(piece: string, home: Home | null, last: PhoneNumber | null): PhoneNumber[] {
  const { numbers, end } = last === null ? { numbers: [], end: 0 } : furtherNumbers(`,${piece}`, 0, last);
  if (numbers.length > 0 && !/[0-9]/u.test(piece.slice(end - 1))) return numbers;
  const number = readField(piece, home);
  return number === null ? [] : [number, ...endingsOf(piece, home)];
}

/** Key without extension; null for a number that has none. */
function bareKeyOf(number: PhoneNumber): string | null {
  return keyOf({ ...number, extension: null });
}

/** The further numbers of "555-0123 / 0124". */
function endingsOf(piece: string, home: Home | null): PhoneNumber[] {
  const text = trimSpaces(piece);
  const at = slashBeforeEndings(text);
  const number = at < 0 ? null : readPhone(text, home);
  const head = number === null ? null : readPhone(text.slice(0, at), home);
  // "301/23456" is one number: then the slash is a separator inside it. Behind an extension come other extensions.
  if (number === null || head === null || head.national !== number.national || head.extension !== null) return [];
  const others = withOtherEndings(head.national, text.slice(at));
  return others.map((national) => ({ ...head, national }));
}

/** Valid numbers that stand side by side with spaces, dots or hyphens only: the shortest each time, and all of the text or none. */
function sideBySide(piece: string, home: Home | null): PhoneNumber[] {
  const all = plainDigits(piece);
  if (all === null || all.length > MOST_GROUPS * LONGEST_DIALLED) return [];
  const groups = collapseSpaces(piece).split(/[ .-]/u, MOST_GROUPS + 1);
  const found: PhoneNumber[] = [];
  let from = 0;
  for (let end = 1; end <= groups.length && groups.length <= MOST_GROUPS; end++) {
    const plain = plainDigits(groups.slice(from, end).join(" "));
    const number = plain === null ? null : dialledNumber(plain, home, null);
    if (number === null || !isValid(number) || bareKeyOf(number) === null) continue;
    found.push(number);
    from = end;
  }
  return from === groups.length ? found : [];
}

/** Numbers never share a semicolon, bar or line, nor a plus, but those of a parameter of a `tel:` URI and of an exponent. */
function piecesOf(text: string): string[] {
  if (!DIVIDER.test(text)) return [text];
  const pieces: string[] = [];
  let from = 0;
  let digits = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (isDigit(unit)) digits++;
    else if (divides(text, i, unit)) {
      if (digits > 0) pieces.push(text.slice(from, i));
      from = unit === PLUS ? i : i + 1;
      digits = 0;
    }
  }
  pieces.push(text.slice(from));
  return pieces;
}

function divides(text: string, at: number, unit: number): boolean {
  if (unit === PLUS) return !isWithinNumber(text, at);
  return unit === BAR || unit === NEW_LINE || (unit === SEMICOLON && !isParameter(text, at + 1));
}

/** Whether a plus stands in a `tel:` URI's context or an exponent, "2.125E+9". */
function isWithinNumber(text: string, plus: number): boolean {
  const before = text.charCodeAt(plus - 1) | 32;
  if (before === SMALL_E) return isDigit(text.charCodeAt(plus - 2));
  return text[plus - 1] === "=" && isContext(text, plus - CONTEXT.length);
}

function isParameter(text: string, at: number): boolean {
  return isContext(text, at) || lowerCase(text.slice(at, at + EXTENSION.length)) === EXTENSION;
}

function isContext(text: string, at: number): boolean {
  return at >= 0 && lowerCase(text.slice(at, at + CONTEXT.length)) === CONTEXT;
}
