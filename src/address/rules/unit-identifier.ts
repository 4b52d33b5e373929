import { ROMAN_NUMERAL } from "../data/us-number-words.ts";
import { type Draft, FREE } from "../draft.ts";
import { isAndAt, NOTHING, tokenAt } from "../token-at.ts";
import { type AddressToken, DIGITS, isOrdinal, LETTERS, SIGN } from "../tokenize.ts";
import { NO_WORD } from "../word.ts";

/** An identifier of letters or a floor: "STE PH", "UNIT PH2", "APT BSMT", "STE LL", "APT 3RD FLR" → APT FL 3. */
export function namedId(draft: Draft, at: number, from: number): { id: string; to: number } | null {
  const { tokens, end } = draft;
  const id = tokenAt(tokens, from);
  if (at < 2 || id.role !== FREE || id.part !== tokenAt(tokens, at).part) return null;
  const next = from + 1 < end ? tokenAt(tokens, from + 1) : NOTHING;
  const beside = next.part === id.part && next.role === FREE ? next : NOTHING;
  const ordinal = id.word.ordinal !== "" || isOrdinal(id);
  if (ordinal && beside.word.designator === "FL")
    return { id: `FL ${digitsOf(id.word.ordinal || id.text)}`, to: from + 2 };
  if (id.word.designator === "FL" && beside.shape === DIGITS) return { id: `FL ${beside.text}`, to: from + 2 };
  if (id.shape !== LETTERS || id.text.length < 2) return null;
  const { word } = id;
  if (word.designator === "PH" && beside.shape !== LETTERS && beside.shape !== SIGN)
    return { id: `PH${beside.text}`, to: from + 2 };
  if (beside === NOTHING && word.direction !== "") return { id: id.text, to: from + 1 };
  const free = beside === NOTHING || beside.shape === LETTERS || beside.text === "#";
  if (word.alone) return free ? { id: word.designator, to: from + 1 } : null;
  return free &&
    id.text.length === 2 &&
    !word.strong &&
    (word === NO_WORD || word.direction !== "" || beside === NOTHING)
    ? { id: id.text, to: from + 1 }
    : null;
}

/** Whether a token by itself identifies a unit: "5", "12B", "C", "ONE", "II". */
export function isId(token: AddressToken): boolean {
  if (token.shape === SIGN || token.role !== FREE) return false;
  if (token.shape !== LETTERS) return true;
  return (
    token.text.length === 1 ||
    token.text.charAt(1) === "-" ||
    token.text === "GROUND" ||
    token.word.cardinal !== "" ||
    isRoman(token.text)
  );
}

/** "BLDG III", "TOWER II": a small number in Roman letters. */
export function isRoman(text: string): boolean {
  return ROMAN_NUMERAL.test(text);
}

/** The standard identifier: of a floor the digits of an ordinal, "FL 3RD" → "3". */
export function idOf(unit: string, id: AddressToken): string {
  if (unit === "FL" && isOrdinal(id)) return digitsOf(id.text);
  return id.text;
}

/** Digits at the beginning of an ordinal. */
export function digitsOf(ordinal: string): string {
  return String(Number.parseInt(ordinal, 10));
}

/** A direction or letter behind an id at the end of its part, and a fraction: "# 3 SOUTH", "APT S511 A", "APT 2 1/2". */
export function belongsToId(draft: Draft, at: number, number: string): string {
  const token = tokenAt(draft.tokens, at);
  const before = tokenAt(draft.tokens, at - 1);
  if (number === "" || at >= draft.end || token.role !== FREE || token.part !== before.part) return "";
  const next = at + 1 < draft.end ? tokenAt(draft.tokens, at + 1) : NOTHING;
  if (before.shape === DIGITS && /^\d\/\d$/u.test(token.text)) return token.text;
  if (isAndAt(draft.tokens, at) && next.role === FREE && next.shape !== SIGN && !isOrdinal(next))
    return next.shape !== LETTERS || next.text.length === 1 ? `& ${next.text}` : "";
  const letter = token.shape === LETTERS && token.text.length === 1;
  if (next.part === token.part) return letter && next.shape === LETTERS && isUnitLetter(token) ? token.text : "";
  return letter || token.word.direction !== "" ? token.text : "";
}

/** A letter that begins no name of two words: neither a direction nor the D, L and O of "D IBERVILLE", "O FALLON". */
export function isUnitLetter({ text, word }: AddressToken): boolean {
  return word.direction === "" && text !== "D" && text !== "L" && text !== "O";
}
