import { wordSet } from "../../text/lookup.ts";

/**
 * Iberian names that are given names as well, yet family names when they stand between a given and a family name, lower case. General
 * knowledge, 2026; sorted.
 */
export const IBERIAN_FAMILY_FIRST: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "alonso alonzo bello cruz franco leon león miranda nieves román rosario santiago soto valentín ventura vidal",
);
