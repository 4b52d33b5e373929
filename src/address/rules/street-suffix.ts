import { US_COURT_HOUSE } from "../data/us-address-words.ts";
import { US_NAME_ABBREVIATIONS, US_NAME_WORDS } from "../data/us-street-suffixes.ts";
import { samePart, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import type { AddressToken } from "../tokens/tokenize.ts";
import type { Word } from "../tokens/word.ts";
import { saintAt } from "./saint.ts";

/** The standard suffix of a token; "" when it is none (Publication 28, appendix C1). */
export function suffixAt(tokens: readonly AddressToken[], at: number): string {
  return wordAt(tokens, at).streetSuffix;
}

/** Whether a suffix ends a street for certain: LA is a lane, and an article behind which a name goes on. */
export function isSureSuffix({ text, word }: AddressToken): boolean {
  return word.strong && text !== "LA";
}

/** A strong suffix that is not part of a name: neither ST before a saint nor LA before a word nor the COURT of COURT HOUSE. */
export function endsStreetAt(tokens: readonly AddressToken[], at: number): boolean {
  return isSureSuffix(tokenAt(tokens, at)) && !saintAt(tokens, at) && !isCourtHouse(tokens, at);
}

/** "CAPE MAY COURT HOUSE": the seat of a county, named after its court. */
function isCourtHouse(tokens: readonly AddressToken[], at: number): boolean {
  const name = `${textAt(tokens, at)} ${textAt(tokens, at + 1)}`;
  return name === US_COURT_HOUSE && samePart(tokens, at, at + 1);
}

/** "PT", "ST", not MT, which begins names: the standard abbreviation of a suffix, which ends a street more often than it is part of a name or city. */
export function isShortSuffix({ text, word }: AddressToken): boolean {
  return text === word.streetSuffix && text.length < word.suffixWord.length && (word.strong || !word.cityFirst);
}

/** "POINT", "COVE": a suffix in full, as names of cities have it. */
export function isLongSuffix({ text, word }: AddressToken): boolean {
  return word.streetSuffix !== "" && text.length > word.streetSuffix.length;
}

/** A suffix inside a name is spelled out, as the abbreviation of a place is: MAIN AVENUE DR, MOUNT VERNON AVE, UPPER LAKE RD (section 234). */
export function spelledInName(token: AddressToken, word: Word): string {
  const full = US_NAME_ABBREVIATIONS.get(token.text);
  if (full !== undefined) return full;
  if (word.streetSuffix === "" || US_NAME_WORDS.has(token.text)) return token.text;
  return token.text.length < word.suffixWord.length ? word.suffixWord : token.text;
}
