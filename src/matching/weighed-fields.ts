import { log2 } from "./binary-logarithm.ts";
import { MOST_DOOR_BITS } from "./comparison/address.ts";
import type { Comparison } from "./comparison/comparison.ts";
import { comparisonOf } from "./field-kinds.ts";
import type { MatchField } from "./matcher.ts";
import type { WeighedField } from "./weights.ts";

/** Bits that a home or a line gives at most for two of one family name with other given names. */
const HOUSEHOLD_BITS = 2;
/**
 * The same of the firm, its town and a title, and of all that is shared where the names speak against a pair: at one
 * office these are one fact, which every pair of colleagues has.
 */
const OFFICE_BITS = 0;

/** The fields of a matcher with the m and u of their levels and what they repeat of each other. */
export function weighedFields<Row>(fields: readonly MatchField<Row>[]): WeighedField[] {
  const comparisons = fields.map(({ compare }) => comparisonOf(compare));
  const address = comparisons.findIndex(({ place }) => place === "door");
  const point = comparisons.findIndex(({ place }) => place === "point");
  const name = comparisons.findIndex(({ householdLevel }) => householdLevel !== undefined);
  const isHomeOwn = comparisons[name]?.isHomeOwn === true;
  // Where rows have lines or firms, they are contacts, among whom colleagues stand; a register has neither.
  const areContacts = comparisons.some((one) => one.sharedAtHome === "line" || one.sharedAtWork === "firm");
  const firms = comparisons.flatMap(({ sharedAtWork }, f) => (sharedAtWork === "firm" ? [f] : []));
  return fields.map((field, f) => {
    const comparison = comparisons[f] as Comparison;
    const mostBits = field.mostBits ?? (comparison.place === "door" ? MOST_DOOR_BITS : Number.POSITIVE_INFINITY);
    const isTown = comparison.place === "town";
    const elsewhereBits = field.mostBitsElsewhere ?? Number.POSITIVE_INFINITY;
    const door = isTown || elsewhereBits < Number.POSITIVE_INFINITY ? address : -1;
    const site = comparison.beside === undefined ? -1 : address;
    const { sharedAtHome, sharedAtWork } = comparison;
    const isOfHousehold = sharedAtHome === "line" || (sharedAtHome === "home" && !isHomeOwn);
    const isOfOffice = areContacts && (sharedAtHome ?? sharedAtWork) !== undefined;
    const person = isOfHousehold || isOfOffice ? name : -1;
    const householdBits = isOfHousehold ? HOUSEHOLD_BITS : Number.POSITIVE_INFINITY;
    const isLimited = mostBits < Number.POSITIVE_INFINITY || door >= 0 || person >= 0;
    return {
      name: field.name,
      comparison,
      levels: levelsOf(field, comparison),
      mostBits,
      isLimited,
      door,
      isTown,
      elsewhereBits,
      point: elsewhereBits < Number.POSITIVE_INFINITY ? point : -1,
      site,
      person,
      householdBits: areContacts && sharedAtWork !== undefined ? OFFICE_BITS : householdBits,
      strangerBits: isOfOffice ? OFFICE_BITS : Number.POSITIVE_INFINITY,
      firms,
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
