import { trimSpaces } from "../text/spaces.ts";
import { DATE_START } from "./data/date-shapes.ts";
import { dateIn } from "./date-in.ts";
import type { PhoneNumber } from "./dialled-number.ts";
import { firstNumberIn } from "./find-numbers.ts";
import { inForeignNotation } from "./foreign-notation.ts";
import { withoutFormerPrefix } from "./former-prefix.ts";
import { listedNumbers } from "./further-numbers.ts";
import type { Home } from "./home.ts";
import { beforeHyphenExtension } from "./hyphen-extension.ts";
import { isDialledUri } from "./is-dialled-uri.ts";
import { foldNotation } from "./notation.ts";
import { readPhone } from "./read.ts";
import { isValid } from "./standing.ts";

/** Four bytes: "192.168.10.14"; not four pairs of digits, as eight digits are parted. */
const IPV4 = /^\s*(?!\d\d\.\d\d\.\d\d\.\d\d\s*$)(?:(?:1?\d?\d|2[0-4]\d|25[0-5])\.){3}(?:1?\d?\d|2[0-4]\d|25[0-5])\s*$/u;

/** Signs between two numbers, full-width ones too. */
const DIVIDER = /[/,;&\u3001\uff0c\uff0f\uff1b]/u;
/** As many digits behind a sign of a list as a local number has. */
const LOCAL_EXTENSION = /[,;\u3001\uff0c\uff1b] *[0-9]{6,9}\s*$/u;
/** Numbers with more digits are rare. */
const USUAL_DIGITS = 10;
/** Most digits of a date. */
const DATE_DIGITS = 8;

/**
 * The number of a field that should hold one: in the notation of its country, of another, or of a plan that is no more.
 * Null for a date, and for an IP address unless a range of the country's plan holds its digits.
 */
export function readField(value: string, home: Home | null): PhoneNumber | null {
  const read = readPhone(value, home);
  const listed =
    read !== null && read.extension === null && !isSlashed(value, read) ? null : firstOfListed(value, home, read);
  const whole = listed ?? inForeignNotation(value, home, read === null ? null : withoutFormerPrefix(read));
  const number = beforeHyphenExtension(value, home, whole) ?? whole;
  if (number === null || number.international) return number;
  return (number.national.length <= DATE_DIGITS && isDate(value)) || (IPV4.test(value) && !isValid(number))
    ? null
    : number;
}

/** Whether a slash stands in a text, and its number without an ending may have a length of its plan; of few in full width. */
function isSlashed(value: string, { code, national }: PhoneNumber): boolean {
  if (!value.includes("/") && !(national.length > USUAL_DIGITS && value.includes("\uff0f"))) return false;
  return (code.plan.lengths & ((1 << national.length) - 1)) !== 0;
}

function isDate(value: string): boolean {
  if (!DATE_START.test(value)) return false;
  const text = trimSpaces(value);
  const date = dateIn(text);
  return date !== null && date.end - date.start === text.length;
}

/** Whether digits behind a sign may have been taken for the end of a number or its extension. */
function mayBeListed(value: string, read: PhoneNumber | null): boolean {
  if (read === null) return DIVIDER.test(value);
  if (read.extension !== null) return LOCAL_EXTENSION.test(value) && !isDialledUri(value);
  return !isValid(read);
}

/** The number of a text in which only such follow that leave out what they share with it: "022-23456789/90". */
function firstOfListed(value: string, home: Home | null, read: PhoneNumber | null): PhoneNumber | null {
  if (!mayBeListed(value, read)) return null;
  const text = foldNotation(value);
  const span = firstNumberIn(text, home);
  if (span === null) return null;
  const { numbers, end } = listedNumbers(text, span);
  const isAll = (numbers.length > 1 || end > span.end) && !/[0-9]/u.test(text.slice(end));
  // What is a number by itself leaves nothing out: two numbers are not one.
  return isAll && firstNumberIn(text.slice(span.end), home) === null ? numbers[0] : null;
}
