import { unitAt } from "../../text/unit-at.ts";
import { JOINED_AND } from "../data/particles.ts";
import { CREDENTIAL, FAMILY, GIVEN } from "../words/lexicon.ts";
import { isRole } from "../words/role.ts";
import { isLetterUnit } from "../words/unit-kinds.ts";
import { splitWords, type Word } from "../words/words.ts";
import { SOFT_BREAK } from "./symbols.ts";

/** What stands between two separators. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  /** Whether a pictograph, not a separator, stands before the piece. */
  readonly soft: boolean;
  readonly words: readonly Word[];
}

/** A text in pieces, at its separators. */
export function splitPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  let soft = false;
  for (let i = 0; i <= text.length; i++) {
    const isSoft = text.charAt(i) === SOFT_BREAK;
    if (i < text.length && !isSoft && !isSeparator(text, i)) continue;
    pieces.push({ start, end: i, soft, words: splitWords(text.slice(start, i)) });
    start = i + 1;
    soft = isSoft;
  }
  return pieces;
}

/** Bars and bullets divide everywhere, colons and exclamation marks behind a word, hyphens, slashes, middle dots and at-signs between spaces. */
function isSeparator(text: string, i: number): boolean {
  const unit = unitAt(text, i);
  if (unit === 0x20 || isLetterUnit(unit)) return false;
  const char = text.charAt(i);
  if ("|¦•‣∙⋅●~<>=*…".includes(char)) return true;
  if (!"-/·@:!\\".includes(char)) return false;
  const before = i === 0 || text.charCodeAt(i - 1) <= 0x20;
  const after = i + 1 >= text.length || text.charCodeAt(i + 1) <= 0x20;
  // Of a run of them each divides, so that reading again finds none.
  if (":!/-".includes(char) && (text.charAt(i - 1) === char || text.charAt(i + 1) === char)) return true;
  if (":!".includes(char)) return after;
  return before && (after || opensTagline(char === "-" ? flagsBehind(text, i) : 0)) && !joinsCouple(text, i);
}

/** "Jane Harlow -Director", "Jane Harlow -MBA". */
function opensTagline(flags: number): boolean {
  return isRole(flags) || (flags & (CREDENTIAL | GIVEN | FAMILY)) === CREDENTIAL;
}

/** What is known about the word behind a hyphen: "Jane Harlow -Director". */
function flagsBehind(text: string, i: number): number {
  return splitWords(text.slice(i + 1, i + LONGEST_ROLE))[0]?.flags ?? 0;
}

const LONGEST_ROLE = 24;

/** Hebrew writes "and" before a hyphen between two titles. */
function joinsCouple(text: string, i: number): boolean {
  return JOINED_AND.test(text.charAt(i - 2)) && text.charAt(i - 3) === " ";
}
