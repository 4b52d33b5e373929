import { countryOfPrefix } from "./detect/code-shape.ts";
import { countryLabel } from "./detect/country-of-name.ts";
import { detectCountry } from "./detect/detect.ts";
import { cleanAddressText } from "./hygiene/hygiene.ts";
import { placeInternational } from "./international/international.ts";
import type { AddressOptions, DetectedCountry } from "./types.ts";

/**
 * The country of a cleaned upper-case text, with its name as label where only "SE-" before the postal code named it: that is
 * not written, and the lines would not be of it without.
 */
export function toldCountry(text: string, options: AddressOptions): DetectedCountry {
  const detected = detectCountry(text, options);
  const { country, rest, label } = detected;
  if (country === null || label !== null || !rest.includes("-")) return detected;
  const words = rest.split(/[ ,]/u);
  if (!words.some((word, i) => countryOfPrefix(word, words[i + 1] ?? "") === country)) return detected;
  const line = placeInternational(rest, country, null).lines.join(" ");
  const again = detectCountry(cleanAddressText(line), options);
  return again.country === country ? detected : { ...detected, label: countryLabel(country) };
}
