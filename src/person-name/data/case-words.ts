import { wordSet } from "../../text/lookup.ts";

/** Words of two consonants that are no pair of initials, lower case. General knowledge, 2026; sorted. */
export const CONSONANT_PAIRS: ReadonlySet<string> = /* @__PURE__ */ wordSet("dr hm jr mc md mr ms ng ph sr st sz th");

/** What stands before an apostrophe when a capital follows it, lower case: "O'Brien", "D'Angelo". General knowledge, 2026; sorted. */
export const APOSTROPHE_PREFIXES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "a all d da dall de del dell ge l la m mc n nell o s sant ó",
);

/** Small words between two family names, lower case: "Ortega y Gasset", "Roy dit Lavoie". Sorted. */
export const JOINTS: ReadonlySet<string> = /* @__PURE__ */ wordSet("dit dite e i y");
