import { capOf, PHONE_MAX_LENGTH } from "../text/limits.ts";
import { homeOf } from "./home.ts";
import { keyOf } from "./key.ts";
import { mayHoldNumber } from "./may-hold-number.ts";
import { readField } from "./read-field.ts";
import type { PhoneOptions } from "./types.ts";

/**
 * Canonical key of a phone number: E.164 (ITU-T), with ";ext=" and the extension (RFC 3966) when it has one.
 *
 * @param value Text as found; at most 250 UTF-16 units are read.
 * @param options `country`: whose national notation the text may use.
 * @returns Null for text without number, a number of impossible length (short codes, local numbers without area
 *   code), a placeholder (one digit repeated; digits that count up or down and that no range holds), dates, and a national number
 *   without country.
 * @example
 * canonicalizePhone("(212) 555-0123", { country: "US" }); // => "+12125550123"
 * canonicalizePhone("Tel.: +44 (0)20 7946 0958 ext. 12"); // => "+442079460958;ext=12"
 * canonicalizePhone("0044 20 7946 0958", { country: "US" }); // => "+442079460958"
 * canonicalizePhone("555-0123", { country: "US" }); // => null
 */
export function canonicalizePhone(value: string, options?: PhoneOptions): string | null {
  if (!mayHoldNumber(value, capOf(options, PHONE_MAX_LENGTH))) return null;
  return keyOf(readField(value, homeOf(options)));
}
