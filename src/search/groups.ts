import type { Columns } from "./columns.ts";
import type { Dictionary } from "./dictionary.ts";
import { textKey } from "./filter-keys.ts";

/** Group of a country key and an industry key. */
export type Groups = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The groups of an index by their keys. */
export function groupsOf(columns: Columns): Groups {
  const groups = new Map<string, Map<string, number>>();
  const countries = keysOf(columns.countries);
  const industries = keysOf(columns.industries);
  columns.groupCountry.forEach((countryCode, group) => {
    const industryCode = columns.groupIndustry[group] ?? 0;
    // A record without country or industry is in no group that a request can name.
    if (countryCode === 0 || industryCode === 0) return;
    const country = countries[countryCode] ?? "";
    const ofCountry = groups.get(country) ?? new Map<string, number>();
    groups.set(country, ofCountry.set(industries[industryCode] ?? "", group));
  });
  return groups;
}

/** The keys of a small dictionary by their codes, each decoded once. */
function keysOf(dictionary: Dictionary): string[] {
  return Array.from({ length: dictionary.size }, (_, code) => dictionary.keyOf(code));
}

/** Group of a country key and an industry as written, or -1. */
export function groupOf(groups: Groups, country: string, industry: string): number {
  const ofCountry = groups.get(country);
  if (ofCountry === undefined) return -1;
  // Text that is a key already, as in a record, needs no folding.
  return ofCountry.get(industry) ?? ofCountry.get(textKey(industry)) ?? -1;
}
