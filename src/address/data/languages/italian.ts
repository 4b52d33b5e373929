// Meaning: Italian address words; in a synonym table the form written out comes first, variants after "=".
// Source: Poste Italiane addressing guide; read 2026-11.
// Rows in alphabetical order of the written form, those of boxes with the main word first; endings with the longest first.
import { synonymTable, wordSet } from "../../../text/lookup.ts";
import { type Language, NO_WORDS } from "./language.ts";

const TYPES = /* @__PURE__ */ synonymTable(`BORGO
CALLE
CONTRADA=CDA CTR
CORSO=CSO
FONDAMENTA
FRAZIONE=FRAZ FR
GALLERIA
LARGO=LGO
LOCALITÀ=LOCALITA LOC
LUNGARNO
LUNGOTEVERE
PIAZZA=PZA PZZA
PIAZZALE=PLE PZLE
RIVA
SALITA
STRADA=STR
TRAVERSA=TRAV
VIA=V
VIALE=VLE
VICO
VICOLO=VLO VIC`);

const UNITS = /* @__PURE__ */ synonymTable(`APPARTAMENTO=APP
EDIFICIO=ED EDIF
INTERNO=INT
LOTTO
PALAZZINA=PAL
PIANO=P
SCALA=SC
TORRE`);

const BOXES = /* @__PURE__ */ synonymTable("CASELLA POSTALE=CP|CAS POST");

/** Italian of Italy and Switzerland. */
export const ITALIAN: Language = {
  types: TYPES,
  suffixes: new Map(),
  endings: [],
  compounds: [],
  hashUnit: false,
  doorWords: NO_WORDS,
  units: UNITS,
  boxes: BOXES,
  particles: /* @__PURE__ */ wordSet(
    "A AI AL ALL ALLA D DA DAL DALLA DE DEGLI DEI DEL DELL DELLA DELLE DELLO DI E IN L LA LE SUL SULLA",
  ),
  numberWords: /* @__PURE__ */ wordSet("BIS NERO ROSSO TER"),
  forenames: /* @__PURE__ */ wordSet("DON GENERALE SAN SANT SANTA SANTO"),
};
