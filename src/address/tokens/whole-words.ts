import { US_WHOLE_WORDS } from "../data/us-road-words.ts";
import { lookUpWord } from "./lexicon.ts";
import { isOneEdit } from "./one-edit.ts";
import { isDigitsAt, isLettersAt, samePart, textAt, tokenAt } from "./token-at.ts";
import type { AddressToken } from "./tokenize.ts";

/**
 * Has a word of roads and boxes stand whole, and answers whether it was none: "400 S. R. 7" and
 * "12 HWY 1 BY-PASS" as SR and BYPASS, "12 BWAY" as BROADWAY, "PO BXO 5" as BOX.
 */
export function makeWhole(tokens: AddressToken[], at: number): boolean {
  const token = tokenAt(tokens, at);
  const { text } = token;
  const whole = text.length === 1 ? undefined : US_WHOLE_WORDS.get(text);
  if (whole === undefined) {
    if (isSpacedRoad(tokens, at)) return joinNext(tokens, at);
    if (!isMisspeltBox(tokens, at)) return false;
    token.text = "BOX";
    return true;
  }
  if (whole === text + textAt(tokens, at + 1)) return joinNext(tokens, at);
  if (whole.startsWith(text)) return false;
  token.text = whole;
  return true;
}

function joinNext(tokens: AddressToken[], at: number): boolean {
  tokenAt(tokens, at).text += textAt(tokens, at + 1);
  tokens.splice(at + 1, 1);
  return true;
}

/** "12# MAIN ST": a sign between the number that opens the text and a name, not a unit's letter or word. */
export function isSignBehindNumber(tokens: readonly AddressToken[]): boolean {
  if (textAt(tokens, 1) !== "#" || !isDigitsAt(tokens, 0) || !isLettersAt(tokens, 2)) return false;
  const { part, text } = tokenAt(tokens, 2);
  return tokenAt(tokens, 0).part === part && text.length > 1 && lookUpWord(text).designator === "";
}

/** "S R 7" behind a house number, a direction or nothing in its part; "12 ALBERT S R 7" has initials. */
function isSpacedRoad(tokens: readonly AddressToken[], at: number): boolean {
  const first = tokenAt(tokens, at);
  const second = textAt(tokens, at + 1);
  if (first.text.length !== 1 || second.length !== 1 || !isDigitsAt(tokens, at + 2)) return false;
  const begins = !samePart(tokens, at - 1, at) || !isLettersAt(tokens, at - 1) || textAt(tokens, at - 1) === "OLD";
  return begins && samePart(tokens, at, at + 2) && lookUpWord(first.text + second).shorthand !== "";
}

/** "PO BIX 5", "P O BXO 5": three letters between the post office and a number, from which one wrong letter or two swapped ones part BOX. */
function isMisspeltBox(tokens: readonly AddressToken[], at: number): boolean {
  const text = textAt(tokens, at);
  const before = textAt(tokens, at - 1);
  if (before !== "PO" && !(before === "O" && textAt(tokens, at - 2) === "P")) return false;
  const isNear = text.length === 3 && (isOneEdit(text, "BOX") || text === "BXO" || text === "OBX");
  return isNear && isDigitsAt(tokens, at + 1) && samePart(tokens, at - 1, at + 1);
}
