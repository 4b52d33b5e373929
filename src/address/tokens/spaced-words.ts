import { US_SPACED_WORDS } from "../data/us-road-words.ts";
import { joined } from "./joined.ts";
import { lookUpWord } from "./lexicon.ts";
import { isDigitsAt, isLettersAt, samePart, textAt, tokenAt } from "./token-at.ts";
import type { AddressToken } from "./tokenize.ts";

/** "400 S. R. 7", "12 HWY 1 BY-PASS": one token for a word of roads that a blank or a hyphen parts, S R and BY PASS; those of letters need a number behind and no name before. */
export function joinSpacedWords(tokens: AddressToken[]): AddressToken[] {
  for (let i = 0; i + 1 < tokens.length; i++) {
    if (!isSpacedRoad(tokens, i) && !US_SPACED_WORDS.has(joined(textAt(tokens, i), textAt(tokens, i + 1)))) continue;
    const token = tokenAt(tokens, i);
    token.text += textAt(tokens, i + 1);
    tokens.splice(i + 1, 1);
  }
  return tokens;
}

/** "S R 7" behind a house number, a direction or nothing in its part; "12 ALBERT S R 7" has initials. */
function isSpacedRoad(tokens: readonly AddressToken[], at: number): boolean {
  const first = tokenAt(tokens, at);
  const second = textAt(tokens, at + 1);
  if (first.text.length !== 1 || second.length !== 1 || !isDigitsAt(tokens, at + 2)) return false;
  const begins = !samePart(tokens, at - 1, at) || !isLettersAt(tokens, at - 1) || textAt(tokens, at - 1) === "OLD";
  return begins && samePart(tokens, at, at + 2) && lookUpWord(first.text + second).shorthand !== "";
}
