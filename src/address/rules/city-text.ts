import { US_CITY_WORDS } from "../data/us-address-words.ts";
import { US_CITY_ABBREVIATIONS } from "../data/us-city-abbreviations.ts";
import { textAt, wordAt } from "../tokens/token-at.ts";
import type { AddressToken } from "../tokens/tokenize.ts";
import { stateOfPrefix } from "../tokens/zip-prefix.ts";
import { saintAt } from "./saint.ts";

/** A city name spelled out: SAINT, FORT and MOUNT at its beginning (Publication 28, section 223). */
export function cityText(tokens: readonly AddressToken[], from: number, to: number): string {
  let out = "";
  for (let i = from; i < to; i++) {
    const text = textAt(tokens, i);
    const opens = i === from || (i === from + 1 && wordAt(tokens, from).direction !== "");
    const word = (opens || saintAt(tokens, i)) && i + 1 < to ? (US_CITY_WORDS.get(text) ?? text) : text;
    out += out === "" ? word : ` ${word}`;
  }
  return out;
}

/** "MPLS" of Minnesota, "N Y" of New York, by its code or ZIP code, in full; any other name as it is. */
export function spelledCity(name: string, state: string | null, postalCode: string | null): string {
  const key = name.length === 3 ? name.replace(" ", "") : name;
  return US_CITY_ABBREVIATIONS.get(`${key}-${state || stateOfPrefix(postalCode ?? "")}`) ?? name;
}
