import { parseAddress } from "./parse.ts";
import type { AddressOptions } from "./types.ts";

/**
 * The standard line of a postal address: upper case, no commas, parts in postal order; null when nothing is usable.
 *
 * @example
 * normalizeAddress("1095 Avenue of the Americas, New York, NY 10036"); // => "1095 AVENUE OF THE AMERICAS NEW YORK NY 10036"
 */
export function normalizeAddress(value: string, options?: AddressOptions): string | null {
  return parseAddress(value, options).normalized;
}
