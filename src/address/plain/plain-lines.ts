import { US_BLOCK_WORDS } from "../data/us-number-words.ts";
import { areOpposite } from "../rules/directional.ts";
import { stateOfPhrase, stateOfTwoAt } from "../tokens/state-name.ts";
import { textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { type AddressToken, DIGITS, LETTERS } from "../tokens/tokenize.ts";
import { mayStart, STARTS_ROUTE } from "../tokens/word.ts";
import type { Places } from "../types.ts";
import { boxLine, placeLine, readEnd } from "./place.ts";
import { isLastOfPart, type PlainLine } from "./plain-line.ts";
import { namedStreet } from "./street.ts";
import { behindStreet, isSuffixWithoutNumber } from "./unit.ts";
import { isPlainHouseNumber } from "./words.ts";

/**
 * The mailing lines of a text of the most usual shape, "812 N Oak Street Apt 4, Dayton, OH 45402", without the rules: house
 * number, one direction, plain words, a suffix that ends a street, one unit or box, plain city, state, ZIP code. Null for
 * any other text. The rules answer the same for it, some five times slower, and read the lines as themselves
 * (test/address/plain-lines.test.ts).
 */
export function plainLines(tokens: readonly AddressToken[], places: Places | null): string[] | null {
  const first = tokenAt(tokens, 0);
  if (tokens.length < 3) return null;
  const line: PlainLine = { tokens, at: 0, end: tokens.length, state: "", zip: "", bare: false, places };
  if (!readEnd(line)) return null;
  const lines: string[] = [];
  const street = first.shape === LETTERS ? unnumberedStreet(line) : plainStreetLine(line);
  if (street) lines.push(street);
  else if (first.shape !== LETTERS) return null;
  const box = boxLine(line);
  if (box) lines.push(box);
  if (places !== null && (line.bare || mayHoldPlace(line))) return null;
  if (line.at === line.end && !line.state && !line.zip) return lines;
  const place = placeLine(line);
  if (!place || (line.at === line.end && !isSuffixWithoutNumber(tokens, line.at - 1))) return null;
  lines.push(place);
  return lines;
}

/** "1174 SOUTH PLYMOUTH COURT", "40 DYLAN CENTRAL SQUARE, NY": whether what ends a street may be a city or state that the places know. */
function mayHoldPlace({ at, tokens, end, state, zip }: PlainLine): boolean {
  const last = wordAt(tokens, end - 1);
  return (
    at === end && (state !== "" || zip !== "" || last.stateCode !== "" || stateOfPhrase(last.streetSuffix) !== null)
  );
}

/** House number, street and unit; "" where they are not plain. */
function plainStreetLine(line: PlainLine): string {
  const { tokens } = line;
  const number = tokenAt(tokens, 0);
  let text = number.text;
  line.at = 1;
  if (/^\d\/\d$/u.test(textAt(tokens, 1))) text += ` ${textAt(tokens, line.at++)}`;
  if (!isPlainHouseNumber(number) || isLastOfPart(line, 0) || isLastOfPart(line, line.at - 1)) return "";
  if (US_BLOCK_WORDS.has(textAt(tokens, line.at))) return "";
  const direction = wordAt(tokens, line.at).direction;
  const behind = tokenAt(tokens, line.at + 2);
  if (direction && (!wordAt(tokens, line.at + 1).strong || behind.shape === DIGITS || behind.word.strong)) {
    if (isLastOfPart(line, line.at) || opensStateName(tokens, line.at)) return "";
    if (areOpposite(tokens, line.at)) return "";
    text += ` ${direction}`;
    line.at++;
  }
  const name = namedStreet(line);
  return name && behindStreet(line, `${text} ${name}`);
}

/** "ALDER DRIVE, BETHEL, AK 99559": a street with its suffix in a part of its own; "" where none opens the text. */
function unnumberedStreet(line: PlainLine): string {
  // "RT 2, PO BOX 5"
  if (mayStart(wordAt(line.tokens, 0), STARTS_ROUTE)) return "";
  const name = namedStreet(line);
  const last = line.at - 1;
  if (!line.bare && last + 1 < line.end && isLastOfPart(line, last) && !wordAt(line.tokens, last).building) return name;
  line.at = 0;
  line.bare = false;
  return "";
}

/** "NORTH DAKOTA": the direction is part of a state's name. */
function opensStateName(tokens: readonly AddressToken[], at: number): boolean {
  return wordAt(tokens, at).stateFirst && wordAt(tokens, at + 1).stateEnd && stateOfTwoAt(tokens, at) !== null;
}
