import { type Draft, textAt } from "../draft.ts";
import { isUnitName } from "../street-end.ts";
import { DIGIT_FIRST, DIGITS, isOrdinalEnding, LETTER_FIRST, LETTERS, SIGN } from "../tokenize.ts";

/** A word and a number behind the street: "STUDIO 5", "TOWER 2". */
export function isNamedUnit(draft: Draft, from: number, to: number): boolean {
  const number = draft.tokens[from + 1];
  if (to !== from + 2 || number === undefined || !isUnitName(draft.tokens[from])) return false;
  const text = textAt(draft.tokens, from);
  if (text === "AND" || text === "AT" || text === "OF") return false;
  return number.shape === DIGITS || number.shape === LETTER_FIRST;
}

/** Words that can be a unit by themselves: "9B", "104", "B421", "LH". */
export function isBareUnit(draft: Draft, from: number, to: number): boolean {
  if (to - from > 2) return false;
  for (let i = from; i < to; i++) {
    const token = draft.tokens[i];
    if (token === undefined || token.shape === SIGN) return false;
    if (token.shape === LETTERS && token.text.length > 2) return false;
    if (token.shape === DIGIT_FIRST && isOrdinalEnding(token.text.slice(-2))) return false;
  }
  return true;
}
