import { US_LEVEL, US_NAMED_LEVELS, US_NAMED_UNITS, US_NAMED_UNITS_ALONE } from "../data/us-named-units.ts";
import type { Draft, SecondaryUnit } from "../tokens/draft.ts";
import { textAt, tokenAt } from "../tokens/token-at.ts";
import { type AddressToken, DIGIT_FIRST, DIGITS, isOrdinal, LETTER_FIRST, LETTERS, SIGN } from "../tokens/tokenize.ts";
import { isPlain } from "../tokens/word.ts";
import { highwayAt } from "./highway.ts";
import { isRoman, isSide } from "./unit-identifier.ts";

/** A unit without designator of appendix C2 behind the street: "STUDIO 5", "TOWER B", "STUDIO", "CONCOURSE LEVEL"; null when none. */
export function namedUnit({ tokens }: Draft, from: number, to: number): SecondaryUnit | null {
  const designator = textAt(tokens, from);
  if (to === from + 1) return US_NAMED_UNITS_ALONE.has(designator) ? { designator, id: "" } : null;
  if (to !== from + 2) return null;
  const id = textAt(tokens, from + 1);
  if (id === US_LEVEL) return isNamedLevel(tokens, from) ? { designator, id } : null;
  if (announcesUnit(tokens, from)) return { designator, id };
  if (!isUnitName(tokenAt(tokens, from))) return null;
  const shape = tokenAt(tokens, from + 1).shape;
  return shape === DIGITS || shape === LETTER_FIRST ? { designator, id } : null;
}

/** "CONCOURSE LEVEL", "PLAZA LEVEL". */
export function isNamedLevel(tokens: readonly AddressToken[], at: number): boolean {
  return textAt(tokens, at + 1) === US_LEVEL && US_NAMED_LEVELS.has(textAt(tokens, at));
}

/** A word that can announce a unit though no table holds it: STUDIO, TOWER, VILLA. */
export function isUnitName(token: AddressToken): boolean {
  return token.shape === LETTERS && token.text.length > 1 && isPlain(token.word);
}

/** Whether a word that names units has a number or letter behind it. */
export function announcesUnit(tokens: readonly AddressToken[], at: number): boolean {
  const id = tokenAt(tokens, at + 1);
  if (!US_NAMED_UNITS.has(textAt(tokens, at)) || id.part !== tokenAt(tokens, at).part) return false;
  if (id.shape === LETTERS) return id.text.length === 1 || isRoman(id.text);
  return id.shape !== SIGN && !isOrdinal(id);
}

/** "5A, 100 MAIN ST", "C-5, 100 MAIN ST": a unit between a comma and the house number, which no word announces; digits and a letter also without the comma, "4B/1200 MAIN ST". */
export function isLeadingUnit({ tokens }: Draft, from: number, to: number): boolean {
  const unit = tokenAt(tokens, from);
  const number = tokenAt(tokens, to);
  if (to !== from + 1 || number.shape !== DIGITS) return false;
  if (number.part === unit.part && unit.shape !== DIGIT_FIRST) return false;
  if (unit.shape === LETTERS) return unit.text.length === 1;
  return unit.shape === LETTER_FIRST || (unit.shape === DIGIT_FIRST && /^\d+[A-Z]$/u.test(unit.text));
}

/** Words that can be a unit by themselves: "9B", "104", "B421", "LH", "A-D", "4 EAST". */
export function isBareUnit(draft: Draft, from: number, to: number): boolean {
  // "SERVICE RD I-20"
  if (to - from > 2 || highwayAt(draft.tokens, from, to, draft.components.state) !== null) return false;
  for (let i = from; i < to; i++) {
    const token = tokenAt(draft.tokens, i);
    if (token.shape === SIGN) return false;
    const isLong = token.text.length > 2 && !/^[A-Z]-[A-Z]$/u.test(token.text);
    if (token.shape === LETTERS && isLong && !(i > from && isSide(token.text, token.word))) return false;
    if (isOrdinal(token) && (to > from + 1 || token.text.length > 3)) return false;
  }
  return true;
}
