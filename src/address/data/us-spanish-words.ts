// Meaning: Spanish words of streets and floors, in Puerto Rico and in names of the mainland.
// Source: Publication 28 section 29 and its Spanish glossary; read 2026-11.
// 5 tables, words in alphabetical order.
import { pairTable, wordSet } from "../../text/lookup.ts";

/** Types in front of a street's name: behind it stands the number in Puerto Rico, "CALLE LUNA 204". */
export const US_SPANISH_STREETS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "AV AVDA AVE AVENIDA BLVD CALLE CAMINO CLL PASEO VIA",
);

/** What opens the name of a street of the Virgin Islands: "12 ESTATE FERN". */
export const VI_STATE = "VI";
export const VI_STREET = "ESTATE";

/** Nouns that end a name behind such a type and are suffixes elsewhere: "CALLE LOMA VISTA". */
export const US_SPANISH_NOUNS: ReadonlySet<string> = /* @__PURE__ */ wordSet("PLAZA VISTA");

/** Floors in Puerto Rico, with the designator of the standard. */
export const US_SPANISH_FLOORS: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(`ALTOS=UPPR
BAJOS=LOWR`);
