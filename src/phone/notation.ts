import { isInvisible } from "../text/invisible.ts";
import { isSpace } from "../text/spaces.ts";
import { DIGIT_ZEROS } from "./data/decimal-digits.ts";
import { SEPARATOR_TWINS } from "./data/separator-twins.ts";

/** Stands where a character was that shows nothing; it separates as a space does. */
const FILLER = 0x2060;
/** Units handed to the engine at once when the folded text is put together. */
const CHUNK = 1024;
const ZERO = 0x30;
const NEW_LINE = 0x0a;
const ARABIC_ZERO = 0x660;
/** What is not as it was typed on a plain keyboard. The engine looks for it four times as fast as a scan does. */
const FOREIGN = /[^\n\x20-\x7e]/u;
/** From here to the Arabic digits stand letters, marks and few signs. */
const NO_BREAK_SPACE = 0xa0;

/**
 * The text with digits of every script, full-width characters and spaces as their ASCII twins. Every unit keeps its
 * place. Dashes (U+2010 to U+2015) stay: they divide two numbers where a hyphen stands inside one.
 */
export function foldNotation(text: string): string {
  const at = text.search(FOREIGN);
  if (at < 0) return text;
  let out = text.slice(0, at);
  let units: number[] = [];
  for (let i = at; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (isPlain(unit)) units.push(unit);
    else {
      const point = unit < 0xd800 ? unit : (text.codePointAt(i) ?? unit);
      const twin = twinOf(point);
      units.push(twin < 0 ? unit : twin);
      if (point > 0xffff) {
        i++;
        units.push(twin < 0 ? text.charCodeAt(i) : FILLER);
      }
    }
    if (units.length < CHUNK) continue;
    out += String.fromCharCode(...units);
    units = [];
  }
  return out + String.fromCharCode(...units);
}

function isPlain(unit: number): boolean {
  return (unit < 0x7f && unit >= 0x20) || unit === NEW_LINE;
}

/** ASCII unit that a code point stands for; -1 for none. */
function twinOf(point: number): number {
  if (point < NO_BREAK_SPACE) {
    if (point === 0x0d || point === 0x85) return NEW_LINE;
    return isSpace(point) ? 0x20 : FILLER;
  }
  // The writings that are met most go first.
  if (point >= ARABIC_ZERO && point <= 0x669) return point - ARABIC_ZERO + ZERO;
  if (point >= 0x6f0 && point <= 0x6f9) return point - 0x6f0 + ZERO;
  if (point >= 0xff01 && point <= 0xff5e && point !== 0xff0d) return point - 0xfee0;
  if (point === NO_BREAK_SPACE) return 0x20;
  if (point < 0x10000) {
    const separator = SEPARATOR_TWINS.get(point);
    if (separator !== undefined) return separator;
    if (isInvisible(point)) return FILLER;
    if (isSpace(point)) return 0x20;
  }
  const digit = point < ARABIC_ZERO ? -1 : digitValue(point);
  return digit < 0 ? -1 : digit + ZERO;
}

/** Value of a decimal digit of any script; -1 for anything else. */
function digitValue(point: number): number {
  let low = 0;
  let high = DIGIT_ZEROS.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((DIGIT_ZEROS[middle] ?? 0) <= point) low = middle;
    else high = middle - 1;
  }
  const value = point - (DIGIT_ZEROS[low] ?? point + 1);
  return value >= 0 && value <= 9 ? value : -1;
}
