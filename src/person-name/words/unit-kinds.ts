import { lowerCase, upperCase } from "../../text/letter-case.ts";
import { isAssigned } from "../../text/unicode.ts";

// Kinds of a code unit; those of a word's units together are its shape.

/** A capital letter. */
export const HAS_UPPER: number = 1;
/** A small letter. */
export const HAS_LOWER: number = 2;
/** A full stop. */
export const HAS_DOT: number = 4;
/** A digit of ASCII. */
export const HAS_DIGIT: number = 8;
/** A hyphen of ASCII. */
export const HAS_HYPHEN: number = 16;
/** An apostrophe of ASCII. */
export const HAS_APOSTROPHE: number = 32;
/** Anything but ASCII and the dividers of `IS_DIVIDER`. */
export const NON_ASCII: number = 64;
/** Not in ASCII nor U+00C0 to U+024F, where the lower case of a word may not be that of its units. */
export const BEYOND_LATIN: number = 128;
/** Neither a letter nor one of the marks above. */
export const HAS_OTHER: number = 256;
/** A letter, a mark or half of a surrogate pair. */
export const IS_LETTER: number = 512;
/** Ends a word: space, comma, "&", ";", and the commas of other scripts. */
export const IS_DIVIDER: number = 1024;

const ASCII_END = 0x80;
/** Units from here on are rare enough in names to look at each anew. */
const KNOWN_END = 0x600;

let known: Uint16Array | undefined;

/** Answers of {@link kindOf}, complete for ASCII and 0 where it was not asked yet: for loops over many units. */
export function knownKinds(): Uint16Array {
  if (known === undefined) {
    known = new Uint16Array(KNOWN_END);
    for (let unit = 0; unit < ASCII_END; unit++) known[unit] = computeKind(unit);
  }
  return known;
}

/** Kinds of a code unit. */
export function kindOf(unit: number): number {
  const kinds = knownKinds();
  if (unit < KNOWN_END && kinds[unit] !== 0) return kinds[unit] as number;
  const kind = computeKind(unit);
  if (unit < KNOWN_END) kinds[unit] = kind;
  return kind;
}

function computeKind(unit: number): number {
  if (isDivider(unit)) return IS_DIVIDER;
  if (unit < 0x80) return asciiKind(unit);
  const script = unit >= 0xc0 && unit < 0x250 ? NON_ASCII : NON_ASCII | BEYOND_LATIN;
  return script | letterKind(unit);
}

function isDivider(unit: number): boolean {
  if (unit < 0x80) return unit === 0x20 || unit === 0x2c || unit === 0x26 || unit === 0x3b;
  return unit === 0x60c || unit === 0x104a || unit === 0x1363 || unit === 0x3001;
}

function asciiKind(unit: number): number {
  if (unit >= 0x41 && unit <= 0x5a) return IS_LETTER | HAS_UPPER;
  if (unit >= 0x61 && unit <= 0x7a) return IS_LETTER | HAS_LOWER;
  if (unit === 0x2e) return HAS_DOT;
  if (unit === 0x2d) return HAS_HYPHEN;
  if (unit === 0x27) return HAS_APOSTROPHE;
  return unit >= 0x30 && unit <= 0x39 ? HAS_DIGIT : HAS_OTHER;
}

const LETTER = /^[\p{L}\p{M}]$/u;

function letterKind(unit: number): number {
  if (unit >= 0xd800 && unit <= 0xdfff) return IS_LETTER;
  const char = String.fromCharCode(unit);
  const cased = unit < 0x590 || (unit >= 0x1e00 && unit < 0x2000);
  if (!isAssigned(unit) || !LETTER.test(char)) return HAS_OTHER;
  // Georgian and Cherokee have case twins, yet names are not written with them.
  if (!cased) return IS_LETTER;
  if (lowerCase(char) !== char) return IS_LETTER | HAS_UPPER;
  return upperCase(char) !== char ? IS_LETTER | HAS_LOWER : IS_LETTER;
}

/** Whether a code unit is a letter, a mark or half of a surrogate pair. */
export function isLetterUnit(unit: number): boolean {
  return (kindOf(unit) & IS_LETTER) !== 0;
}
