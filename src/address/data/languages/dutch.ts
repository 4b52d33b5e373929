// Meaning: Dutch address words; in a synonym table the form written out comes first, variants after "=".
// Source: NEN 5825 and PostNL and bpost addressing guides; read 2026-11.
// Rows in alphabetical order of the written form, those of boxes with the main word first; endings with the longest first.
import { synonymTable, wordSet } from "../../../text/lookup.ts";
import { type Language, NO_WORDS } from "./language.ts";

const TYPES = /* @__PURE__ */ synonymTable(`ACHTER
BURGEMEESTER=BURG
GROTE
KLEINE
KORTE
LANGE
NIEUWE
OUDE`);

const SUFFIXES = /* @__PURE__ */ synonymTable(`DIJK
DREEF
GRACHT
HOF
KADE
LAAN
MARKT
PLEIN
SINGEL
STEENWEG=STWG
STRAAT=STR
WEG`);

const UNITS = /* @__PURE__ */ synonymTable(`APP=APPARTEMENT APT
BUS
ETAGE
KAMER
UNIT
VERDIEPING`);

const BOXES = /* @__PURE__ */ synonymTable("POSTBUS=PB\nANTWOORDNUMMER");

/** Dutch of the Netherlands and Belgium. */
export const DUTCH: Language = {
  types: TYPES,
  suffixes: SUFFIXES,
  endings: [["STR", "STRAAT"]],
  compounds: [
    "STEENWEG",
    "STRAAT",
    "GRACHT",
    "SINGEL",
    "PLEIN",
    "DREEF",
    "STEEG",
    "BAAN",
    "DIJK",
    "KADE",
    "LAAN",
    "PARK",
    "WEG",
  ],
  hashUnit: false,
  doorWords: NO_WORDS,
  units: UNITS,
  boxes: BOXES,
  particles: /* @__PURE__ */ wordSet("'S 'T AAN AAN-DE BIJ DE DEN DER HET IN OP TE TEN TER VAN VOOR"),
  numberWords: /* @__PURE__ */ wordSet("BENEDEN BG BIS BOVEN HOOG HS HUIS I II III IV RD ROOD ZW ZWART"),
  forenames: NO_WORDS,
};
