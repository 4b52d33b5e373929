import { PR_BLOCKS, PR_HOUSE_WORDS } from "../data/us-puerto-rico-words.ts";
import { US_SPANISH_STREETS } from "../data/us-spanish-words.ts";
import { type Draft, note } from "../tokens/draft.ts";
import { isPuertoRico } from "../tokens/is-puerto-rico.ts";
import { isDigitsAt, samePart, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { type AddressToken, tokenOf } from "../tokens/tokenize.ts";

/** A block, and one with its house: "5", "B", "B12", "5-34". */
const BLOCK = /^(?:\d{1,3}[A-Z]?|[A-Z]{1,2})$/u;
const WHOLE = /^(?:[A-Z]{1,2}\d{1,3}|\d{1,3}-\d{1,3})$/u;

/**
 * Block and number of a house in an urbanization of Puerto Rico are one house number, before the street beside it, and the words for them
 * leave (Publication 28, section 29): "Blq 5 #34 Calle 7" → 5-34 CALLE 7, "Calle 7 Bloque B Casa 12" → B12 CALLE 7.
 */
export function joinBlock(draft: Draft): void {
  const { tokens } = draft;
  const at = isPuertoRico(draft) ? tokens.findIndex(({ text }) => PR_BLOCKS.has(text)) : -1;
  if (at < 0) return;
  const block = textAt(tokens, at + 1);
  let house = at + 2;
  while (isHouseWord(tokens, house)) house++;
  const isBeside = house > at + 2 || samePart(tokens, at, house);
  if (house >= draft.end || !isBeside || !isDigitsAt(tokens, house)) house = at + 1;
  const isWhole = house === at + 1;
  if (!(isWhole ? WHOLE : BLOCK).test(block)) return;
  const text = isWhole ? block : `${block}${/\d$/u.test(block) ? "-" : ""}${textAt(tokens, house)}`;
  const number = tokenOf(text, tokenAt(tokens, at).part, text.replace(/[A-Z-]/gu, "").length);
  const street = streetBeside(tokens, at, house);
  if (isWhole && street < 0) return;
  const { part } = tokenAt(tokens, Math.max(street, 0));
  tokens.splice(at, house + 1 - at, number);
  draft.end -= house - at;
  note(draft, "us/puerto-rico");
  if (street < 0) return;
  number.part = part;
  if (street < at) tokens.splice(street, 0, ...tokens.splice(at, 1));
}

/** "#", NUM, CASA: words before the number of a house. */
function isHouseWord(tokens: readonly AddressToken[], at: number): boolean {
  return wordAt(tokens, at).numberMark || PR_HOUSE_WORDS.has(textAt(tokens, at));
}

/** Where the street begins right behind the block or, in its part or the one before, before it; -1 where none does. */
function streetBeside(tokens: readonly AddressToken[], at: number, house: number): number {
  if (US_SPANISH_STREETS.has(textAt(tokens, house + 1))) return house + 1;
  const { part } = tokenAt(tokens, at);
  let street = at - 1;
  while (street >= 0 && tokenAt(tokens, street).part >= part - 1 && !US_SPANISH_STREETS.has(textAt(tokens, street)))
    street--;
  return US_SPANISH_STREETS.has(textAt(tokens, street)) ? street : -1;
}
