import { lowerCase } from "../../text/letter-case.ts";
import { TRAVELLER } from "../data/labels.ts";
import { GLUED_FIRM } from "../data/no-persons.ts";
import { COLON_BEHIND_BIRTH } from "../data/other-names.ts";
import { apart, betweenAuthors, IRISH_NAMES } from "../data/particles.ts";
import {
  andOr,
  BETWEEN_SLASHES,
  boldJoints,
  doubledAngles,
  doubledApostrophes,
  escapedBreaks,
  LIST_MARK,
  quotesOfTex,
  SENDER,
  SHOWN_AROUND,
  SHOWN_BEHIND,
  slashBeforeGiven,
  strayMarks,
  withGiven,
} from "../data/profile-marks.ts";
import type { SourceOffsets } from "../hygiene/clean-text.ts";
import { cleanText } from "../hygiene/hygiene.ts";
import { foldLookAlikes } from "../hygiene/look-alikes.ts";
import { cut, cutAll, type NoteRemoved, put, type Reading } from "../hygiene/reading.ts";
import { flagsOf, GIVEN, OCCUPATION, SUFFIX, TITLE, TITLE_PART } from "../words/lexicon.ts";
import { isWholeName } from "../words/place-or-firm.ts";
import { isLetterUnit } from "../words/unit-kinds.ts";
import { hasLetter, splitWords, type Word } from "../words/words.ts";
import { cutBehindSemicolon } from "./behind-semicolon.ts";
import { cutBrackets } from "./brackets.ts";
import { undoCapsLock } from "./caps-lock.ts";
import { cutContacts } from "./contacts.ts";
import { cutHeadline } from "./headline.ts";
import { cutLastDots } from "./last-dots.ts";
import { cutLines } from "./lines.ts";
import { cutDrawn, cutSymbols } from "./symbols.ts";

/** The text cleaned and rid of everything that is no word of a name; when nothing would be left, only cleaned. */
export function prepare(source: string, language: string, note: NoteRemoved | null): Reading {
  const clean = cleanText(source);
  const text = undoCapsLock(plainMarks(clean.map === null ? clean.text : foldLookAlikes(clean.text)));
  const reading = bareReading(source, language, note, text, clean.map);
  cutDrawn(reading);
  if (text.includes("\\")) cutAll(reading, "punctuation", escapedBreaks());
  const noise = /[^\0-@]{3}\.[^ ,.]{2,}$/u.test(text) ? CONTACT | noiseOf(text) : noiseOf(text);
  cutLastDots(reading, text, noise);
  if (noise & SYMBOL) cutSymbols(reading);
  cutShown(reading);
  if (noise & CONTACT) cutContacts(reading);
  if (noise & BRACKET) cutBrackets(reading);
  cutAll(reading, "punctuation", strayMarks());
  cutLines(reading);
  cutSentence(reading);
  if (noise & (SYMBOL | CONTACT | SEPARATOR)) cutHeadline(reading);
  cutBehindSemicolon(reading);
  if (hasLetter(reading.text) || !hasPlainLetter(text)) return reading;
  return bareReading(source, language, note, text, clean.map, true);
}

/** The text with the marks of forms, databases and markup put as a writer puts them; every position stays. */
function plainMarks(text: string): string {
  return (
    apostrophes(blanks(text))
      .replace(apart(), (found, name?: string) =>
        name === undefined || IRISH_NAMES.has(lowerCase(name)) ? `${found.charAt(0)}'`.padStart(found.length) : found,
      )
      .replace(doubledApostrophes(), " $1'")
      .replace(betweenAuthors(), ";")
      // "HARLOW^ANN^B", as messages of hospitals have it.
      .replace(/(?<=[^ ])\^(?!\d)/u, ",")
      .replaceAll("^", " ")
      .replace(andOr(), " &   ")
      .replace(withGiven(), (found, name: string) => (flagsOf(lowerCase(name)) & GIVEN ? " & " : found))
      .replace(slashBeforeGiven(), (found, name: string) => (flagsOf(lowerCase(name)) & GIVEN ? "&" : found))
      // "HARLOW/ANN MS"
      .replace(TRAVELLER, (_, family: string, name: string) => `${family},${name.replace(/ MS$/u, " Ms")}`)
      .replace(SENDER, " $2 ")
      .replace(BETWEEN_SLASHES, (_, given: string, family: string) => `${given} ${family}${given === "" ? "," : " "}`)
      // '"""Ann Harlow"""', as tables of text double marks
      .replace(/"{2,}/gu, (found, at: number, all: string) =>
        /[^ ,]/u.test(all.charAt(at + found.length)) ? '"'.padStart(found.length) : '"'.padEnd(found.length),
      )
      .replace(quotesOfTex(), ' "')
      .replace(doubledAngles(), ' "$1" ')
      // "Ann Harlow née: Pym"
      .replace(COLON_BEHIND_BIRTH, " ")
      // 'Ann \\"Annie\\" Harlow'
      .replaceAll('\\"', ' "')
      .replace(boldJoints(), "  $1  ")
  );
}

