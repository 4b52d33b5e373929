import type { Columns } from "./columns.ts";
import { textKey } from "./filter-keys.ts";

/** Group of a country key and an industry key. */
export type Groups = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The groups of an index by their keys. */
export function groupsOf(columns: Columns): Groups {
  const groups = new Map<string, Map<string, number>>();
  columns.groupCountry.forEach((countryCode, group) => {
    const industryCode = columns.groupIndustry[group] ?? 0;
    // A record without country or industry is in no group that a request can name.
    if (countryCode === 0 || industryCode === 0) return;
    const country = columns.countries.keyOf(countryCode);
    const ofCountry = groups.get(country) ?? new Map<string, number>();
    groups.set(country, ofCountry.set(columns.industries.keyOf(industryCode), group));
  });
  return groups;
}

/** Group of a country key and an industry as written, or -1. */
export function groupOf(groups: Groups, country: string, industry: string): number {
  const ofCountry = groups.get(country);
  if (ofCountry === undefined) return -1;
  // Text that is a key already, as in a record, needs no folding.
  return ofCountry.get(industry) ?? ofCountry.get(textKey(industry)) ?? -1;
}
