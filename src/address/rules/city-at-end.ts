import { US_NEARBY_WORDS } from "../data/us-address-words.ts";
import { US_ENDS_WITHIN } from "../data/us-named-units.ts";
import { type Draft, FREE, PLACED } from "../tokens/draft.ts";
import { isDigitsAt, samePart, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { type AddressToken, DIGITS, LETTERS } from "../tokens/tokenize.ts";
import { leftScore, noStreet, SURE_END } from "./city-score.ts";
import { endsLikeStreet } from "./county.ts";
import { isShortSuffix } from "./street-suffix.ts";

/** Most words of a city that nothing stands behind. */
const MOST_NAME_WORDS = 3;

/** "12 STATION DR ALTONA", "PO BOX 12 ALTONA", "12 STATION DR APT 5 ALTONA": the words alone at the end of a text, behind a certain end of the delivery line. */
export function cityAtEnd(draft: Draft, from: number, end: number): number {
  const { components, tokens } = draft;
  if (components.route !== null || endsLikeStreet(tokens, end) || US_ENDS_WITHIN.has(textAt(tokens, end - 1)))
    return end;
  // "COLLEGE OF ST FRANCIS", "HARLOW #1 FAST FOOD" and "FERN CIRCLE PARK" are names alone.
  const numbered = tokens.some(({ role, shape }, i) => i < end && role === FREE && shape !== LETTERS);
  if (!numbered && components.box === null && (textAt(tokens, 0).length > 2 || wordAt(tokens, 0).direction === ""))
    return end;
  const isBehind = tokenAt(tokens, from - 1).role === PLACED && samePart(tokens, from - 1, from);
  for (let k = Math.max(from, end - MOST_NAME_WORDS); k < end; k++) {
    const begins = k === from ? isBehind : !isBehind && k > from + 1 && endsForSure(draft, from, k);
    if (begins && textAt(tokens, k).length > 2 && isName(tokens, k, end)) return k;
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
  if (isShortSuffix(before) && k > from + 2) return true;
  return leftScore(draft, from, k) >= SURE_END && !opensNote(tokens, k);
}

/** Words that are neither a street nor someone's: "MAILROOM", "ROGER C PYM", "ATTN JO". */
function isName(tokens: readonly AddressToken[], from: number, end: number): boolean {
  const words = tokens.slice(from, end);
  return (
    noStreet(tokens, from, end) &&
    words.every(({ text, word }) => text.length > 1 && word.announcing === "" && word.designator === "")
  );
}

/** "100 ALDER RD OPP LIPA PARK FERN": what is nearby, behind the end of a street, is none of the city. */
export function opensNote(tokens: readonly AddressToken[], at: number): boolean {
  const { text } = tokenAt(tokens, at);
  return US_NEARBY_WORDS.has(text) && text !== "OFF" && wordAt(tokens, at - 1).strong;
}
