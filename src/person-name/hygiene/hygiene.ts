import { decodeEntities } from "../../text/entities.ts";
import { foldPunctuation } from "../../text/fold.ts";
import { isInvisible, joinsLetters } from "../../text/invisible.ts";
import { isSpace } from "../../text/spaces.ts";
import { foldCompatibility, isAscii, isMark, normalizeForm } from "../../text/unicode.ts";
import { unitAt } from "../../text/unit-at.ts";
import { LINES_ON_LETTERS, SMALL_CAPITALS } from "../data/case-words.ts";
import type { CleanText } from "./clean-text.ts";
import { closeSpacedLetters } from "./spaced-letters.ts";
import { texCharacter } from "./tex-character.ts";

/** "Keliʻi", "Gʻulom". */
const OKINA = 0x2bb;

/** Signs that may open what TeX writes for a letter. */
const BACKSLASH = 0x5c;
const BRACE = 0x7b;

/** Longest character reference with `&` and `;`. */
const LONGEST_REFERENCE = 12;

/**
 * The text with character references decoded once, invisible characters dropped, every space as U+0020, dashes and
 * apostrophes as their ASCII twins, styled Latin letters plain, in NFC.
 */
export function cleanText(source: string): CleanText {
  return closeSpacedLetters(isPlain(source) ? { text: source, map: null } : cleanCharacters(source));
}

function cleanCharacters(source: string): CleanText {
  const out = new Cleaner(source.length);
  let i = 0;
  while (i < source.length) {
    // On the last character of a run a mark may follow.
    const end = runEnd(source, i) - 1;
    if (end > i) {
      out.run(source, i, end);
      i = end;
    }
    const point = source.codePointAt(i) ?? 0;
    const width = point > 0xffff ? 2 : 1;
    const tex = point === BACKSLASH || point === BRACE ? texCharacter(source, i) : null;
    if (point === 0x26) i = out.reference(source, i);
    else if (tex !== null) {
      out.character(tex[0], 0, tex[0].charCodeAt(0), i);
      i += tex[1];
    } else {
      out.character(source, i, point);
      i += width;
    }
  }
  return out.finish(source.length);
}

/** Printable ASCII without a character reference or a command of TeX, and Latin letters up to U+024F, need no cleaning. */
function isPlain(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x20 || (unit > 0x7e && unit < 0xc0) || unit > 0x24f) return false;
    if (unit === 0x26 && referenceLength(text, i) > 0) return false;
    if (unit === BACKSLASH || unit === BRACE) return false;
  }
  return true;
}

/** Units from the `&` at an index through the `;` that may close a reference; 0 where none may. A second `&` begins a reference of its own. */
function referenceLength(text: string, at: number): number {
  for (let length = 1; length < LONGEST_REFERENCE; length++) {
    const unit = unitAt(text, at + length);
    if (unit === 0x3b) return length + 1;
    if (unit === 0x26) break;
  }
  return 0;
}

/** Where a run of white space, or of printable ASCII without it, `&` and what may open a command of TeX, ends. */
function runEnd(source: string, start: number): number {
  const blank = isSpace(unitAt(source, start));
  let end = start;
  while (end < source.length) {
    const unit = unitAt(source, end);
    if (blank ? !isSpace(unit) : unit <= 0x20 || unit >= BRACE || unit === 0x26 || unit === BACKSLASH) break;
    end++;
  }
  return end;
}

/** Room for the end of the text and for a few characters that clean to several. */
const SPARE_OFFSETS = 16;

class Cleaner {
  readonly #pieces: string[] = [];
  #map: Uint32Array;
  #size = 0;
  /** A starter with its marks, not yet composed. */
  #cluster = "";
  #clusterStart = 0;
  #isOneCircled: boolean | undefined;

  constructor(length: number) {
    this.#map = new Uint32Array(length + SPARE_OFFSETS);
  }

  reference(source: string, at: number): number {
    const length = referenceLength(source, at);
    const body = source.slice(at, at + length);
    const decoded = decodeEntities(body);
    if (decoded === body) {
      this.#add("&", at);
      return at + 1;
    }
    // "&amp;#39;" is encoded twice.
    const more = decoded === "&" ? referenceLength(source, at + length - 1) - 1 : 0;
    const inner = `&${source.slice(at + length, at + length + more)}`;
    const twice = more > 0 ? decodeEntities(inner) : inner;
    for (const char of twice === inner ? decoded : twice) this.character(char, 0, char.codePointAt(0) ?? 0, at);
    return at + length + (twice === inner ? 0 : more);
  }

  /** Units that stay, or white space. */
  run(source: string, start: number, end: number): void {
    this.#flush();
    this.#pieces.push(isSpace(unitAt(source, start)) ? " ".repeat(end - start) : source.slice(start, end));
    this.#makeRoom(end - start);
    for (let i = start; i < end; i++) this.#map[this.#size++] = i;
  }

