// Meaning: street, unit and box words of further languages, for countries without a table of their own; mostly kept as written.
// Source: Universal Postal Union addressing sheets; read 2026-11.
// 2 tables; that of the language has several parts. Rows in alphabetical order, those of boxes with the main word first; endings with the longest first.
import { synonymTable, wordSet } from "../../../text/lookup.ts";
import { type Language, NO_WORDS } from "./language.ts";

/** Street words that are names where English is read too: "NAM TU LIEM". */
export const TYPES_OF_OTHERS: ReadonlySet<string> = /* @__PURE__ */ wordSet("NAM");

/** Street words of languages without a table of their own. */
export const ANY_LANGUAGE: Language = {
  types: /* @__PURE__ */ wordMap(
    String.raw`ALEEA ALEJA AV AVDA AVENIDA AVENUE AVINGUDA B-DUL BDUL BOULEVARD BUL BULEVAR BULEVARDUL CALEA CALLE CARRER CARRERA CARRETERA CHEMIN DUONG GANG HALA INTRAREA JALAN JL JLN KALLE LEBUH LINGKARAN LORONG NAM OS OSIEDLE PASAJE PASEO PERSIARAN PLAC PLACE PLAZA PRACA QUAI ROAD ROUTE RRUGA RUA RUE SHARA SHARIA SIMPANG SOI SOKAK SOS SOSEAUA SPLAIUL STR STRADA STREET THANON TRG TRIQ UL ULICA ULICE ULITSA VIA VUL ΛΕΩΦΟΡΟΣ ΟΔΟΣ БУЛ БУЛЕВАР БУЛЬВАР ВУЛ ВУЛИЦЯ НАБ НАБЕРЕЖНАЯ ПЕР ПЕРЕУЛОК ПЛ ПЛОЩА ПЛОЩАДЬ ПР ПР-Д ПР-КТ ПР-Т ПРОВ ПРОВУЛОК ПРОЕЗД ПРОСП ПРОСПЕКТ УЛ УЛИЦА Ш ШОСЕ ШОССЕ بلوار خیابان شارع طريق ถนน`,
  ),
  suffixes: /* @__PURE__ */ wordMap(
    String.raw`AVE AVENUE BLV BLVD BOULEVARD BULV BULVARI BULVARIS CAD CADDESI CRESCENT DRIVE GADE GASSE GATA GATAN GATE GATVE HIGHWAY IELA KATU KORUT KOZ KRT LAM LANE LU MAANTEE MARG PARADE PEREULOK PERSIARAN PLASS PLATZ PLAZA PLEIN PROSPEKT PUIESTEE QUAY RAKPART RD ROAD SETANY SOK SOKAGI SOKAK SQUARE ST STR STRAAT STRASSE STREET TEE TER UT UTCA UTJA VAG VAGEN VEI VEIEN VEJ WAY WEG АЛЛЕЯ Б-Р БУЛЬВАР ГУДАМЖ ЛИНИЯ НАБ НАБЕРЕЖНАЯ ПЕР ПЕРЕУЛОК ПЛ ПЛОЩАДЬ ПР ПР-Д ПР-КТ ПР-Т ПРОЕЗД ПРОСПЕКТ ТУПИК УЛ УЛИЦА ЧӨЛӨӨ Ш ШОССЕ`,
  ),
  endings: [],
  compounds: [
    "STRAETI",
    "-DAERO",
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
    "-GIL",
    "-RO",
  ],
  hashUnit: false,
  doorWords: /* @__PURE__ */ wordSet(String.raw`FSZ FSZT PARTER ПАРТЕР`),
  units: /* @__PURE__ */ synonymTable(String.raw`AJTÓ=AJTO
APT=AP APARTAMENT APARTMENT
APTO
AS
ASUNTO
BLOCK=BL BLOK
BT=BUTAS
BYT
CAM
D
DAIRE
DEPTO=DPTO DEPARTAMENTO
DZ=DZIVOKLIS
EM
EMELET
ENTRANCE
EP
EPULET
ET
ETAJ
ETASJE=ETG
FLAT
FSZ
FSZT
HUONEISTO
IBUD
INT=INTERIOR
K
KAT
KORP=KORPUS
KORTER
KRS=KERROS
KV
LANTAI
LAU
LEILIGHET=LEIL
LEJLIGHED=LEJL
LGH
LOCAL
LOK=LOKAL
LPH=LH LP
LT
M
MIESZKANIE=MIESZKANIA
MOO
OF
OFICINA
OPG=OPGANG
P
PATRO
PIETRO
PISO
POK
POSCHODIE
RAKENNUS
SAL
SC
SHOP
STAN
STANOVANJE
TANG
TILA
TINGKAT
TR
VANING
ΔΙΑΜ=ΔΙΑΜΕΡΙΣΜΑ
ΟΡΟΦΟΣ
АП
БАЙР=БАИР
БЛ
ВХ
ГАРАЖ
ЕТ
К
КВ=КВАРТИРА
КОМ=КОМН КОМНАТА
КОРП=КОРПУС
ЛИТ=ЛИТЕР ЛИТЕРА
ОФ=ОФИС ОФІС
ПОДЪЕЗД
ПОМ=ПОМЕЩ ПОМЕЩЕНИЕ
ПРИМ
С
СТР=СТРОЕН СТРОЕНИЕ
ТООТ
УЧ=УЧАСТОК
ЭТАЖ=ЭТ
דירה
شقة`),
  boxes: /* @__PURE__ */ synonymTable(
    "PO BOX=BOX POB POBOX\nA/K\nAPARTADO=APARTADO POSTAL|APDO|APDO POSTAL\nBP\nCASE POSTALE\nCASILLA\nKOTAK POS\nPB\nPETI SURAT\nPF=POSTAFIOK\nPK=POSTA KUTUSU|PTT KUTUSU\nPL\nPMB\nPOŠTANSKI FAH=POSTANSKI FAH|POST FAH\nPOŠTANSKI PRETINAC=POSTANSKI PRETINAC|POST PRETINAC\nPOSTBOKS=BOKS\nPOSTBOX\nPÓSTHÓLF=POSTHOLF\nPOSTKAST\nPP\nSKR POCZT=SKRYTKA POCZTOWA|SKR POCZTOWA\nΤΘ\nА/С\nА/Я\nПК\nתד\nصب\nصندوق بريد",
  ),
  particles: /* @__PURE__ */ wordSet("AL DE DEL DU LA"),
  numberWords: /* @__PURE__ */ wordSet("КМ"),
  forenames: NO_WORDS,
};

function wordMap(words: string): ReadonlyMap<string, string> {
  return synonymTable(words.replaceAll(" ", "\n"));
}
