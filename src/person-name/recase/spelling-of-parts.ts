import { titleCase, upperCase } from "../../text/letter-case.ts";
import { PLAIN_NAMES } from "../data/capital-weights.ts";
import { FLEMISH } from "../data/case-words.ts";
import { DIPHTHONG, PART, PART_PREFIXES, PLAIN_BEGINNINGS, SECOND_GIVEN } from "../data/part-prefixes.ts";
import { unpackWords } from "../hygiene/unpack-words.ts";
import { FAMILY, flagsOf, GIVEN } from "../words/lexicon.ts";
import { prefixByLetters } from "./spelling-by-letters.ts";

/** A shorter name has no two parts. */
const SHORTEST = 5;
/** Shortest first part of a double given name. */
const SHORTEST_FIRST = 4;

let plainNames: ReadonlySet<string> | undefined;

/** Two parts, each with a capital: "De" and "leon". */
export function joinParts(prefix: string, tail: string): string {
  return titleCase(prefix) + upperCase(tail.charAt(0)) + tail.slice(1);
}

/**
 * Spelling of an unlisted name that a prefix and a known name make up ("DeLeon", "VanWagner", "MaryKay"), or, `byLetters`, of a
 * family name whose letters show a prefix ("DeVries", "DiGregorio"); undefined for other names.
 */
export function spellingOfParts(key: string, byLetters: boolean): string | undefined {
  if (key.length < SHORTEST || !PART.test(key) || flagsOf(key) & (GIVEN | FAMILY)) return undefined;
  plainNames ??= new Set(unpackWords(PLAIN_NAMES));
  if (plainNames.has(key) || FLEMISH.test(key)) return undefined;
  const prefix = (byLetters ? prefixByLetters(key) : undefined) ?? prefixOfPart(key);
  return prefix === undefined ? spellingOfDouble(key) : joinParts(prefix, key.slice(prefix.length));
}

/** The prefix before a known name. */
function prefixOfPart(key: string): string | undefined {
  // What is written plain though it looks like two parts.
  if (DIPHTHONG.test(key) || PLAIN_BEGINNINGS.some((plain) => key.startsWith(plain))) return undefined;
  const row = PART_PREFIXES.find(
    ([prefix, shortest, letters]) =>
      key.startsWith(prefix) &&
      key.length >= prefix.length + shortest &&
      (flagsOf(key.slice(prefix.length)) & letters) !== 0,
  );
  return row?.[0];
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
