import { PLACEHOLDERS } from "../text/data/placeholders.ts";
import { stripInvisible } from "../text/invisible.ts";
import { lowerCase } from "../text/letter-case.ts";
import { collapseSpaces, trimSpaces } from "../text/spaces.ts";
import { CONTACT_PLACEHOLDERS } from "./data/contact-placeholders.ts";

/** Longest text that can be a placeholder. */
const LONGEST_PLACEHOLDER = 16;

/** Most times a rule is applied before its results count as not settling. */
const MOST_ROUNDS = 5;

/** The text on one line: no invisible characters, single spaces, none at the ends. */
export function oneLine(text: string): string {
  return collapseSpaces(stripInvisible(text, true));
}

/** Text of several lines without white space at its ends. */
export function trimmed(text: string): string {
  return trimSpaces(text);
}

/** Signs that say nothing by themselves. */
const SIGNS = "@-\u2013\u2014\u2015\u2212_.,:;?/\\|*#+=~'\"()[]<>{}\u2026\u00b7\u2022 ";
/** Signs that programs put around a word that is no value: "--None--", "<NA>". */
const MARKS = "-_*()[]<>{}";

/**
 * Whether the text on one line is blank or stands for "no value": "N/A", "NOT AVAILABLE", "-"; in a contact field also "none",
 * which between signs ("--None--") is a name in no other either.
 */
export function isNoValue(text: string, ofContact = false): boolean {
  if (text === "") return true;
  if (text.length > LONGEST_PLACEHOLDER) return false;
  const word = lowerCase(text.replace(" / ", "/"));
  if (PLACEHOLDERS.has(word) || (ofContact && CONTACT_PLACEHOLDERS.has(word))) return true;
  if (!SIGNS.includes(word.charAt(0))) return false;
  if ([...word].every((sign) => SIGNS.includes(sign))) return true;
  const marked = betweenMarks(word);
  return PLACEHOLDERS.has(marked) || CONTACT_PLACEHOLDERS.has(marked);
}

/** The word between marks at both its ends; "" where there are none. */
function betweenMarks(word: string): string {
  let from = 0;
  let end = word.length;
  while (from < end && MARKS.includes(word.charAt(from))) from++;
  while (end > from && MARKS.includes(word.charAt(end - 1))) end--;
  return from > 0 && end < word.length ? word.slice(from, end) : "";
}

/**
 * The value at which a rule comes to rest; the text itself when it does not within a few rounds. Rules that join a
 * normalizer with letter case need this so that cleaning twice changes nothing.
 */
export function settle(text: string, rule: (text: string) => string): string {
  let current = text;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = rule(current);
    if (next === current) return current;
    current = next;
  }
  return text;
}

/** The value at which a normalizer comes to rest; null when it can use nothing of the text. */
export function settleUsable(text: string, normalize: (text: string) => string | null): string | null {
  const first = normalize(text);
  return first === null || first === text ? first : settle(first, (current) => normalize(current) ?? current);
}
