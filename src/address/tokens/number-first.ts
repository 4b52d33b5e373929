import { US_COUNTED_WORDS, US_WISCONSIN_CITIES } from "../data/us-number-words.ts";
import { isDigitsAt, samePart, textAt, tokenAt, wordAt } from "./token-at.ts";
import { type AddressToken, DIGITS, LETTERS, tokenOf } from "./tokenize.ts";
import { namesRoad } from "./word.ts";

/** Digits of the shortest house number in the country of Wisconsin. */
const SHORTEST_FIRE_NUMBER = 3;

/** "W. 1212 FERN AVE": the direction before the house number that opens the text stands behind it, in the country of Wisconsin it is part of it, "N 6505 COUNTY ROAD Y"; "E 45 ST" is a street, "S 300 E" a grid's. */
export function withNumberFirst(tokens: AddressToken[]): AddressToken[] {
  const [direction, number, name] = tokens;
  if (direction === undefined || number === undefined || name === undefined || direction.text.length > 1) return tokens;
  const isOnePart = direction.part === number.part && number.part === name.part;
  if (direction.word.direction === "" || number.shape !== DIGITS || !isOnePart) return tokens;
  if (isFireNumber(tokens)) {
    tokens.splice(0, 2, tokenOf(direction.text + number.text, number.part, number.text.length));
    return tokens;
  }
  const { streetSuffix, direction: other } = name.word;
  const isName = name.shape === LETTERS && !namesRoad(name.word) && !US_COUNTED_WORDS.has(name.text);
  if (isName && streetSuffix === "" && other === "") tokens.splice(0, 2, number, direction);
  return tokens;
}

/** "N 6505 HWY 26", "W 5000 LAKE RD", not "N 107 ST" and "S 300 E", nor in the cities of Wisconsin, which number as others do. */
function isFireNumber(tokens: readonly AddressToken[]): boolean {
  const state = tokenAt(tokens, tokens.length - 1).word.stateCode === "" ? tokens.length - 2 : tokens.length - 1;
  if (wordAt(tokens, state).stateCode !== "WI" || US_WISCONSIN_CITIES.has(textAt(tokens, state - 1))) return false;
  const behind = tokenAt(tokens, 3);
  const goesOn = samePart(tokens, 2, 3) && (behind.shape === LETTERS || wordAt(tokens, 2).direction === "");
  return textAt(tokens, 1).length >= SHORTEST_FIRE_NUMBER && !isDigitsAt(tokens, 2) && goesOn;
}
