import type { LocalBusiness } from "../models/index.ts";
import {
  countryKey,
  countryText,
  flagsOf,
  postalKey,
  standingRelevance,
  stateKey,
  textKey,
} from "../search/foldings/index.ts";
import { indexKey, keyText } from "./key-text.ts";
import type { SqlValue } from "./types.ts";

/** Row of a local business in the table `local_businesses`; `number` is its place in the store. */
export function localBusinessRow(record: LocalBusiness, number: number): SqlValue[] {
  const { location, rating } = record;
  const country = countryText(location);
  const key = country === null ? "" : countryKey(country);
  return [
    country === null ? null : indexKey(key),
    folded(record.industry, (text) => indexKey(textKey(text))),
    number,
    folded(record.name, folding(textKey)),
    folded(
      location.state,
      folding((text) => stateKey(text, key)),
    ),
    folded(location.city, folding(textKey)),
    folded(location.postal_code, folding(postalKey)),
    folded(record.phone_type, folding(textKey)),
    folded(record.sic_code, folding(textKey)),
    folded(record.naics_code, folding(textKey)),
    flagsOf(record),
    rating.score,
    rating.reviews,
    standingRelevance(record),
    JSON.stringify(record),
  ];
}

function folding(fold: (text: string) => string): (text: string) => string {
  return (text) => keyText(fold(text));
}

function folded(text: string | null, fold: (text: string) => string): string | null {
  return text === null ? null : fold(text);
}
