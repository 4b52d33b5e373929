// Meaning: a row is a compass direction of a street: abbreviation = spelled word, then further spellings.
// Source: Publication 28 section 233 and appendix; read 2026-11. 8 rows, sorted; 4 tables.
import { pairTable, wordSet } from "../../text/lookup.ts";

export const US_DIRECTION_ROWS: string = `E=EAST
N=NORTH NTH
NE=NORTHEAST
NW=NORTHWEST
S=SOUTH SOUT STH
SE=SOUTHEAST
SW=SOUTHWEST
W=WEST`;

/** Short for NORTH and SOUTH at some places only: NO is a word and announces numbers. */
export const US_SHORT_DIRECTIONS: string = "NO SO";

/** The direction opposite to one, with which it makes a name: "EAST WEST HWY". */
export const US_OPPOSITES: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(`E=W
N=S
S=N
W=E`);

/** Nouns that make a name of the direction before them: "S WEST END AVE", "S WEST TEMPLE". */
export const US_SIDES: ReadonlySet<string> = /* @__PURE__ */ wordSet("END SHORE SIDE TEMPLE");
