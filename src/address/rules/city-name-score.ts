import { US_CITY_KIND, US_FIRM_ENDS } from "../data/us-address-words.ts";
import { isLettersAt, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import type { AddressToken } from "../tokens/tokenize.ts";
import { endsStreetAt, isLongSuffix, isShortSuffix } from "./street-suffix.ts";

/** Score of a city by its number of words, most of which have one, and what each word more than these loses. */
const BY_WORDS: readonly number[] = [8, 6, 2];
const WORD_TOO_MANY = -6;

/** The word CITY is no city alone, and ends the name of one: SALT LAKE CITY. */
const KIND_ALONE = -40;
const KIND_BEHIND_NAME = 5;

/** SAN, NEW, LAKE before another word, and surer as two of them, "6300 FERN WEST NEW HOPE". */
const BEGINS_LIKE_CITY = 6;
const BEGINS_TWICE = 1;

/** A letter or short direction in front is of the street or a unit. */
const LETTER_FIRST = -8;

/** HALL, HOSPITAL at the end. */
const ENDS_LIKE_BUILDING = -15;

/** One word that is a suffix or a direction too. */
const SUFFIX_ALONE = -6;
const DIRECTION_ALONE = -20;

/** A strong suffix at the end of several words, KENNETT SQUARE, in full behind an abbreviated one, "FERN ST GREEN COVE SPRINGS", and anywhere else. */
const SUFFIX_LAST = -5;
const FULL_SUFFIX = -10;
const STREET_INSIDE = -25;

/** "200 ALDER AVE FERN DENTAL LLC SALEM": LLC is of no city, nor is BLDG. */
const FIRM_INSIDE = -60;

/** How well the words from `k` make a city. */
export function cityNameScore(tokens: readonly AddressToken[], k: number, end: number): number {
  const count = end - k;
  const first = wordAt(tokens, k);
  let score = wordsScore(count);
  if (textAt(tokens, end - 1) === US_CITY_KIND) score += count === 1 ? KIND_ALONE : count === 3 ? KIND_BEHIND_NAME : 0;
  if (first.cityFirst && count > 1) score += BEGINS_LIKE_CITY;
  if (first.cityFirst && count > 2 && wordAt(tokens, k + 1).cityFirst) score += BEGINS_TWICE;
  const { length } = textAt(tokens, k);
  if (length < 2 || (length === 2 && first.direction !== "")) score += LETTER_FIRST;
  const last = wordAt(tokens, end - 1);
  if (last.building && last.streetSuffix === "") score += ENDS_LIKE_BUILDING;
  if (count === 1 && first.streetSuffix !== "") score += SUFFIX_ALONE;
  if (count === 1 && first.direction !== "") score += DIRECTION_ALONE;
  // Behind a house number, which "COUNTY ROAD 5" has not at its end, stands a street.
  const mayEnd = isLettersAt(tokens, k - 1) || isLettersAt(tokens, k - 2);
  const isBehindShort = k > 0 && isShortSuffix(tokenAt(tokens, k - 1));
  for (let i = k; i < end; i++) {
    if (US_FIRM_ENDS.has(textAt(tokens, i))) score += FIRM_INSIDE;
    if (endsStreetAt(tokens, i)) {
      if (mayEnd && i > k && i === end - 1) score += SUFFIX_LAST;
      else score += isBehindShort && isLongSuffix(tokenAt(tokens, i)) ? FULL_SUFFIX : STREET_INSIDE;
    }
  }
  return score;
}

function wordsScore(count: number): number {
  const most = BY_WORDS.length;
  return count > most ? (BY_WORDS[most - 1] ?? 0) + WORD_TOO_MANY * (count - most) : (BY_WORDS[count - 1] ?? 0);
}
