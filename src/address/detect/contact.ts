import { unitAt } from "../../text/unit-at.ts";
import { keyOf } from "../country/word-form.ts";
import {
  CONTACT_IN_BRACKETS,
  MAIL_OR_WEB,
  NOTE_BEHIND,
  PHONE_APART,
  PHONE_BEHIND_SIGN,
  PHONE_BEHIND_WORD,
  PHONE_BEHIND_ZERO,
  PHONE_UNITED_STATES,
  PHONE_WORDS,
} from "../data/phone-words.ts";
import { isDigitAt } from "../tokens/digit-at.ts";
import { wordStart } from "./country-name.ts";

/** Fewest digits of a telephone number that nothing announces: behind a zero, and as a part of its own. */
const FEWEST_BARE = 9;
const FEWEST_APART = 10;

/** Most such notes one behind the other. */
const MOST_NOTES = 3;

/**
 * Where a telephone number, e-mail or web address or another note begins that ends a text, with the blank before it, also
 * in brackets; the length of the text where none does. In Canada ten digits need no word before them.
 */
export function contactAt(text: string, country: string | null = null): number {
  const open = text.endsWith(")") ? text.search(CONTACT_IN_BRACKETS) : -1;
  if (open > 0) {
    const at = notesAt(`${text.slice(0, open)} ${text.slice(open + 2, -1)}`, country);
    // "+31 (318 591246)"
    if (at <= open && (at > open - 3 || text.slice(at, open).includes("+"))) return at;
  }
  return notesAt(text, country);
}

/** Where the last notes of a text begin. */
function notesAt(text: string, country: string | null): number {
  let end = text.length;
  for (let i = 0; i < MOST_NOTES; i++) {
    const at = lastNoteAt(text.slice(0, end), country);
    if (at < 1) break;
    end = at;
  }
  return end;
}

/** Where the last note of a text begins; less than 1 where none does. */
function lastNoteAt(value: string, country: string | null): number {
  const text = value.endsWith(".") ? value.slice(0, -1) : value;
  const last = wordStart(text, text.length);
  if (last > 1 && MAIL_OR_WEB.test(text.slice(last))) return unitAt(text, last - 2) === 0x2c ? last - 2 : last - 1;
  const note = text.search(NOTE_BEHIND);
  // What ends in a letter, or in a word and no more than a ZIP code, ends in no telephone number, unless "EXT" or "X" says so.
  if (note > 0 || !isDigitAt(text, text.length - 1) || (unitAt(text, text.length - 7) > 0x40 && !/ E?X/u.test(text)))
    return note;
  const word = PHONE_BEHIND_WORD.exec(text);
  let at = PHONE_WORDS.has(keyOf(word?.[1] ?? "")) ? (word?.index ?? 0) : text.search(PHONE_BEHIND_SIGN);
  if (at < 1) at = bareAt(text, PHONE_BEHIND_ZERO, FEWEST_BARE);
  if (at < 1) at = bareAt(text, PHONE_APART, FEWEST_APART);
  return at < 1 && country === "CA" ? text.search(PHONE_UNITED_STATES) : at;
}

/** Where a shape matches that has enough digits; -1 where none does. */
function bareAt(text: string, shape: RegExp, fewest: number): number {
  const at = text.search(shape);
  return text.slice(at).replace(/\D/gu, "").length < fewest ? -1 : at;
}

/** The contact that a text has behind its address, without the marks around it, and without the brackets unless a place nearby stands in them. */
export function contactText(text: string): string {
  const bare = NOTE_BEHIND.test(text) ? text : text.replace(/^(,? )\((.*)\)$/u, "$1$2");
  return bare.replace(/^(?:[.,]| -)? ?|[.:](?= )|,|[.]$/gu, "");
}
