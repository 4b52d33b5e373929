// Meaning: German address words; in a synonym table the form written out comes first, variants after "=".
// Source: DIN 5008, Deutsche Post and Swiss Post addressing guides; read 2026-11.
// Rows in alphabetical order of the written form, those of boxes with the main word first; endings with the longest first.
import { synonymTable, wordSet } from "../../../text/lookup.ts";
import { type Language, NO_WORDS } from "./language.ts";

const TYPES = /* @__PURE__ */ synonymTable(`ALLEE
ALTE
ALTER
AM
AN
AUF
BEI
BEIM
GROSSE=GR
HINTER
IM
IN
KLEINE=KL
OBERE
PLATZ
STRASSE=STR
UNTER
UNTERE
VOR
ZUM
ZUR`);

const SUFFIXES = /* @__PURE__ */ synonymTable(`ALLEE
CHAUSSEE
DAMM
GASSE
HOF
MARKT
MEILE
PLATZ=PL
PROMENADE
RING
STEIG
STRASSE=STR STRASZE
UFER
WEG`);

const UNITS = /* @__PURE__ */ synonymTable(`APP=APARTMENT APPARTEMENT APT
AUFGANG
BLOCK=BLK
BÜRO=BURO
EINGANG
ETAGE=ET
GEBÄUDE=GEBAUDE GEBAEUDE GEB
HALLE
HAUS
HINTERHAUS=HH
OBJEKT
OG=OBERGESCHOSS
RAUM
SHOP
STIEGE=STG
STOCK
TOP
TÜR=TUR TUER
WOHNUNG=WHG WE WG
ZIMMER=ZI`);

const BOXES = /* @__PURE__ */ synonymTable(`POSTFACH=PF POSTF PSTFACH
PACKSTATION=DHL PACKSTATION|
POSTFILIALE
SCHLIESSFACH`);

/** German of Germany, Austria, Switzerland and Liechtenstein. */
export const GERMAN: Language = {
  types: TYPES,
  suffixes: SUFFIXES,
  endings: [
    ["PL", "PLATZ"],
    ["STR", "STRASSE"],
    ["STRASZE", "STRASSE"],
    ["STRAßE", "STRASSE"],
  ],
  compounds: ["STRASSE", "CHAUSSEE", "GASSE", "PLATZ", "ALLEE", "DAMM", "MARKT", "STEIG", "UFER", "RING", "WEG", "STR"],
  hashUnit: false,
  doorWords: /* @__PURE__ */ wordSet(
    "DG EG GARTENHAUS HINTERGEBAUDE HINTERHAUS LI LINKS MI QUERGEBAUDE RE RECHTS RUCKGEBAUDE SEITENFLUGEL SF UG VH VORDERGEBAUDE VORDERHAUS",
  ),
  units: UNITS,
  boxes: BOXES,
  particles: /* @__PURE__ */ wordSet("AM AN AUF BEI BEIM DEM DEN DER DES DIE IM IN OB UND VOM VON ZU ZUM ZUR"),
  numberWords: NO_WORDS,
  forenames: NO_WORDS,
};
