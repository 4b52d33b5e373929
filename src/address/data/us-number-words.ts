// Meaning: number words of house numbers, streets and floors.
// Source: English numerals; Publication 28 section 235 on numeric street names; read 2026-11. 18 tables and patterns, in order from one.
import { wordSet } from "../../text/lookup.ts";

export const US_CARDINAL_WORDS: string =
  "ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE THIRTEEN FOURTEEN FIFTEEN SIXTEEN SEVENTEEN EIGHTEEN NINETEEN TWENTY";

export const US_ORDINAL_WORDS: string =
  "FIRST SECOND THIRD FOURTH FIFTH SIXTH SEVENTH EIGHTH NINTH TENTH ELEVENTH TWELFTH THIRTEENTH FOURTEENTH FIFTEENTH SIXTEENTH SEVENTEENTH EIGHTEENTH NINETEENTH TWENTIETH";

/** Tens as house numbers: "FIFTY FREMONT ST". */
export const US_TENS_ROWS: string = `20=TWENTY
30=THIRTY
40=FORTY
50=FIFTY
60=SIXTY
70=SEVENTY
80=EIGHTY
90=NINETY
100=HUNDRED`;

/** What is counted in names of streets and places: SEVEN MILE RD. */
export const US_COUNTED_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet("MILE NOTCH STAR");

/** Words before the mile of a road at which a place lies. */
export const US_MILE_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet("MI MILE MILEPOST MM MP");

/** Words of a distance from a place, before its direction and behind it: "2 MI S OF TROY". */
export const US_DISTANCE_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet("MI MILE MILES");
export const US_DISTANCE_FROM: ReadonlySet<string> = /* @__PURE__ */ wordSet("FROM OF ON");

/** What stands behind the hundreds of a house number that is kept back, and the form of it: "1200 BLOCK OF ELM ST". */
export const US_BLOCK_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet("BLK BLOCK");
export const US_BLOCK = "BLOCK";

/** Spoken zeros: "FIFTEEN OH ONE". */
export const US_ZERO_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet("O OH");

/** Letters behind the digits of an ordinal. */
export const US_ORDINAL_ENDINGS: ReadonlySet<string> = /* @__PURE__ */ wordSet("ND RD ST TH");

/** Two numbers with a word or a dash between blanks: "100 TO 102". */
export const numberRanges = (): RegExp => /(?<!\S)(\d+)(?: (?:-|TO|THRU|THROUGH) |- | -)(\d+)(?=([, ]|$))/gu;

/** Words between the first and the last of several units: "STE A THRU D". */
export const US_RANGE_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet("THROUGH THRU TO");

/** A number above one in Roman letters, as buildings have it. */
export const ROMAN_NUMERAL: RegExp = /^(?:I{2,3}|I[VX]|VI{1,3}|X(?:I{1,3}|I?V|X{1,2}))$/u;

/** A house number on a grid: N12W345. */
export const GRID_NUMBER: RegExp = /^(?:[NS]\d{1,5}[EW]|[EW]\d{1,5}[NS])\d{1,5}$/u;

/** Last words of cities of Wisconsin in which a direction before the number is the street's: "W 500 WISCONSIN AVE MILWAUKEE". */
export const US_WISCONSIN_CITIES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "ALLIS APPLETON CLAIRE CREEK CROSSE JANESVILLE KENOSHA MADISON MILWAUKEE OSHKOSH RACINE SHEBOYGAN WAUSAU WAUWATOSA",
);

/** A number of a grid with its direction behind it, of a house, "48S", and of a street, which is a multiple of five: "400E". */
export const GRID_HALF: RegExp = /^\d{1,5}[NSEW]$/u;
export const GRID_STREET: RegExp = /^\d{2,4}[05][NSEW]$/u;

/** A house number that its name follows without a blank, "123Main"; an ordinal may be capitalized, "4Th". */
export const NUMBER_BEFORE_NAME: RegExp = /^(\d+)(?=[A-Z][a-z])(?!(?:Nd|Rd|Th|(?<=1)St)\b)/u;

/** The number of a unit or box that a name follows without a blank, "Suite 100Salem"; "Apt 2Front" and "Apt 4Back" are whole. */
export const unitBeforeName = (): RegExp =>
  /(\b(?:Apt|Box|Fl|Floor|Rm|Room|Ste|Suite|Unit)\.? |#)(\d{1,5})(?=[A-Z][a-z]{2}(?:[a-z]| [A-Z]))(?!Back|Front|Left|Lower|Rear|Right|Upper)/gu;
