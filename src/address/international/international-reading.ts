import { profileOf } from "../country/profiles.ts";
import type { AddressComponents, AddressKind, Reading } from "../types.ts";
import { placeInternational } from "./international.ts";
import { blockMatchKey, internationalMatchKey } from "./international-match-key.ts";

/** Reads a cleaned upper-case text by the conventions of a country other than the United States; null is the generic tier. */
export function readInternational(text: string, country: string | null, label: string | null): Reading {
  const { components, rules, lines, inBlocks } = placeInternational(text, country, label);
  const { city, streetName, primaryNumber } = components;
  return {
    components,
    kind: inBlocks ? kindOfBlock(components) : kindOf(components),
    rules,
    unclassified: [],
    confidence: inBlocks ? shareOf([city, streetName, primaryNumber]) : confidenceOf(components),
    lines,
    country,
    matchKey: inBlocks ? blockMatchKey(components, country) : internationalMatchKey(components, profileOf(country)),
  };
}

function kindOfBlock({ primaryNumber }: AddressComponents): AddressKind {
  return primaryNumber === null ? "place" : "street";
}

function kindOf(c: AddressComponents): AddressKind {
  if (c.streetName !== null && (c.primaryNumber !== null || c.box === null)) return "street";
  if (c.box !== null) return "po_box";
  if (c.route !== null) return "route";
  return (c.city ?? c.building ?? c.state ?? c.country) !== null ? "place" : "unknown";
}

/** Share of the usual parts that were told apart: a street or box, its number, a city, a postal code. */
function confidenceOf(c: AddressComponents): number {
  return shareOf([c.streetName ?? c.box, c.primaryNumber ?? c.box, c.city, c.postalCode]);
}

function shareOf(parts: readonly (string | null)[]): number {
  return parts.filter((part) => part !== null).length / parts.length;
}
