import { US_COUNTY_ABBREVIATIONS, US_COUNTY_WORDS } from "../data/us-address-words.ts";
import { type Draft, FREE, mark, PLACED } from "../tokens/draft.ts";
import { samePart, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { partStart } from "../tokens/token-run.ts";
import { type AddressToken, LETTERS } from "../tokens/tokenize.ts";
import { cityBefore } from "./city-before.ts";
import { cityText } from "./city-text.ts";
import { addBuilding } from "./other-run.ts";

/** "5 ELM ST, SALEM, MARION COUNTY, OR", and MARION alone where the places know SALEM for the ZIP code: sets a county behind its city aside, which is no part of the last line. */
export function setCountyAside(draft: Draft): void {
  const { tokens, end } = draft;
  const told = countyStart(tokens, end);
  const from = told === end ? placeStart(draft) : told;
  if (from === end || tokenAt(tokens, from - 1).role !== FREE || endsLikeStreet(tokens, from)) return;
  if (!cityBefore(tokens, from)) return;
  setAside(draft, from, end);
  draft.end = from;
}

/** "SALEM, OR, MARION COUNTY, 97301", "SALEM, OR, MARION COUNTY": sets a county behind its state aside; answers the new end. */
export function setStateCountyAside(draft: Draft, end: number): number {
  const from = countyStart(draft.tokens, end);
  if (from === end || wordAt(draft.tokens, from - 1).stateCode === "") return end;
  if (draft.components.postalCode === null && !cityBefore(draft.tokens, from - 1)) return end;
  setAside(draft, from, end);
  return from;
}

function setAside(draft: Draft, from: number, to: number): void {
  addBuilding(draft, from, to, false);
  mark(draft, from, to, PLACED);
}

/** Where a county in a part of its own begins that ends before `end`; `end` without one. An abbreviation is one before a state only. */
function countyStart(tokens: readonly AddressToken[], end: number): number {
  const last = textAt(tokens, end - 1);
  const told = US_COUNTY_WORDS.has(last) || (US_COUNTY_ABBREVIATIONS.has(last) && wordAt(tokens, end).stateCode !== "");
  const from = partStart(tokens, end, true);
  if (!told || end - from < 2 || from === 0 || samePart(tokens, from - 1, from)) return end;
  return tokens.slice(from, end).every(({ shape }) => shape === LETTERS) ? from : end;
}

/** Where a place in a part of its own begins that the places do not know for the ZIP code, while they know the part before; the end without one. */
function placeStart({ components, end, places, tokens }: Draft): number {
  const cities = places?.citiesOf(components.postalCode?.slice(0, 5) ?? "") ?? [];
  const from = partStart(tokens, end, true);
  if (cities.length === 0 || components.state === null || from === 0 || samePart(tokens, from - 1, from)) return end;
  const city = partStart(tokens, from, true);
  const known = cities.includes(cityText(tokens, city, from)) && !cities.includes(cityText(tokens, from, end));
  const isName = ({ role, shape, word }: AddressToken): boolean =>
    role === FREE && shape === LETTERS && word.announcing === "";
  return known && tokens.slice(from, end).every(isName) ? from : end;
}

/** Whether a street or a building ends before `end`. */
export function endsLikeStreet(tokens: readonly AddressToken[], end: number): boolean {
  const word = wordAt(tokens, end - 1);
  return word.strong || word.building || word.direction !== "";
}
