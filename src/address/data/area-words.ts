// Meaning: words by which addresses of South Asia and the Emirates are told apart that name a part of a town and those that name a street; upper case without accents.
// Source: India Post addressing guidelines, street and locality names of OpenStreetMap in India, Pakistan and the Emirates; read 2026-11.
// 5 tables and patterns, words in alphabetical order.
import { wordSet } from "../../text/lookup.ts";

/** Countries in which most addresses name parts of a town and no street. */
export const AREA_COUNTRIES: ReadonlySet<string> = /* @__PURE__ */ wordSet("AE BD IN LK NP PK");

/** Words of the name of such a part. */
export const AREA_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "AREA BAGH BAZAAR BAZAR CAMP CANTT CHOWK CHOWKI CIRCLE CITY COLONY ENCLAVE EXT EXTENSION EXTN GANJ GARDEN GARDENS GREENS HILLS INDL LAYOUT MARKAZ MOHALLA NAGAR PARK PETH PHASE PLACE PURA PURAM PURI SCHEME SECTOR SOCIETY SQUARE STAGE TOWN TOWNSHIP VIHAR VILLAGE ZONE",
);

/** A word that ends the name of a street or road, by its full form where the country has one, and such as open one: "KHAYABAN-E-IQBAL", "NH 48". */
export const STREET_AMONG_AREAS: RegExp =
  /^(?:ALLEY|AVE|AVENUE|BOULEVARD|BYPASS|CRESCENT|CROSS|DRIVE|EXPRESSWAY|GALI|HIGHWAY|LANE|MAIN|MARG|PATH|RASTA|RD|ROAD|SALAI|SARANI|ST|STREET|WALK|WAY|(?:KHAYABAN|[NS]H)(?:-.+)?|गली|पथ|मार्ग|रोड|सड़क)$/u;

/** Numbered streets of Bengaluru, of which two tell where a house is: "4TH CROSS, 2ND MAIN". */
export const CROSSINGS: RegExp =
  /^(?:[^ ]+ )?(?:\d{1,3}(?:ND|RD|ST|TH)|[IVX]+) [A-Z]? ?(?:CROSS|MAIN)(?: R(?:OA)?D)?$/u;

/** The word before the number of the ground of a house, which stands for the house's. */
export const PLOT = "PLOT";
