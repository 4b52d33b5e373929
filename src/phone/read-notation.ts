import { type Resolved, resolveDialled } from "./dialled-number.ts";
import { trailingExtension } from "./extension.ts";
import type { NumberingPlan } from "./numbering-plan.ts";
import { writtenNumber } from "./written-number.ts";

/** A number with its extension. */
export interface PhoneNumber extends Resolved {
  /** ASCII digits; null when there is none. */
  readonly extension: string | null;
}

/** The readings of one notation. */
export interface Readings {
  /** Letters left out; null when the digits are no number. */
  readonly digits: PhoneNumber | null;
  /** Letters as the digits of their keys; null when there are too few, or the digits are no number. */
  readonly vanity: PhoneNumber | null;
  /** Whether there are letters enough for a vanity number. */
  readonly spelled: boolean;
}

/**
 * What a folded text (notation.ts) stands for that begins with its number: digits, separators, letters, extension.
 *
 * @returns Null when the text has another shape.
 */
export function readNotation(text: string, home: NumberingPlan | null): Readings | null {
  const extension = trailingExtension(text);
  const before = extension === null ? null : writtenNumber(text.slice(0, extension.start));
  const written = before ?? writtenNumber(text);
  if (written === null) return null;
  const digits = before === null || extension === null ? null : extension.digits;
  return {
    digits: extended(resolveDialled(written.digits, home), digits),
    vanity: written.vanity === null ? null : extended(resolveDialled(written.vanity, home), digits),
    spelled: written.vanity !== null,
  };
}

/** The number with an extension put to it. */
export function extended(number: Resolved | null, extension: string | null): PhoneNumber | null {
  if (number === null) return null;
  return { code: number.code, national: number.national, international: number.international, extension };
}
