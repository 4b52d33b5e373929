import type { Columns, TextColumn } from "./columns.ts";
import { compareUnits, type Dictionary } from "./dictionary.ts";
import { countryKey, stateKey, textKey } from "./filter-keys.ts";
import type { FacetField, FacetScope, FacetValue } from "./types.ts";

/** The values of a field with their counts within a scope, most frequent first, then by spelling. */
export function facetValues(columns: Columns, field: FacetField, within: FacetScope): FacetValue[] {
  const dictionary = dictionaryOfField(columns, field);
  const counts = new Uint32Array(dictionary.size);
  const country = within.country === undefined ? null : countryKey(within.country);
  const countryCode = country === null ? null : (columns.countries.codeOf(country) ?? -1);
  const industryCode =
    within.industry === undefined ? null : (columns.industries.codeOf(textKey(within.industry)) ?? -1);
  for (let group = 0; group < columns.groupCountry.length; group++) {
    const ofCountry = columns.groupCountry[group] ?? 0;
    if (countryCode !== null && ofCountry !== countryCode) continue;
    if (industryCode !== null && columns.groupIndustry[group] !== industryCode) continue;
    const state =
      within.state === undefined ? null : stateCode(columns, within.state, columns.countries.keyOf(ofCountry));
    countGroup(columns, field, group, state, counts);
  }
  return listed(dictionary, counts);
}

function dictionaryOfField(columns: Columns, field: FacetField): Dictionary {
  if (field === "country") return columns.countries;
  if (field === "industry") return columns.industries;
  if (field === "state") return columns.state.dictionary;
  if (field === "city") return columns.city.dictionary;
  throw new RangeError(`values: unknown field ${JSON.stringify(field)}; use "industry", "country", "state" or "city"`);
}

function stateCode(columns: Columns, state: string, country: string): number {
  return columns.state.dictionary.codeOf(stateKey(state, country)) ?? -1;
}

function countGroup(
  columns: Columns,
  field: FacetField,
  group: number,
  state: number | null,
  counts: Uint32Array,
): void {
  const low = columns.groupStart[group] ?? 0;
  const high = columns.groupStart[group + 1] ?? 0;
  const column: TextColumn | null = field === "state" ? columns.state : field === "city" ? columns.city : null;
  const fixed = field === "country" ? columns.groupCountry[group] : columns.groupIndustry[group];
  for (let row = low; row < high; row++) {
    if (state !== null && columns.state.codes[row] !== state) continue;
    const code = (column === null ? fixed : column.codes[row]) ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
}

function listed(dictionary: Dictionary, counts: Uint32Array): FacetValue[] {
  const values: FacetValue[] = [];
  // A blank text comes first among the keys; it says nothing, and a request may not ask for it.
  const first = dictionary.keyOf(1) === "" ? 2 : 1;
  for (let code = first; code < counts.length; code++) {
    const count = counts[code] ?? 0;
    if (count > 0) values.push({ value: dictionary.spellingOf(code), count });
  }
  return values.sort((a, b) => b.count - a.count || compareUnits(a.value, b.value));
}
