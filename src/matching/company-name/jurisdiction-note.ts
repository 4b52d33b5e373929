import { countryCodeOf, regionCodeOf } from "../../text/country.ts";
import { legalFormAtEnd, type NameText } from "./legal-form.ts";
import type { NameWord } from "./words.ts";

/** Words of the longest note: "Trinidad and Tobago", "Newfoundland and Labrador". */
const LONGEST_NOTE = 4;
/** Marks that set a note off. */
const SET_OFF = /[(,]|\s[-\u2013\u2014]\s/u;
/** Countries with states by whose law companies are formed. */
const WITH_STATES = ["US", "CA", "AU"] as const;

/**
 * The end of a name without the country or state that registers and lists put behind its legal form: "Harlow Inc.
 * (Delaware)", "Harlow Ltd (UK)", "Harlow, Inc. - New York". Without a form before it, a place is part of the name.
 */
export function withoutJurisdiction(words: readonly NameWord[], from: number, to: number, name: NameText): number {
  for (let first = to - 1; first > from && to - first <= LONGEST_NOTE; first--) {
    const start = words[first]?.start ?? 0;
    if (!SET_OFF.test(name.text.slice(words[first - 1]?.end, start))) continue;
    const isNote = isJurisdiction(name.text.slice(start, words[to - 1]?.end));
    return isNote && legalFormAtEnd(words, from, first, name) !== null ? first : to;
  }
  return to;
}

function isJurisdiction(text: string): boolean {
  return countryCodeOf(text) !== null || WITH_STATES.some((country) => regionCodeOf(text, country) !== null);
}

/**
 * Code of the place in a note: "CN" or "US-DE"; null where it may be a country and a state, as "DE" and "Georgia" may.
 */
export function placeOfNote(text: string): string | null {
  const country = countryCodeOf(text);
  const states = WITH_STATES.flatMap((code) => {
    const region = regionCodeOf(text, code);
    return region === null ? [] : [`${code}-${region}`];
  });
  const codes = country === null ? states : [country, ...states];
  return codes.length === 1 ? (codes[0] ?? null) : null;
}
