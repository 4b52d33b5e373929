import { countryNameOf, countryOfRecord, regionCodeOf, regionNameOf } from "../text/country.ts";
import { countryCode } from "./country-code.ts";
import type { FieldCleaner } from "./field-cleaner.ts";
import { respell } from "./letter-case.ts";
import { postalCode } from "./postal-code.ts";

interface Location {
  country: string | null;
  country_code?: string | null;
  state: string | null;
  postal_code?: string | null;
}

/** The country of a location as alpha-2 code, also where its name stands in another language; null when it is unknown. */
export function countryOf(location: Location): string | null {
  return countryOfRecord(location, countryCode);
}

/**
 * The country by its English name and its code, each from the other where one is missing; two that contradict each
 * other both stay. States of the United States, Canada and Australia by name; postal codes as their post writes them.
 */
export function cleanLocation(cleaner: FieldCleaner, location: Location, path: string): void {
  cleanCountry(cleaner, location, path);
  const country = countryOf(location);
  if (country === null) return;
  if (location.state !== null)
    cleaner.set(location, path, "state", "state", stateName(cleaner, location.state, country));
  if (location.postal_code) {
    cleaner.set(location, path, "postal_code", "postal-code", postalCode(location.postal_code, country));
  }
}

function cleanCountry(cleaner: FieldCleaner, location: Location, path: string): void {
  const ofName = location.country === null ? null : countryCode(location.country);
  const ofCode = location.country_code ? countryCode(location.country_code) : null;
  const hasCode = "country_code" in location;
  const named = ofName ?? (location.country === null ? ofCode : null);
  if (named !== null) {
    const name = cleaner.label(respell(location.country ?? "", countryNameOf(named) ?? named));
    cleaner.set(location, path, "country", location.country === null ? "country-of-code" : "country", name);
  }
  if (!hasCode) return;
  const code = ofCode ?? (location.country_code === null ? ofName : null);
  const rule = location.country_code === null ? "code-of-country" : "country-code";
  if (code !== null) cleaner.set(location, path, "country_code", rule, code);
}

function stateName(cleaner: FieldCleaner, state: string, country: string): string {
  const code = regionCodeOf(state, country);
  const name = code === null ? null : regionNameOf(code, country);
  return name === null ? state : cleaner.label(respell(state, name));
}
