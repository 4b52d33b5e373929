// Meaning: street, unit and box words of further languages, for countries without a table of their own; mostly kept as written.
// Source: Universal Postal Union addressing sheets; read 2026-11.
// 6 tables, rows in alphabetical order.
import { synonymTable, wordSet } from "../../../text/lookup.ts";
import { type Language, NO_WORDS } from "./language.ts";

/** Street words of languages without a table of their own. */
export const ANY_LANGUAGE: Language = {
  types: /* @__PURE__ */ wordMap(
    String.raw`ALEEA ALEJA AV AVDA AVENIDA AVINGUDA AVENUE BOULEVARD BULEVARDUL CALEA CALLE CARRER CARRERA CARRETERA CHEMIN DUONG GANG HALA JALAN JL JLN KALLE LEBUH LORONG NAM OS OSIEDLE PERSIARAN PASAJE PLAC PLACE PLAZA PRACA QUAI ROUTE RRUGA ROAD RUA RUE SHARA SHARIA SIMPANG SOI SOKAK SOSEAUA STR STRADA STREET THANON TRG TRIQ UL ULICA ULITSA VIA VUL شارع طريق УЛ УЛИЦА ПР ПРОСП ПРОСПЕКТ ПЛ ПЛОЩАДЬ ПЛОЩА НАБ НАБЕРЕЖНАЯ Ш ШОССЕ БУЛ БУЛЬВАР ПЕР ПЕРЕУЛОК ПРОВУЛОК ВУЛ ВУЛИЦЯ ΛΕΩΦΟΡΟΣ ΟΔΟΣ خیابان بلوار ถนน`,
  ),
  suffixes: /* @__PURE__ */ wordMap(
    String.raw`AVENUE AVE BOULEVARD BULVARI BULVARIS BLV BULV CADDESI CAD CRESCENT DRIVE GADE GASSE GATA GATE GATAN GATVE HIGHWAY IELA KATU KORUT KRT LANE LAM LU MAANTEE MARG PARADE PEREULOK PERSIARAN PLASS PLATZ PLAZA PLEIN PROSPEKT PUIESTEE QUAY RD ROAD SOK SOKAK SOKAGI SQUARE ST STR STRAAT STRASSE STREET TEE TER UTCA UT UTJA VEI VEIEN VEJ VAGEN VAG WAY WEG УЛИЦА ПРОЕЗД ПРОСПЕКТ НАБЕРЕЖНАЯ ШОССЕ БУЛЬВАР ПЕРЕУЛОК ПЛОЩАДЬ`,
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
  hashUnit: false,
  doorWords: NO_WORDS,
  units: /* @__PURE__ */ synonymTable(String.raw`APT=AP APARTMENT
APTO
BLOCK=BL BLOK
BYT
D
DAIRE
DEPTO=DPTO DEPARTAMENTO
EM
ENTRANCE
ET
FLAT
FLOOR=FL
INT=INTERIOR
KAT=K
KV
LEVEL
LGH
LOK=LOKAL
M
MOO
OFFICE
OFICINA=OF
PISO
ROOM
SAL
SC
SHOP
STAN
SUITE=STE
TINGKAT
TR
UNIT
ЕТ
КВ=КВАРТИРА
КОРП=КОРПУС
ОФ=ОФИС
ПОМ
СТР`),
  boxes: /* @__PURE__ */ synonymTable(
    "PO BOX=BOX POBOX\nBP\nAPARTADO\nPETI SURAT\nPL\nPOSTBOKS\nPOSTBOX\nPK\nSKR POCZT=SKRYTKA POCZTOWA|SKR POCZTOWA\nΤΘ",
  ),
  particles: /* @__PURE__ */ wordSet("AL DE DEL DU LA"),
  numberWords: NO_WORDS,
  forenames: NO_WORDS,
};

function wordMap(words: string): ReadonlyMap<string, string> {
  return new Map(words.split(" ").map((word) => [word, word]));
}
