// Meaning: street, unit and box words of further languages, for countries without a table of their own; mostly kept as written.
// Source: Universal Postal Union addressing sheets; read 2026-11.
// 6 tables, rows in alphabetical order.
import { synonymTable, wordSet } from "../../../text/lookup.ts";
import type { Language } from "./language.ts";

/** Street words of languages without a table of their own. */
export const ANY_LANGUAGE: Language = {
  types: /* @__PURE__ */ wordMap(
    "ALEEA ALEJA AVENIDA AVENUE BOULEVARD BULEVARDUL CALEA CALLE CARRER CHEMIN GANG HALA JALAN JL JLN KALLE LEBUH LORONG NAM OS OSIEDLE PERSIARAN PLAC PLACE PLAZA PRACA QUAI ROUTE RRUGA RUA RUE SHARA SHARIA SIMPANG SOI SOKAK SOSEAUA STR STRADA STREET THANON TRG UL ULICA ULITSA VIA شارع طريق УЛ УЛИЦА ПР ПРОСПЕКТ ВУЛ ВУЛИЦЯ ПЕРЕУЛОК",
  ),
  suffixes: /* @__PURE__ */ wordMap(
    "AVENUE AVE BOULEVARD BULVARI BULVARIS CADDESI CAD CRESCENT DRIVE GADE GASSE GATA GATE GATAN GATVE HIGHWAY IELA KATU KORUT KRT LANE MAANTEE MARG PARADE PEREULOK PERSIARAN PLASS PLATZ PLAZA PLEIN PROSPEKT PUIESTEE QUAY RD ROAD SOKAK SOKAGI SQUARE ST STR STRAAT STRASSE STREET TEE TER UTCA UT UTJA VEI VEIEN VEJ VAGEN VAG WAY WEG УЛИЦА ПРОЕЗД ПРОСПЕКТ",
  ),
  endings: [],
  compounds: [
    "STRAETI",
    "STRASSE",
    "STRAAT",
    "VAGEN",
    "VEIEN",
    "GATAN",
    "GADE",
    "GATA",
    "KATU",
    "VEGUR",
    "GATE",
    "PLATZ",
    "VEJ",
    "TIE",
    "VEI",
    "UTCA",
    "ALLE",
  ],
  units: /* @__PURE__ */ synonymTable(`APT=AP APARTMENT
BLOCK=BL
ET
FLAT
FLOOR=FL
LEVEL
OFFICE
ROOM
SC
SHOP
SUITE=STE
UNIT`),
  boxes: /* @__PURE__ */ synonymTable("PO BOX=BOX POBOX\nBP\nAPARTADO\nPL\nPOSTBOKS\nPOSTBOX\nPK"),
  particles: /* @__PURE__ */ wordSet("AL DE DEL DU LA"),
  numberWords: new Set(),
  forenames: new Set(),
};

function wordMap(words: string): ReadonlyMap<string, string> {
  return new Map(words.split(" ").map((word) => [word, word]));
}
