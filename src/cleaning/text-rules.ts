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

/** Whether the text is blank or stands for "no value": "N/A", "NOT AVAILABLE", "-"; in a contact field also "none". */
export function isNoValue(text: string, ofContact = false): boolean {
  if (text === "") return true;
  if (text.length > LONGEST_PLACEHOLDER) return false;
  const word = lowerCase(text);
  return PLACEHOLDERS.has(word) || (ofContact && CONTACT_PLACEHOLDERS.has(word));
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
