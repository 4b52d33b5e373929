import { log2 } from "./binary-logarithm.ts";
import { MOST_DOOR_BITS } from "./comparison/address.ts";
import type { Comparison } from "./comparison/comparison.ts";
import { comparisonOf } from "./field-kinds.ts";
import type { MatchField } from "./matcher.ts";
import type { WeighedField } from "./weights.ts";

/** The fields of a matcher with the m and u of their levels and what they repeat of each other. */
export function weighedFields<Row>(fields: readonly MatchField<Row>[]): WeighedField[] {
  const comparisons = fields.map(({ compare }) => comparisonOf(compare));
  const address = comparisons.findIndex(({ place }) => place === "door");
  const name = comparisons.findIndex(({ householdLevel }) => householdLevel !== undefined);
  const isHomeOwn = comparisons[name]?.isHomeOwn === true;
  return fields.map((field, f) => {
    const comparison = comparisons[f] as Comparison;
    const mostBits = field.mostBits ?? (comparison.place === "door" ? MOST_DOOR_BITS : Number.POSITIVE_INFINITY);
    const door = comparison.place === "town" ? address : -1;
    const site = comparison.beside === undefined ? -1 : address;
    const shares = comparison.sharedAtHome === "line" || (comparison.sharedAtHome === "home" && !isHomeOwn);
    const person = shares ? name : -1;
    const isLimited = mostBits < Number.POSITIVE_INFINITY || door >= 0 || person >= 0;
    return {
      name: field.name,
      comparison,
      levels: levelsOf(field, comparison),
      mostBits,
      isLimited,
      door,
      site,
      person,
    };
  });
}

/** The fields for a search among all rows: there an address alone is never enough for a match, as a house has tenants. */
export function fieldsForSearch(fields: readonly WeighedField[], prior: number): WeighedField[] {
  const evenBits = -log2(prior / (1 - prior));
  return fields.map((field) =>
    field.comparison.place === "door"
      ? { ...field, mostBits: Math.max(0, Math.min(field.mostBits, evenBits - 1)) }
      : field,
  );
}

function levelsOf<Row>({ m }: MatchField<Row>, { levels }: Comparison): Comparison["levels"] {
  return m === undefined ? levels : levels.map((level) => ({ ...level, m: m[level.level] ?? level.m }));
}
