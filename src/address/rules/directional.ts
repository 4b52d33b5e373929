import { type Draft, textAt } from "../draft.ts";
import { lookUpWord } from "../lexicon.ts";
import { type AddressToken, DIGIT_FIRST, DIGITS, LETTERS } from "../tokenize.ts";

/** The direction of a token; "" when it is none. */
export function directionAt(tokens: readonly AddressToken[], at: number): string {
  const token = tokens[at];
  return token?.word?.direction ?? "";
}

/** "N" and "E" are one direction, "NE"; "" where two do not combine (Publication 28, section 233). */
export function combined(first: string, second: string): string {
  if (first !== "N" && first !== "S") return "";
  return second === "E" || second === "W" ? first + second : "";
}

const SPELLED: ReadonlyMap<string, string> = new Map([
  ["E", "EAST"],
  ["N", "NORTH"],
  ["NE", "NORTHEAST"],
  ["NW", "NORTHWEST"],
  ["S", "SOUTH"],
  ["SE", "SOUTHEAST"],
  ["SW", "SOUTHWEST"],
  ["W", "WEST"],
]);

/** The direction spelled out, as it is written inside a name. */
export function spelledDirection(direction: string): string {
  return SPELLED.get(direction) ?? direction;
}

/** "5 NO. ELM ST": NO and SO between the house number and a name are NORTH and SOUTH; NO NAME is a name. */
function leadsName(tokens: readonly AddressToken[], end: number): boolean {
  const next = tokens[2];
  if (tokens[0]?.shape !== DIGITS || next?.shape !== LETTERS || next.part !== tokens[0].part || end < 4) return false;
  return next.text !== "NAME" && next.word?.strong !== true;
}

/**
 * NO and SO behind a street end, and before the city in a part of its own, are NORTH and SOUTH unless a number follows:
 * "21ST AVE NO. STE 130", "5 ELM ST, SO. SAN FRANCISCO".
 */
export function readNumero(draft: Draft): void {
  const { tokens, end } = draft;
  for (let i = 1; i < end; i++) {
    const token = tokens[i];
    if (token === undefined || (token.text !== "NO" && token.text !== "SO")) continue;
    if (i === 1 && leadsName(tokens, end)) token.word = lookUpWord(token.text === "NO" ? "N" : "S");
    const city = i + 1 < end && tokens[i - 1]?.part !== token.part && tokens[end - 1]?.part === token.part;
    if (!city && tokens[i - 1]?.word?.strong !== true) continue;
    const next = tokens[i + 1];
    const numbered = i + 1 < end && next !== undefined && (next.shape === DIGITS || next.shape === DIGIT_FIRST);
    if (!numbered || textAt(tokens, i) === "SO") token.word = lookUpWord(token.text === "NO" ? "N" : "S");
  }
}
