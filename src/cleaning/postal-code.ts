import { upperCase } from "../text/letter-case.ts";
import { collapseSpaces } from "../text/spaces.ts";

/** Longest text that is read as a postal code. */
const LONGEST_CODE = 16;

/**
 * A postal code as its post writes it: upper case, single spaces; for the US with lost leading zeros and the hyphen of
 * ZIP+4 (Publication 28, section 213), for Canada and the United Kingdom with the blank before the last three characters.
 */
export function postalCode(text: string, country: string | null): string {
  if (text.length > LONGEST_CODE) return text;
  const code = upperCase(collapseSpaces(text));
  const plain = code.replace(/[ -]/gu, "");
  switch (country) {
    case "US":
      return zip(plain) ?? code;
    case "CA":
      return /^[A-Z]\d[A-Z]\d[A-Z]\d$/u.test(plain) ? split(plain) : code;
    case "GB":
      return /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/u.test(plain) ? split(plain) : code;
    default:
      return code;
  }
}

function split(plain: string): string {
  return `${plain.slice(0, -3)} ${plain.slice(-3)}`;
}

/** Three or four digits are a code whose leading zeros a spreadsheet dropped: New England begins with 0, Puerto Rico with 00. */
function zip(plain: string): string | null {
  if (/^\d{3,5}$/u.test(plain)) return plain.padStart(5, "0");
  return /^\d{9}$/u.test(plain) ? `${plain.slice(0, 5)}-${plain.slice(5)}` : null;
}
