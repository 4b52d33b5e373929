import { canonicalizePhone, splitPhones } from "../phone/index.ts";

/** What stands between numbers of which each may have an extension. */
const SEPARATOR = /;(?!ext=)|[,|\n\r]| \/ /u;

/** What stands between the items of a list. */
const ITEMS = /;(?!ext=)|[/,|\n\r]| (?:and|or|&) /u;
/** Signs of a list, also where only one number could be read. */
const LIST = /[/,;|&\n\r\u3001\uff0c\uff0f\uff1b]/u;
/** Digits of an international or trunk prefix that a key has no more. */
const PREFIX_DIGITS = 2;
const DATE = /^(?:\d{4}([-/.])\d\d?\1\d\d?|\d\d?([-/.])\d\d?\2\d{4})$/u;
/** As many digits stand for a number of their own. */
const ENDING = 6;

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

/** Whether every item of a list that is nothing but digits enough for a number of its own is in one that was read; dates and zeros aside. */
function isComplete(text: string, found: readonly string[]): boolean {
  const read = found.map(digitsOf);
  return text.split(ITEMS).every((part) => {
    const item = part.trim().replace(/\.0+$/u, "");
    const digits = digitsOf(item);
    if (digits.length < ENDING || !/^[\dE ().+-]+$/u.test(item) || DATE.test(item) || /^(\d)\1+$/u.test(digits))
      return true;
    return read.some((number) => number.includes(digits.slice(-ENDING)));
  });
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
