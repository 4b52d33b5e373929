import { HYPHEN_EXTENSIONS } from "./data/hyphen-extensions.ts";
import type { PhoneNumber } from "./dialled-number.ts";
import type { Home } from "./home.ts";
import { foldNotation } from "./notation.ts";
import { readPhone } from "./read.ts";
import { isValid } from "./standing.ts";

/** An extension of one to five digits with its hyphen behind a number. */
const BEHIND_HYPHEN = /(?<=\d{4})[-\u2010-\u2015](\d{1,5})\s*$/u;

/** Digits of the shortest number that has extensions. */
const SHORTEST_NUMBER = 10;

/**
 * The number before an extension that a hyphen alone announces, where its country writes it so.
 *
 * @param whole What the text is with the extension's digits.
 * @returns Null where there is no such extension, or a range of the plan holds the number with its digits.
 */
export function beforeHyphenExtension(value: string, home: Home | null, whole: PhoneNumber | null): PhoneNumber | null {
  const code = whole?.code.code ?? home?.code.code ?? "";
  if (!HYPHEN_EXTENSIONS.has(code) || (whole !== null && isValid(whole))) return null;
  const text = foldNotation(value);
  const found = BEHIND_HYPHEN.exec(text);
  const number = found === null ? null : readPhone(text.slice(0, found.index), home);
  if (
    number === null ||
    number.extension !== null ||
    number.national.length < SHORTEST_NUMBER ||
    !HYPHEN_EXTENSIONS.has(number.code.code)
  )
    return null;
  return isValid(number) ? { ...number, extension: found?.[1] ?? null } : null;
}
