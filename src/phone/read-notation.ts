import { dialledNumber, type PhoneNumber } from "./dialled-number.ts";
import { trailingExtension } from "./extension.ts";
import type { Home } from "./home.ts";
import { plainDigits } from "./plain-digits.ts";
import { writtenNumber } from "./written-number.ts";

/** The readings of one notation. */
export interface Readings {
  /** Letters left out; null when the digits are no number. */
  readonly digits: PhoneNumber | null;
  /** Letters as the digits of their keys; null when there are too few, or the digits are no number. */
  readonly vanity: PhoneNumber | null;
  /** Whether letters stand among the digits. */
  readonly lettered: boolean;
  /** Whether there are letters enough for a vanity number. */
  readonly spelled: boolean;
}

/**
 * What a folded text (notation.ts) stands for that begins with its number: digits, separators, letters, extension.
 *
 * @returns Null when the text has another shape.
 */
export function readNotation(text: string, home: Home | null): Readings | null {
  const extension = trailingExtension(text);
  if (extension !== null) {
    const readings = readNumber(text.slice(0, extension.start), home, extension.digits);
    if (readings !== null) return readings;
  }
  return readNumber(text, home, null);
}

function readNumber(text: string, home: Home | null, extension: string | null): Readings | null {
  const plain = plainDigits(text);
  if (plain !== null)
    return { digits: dialledNumber(plain, home, extension), vanity: null, lettered: false, spelled: false };
  const written = writtenNumber(text);
  // Two digits are a number only when nothing else is there.
  if (written === null || (extension !== null && written.digits.length === 2)) return null;
  return {
    digits: dialledNumber(written.digits, home, extension),
    vanity: written.vanity === null ? null : dialledNumber(written.vanity, home, extension),
    lettered: written.letters > 0,
    spelled: written.vanity !== null,
  };
}
