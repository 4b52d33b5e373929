import { cleanAddressText } from "../hygiene.ts";
import type { AddressOptions, DetectedCountry } from "../types.ts";
import { countryOfPrefix } from "./code-shape.ts";
import { countryLabel } from "./country-name.ts";
import { detectCountry } from "./detect.ts";

/**
 * A detected country with its name as label, where only "SE-" before the postal code named it: that is not written, and the
 * lines would not be of it without.
 */
export function toldCountry(
  detected: DetectedCountry,
  lines: readonly string[],
  options: AddressOptions,
): DetectedCountry {
  const { country, label } = detected;
  if (country === null || label !== null) return detected;
  const words = detected.rest.split(/[ ,]/u);
  if (!words.some((word, i) => countryOfPrefix(word, words[i + 1] ?? "") === country)) return detected;
  const again = detectCountry(cleanAddressText(lines.join(" ")), options);
  return again.country === country ? detected : { ...detected, label: countryLabel(country) };
}
