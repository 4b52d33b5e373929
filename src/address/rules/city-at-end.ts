import { US_BEFORE_LINE, US_NEARBY_WORDS, US_NO_CITY_WORDS } from "../data/us-address-words.ts";
import { US_NAMED_UNITS, US_NAMED_UNITS_ALONE } from "../data/us-named-units.ts";
import { US_ROAD_BRANCHES } from "../data/us-road-words.ts";
import { type Draft, FREE, PLACED } from "../tokens/draft.ts";
import { isDigitsAt, samePart, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { type AddressToken, DIGITS, LETTERS } from "../tokens/tokenize.ts";
import { endsLikeStreet } from "./county.ts";
import { deliveryEndScore, SURE_END } from "./delivery-end-score.ts";
import { isPlaceAlone } from "./place-alone.ts";
import { isBoxed } from "./rural-route.ts";
import { isShortSuffix } from "./street-suffix.ts";

/** Most words of a city that nothing stands behind. */
const MOST_NAME_WORDS = 3;

/** "12 STATION DR ALTONA", "PO BOX 12 ALTONA", "12 STATION DR APT 5 ALTONA": the words alone at the end of a text, behind a certain end of the delivery line. */
export function cityAtEnd(draft: Draft, from: number, end: number): number {
  const { components, tokens } = draft;
  if (endsLikeStreet(tokens, end) || (components.route !== null && !isBoxed(components.route))) return end;
  // "COLLEGE OF ST FRANCIS", "HARLOW #1 FAST FOOD" and "FERN CIRCLE PARK" are names alone.
  const numbered = tokens.some(({ role, shape }, i) => i < end && role === FREE && shape !== LETTERS);
  if (
    !numbered &&
    (components.box ?? components.route) === null &&
    (textAt(tokens, 0).length > 2 || wordAt(tokens, 0).direction === "")
  )
    return end;
  const isBehind = tokenAt(tokens, from - 1).role === PLACED && samePart(tokens, from - 1, from);
  for (let k = Math.max(from, end - MOST_NAME_WORDS); k < end; k++) {
    const begins = k === from ? isBehind : !isBehind && k > from + 1 && endsForSure(draft, from, k);
    const isShort = textAt(tokens, k).length < 3 && !(k + 1 < end && wordAt(tokens, k).cityFirst);
    if (begins && !isShort && isName(tokens, k, end)) return k;
  }
  return end;
}

/** "12 STATION DR", "8 CO HWY 27", not "12 S ST LAWRENCE" and "12 OAK ST JOHN". */
function endsForSure(draft: Draft, from: number, k: number): boolean {
  const { tokens } = draft;
  const before = tokenAt(tokens, k - 1);
  if (before.shape !== LETTERS && before.shape !== DIGITS) return false;
  const isUnnamed = isDigitsAt(tokens, k - 2) || wordAt(tokens, k - 2).direction !== "";
  if (before.text === "ST" && (isUnnamed || wordAt(tokens, k).saint)) return false;
  if (isShortSuffix(before) && k > from + 2 && !wordAt(tokens, k - 2).strong) return true;
  return deliveryEndScore(draft, from, k) >= SURE_END && !opensNote(tokens, k, tokens.length);
}

/** Words that are neither a street, or the branch of a road, nor a place within nor someone's: "EXTENSION", "MAILROOM", "ROGER C PYM", "ATTN JO". */
function isName(tokens: readonly AddressToken[], from: number, end: number): boolean {
  if (end - from === 1 && wordAt(tokens, from).streetSuffix !== "") return false;
  return isPlaceAlone(tokens, from, end) && tokens.slice(from, end).every(isOfName);
}

function isOfName({ text, word }: AddressToken): boolean {
  if ([US_NO_CITY_WORDS, US_NAMED_UNITS, US_NAMED_UNITS_ALONE, US_ROAD_BRANCHES].some((table) => table.has(text)))
    return false;
  return text.length > 1 && word.announcing === "" && word.designator === "" && word.cardinal === "";
}

/** "100 ALDER RD OPP LIPA PARK FERN", not "100 ALDER RD OPP": what is nearby, behind the end of a street or at the start of a text, is none of the city. */
export function opensNote(tokens: readonly AddressToken[], at: number, end: number): boolean {
  const { text } = tokenAt(tokens, at);
  if (at + 1 >= end) return false;
  return US_BEFORE_LINE.has(text) || isNearby(tokens, at);
}

/** OFF may end a name: "12 CUT OFF RD". */
function isNearby(tokens: readonly AddressToken[], at: number): boolean {
  const { text } = tokenAt(tokens, at);
  return US_NEARBY_WORDS.has(text) && text !== "OFF" && (at === 0 || wordAt(tokens, at - 1).strong);
}
