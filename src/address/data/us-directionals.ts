// Meaning: a row is a compass direction of a street: abbreviation = spelled word, then further spellings.
// Source: Publication 28 section 233 and appendix; read 2026-11. 8 rows, sorted.

export const US_DIRECTION_ROWS: string = `E=EAST
N=NORTH NTH
NE=NORTHEAST
NW=NORTHWEST
S=SOUTH SOUT STH
SE=SOUTHEAST
SW=SOUTHWEST
W=WEST`;
