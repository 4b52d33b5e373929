import type { AddressOptions, DetectedCountry } from "../types.ts";

/** The country of a cleaned upper-case text: the hint, else the United States. */
export function detectCountry(text: string, options: AddressOptions): DetectedCountry {
  const hint = typeof options.country === "string" ? options.country.toUpperCase() : null;
  return { country: hint ?? "US", confidence: hint === null ? 0 : 0.5, rest: text };
}
