import type { Company } from "../../models/index.ts";
import { countryOfRecord } from "../../text/country.ts";
import { nameWords } from "../company-name/words.ts";
import type { CompanyQuery } from "./types.ts";

/** Whether a hint agrees with a company; "unknown" when the record does not say, "unasked" when the query does not. */
export type Agreement = "agrees" | "disagrees" | "unknown" | "unasked";

/** Hints of a query in comparison form. */
export interface Hints {
  readonly country: string | null;
  readonly city: string | null;
  readonly address: ReadonlySet<string>;
}

/** Hints of a company in comparison form. */
export interface Place {
  readonly country: string | null;
  readonly city: string | null;
}

/** How far the hints of a query agree with one company. */
export interface Evidence {
  readonly country: Agreement;
  readonly city: Agreement;
  readonly address: Agreement;
}

/** Comparison form of a country: its alpha-2 code when it is known, else its folded name. */
export function countryKey(code: unknown, name: unknown): string | null {
  return countryOfRecord({ country: name, country_code: code }) ?? placeKey(name) ?? placeKey(code);
}

/** Comparison form of a place name; null for nothing. */
export function placeKey(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 512) return null;
  const words = nameWords(value).map((word) => word.text);
  return words.length === 0 ? null : words.join(" ");
}

/** Where a company is, for comparing. */
export function placeOf(company: Company): Place {
  const at = company.location;
  return { country: countryKey(at?.country_code, at?.country), city: placeKey(at?.city) };
}

/** The hints of a query, for comparing. */
export function hintsOf(query: CompanyQuery): Hints {
  const address = typeof query.address === "string" && query.address.length <= 2048 ? nameWords(query.address) : [];
  return {
    country: countryKey(query.country_code, query.country),
    city: placeKey(query.city),
    address: new Set(address.map((word) => word.text)),
  };
}

/** How far the hints agree with a company that stands at `place`. */
export function evidenceFor(hints: Hints, place: Place, company: Company): Evidence {
  return {
    country: agree(hints.country, place.country),
    city:
      hints.city === null && hints.address.size > 0
        ? addressNames(hints.address, place.city)
        : agree(hints.city, place.city),
    address: addressAgreement(hints.address, company),
  };
}

function agree(asked: string | null, held: string | null): Agreement {
  if (asked === null) return "unasked";
  if (held === null) return "unknown";
  return asked === held ? "agrees" : "disagrees";
}

/** An address that names the city agrees; one that does not may only be short. */
function addressNames(address: ReadonlySet<string>, city: string | null): Agreement {
  return city?.split(" ").every((word) => address.has(word)) ? "agrees" : "unknown";
}

/** Postal code or street with number agree, else the city. */
function addressAgreement(address: ReadonlySet<string>, company: Company): Agreement {
  if (address.size === 0) return "unasked";
  const at = company.location;
  const postal = nameWordsOf(at?.postal_code);
  if (postal.length > 0 && postal.join("").length >= 4 && postal.every((word) => address.has(word))) return "agrees";
  const street = nameWordsOf(at?.address);
  if (street.length >= 2 && street.filter((word) => address.has(word)).length * 3 >= street.length * 2) return "agrees";
  const city = nameWordsOf(at?.city);
  if (city.length > 0 && city.every((word) => address.has(word))) return "agrees";
  return street.length > 0 || city.length > 0 ? "disagrees" : "unknown";
}

function nameWordsOf(value: unknown): string[] {
  return typeof value === "string" && value.length <= 512 ? nameWords(value).map((word) => word.text) : [];
}
