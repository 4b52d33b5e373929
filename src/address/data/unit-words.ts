// Meaning: words of floors and doors that have no identifier behind them, and of recipients.
// Source: the postal services' addressing guides; read 2026-11.
// 7 tables, words in alphabetical order.
import { synonymTable, wordSet } from "../../text/lookup.ts";

/** Signs before a house number or identifier, in all languages. */
export const NUMBER_SIGNS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`# BR HNO N NO NR NRO NUM NUMERO № Č ČP SỐ БР БУД БУДИНОК Д ДОМ پلاک`,
);

/** What stands in place of a house number where a building has none. */
export const NO_NUMBER: ReadonlySet<string> = /* @__PURE__ */ wordSet("BB S/N S/NO SN SNC Б/Н ББ");

/** Words that announce a person or firm, with or without the rest of their phrase behind them. */
export const CARE_OF: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "A/A A/C ATTENTION ATTN C/O CO/ FAO P/A TAV Z.HD ZHD",
);

/** Sides of a landing in Denmark and Norway: left, right, middle. */
export const DOOR_SIDES: ReadonlySet<string> = /* @__PURE__ */ wordSet("MF TH TV");

/** Words of a floor that the number stands before: "10TH FLOOR", "5A PLANTA", "3 OG". */
export const FLOOR_WORDS: ReadonlyMap<string, string> = /* @__PURE__ */ synonymTable(`ANDAR
EM
ETAGE
FLOOR=FL FLR
KAT
LEVEL
OG
PIANO
PISO=PLANTA
SAL
STOCK
TR
VERDIEPING`);

/** Floors that are named, not numbered. */
export const NAMED_FLOORS: ReadonlySet<string> = /* @__PURE__ */ wordSet("GROUND LOWER MAIN TOP UPPER");
