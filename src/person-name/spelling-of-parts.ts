import { titleCase, upperCase } from "../text/letter-case.ts";
import { PART_PREFIXES, type PartPrefix, PLAIN_BEGINNINGS, SECOND_GIVEN } from "./data/part-prefixes.ts";
import { FAMILY, flagsOf, GIVEN } from "./lexicon.ts";

const SHORTEST_ITALIAN = 7;
/** Shortest first part of a double given name. */
const SHORTEST_FIRST = 4;

let prefixes: ReadonlyMap<number, PartPrefix[]> | undefined;

/** Two parts, each with a capital: "De" and "leon". */
export function joinParts(prefix: string, tail: string): string {
  return titleCase(prefix) + upperCase(tail.charAt(0)) + tail.slice(1);
}

/**
 * Spelling of an unlisted name that a prefix and a known name make up ("DeLeon", "VanWagner", "MaryKay"), or whose letters show a Dutch or
 * Italian prefix ("DeVries", "DiGregorio"); undefined for other names.
 */
export function spellingOfParts(key: string): string | undefined {
  if (key.length < 6 || flagsOf(key) & (GIVEN | FAMILY)) return undefined;
  // What is written plain though it looks like two parts.
  if (PLAIN_BEGINNINGS.some((plain) => key.startsWith(plain))) return undefined;
  const double = spellingOfDouble(key);
  if (double !== undefined) return double;
  prefixes ??= prefixesByLetter();
  const own = prefixes.get(key.charCodeAt(0));
  if (own === undefined) return undefined;
  for (const [prefix, shortest, letters] of own) {
    if (!key.startsWith(prefix)) continue;
    const tail = key.slice(prefix.length);
    if (tail.length >= shortest && flagsOf(tail) & letters) return joinParts(prefix, tail);
  }
  return key.startsWith("d") || key.startsWith("v") ? spellingByLetters(key) : undefined;
}

/** "bettyjo": two given names, the second one short. */
function spellingOfDouble(key: string): string | undefined {
  for (const second of SECOND_GIVEN) {
    const at = key.length - second.length;
    if (at >= SHORTEST_FIRST && key.endsWith(second) && flagsOf(key.slice(0, at)) & GIVEN)
      return joinParts(key.slice(0, at), second);
  }
  return undefined;
}

function prefixesByLetter(): ReadonlyMap<number, PartPrefix[]> {
  const table = new Map<number, PartPrefix[]>();
  for (const row of PART_PREFIXES) {
    const letter = row[0].charCodeAt(0);
    const rows = table.get(letter);
    if (rows === undefined) table.set(letter, [row]);
    else rows.push(row);
  }
  return table;
}

function spellingByLetters(key: string): string | undefined {
  if (DUTCH_DE.test(key)) return joinParts("De", key.slice(2));
  if (ITALIAN_DI.test(key) && key.length >= SHORTEST_ITALIAN) return joinParts("Di", key.slice(2));
  if (ITALIAN_DE.test(key) && key.length >= SHORTEST_ITALIAN) return joinParts("De", key.slice(2));
  return DUTCH_VAN.test(key) ? joinParts("Van", key.slice(3)) : undefined;
}

/** De before a pair of consonants that begins words, or before j, k, w. */
const DUTCH_DE = /^de(?:[bcfgptv][lr]|[jkw][aeiou])[a-z]{2}/u;
const ITALIAN_DI = /^di[bcfglmnprstv][a-z]+[aeio]$/u;
const ITALIAN_DE = /^de[cfglmprstv][aeiou][a-z]+[io]$/u;
const DUTCH_VAN = /^van[bfghklmprstvwz][a-z]{4}/u;