/** "Ann%20Harlow", but no address of a page. */
function blanks(text: string): string {
  return /[ /]/u.test(text) ? text : text.replaceAll("%20", "   ");
}

/** "L`Harlow", "van `t Harlow"; where one opens a word it is the letter ayin or a quotation mark. */
function apostrophes(text: string): string {
  return /(?<![^ ])`(?!t )/u.test(text) ? text : text.replace(/(?<=[^\0-@])`(?=[^\0-@])|(?<= )`(?=t )/gu, "'");
}

/** "View Ann Harlow's profile", "Ann Harlow's iPhone", "Ann Harlow2nd degree connection": what pages and devices write around a name. */
function cutShown(reading: Reading): void {
  const mark = LIST_MARK.exec(reading.text)?.[0].length ?? 0;
  cut(reading, "punctuation", 0, mark);
  const behind = reading.text.search(SHOWN_BEHIND);
  if (behind > 0) cut(reading, "label", behind, reading.text.length);
  const glued = reading.text.search(GLUED_FIRM);
  if (reading.text.lastIndexOf(" ", glued) > 0) cut(reading, "tagline", glued, reading.text.length);
  const found = SHOWN_AROUND.exec(reading.text);
  if (found === null) return;
  const [all, before = "", name = ""] = found;
  if (before !== "") cut(reading, "label", 0, before.length);
  cut(reading, "label", before.length + name.length, all.length);
}

/** "Jane Harlow. Writer and editor.": what stands behind a full stop that ends a whole name, more than a word, an occupation or a post-nominal. */
function cutSentence(reading: Reading): void {
  const name = /^.*?[^\0-@]{5}(?=\. )/u.exec(reading.text)?.[0] ?? "";
  const words = splitWords(name);
  const [next, more] = splitWords(reading.text.slice(name.length + 1));
  if (!isWholeName(words) || (words.at(-1) as Word).flags & (GIVEN | TITLE | TITLE_PART | SUFFIX)) return;
  if (next !== undefined && next.flags & SUFFIX) put(reading, name.length, ",");
  else if (more !== undefined || (next?.flags ?? 0) & OCCUPATION)
    cut(reading, "tagline", name.length, reading.text.length);
}

/** Kinds of noise that a text may hold. */
const SYMBOL = 1;
const CONTACT = 2;
const BRACKET = 4;
const SEPARATOR = 8;

/** Where the ornaments of Javanese stand among the letters of East Asia: "꧁". */
const JAVANESE_MARKS = 0xa9c1;

/** Which kinds of noise a text may hold beside letters, marks, spaces, commas, dots, and hyphens and apostrophes inside words. */
function noiseOf(text: string): number {
  let noise = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0x61 && unit <= 0x7a) continue;
    if (unit === 0x20 || unit === 0x2e || unit === 0x2c || (unit >= 0x41 && unit <= 0x5a)) continue;
    noise |= noiseOfUnit(text, i, unit);
  }
  return noise;
}

function noiseOfUnit(text: string, i: number, unit: number): number {
  if (unit >= 0xc0 && unit < 0x2000) return unit === 0x20e3 ? SYMBOL : 0;
  if (unit > 0x7f)
    return unit >= 0x3040 && unit < 0xd7a4 && (unit < JAVANESE_MARKS || unit > JAVANESE_MARKS + 12)
      ? 0
      : unit === 0xb7 || unit === 0xa6
        ? SEPARATOR
        : SYMBOL | BRACKET | SEPARATOR;
  if (unit === 0x2d || unit === 0x27) {
    if (i > 0 && text.charCodeAt(i - 1) > 0x2e && i + 1 < text.length && text.charCodeAt(i + 1) > 0x2e) return 0;
    return unit === 0x2d ? SEPARATOR : BRACKET;
  }
  if ('"()[]{}'.includes(text.charAt(i))) return BRACKET | (text.charAt(i + 1) === "(" ? CONTACT : 0);
  if (unit === 0x60) return BRACKET | CONTACT | SEPARATOR;
  return unit === 0x26 || unit === 0x3b ? 0 : CONTACT | SEPARATOR;
}

/** Whether a text has a letter up to U+FFFF; pictographs stand beyond. */
function hasPlainLetter(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if ((unit < 0xd800 || unit > 0xdfff) && isLetterUnit(unit)) return true;
  }
  return false;
}

/** The reading of a cleaned text, without arguments for the rest of one that needs no cleaning. */
export function bareReading(
  source: string,
  language: string,
  note: NoteRemoved | null,
  text: string = source,
  map: SourceOffsets | null = null,
  isNoise = false,
): Reading {
  return {
    source,
    text,
    map,
    removed: [],
    note,
    credentials: [],
    nicknames: [],
    maiden: null,
    title: null,
    isNoise,
    language,
  };
}