  character(source: string, i: number, point: number, at: number = i): void {
    if (point < 0x7f && point >= 0x20) this.#add(String.fromCharCode(point), at);
    else if (isSpace(point)) this.#add(" ", at);
    else if (point >= 0xd800 && point <= 0xdfff) return;
    else if (isInvisible(point) && !joinsLetters(source, i)) return;
    else if (point >= CIRCLED && point < CIRCLED + 52 && this.#isAlone(source)) this.#add(CIRCLE, at);
    else if (isRaisedMark(source, i)) this.#add(point === RAISED_T ? "\u2122" : "", at);
    else if (LINES_ON_LETTERS.includes(String.fromCodePoint(point))) return;
    else if (point >= 0x300 && (isMark(point) || isJamo(point))) this.#extend(String.fromCodePoint(point), at);
    else this.#add(twin(point), at);
  }

  finish(length: number): CleanText {
    this.#flush();
    this.#makeRoom(1);
    this.#map[this.#size++] = length;
    return { text: this.#pieces.join(""), map: this.#map.subarray(0, this.#size) };
  }

  /** "Jane Harlow ⓥ": one circled letter is a sign; several, and one that opens a word or is an initial, "Ⓙane" and "Ⓙ. Harlow", are lettering style. */
  #isAlone(source: string): boolean {
    this.#isOneCircled ??= !CIRCLED_LETTERS.test(source);
    return this.#isOneCircled;
  }

  #extend(mark: string, at: number): void {
    if (this.#cluster === "") this.#clusterStart = at;
    this.#cluster += mark;
  }

  #add(piece: string, at: number): void {
    this.#flush();
    this.#cluster = piece;
    this.#clusterStart = at;
  }

  #flush(): void {
    if (this.#cluster === "") return;
    const composed = isAscii(this.#cluster) ? this.#cluster : normalizeForm(this.#cluster, "NFC");
    this.#pieces.push(composed);
    this.#makeRoom(composed.length);
    for (let i = 0; i < composed.length; i++) this.#map[this.#size++] = this.#clusterStart;
    this.#cluster = "";
  }

  /** "㈱" cleans to more characters than it has. */
  #makeRoom(units: number): void {
    if (this.#size + units <= this.#map.length) return;
    const wider = new Uint32Array(2 * (this.#size + units));
    wider.set(this.#map);
    this.#map = wider;
  }
}

/** Where the letters in circles begin, and what stands for one of them alone. */
const CIRCLED = 0x24b6;
const CIRCLE = "\u25ef";

/** Two letters in circles, or one before a letter or a dot. */
const CIRCLED_LETTERS = /[Ⓐ-ⓩ](?:[^Ⓐ-ⓩ]*[Ⓐ-ⓩ]|[A-Za-zÀ-ɏ.])/u;

/** Raised T and M, which stand for the sign of a trade mark. */
const RAISED_T = 0x1d40;
const RAISED_M = 0x1d39;

/** Whether one half of "ᵀᴹ" stands here. */
function isRaisedMark(source: string, i: number): boolean {
  const unit = unitAt(source, i);
  return unit === RAISED_T
    ? unitAt(source, i + 1) === RAISED_M
    : unit === RAISED_M && unitAt(source, i - 1) === RAISED_T;
}

function isJamo(point: number): boolean {
  return point > 0x1160 && point <= 0x11ff;
}

/** Where capitals in brackets, squares and circles begin, each alphabet of 26, and small letters in brackets. */
const SQUARED = [0x1f110, 0x1f130, 0x1f150, 0x1f170];

const BRACKETED = 0x249c;

/** Where the Georgian capitals begin, in which names are written for show alone, and the letters. */
const MTAVRULI = 0x1c90;
const MKHEDRULI = 0x10d0;

/** Latin twin of a styled character, else the character itself. */
function twin(point: number): string {
  const char = String.fromCodePoint(point);
  // The okina is a letter of Hawaiian and Uzbek.
  if (point === OKINA) return char;
  const plain = foldPunctuation(char);
  if (plain !== char) return plain;
  if (isStyled(point)) return foldCompatibility(char);
  if (point >= MTAVRULI && point < MTAVRULI + 0x30) return String.fromCharCode(point - MTAVRULI + MKHEDRULI);
  if (point >= BRACKETED && point < BRACKETED + 26) return String.fromCharCode(point - BRACKETED + 0x61);
  const first = SQUARED.find((from) => point >= from && point < from + 26);
  if (first !== undefined) return String.fromCharCode(point - first + 0x41);
  const at = SMALL_CAPITALS.indexOf(char);
  return at < 0 ? char : SMALL_CAPITALS.charAt(at + 1);
}

/** Mathematical alphanumerics, full-width forms, enclosed letters, ligatures and letterlike symbols but trademark signs. */
function isStyled(point: number): boolean {
  if (point >= 0x1d400 && point <= 0x1d7ff) return true;
  if (point >= 0xff01 && point <= 0xff5e) return true;
  if (point >= 0x24b6 && point <= 0x24e9) return true;
  if (point >= 0xfb00 && point <= 0xfb06) return true;
  // "Harlow Ⅳ"
  if (point >= 0x2160 && point <= 0x217f) return true;
  return (
    point >= 0x2102 && point <= 0x2149 && point !== 0x2116 && point !== 0x2120 && point !== 0x2121 && point !== 0x2122
  );
}
