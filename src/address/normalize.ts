import { ADDRESS_MAX_LENGTH, capOf, refuse } from "../text/limits.ts";
import { cleanAddressText } from "./hygiene/hygiene.ts";
import { boundedText, isOverlong } from "./hygiene/overlong.ts";
import { settingsOf } from "./parse.ts";
import { readLines, settle } from "./settle.ts";
import type { AddressOptions } from "./types.ts";

/**
 * The standard line of a postal address: upper case, no commas, parts in postal order; null when nothing is usable.
 * It is `parseAddress(value, options).normalized` without the parts.
 *
 * @param value Text as found; more than `maxLength` UTF-16 units (default 2,048) are not read.
 * @example
 * normalizeAddress("1095 Avenue of the Americas, New York, NY 10036"); // => "1095 AVENUE OF THE AMERICAS NEW YORK NY 10036"
 */
export function normalizeAddress(value: string, options?: AddressOptions): string | null {
  const settings = settingsOf(options);
  if (refuse(value, capOf(settings, ADDRESS_MAX_LENGTH)) !== null) return null;
  const text = boundedText(cleanAddressText(value));
  if (text === "") return null;
  if (isOverlong(text)) return text;
  const lines = settle(readLines(text, settings), text, settings);
  return lines.length === 0 ? null : lines.join(" ");
}
