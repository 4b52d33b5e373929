import type { AddressOptions } from "../types.ts";

/** The country that the caller expects, in upper case; null without one and for what is no code of two letters. */
export function hintOf({ country }: AddressOptions): string | null {
  if (country === "US") return country;
  return typeof country === "string" && /^[A-Za-z]{2}$/u.test(country) ? country.toUpperCase() : null;
}
