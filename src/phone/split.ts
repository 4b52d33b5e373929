import { capOf, refuse, SPLIT_PHONES_MAX_LENGTH } from "../text/limits.ts";
import { numbersIn } from "./find-numbers.ts";
import { type Home, homeOf } from "./home.ts";
import { keyOf } from "./key.ts";
import { foldNotation } from "./notation.ts";
import { readPhone } from "./read.ts";
import type { PhoneOptions } from "./types.ts";

/**
 * The numbers of a field that holds several, as E.164 keys without extension, in order and without repeats.
 *
 * @param value At most 4,096 UTF-16 units are read.
 * @param options `country`: whose national notation the text may use.
 * @example
 * splitPhones("(212) 555-0123; 212-555-0124 (fax)", { country: "US" }); // => ["+12125550123","+12125550124"]
 */
export function splitPhones(value: string, options?: PhoneOptions): string[] {
  if (refuse(value, capOf(options, SPLIT_PHONES_MAX_LENGTH)) !== null) return [];
  const home = homeOf(options);
  const keys = new Set<string>();
  for (const piece of piecesOf(foldNotation(value))) for (const key of keysOf(piece, home)) keys.add(key);
  return [...keys];
}

function keysOf(piece: string, home: Home | null): string[] {
  const found = numbersIn(piece, home).map((span) => keyOf({ ...span.number, extension: null }));
  const keys = found.length > 0 ? found : [keyOf(readPhone(piece, home))];
  return keys.filter((key) => key !== null).map((key) => key.split(";")[0] ?? key);
}

function piecesOf(text: string): string[] {
  return text.split(/[;|\n]|(?=\+)/u);
}
