import { US_WHOLE_STREETS } from "../data/us-street-suffixes.ts";
import { isLettersAt, samePart, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { type AddressToken, DIGITS, isOrdinal, LETTERS } from "../tokens/tokenize.ts";
import { mayStart, STARTS_GENERAL_DELIVERY } from "../tokens/word.ts";
import { isShortSuffix } from "./street-suffix.ts";

/** Whether a street end and at least one more word stand before: room for a city. */
export function cityBefore(tokens: readonly AddressToken[], from: number): boolean {
  const last = tokenAt(tokens, from - 1);
  if (last.word.strong || last.shape !== LETTERS) return false;
  const part = last.part;
  const before = tokenAt(tokens, from - 2);
  if (last.word.direction && (before.part !== part || before.word.strong)) return false;
  // "BROADWAY, SUITE A, NEW YORK 10001", "# A", "3RD FLOOR", "REAR"
  const marksId = before.word.designator !== "" || before.text === "#";
  const isId = last.text.length < 2 && before.part === part && marksId;
  if (isId || last.word.alone || last.word.designator === "FL") return false;
  if (part > 0 && tokenAt(tokens, from - 2).part !== part) return true;
  for (let i = from - 2; i > 0; i--) {
    const token = tokenAt(tokens, i);
    if (token.text === "ST" && (wordAt(tokens, i + 1).saint || (i === 1 && !isLettersAt(tokens, 0)))) {
      // "12 FERN ST PARIS ME" has room for a city, "12 UPPER ST JAMES CT" may have none.
      if (i > 1 && !wordAt(tokens, from).strong && wordAt(tokens, i - 1).direction === "") return true;
      continue;
    }
    if (token.shape === DIGITS && isHouseBehindName(tokens, i)) return false;
    if (
      token.shape === DIGITS ||
      isOrdinal(token) ||
      (token.word.strong && textAt(tokens, i + 1) !== "OF") ||
      (i + 2 < from && !token.word.alone && (token.word.designator !== "" || token.text === "#")) ||
      (i > 1 && isShortSuffix(token)) ||
      US_WHOLE_STREETS.has(token.text) ||
      mayStart(wordAt(tokens, i - 1), STARTS_GENERAL_DELIVERY) ||
      token.part !== part
    )
      return true;
  }
  return false;
}

/** "HARLOW INC, 12 ALDER": a number that begins its part behind nothing but names. */
function isHouseBehindName(tokens: readonly AddressToken[], at: number): boolean {
  return !samePart(tokens, at - 1, at) && tokens.slice(0, at).every(({ shape }) => shape === LETTERS);
}
