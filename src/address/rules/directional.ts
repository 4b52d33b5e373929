import { pairTable } from "../../text/lookup.ts";
import { US_DIRECTION_ROWS, US_OPPOSITES } from "../data/us-directionals.ts";
import type { Draft } from "../tokens/draft.ts";
import { lookUpWord } from "../tokens/lexicon.ts";
import { samePart, tokenAt, wordAt } from "../tokens/token-at.ts";
import { type AddressToken, DIGITS, isOrdinal, LETTERS, SIGN } from "../tokens/tokenize.ts";
import { mayStart, STARTS_SHORT_DIRECTION } from "../tokens/word.ts";
import { isOneLetter } from "./unit-identifier.ts";

/** The direction of a token; "" when it is none. */
export function directionAt(tokens: readonly AddressToken[], at: number): string {
  return wordAt(tokens, at).direction;
}

/** "EAST WEST", not "N SOUTH": two opposite directions in full, which are a name. */
export function areOpposite(tokens: readonly AddressToken[], at: number): boolean {
  const isOpposite = US_OPPOSITES.get(directionAt(tokens, at)) === directionAt(tokens, at + 1);
  return isOpposite && tokenAt(tokens, at).text.length > 1 && tokenAt(tokens, at + 1).text.length > 1;
}

/** "N" and "E" are one direction, "NE"; "" where two do not combine (Publication 28, section 233). */
export function combined(first: string, second: string): string {
  if (first !== "N" && first !== "S") return "";
  return second === "E" || second === "W" ? first + second : "";
}

const SPELLED: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(US_DIRECTION_ROWS);

/** The direction spelled out, as it is written inside a name. */
export function spelledDirection(direction: string): string {
  return SPELLED.get(direction)?.split(" ")[0] ?? direction;
}

/** "5 NO. ELM ST", "HARLOW INC, 5 NO. 3RD ST", "42 SO. 300 EAST": NO and SO between the number that opens a part and a name or grid number are NORTH and SOUTH; NO NAME is a name. */
function leadsName(tokens: readonly AddressToken[], at: number): boolean {
  const number = tokenAt(tokens, at - 1);
  const next = tokenAt(tokens, at + 1);
  if (number.shape === LETTERS || number.shape === SIGN || isOrdinal(number) || next.part !== number.part) return false;
  if (samePart(tokens, at - 2, at - 1) && !number.text.includes("/")) return false;
  if (next.shape !== LETTERS) return isOrdinal(next) || wordAt(tokens, at + 2).direction !== "";
  return next.text !== "NAME" && (!next.word.strong || holdsSuffixBehind(tokens, at + 1));
}

/** "12 NO COURT BLVD", "12 SO ST CHARLES AVE": whether a street ends behind a word that is a suffix itself. */
function holdsSuffixBehind(tokens: readonly AddressToken[], at: number): boolean {
  for (let i = at + 1; i < tokens.length && samePart(tokens, i, at); i++) if (wordAt(tokens, i).strong) return true;
  return false;
}

/** "ELM ST NO 5", "ELM ST NO C, TROY", not "5TH AVE NO # 5": a number, or a letter at the end of its part. */
function isNumbered(tokens: readonly AddressToken[], at: number): boolean {
  const { shape, text } = tokenAt(tokens, at);
  if (shape !== LETTERS) return text !== "#";
  return isOneLetter(text) && !samePart(tokens, at, at + 1);
}

/**
 * NO and SO behind a street end or grid number, and before the city in a part of its own, are NORTH and SOUTH unless a number or letter follows:
 * "21ST AVE NO. STE 130", "875 E 300 SO.", "5 ELM ST, SO. SAN FRANCISCO".
 */
export function readShortDirection(draft: Draft): void {
  const { tokens, end } = draft;
  for (let i = 1; i < end; i++) {
    const token = tokenAt(tokens, i);
    if (!mayStart(token.word, STARTS_SHORT_DIRECTION)) continue;
    const city = i + 1 < end && !samePart(tokens, i - 1, i) && samePart(tokens, end - 1, i);
    const before = tokenAt(tokens, i - 1);
    const behind = city || before.word.strong || (before.shape === DIGITS && wordAt(tokens, i - 2).direction !== "");
    const numbered = token.text === "NO" && i + 1 < end && isNumbered(tokens, i + 1);
    if (leadsName(tokens, i) || (behind && !numbered)) token.word = lookUpWord(token.text.charAt(0));
  }
}
