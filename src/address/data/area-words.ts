// Meaning: words by which addresses of South Asia and the Emirates are told apart that name a part of a town and those that name a street; upper case without accents.
// Source: India Post addressing guidelines, street and locality names of OpenStreetMap in India, Pakistan and the Emirates; read 2026-11;
// words of Sri Lanka, Nepal and Bangladesh: own collection, 2026-11.
// 5 tables and patterns, words in alphabetical order.
import { wordSet } from "../../text/lookup.ts";

/** Countries in which most addresses name parts of a town and no street. */
export const AREA_COUNTRIES: ReadonlySet<string> = /* @__PURE__ */ wordSet("AE BD IN LK NP PK");

/** A word that ends the name of a street or road, by its full form where the country has one, and such as open one: "KHAYABAN-E-IQBAL", "NH 48". */
export const STREET_AMONG_AREAS: RegExp =
  /^(?:AVE|AVENUE|BLVD|BOULEVARD|BYPASS|CIRCUS|CRESCENT|CROSS|DRIVE|EXPRESSWAY|GALI|GALLI|HIGHWAY|JANPATH|LANE|MAIN|MARG|MAWATHA|MW|PATH|RAJPATH|RD|ROAD|SADAK|SALAI|SARAK|SARANI|SHARANI|ST|STREET|TERRACE|THERU|VEEDHI|VEEDIYA|VIDIYA|WALK|WAY|(?:KHAYABAN|[NS]H|SHAHRAH)(?:-.+)?|मार्ग|रोड)$/u;

/** A numbered street of Bengaluru, of which two tell where a house is: "4TH CROSS, 2ND MAIN". */
export const NUMBERED_CROSS: RegExp = /\d(?:ND|RD|ST|TH)(?: [A-Z])? (?:CROSS|MAIN)/u;

/** The city whose parts have a letter and a number for their name: "I-9, ISLAMABAD". */
export const CITY_OF_SECTORS = "ISLAMABAD";

/** The word before the number of the ground of a house, which stands for the house's. */
export const PLOT = "PLOT";
