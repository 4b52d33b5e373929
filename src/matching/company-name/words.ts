import { foldDiacritics } from "../../text/fold.ts";
import { lowerCase } from "../../text/letter-case.ts";
import { foldCompatibility, toWellFormed } from "../../text/unicode.ts";
import { FORM_SIGNS } from "../data/legal-forms.ts";

/** One word of a company name: its comparison form and where it stands in the text. */
export interface NameWord {
  /** Lower case, without diacritics, dots and apostrophes: "s.a." is "sa", "Macy's" is "macys"; "&" and "+" are "and". */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** A full stop stands inside or right after the word: "S.p.A.", "Corp.". */
  readonly dotted: boolean;
  /** The word is letters that stand for words: "A. O.", "U.S.". */
  readonly initials: boolean;
}

const DOT = 0x2e;
const SLASH = 0x2f;
const AMPERSAND = 0x26;
const PLUS = 0x2b;

/**
 * The words of a company name. Letters and digits make words; a full stop or slash between single letters joins
 * them ("S.A.", "A/S"), an apostrophe inside a word is dropped, and single letters in a row are one word ("A. O. Smith").
 */
export function nameWords(name: string): NameWord[] {
  // Of the same length: half a sign is no letter.
  const text = toWellFormed(name);
  const words: NameWord[] = [];
  let at = 0;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    if (unit === AMPERSAND || unit === PLUS || unit === 0xff06) {
      words.push({ text: "and", start: at, end: at + 1, dotted: false, initials: false });
      at++;
      continue;
    }
    const sign = FORM_SIGNS.get(unit);
    if (sign !== undefined) words.push({ text: sign, start: at, end: at + 1, dotted: true, initials: false });
    if (!isWordUnit(unit)) {
      at++;
      continue;
    }
    const end = wordEnd(text, at);
    const folded = foldWord(text.slice(at, end));
    const dotted = text.charCodeAt(end) === DOT || text.slice(at, end).includes(".");
    if (folded !== "")
      words.push({ text: folded, start: at, end, dotted, initials: isInitials(text, at, end, folded) });
    at = end;
  }
  return joinSingleLetters(words);
}

/** Whether single letters with full stops make up the word. */
function isInitials(text: string, start: number, end: number, folded: string): boolean {
  return folded.length > 1 && text.charCodeAt(letterEnd(text, start)) === DOT && end - start >= 2 * folded.length - 1;
}

/** Comparison form of one word. */
function foldWord(word: string): string {
  const plain = lowerCase(foldDiacritics(lowerCase(foldCompatibility(word))));
  let out = "";
  let from = 0;
  for (let i = 0; i < plain.length; i++) {
    if (isWordUnit(plain.charCodeAt(i))) continue;
    out += plain.slice(from, i);
    from = i + 1;
  }
  return from === 0 ? plain : out + plain.slice(from);
}

function wordEnd(text: string, start: number): number {
  let at = start;
  // Start of the current stretch of letters and digits; only single letters take a dot or slash along.
  let stretch = start;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    if (isWordUnit(unit)) {
      at++;
      continue;
    }
    if (!isWordUnit(text.charCodeAt(at + 1))) break;
    const joins = isApostrophe(unit) || ((unit === DOT || unit === SLASH) && joinsAbbreviation(text, stretch, at));
    if (!joins) break;
    at++;
    if (!isApostrophe(unit)) stretch = at;
  }
  return at;
}

/** Whether the dot at `at` stands inside an abbreviation such as "S.A.", "r.o." or "S.p.A": one letter before and one after. */
function joinsAbbreviation(text: string, stretch: number, at: number): boolean {
  return (
    letterEnd(text, stretch) === at &&
    isLetter(text.charCodeAt(at + 1)) &&
    !isWordUnit(text.charCodeAt(letterEnd(text, at + 1)))
  );
}

/** Where the letter at `at` ends, behind the marks that a decomposed one has; `at` itself when none stands there. */
function letterEnd(text: string, at: number): number {
  if (!isLetter(text.charCodeAt(at))) return at;
  let end = at + 1;
  while (isCombining(text.charCodeAt(end))) end++;
  return end;
}

/** Whether a unit is one of the marks that letters of Latin, Greek and Cyrillic are composed with. */
function isCombining(unit: number): boolean {
  return unit >= 0x300 && unit < 0x370;
}

/** Single letters in a row as one word, so that "A. O. Smith" and "AO Smith" agree. */
function joinSingleLetters(words: readonly NameWord[]): NameWord[] {
  const out: NameWord[] = [];
  let joinable = false;
  for (const word of words) {
    const single = word.text.length === 1 && isLetter(word.text.charCodeAt(0));
    const last = out.at(-1);
    if (single && joinable && last !== undefined) {
      out[out.length - 1] = {
        text: last.text + word.text,
        start: last.start,
        end: word.end,
        dotted: last.dotted || word.dotted,
        initials: true,
      };
      continue;
    }
    out.push(word);
    joinable = single;
  }
  return out;
}

/** Whether a unit of a word is a letter of a script that has initials. */
function isLetter(unit: number): boolean {
  return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a) || (unit >= 0xc0 && unit < 0x2000);
}

function isApostrophe(unit: number): boolean {
  return unit === 0x27 || unit === 0x2019 || unit === 0x2018 || unit === 0x60 || unit === 0xb4 || unit === 0x2bc;
}

/** Whether a UTF-16 unit belongs to a word: ASCII letters and digits, and everything above ASCII that is no punctuation. */
export function isWordUnit(unit: number): boolean {
  if (unit < 0x80)
    return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x30 && unit <= 0x39);
  if (unit < 0xc0) return unit === 0xaa || unit === 0xb5 || unit === 0xba;
  if (unit === 0xd7 || unit === 0xf7 || (unit >= 0x2b0 && unit <= 0x2ff)) return false;
  if (unit < 0x2000) return unit !== 0x37e && unit !== 0x387 && unit !== 0x60c && unit !== 0x1680 && unit !== 0x180e;
  // ℠ and ™, which compatibility would make letters of.
  if (unit === 0x2120 || unit === 0x2122) return false;
  if (unit <= 0x206f || (unit >= 0x20a0 && unit <= 0x20cf) || (unit >= 0x2190 && unit <= 0x2bff)) return false;
  if ((unit >= 0x3000 && unit <= 0x3004) || (unit >= 0x3008 && unit <= 0x3020) || unit === 0x3030 || unit === 0x30fb)
    return false;
  if (FORM_SIGNS.has(unit)) return false;
  if ((unit >= 0xfe10 && unit <= 0xfe6f) || unit === 0xfeff) return false;
  return (
    !(unit >= 0xff01 && unit <= 0xff0f) &&
    !(unit >= 0xff1a && unit <= 0xff20) &&
    !(unit >= 0xff3b && unit <= 0xff40) &&
    !(unit >= 0xff5b && unit <= 0xff65) &&
    unit < 0xfff0
  );
}
