import { bears, DRAWN, LETTERS_FOR_LOOKS, NOT_DRAWN, pictographs } from "../data/profile-marks.ts";
import { cut, cutAll, put, type Reading } from "../hygiene/reading.ts";
import { isLetterUnit } from "../words/unit-kinds.ts";

/** Stands in the text where a pictograph stood: a place where a headline may begin. */
export const SOFT_BREAK = "\u0001";

/** A keycap closes the character before it. */
const KEYCAP = "\u20e3";

/** Behind a word without a blank these say where to find a note: "Ann Harlow¹, Bob Pym†". */
const NOTE_SIGNS = "\u00b9\u00b2\u00b3\u2020\u2021";

/** What the first byte of a Latin letter in UTF-8 shows in a wrong encoding, and small. */
const MISREAD = "Ãã";

/** ™ ® © ℠ stand after a word of the name and open nothing. */
const MARK_SIGNS = "\u2122\u00ae\u00a9\u2120";

/** Overwrites emoji, dingbats, arrows, geometric shapes, technical signs, enclosed digits, flags and their tags; letters and mathematics stay. */
export function cutSymbols(reading: Reading): void {
  const runs = reading.text.matchAll(pictographs());
  for (const { 0: run, index } of runs) {
    // "BÃ©langer" and "RenÃ©" are names in a wrong encoding, "Acme™" is marked.
    const isMisread =
      isLetterUnit(reading.text.charCodeAt(index + 1)) ||
      (index > 0 && MISREAD.includes(reading.text.charAt(index - 1)));
    if (MARK_SIGNS.includes(run) && isMisread) continue;
    const start = run.startsWith(KEYCAP) && index > 0 ? index - 1 : index;
    cut(reading, "emoji", start, index + run.length);
    const isNote = NOTE_SIGNS.includes(run.charAt(0)) && start > 0 && isLetterUnit(reading.text.charCodeAt(start - 1));
    if (!isNote && !MARK_SIGNS.includes(run.charAt(0))) put(reading, start, SOFT_BREAK);
  }
}

/** What is drawn around a name: words of signs alone, "°º¤ø", and beside Latin words alone single letters of other scripts, "ツ". */
export function cutDrawn(reading: Reading): void {
  const { text } = reading;
  if (text.includes("\u1d25")) cutAll(reading, "emoji", bears());
  if (!DRAWN.test(text) && !LETTERS_FOR_LOOKS.test(text)) return;
  const rest = text.replace(/[^ ]+/gu, (word) => (NOT_DRAWN.test(word) ? word : ""));
  const isLatin = /[A-Za-z]{2}/u.test(rest) && /^[\0-\u024f\u2000-\u2bff\u{1f000}-\u{1faff}]*$/u.test(rest);
  for (const { 0: word, index } of text.matchAll(/[^ ]+/gu))
    if (!NOT_DRAWN.test(word) && (DRAWN.test(word) || (isLatin && LETTERS_FOR_LOOKS.test(word))))
      cut(reading, "emoji", index, index + word.length);
}
