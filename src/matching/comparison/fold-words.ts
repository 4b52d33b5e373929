import { foldDiacritics } from "../../text/fold.ts";
import { lowerCase } from "../../text/letter-case.ts";
import { foldCompatibility, isAscii } from "../../text/unicode.ts";
import { unitAt } from "../../text/unit-at.ts";
import { isWordUnit } from "../company-name/words.ts";
import { romanize } from "./romanize.ts";

/** The okina of "Hawaiʻi" is often left out. */
const OKINA = 0x2bb;

/** Longest text that is compared; of a longer one the start is read. */
const LONGEST_TEXT = 2048;

/** Lower case without diacritics and compatibility forms. */
export function foldForMatching(text: string): string {
  const read = text.length > LONGEST_TEXT ? text.slice(0, LONGEST_TEXT) : text;
  return isAscii(read) ? read.toLowerCase() : lowerCase(foldDiacritics(lowerCase(foldCompatibility(read))));
}

/** The words of {@link romanizedWords} as one text with single blanks. */
export function foldedText(text: string): string {
  return isOneWord(text) ? text.toLowerCase() : romanizedWords(text).join(" ");
}

/** The first of {@link romanizedWords}; empty where there is none. */
export function firstFoldedWord(text: string): string {
  const end = plainStart(text);
  const isWord = end > 0 && end <= LONGEST_TEXT && (end === text.length || unitAt(text, end) === 0x20);
  return isWord ? text.slice(0, end).toLowerCase() : (romanizedWords(text)[0] ?? "");
}

/** Whether a text consists of ASCII letters and digits, as most names do. */
function isOneWord(text: string): boolean {
  return text.length <= LONGEST_TEXT && plainStart(text) === text.length;
}

/** Number of ASCII letters and digits at the start of a text. */
function plainStart(text: string): number {
  let i = 0;
  for (; i < text.length; i++) {
    const unit = unitAt(text, i);
    if (((unit | 0x20) - 0x61) >>> 0 >= 26 && (unit - 0x30) >>> 0 >= 10) break;
  }
  return i;
}

/** Words of a text in comparing form: letters and digits, apostrophes dropped, everything else divides; "&" is "and". */
export function foldWords(text: string): string[] {
  const folded = foldForMatching(text);
  const words: string[] = [];
  const length = folded.length;
  let word = "";
  let from = -1;
  for (let i = 0; i <= length; i++) {
    const unit = i < length ? unitAt(folded, i) : 0x20;
    if (isWordUnit(unit) && unit !== OKINA) {
      if (from < 0) from = i;
      continue;
    }
    if (from >= 0) word += folded.slice(from, i);
    from = -1;
    if (unit === 0x27 || unit === 0x2019 || unit === 0x60 || unit === OKINA) continue;
    if (word !== "") words.push(word);
    word = "";
    if (unit === 0x26) words.push("and");
  }
  return words;
}

/** {@link foldWords} of names and places, so that those of other alphabets meet their Latin spellings. */
export function romanizedWords(text: string): string[] {
  return foldWords(text).map(romanize);
}

/** Text of a run-time value; null for anything else and for empty text. Numbers count as their digits. */
export function textOf(value: unknown): string | null {
  if (typeof value === "string") return value === "" ? null : value;
  return typeof value === "bigint" || Number.isFinite(value) ? String(value) : null;
}
