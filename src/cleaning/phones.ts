import { canonicalizePhone, splitPhones } from "../phone/index.ts";

/** What stands between numbers of which each may have an extension. */
const SEPARATOR = /;(?!ext=)|[,|\n\r]| \/ /u;

/** What stands between the items of a list. */
const ITEMS = /;(?!ext=)|[/,|\n\r]| (?:and|or|&|-) /u;
/** Signs of a list, also where only one number could be read. */
const LIST = /;(?!ext=)|[/,|&\n\r\u3001\uff0c\uff0f\uff1b]/u;
/** Digits of an international or trunk prefix that a key has no more. */
const PREFIX_DIGITS = 2;
const DATE = /^(?:\d{4}([-/.])\d\d?\1\d\d?|\d\d?([-/.])\d\d?\2\d{4})$/u;
/** Digits that are dialled behind a number, for a conference and its participant: "2345678#", ",,1234". */
const CODE = /\d{3}#|,, *\d{3}/u;
/** As many digits stand for a number of their own, and as many alone for another ending: "212-555-0123, 0124, 0125". */
const ENDING = 6;
const SHORT_ENDING = /^\d{4,5}$/u;
/** Stands for a digit of a number that was read. */
const READ = ".";

/**
 * The number of a text, or several; of "555-0123 / 0124" both. Null for none, and where digits that look like one more number
 * could not be read, so that none is lost. The letter O beside a digit is a zero where nothing else is read.
 */
export function phones(text: string, country: string | null): string[] | null {
  const found = numbersOf(text, country);
  const mended = found === null ? text.replace(/[Oo](?=\d)|(?<=\d)[Oo]/gu, "0") : text;
  return mended === text ? found : numbersOf(mended, country);
}

function numbersOf(text: string, country: string | null): string[] | null {
  const one = canonicalizePhone(text, { country });
  if (one !== null && !LIST.test(text) && digitsOf(text).length <= digitsOf(one).length + PREFIX_DIGITS) return [one];
  const several = splitPhones(text, { country });
  const numbers = several.length > 1 ? (withExtensions(text, several, country) ?? several) : [one ?? several[0]];
  const found = numbers.filter((number) => number !== undefined);
  return found.length > 0 && isComplete(text, found) ? found : null;
}

/**
 * Whether every item of a list that is nothing but digits enough for a number of its own, and every code, is in one
 * that was read; dates and zeros aside.
 */
function isComplete(text: string, found: readonly string[]): boolean {
  const read = found.map(digitsOf);
  const left = withoutRead(text, read);
  return !CODE.test(left) && left.split(ITEMS).every((item) => isRead(item.trim().replace(/\.0+$/u, ""), read));
}

function isRead(item: string, read: readonly string[]): boolean {
  if (SHORT_ENDING.test(item)) return /^(\d)\1+$/u.test(item) || read.some((number) => number.includes(item));
  const digits = digitsOf(item);
  if (digits.length < ENDING || !/^[\dE ().+-]+$/u.test(item) || DATE.test(item) || /^(\d)\1+$/u.test(digits))
    return true;
  return read.some((number) => number.includes(digits.slice(-ENDING)));
}

/**
 * A text with a sign instead of each digit of the numbers, which stand in it in their order, also over a slash:
 * "030/2312500 / 0171/…".
 */
function withoutRead(text: string, read: readonly string[]): string {
  const digits = digitsOf(text);
  const units = [...text.matchAll(/\d/gu)].map(({ index }) => index);
  const left = text.split("");
  let from = 0;
  for (const number of read) {
    const at = endingIn(digits, number, from);
    if (at === null) continue;
    for (let i = at.from; i < at.to; i++) left[units[i] ?? 0] = READ;
    from = at.to;
  }
  return left.join("");
}

/** Where the longest ending of a number stands in digits from an offset on. */
function endingIn(digits: string, number: string, from: number): { from: number; to: number } | null {
  for (let length = number.length; length >= ENDING; length--) {
    const at = digits.indexOf(number.slice(-length), from);
    if (at >= 0) return { from: at, to: at + length };
  }
  return null;
}

function digitsOf(text: string): string {
  return text.replace(/\D/gu, "");
}

/** The numbers with their extensions, which `splitPhones` leaves out; null unless each stands by itself. */
function withExtensions(text: string, several: readonly string[], country: string | null): string[] | null {
  const parts = text.split(SEPARATOR, several.length + 1);
  const numbers = [...new Set(parts.map((part) => canonicalizePhone(part, { country }) ?? ""))];
  const isEach = numbers.length === several.length && numbers.every((number, i) => number.split(";")[0] === several[i]);
  return isEach ? numbers : null;
}
