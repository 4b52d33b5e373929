import type { PhoneNumber } from "./dialled-number.ts";
import type { Home } from "./home.ts";
import { foldNotation } from "./notation.ts";
import { readPhone } from "./read.ts";
import { isValid } from "./standing.ts";

const ZERO = 0x30;
/** The international prefixes of most countries and of North America (ITU-T, list of dialling procedures, 2011). */
const INTERNATIONAL_PREFIX = /^([^0-9+]*)(?:00|011)(?=[^0-9+]*[1-9])/u;
/** The zero that is left out from abroad, as it stands behind a calling code. */
const TRUNK_ZERO = "(0)";

/**
 * The number in the notation of another country than the one it is read for: dialled from there ("0044 20 …" in a list of
 * the United States), or with a trunk zero that its own country does not have ("+34 (0)91 …").
 *
 * @param read What it is by the rules of its country, which go before when they make a valid number of it.
 */
export function inForeignNotation(value: string, home: Home | null, read: PhoneNumber | null): PhoneNumber | null {
  if (!mayBeForeign(value, read) || (read !== null && isValid(read))) return read;
  const text = foldNotation(value);
  const rewritten = text.replace(INTERNATIONAL_PREFIX, "$1+").replace(TRUNK_ZERO, " ");
  const number = rewritten === text ? null : readPhone(rewritten, home);
  return number?.international && isValid(number) ? number : read;
}

/** Passes nearly all texts over without a look at the ranges of their plans. */
function mayBeForeign(value: string, read: PhoneNumber | null): boolean {
  // A trunk zero that the plan has is gone by now.
  if (read?.international) return read.national.charCodeAt(0) === ZERO && value.includes(TRUNK_ZERO);
  if (read === null && value.includes(TRUNK_ZERO)) return true;
  let at = 0;
  while (at < value.length && isAsciiBeforeDigits(value.charCodeAt(at))) at++;
  const unit = value.charCodeAt(at);
  return unit > 0x7f || (unit === ZERO && (value.startsWith("00", at) || value.startsWith("011", at)));
}

function isAsciiBeforeDigits(unit: number): boolean {
  return unit < 0x7f && (unit < ZERO || unit > ZERO + 9);
}
