// Meaning: words beside house numbers, of floors and doors, and of recipients.
// Source: the postal services' addressing guides; read 2026-11.
// 61 tables, words in alphabetical order.
import { synonymTable, wordSet } from "../../text/lookup.ts";

/** Signs before a house number or identifier, in all languages. */
export const NUMBER_SIGNS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`# BR HNO N NO NR NRO NUM NUMBER NUMERO SỐ Č ČP БР БУД БУДИНОК ВЛ ВЛАДЕНИЕ Д ДОМ ЗД ЗДАНИЕ پلاک №`,
);

/** Signs that are a road in the country of these letters: "BR 101". */
export const SIGNS_OF_ROADS: ReadonlySet<string> = new Set(["BR"]);

/** What stands in place of a house number where a building has none. */
export const NO_NUMBER: ReadonlySet<string> = /* @__PURE__ */ wordSet("BB ONR S/N S/NO SN SNC Б/Н ББ");

/** Those of them for which S/N is written. */
export const SPELLED_NO_NUMBER: RegExp = /^S\/?NO?$/u;

/** Words behind digits that belong to them without a blank: 12BIS. */
export const NUMBER_ENDINGS: ReadonlySet<string> = /* @__PURE__ */ wordSet("BIS QUATER TER");

/** Signs and particles between two house numbers: "71 ET 75", "20 & 26". */
export const NUMBER_JOINTS: ReadonlySet<string> = /* @__PURE__ */ wordSet("& A AND E ET T/M UND Y");

/** Letters between two words that are AND in Italian, Catalan and Spanish, and those of an article before its apostrophe: no letters of the number before them. */
export const JOINING_LETTERS: ReadonlySet<string> = /* @__PURE__ */ wordSet("E I Y");
export const ARTICLE_LETTERS: ReadonlySet<string> = /* @__PURE__ */ wordSet("D L");

/** Endings of a number that make it an ordinal: 10TH, 1ER, 5º, the Russian 1-Я. */
export const ORDINAL_ENDINGS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "-АЯ -ГО -И -ОИ -ЫИ -Я DA DE DO EME ER ERE MA ND O RA RD RE RO ST TA TE TH TO VA ª º ΟΣ",
);

/** An ordinal with a full stop inside: "3.ER", "2.DO". */
export const DOTTED_ORDINAL: RegExp = /^\d+\.(?:[RTD][AO]|ER[AO]?)$/u;

/** What is written together with the next word, perhaps with a dash between: "C/MAYOR", "C/-HARLOW", "NO5", "6ºIZQ", "4º-C", "2º1ª", "6°1", "3-2ºB", "1-IZQ", "2DTO", "15RC". */
export const GLUED_WORD: RegExp =
  /^(C\/(?=[^O\d-])|C\/-(?=[A-ZÀ-Ý])|N[O°](?=\d)|\d+[°ºª](?=-?[A-ZÀ-Ý])|\d{1,2}[°ºª](?=-?\d{1,2}(?:[°ºª]|$))|\d+(?=-\d{1,2}[°ºª])|\d{1,2}O?(?=-?(?:DCHA|DTO|ESQ|FTE|IZDA|IZQ)\b)|\d{1,4}(?=R\/?C$))(-?)/u;

/** Lowest floors of Portuguese and Spanish, which have no number before them. */
export const FLOORS_WITHOUT_NUMBER: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "BAJO BAJOS CAVE CV PB PBJ R/C RC SUBSOLO TERREO",
);

/** A side of the landing with the ending of its word, which others go without: "ESQº". */
export const ENDED_SIDE: RegExp = /(?<=\bESQ)[AO](?= |$)/u;

/** Words that announce a person or firm, with or without the rest of their phrase behind them. */
export const CARE_OF: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "A/A A/C AL'ATTENTION ALL'ATTENZIONE ATTENTION ATTN C/- C/O CAREOF CHEZM CHEZMADAME CHEZMLLE CHEZMME CHEZMONSIEUR CHEZMR CO/ FAO P/A TAV Z.HD ZHD ZUHANDEN",
);

/** Sides of a landing in Denmark and Norway: left, right, middle. */
export const DOOR_SIDES: ReadonlySet<string> = /* @__PURE__ */ wordSet("MF TH TV");

/** One of them or the ground floor at the end behind a house number, floor or the word of one: "5 2, TH", "3. SAL, T.V.", "10B, ST.". */
export const DOOR_AT_END: RegExp = /(?:\d[A-Z]?\.?|[ ,](?:KLD?|SAL|ST(?:UEN)?)\.?), (?:MF|ST|T\.?[HV])\.?$/u;

/** Before the number of a door on such a landing, without its accent: "4. DØR 2". */
export const DOOR_WORD = "DOR";

/** One of them written together with its floor: "2TV". */
export const GLUED_SIDE: RegExp = /^(\d{1,2})(MF|TH|TV)$/u;

/** The number of a dwelling by country: in Scotland floor and flat around a letter, "3F1", in Norway floor and door behind one, "H0203". */
export const DWELLINGS: ReadonlyMap<string, RegExp> = /* @__PURE__ */ new Map([
  ["GB", /^(?:\d|[BGP])F\d$/u],
  ["NO", /^[HKLU]\d{4}$/u],
]);

/** Units whose word ends the name of a building as often: "MORI BUILDING". */
export const BUILDING_UNITS: ReadonlySet<string> = /* @__PURE__ */ wordSet("BUILDING OFFICE");

/** Units that seldom have a number, so that the one behind them is that of the house: "BASEMENT 12 FERN ROAD". */
export const UNITS_SELDOM_NUMBERED: ReadonlySet<string> = /* @__PURE__ */ wordSet("BASEMENT");

/** Units that need no number where they stand alone between commas: "12, CASA, LIPA". */
export const UNITS_ALONE: ReadonlySet<string> = /* @__PURE__ */ wordSet("CASA");

/** Units whose word ends the name of a town: "DAIRY FLAT". */
export const UNITS_OF_TOWNS: ReadonlySet<string> = /* @__PURE__ */ wordSet("FLAT");

/** Those before the sign of a house number in countries without tables of their own: "GUL APT. NO: 4". */
export const SIGNED_BUILDINGS: ReadonlySet<string> = /* @__PURE__ */ wordSet("APT");

/** Units that are types of streets too where the language has them so, "LOT LES PINS", "VILLA E HARLOW", and need a number behind. */
export const NUMBERED_UNITS: ReadonlySet<string> = /* @__PURE__ */ wordSet("LOT VILLA");

/** Parts of the ground in Brazil with the sides that belong to their number, "QUADRA 103 NORTE", and the letters of a sector before them. */
export const SIDED_UNITS: ReadonlySet<string> = /* @__PURE__ */ wordSet("QUADRA");
export const SIDES: ReadonlySet<string> = /* @__PURE__ */ wordSet("LESTE NORTE OESTE SUL");
export const SECTOR: RegExp = /^S[A-Z]{1,3}$/u;

/** Parts of the ground that stand in place of a street. */
export const PLOTS: ReadonlySet<string> = /* @__PURE__ */ wordSet("LOTE MANZANA QUADRA");

/** Stairs of Spain that a side of the house names: "ESC. IZQ.". */
export const SIDED_STAIRS: ReadonlySet<string> = /* @__PURE__ */ wordSet("ESCALERA");

/** Towers that a side names: "TORRE SUR, PISO 3". */
export const SIDED_TOWERS: ReadonlySet<string> = /* @__PURE__ */ wordSet("TORRE");
export const SIDES_OF_TOWERS: ReadonlySet<string> = /* @__PURE__ */ wordSet("ESTE NORTE OESTE SUL SUR");

/** Units that are buildings or parts of the ground, in which others are. */
export const GROUND_UNITS: ReadonlySet<string> = /* @__PURE__ */ wordSet("BLOCK BUILDING");

/** Units that end the name of a building, which may have a number: "LIPA BUILDING 18, FERN STREET". */
export const NUMBERED_BUILDINGS: ReadonlySet<string> = /* @__PURE__ */ wordSet("BUILDING VILLA");

/** Forms of firms and words of streets by country that are words of units in others: "LIPA A.Ş." and the Finnish "AS. 4", "TŘ. 1. MÁJE" and the Swedish "4 TR". */
export const NO_UNITS: ReadonlySet<string> = /* @__PURE__ */ wordSet("CZ TR|IN STAND|NO AS|SK TR|TR AS");

/** The word for one of several buildings or a part of a quarter, with its letter on either side: "C BLOCK". */
export const LETTERED_UNIT = "BLOCK";

/** A name before the word of a unit that belongs to it: "POSTNET SUITE 45". */
export const BEFORE_SUITE = "POSTNET";

/** Units that have a door on a floor. */
export const DOOR_UNITS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "APARTMENT APT DAIRE FLAT OFFICE ROOM SUITE UNIT",
);

/** Floors that stand before such a side besides numbers: the ground and the cellar. */
export const DOOR_FLOORS: ReadonlySet<string> = /* @__PURE__ */ wordSet("KL ST");
export const DOOR_FLOOR_COUNTRIES: ReadonlySet<string> = /* @__PURE__ */ wordSet("DK FO GL NO");

/** Words of a floor, in Hungary of a door, house and staircase too, that the number stands before: "10TH FLOOR", "5A PLANTA", "3 OG", "5 AJTO", "B EP". */
export const FLOOR_WORDS: ReadonlyMap<string, string> = /* @__PURE__ */ synonymTable(String.raw`AJTÓ=AJTO
ANDAR
EM
EMELET
EP
EPULET
ETAGE
ETAJ
ETASJE=ETG
FLOOR=FL FLOORS FLR
KAT
KRS=KERROS
LEVEL
LPH=LH LP
OG
PATRO
PAVIMENTO
PIANO
PIETRO
PISO=PLANTA PLTA
POSCHODIE
SAL
STOCK
TR
VANING
VERDIEPING
ΟΡΟΦΟΣ
БАЙР=БАИР
ТООТ
ЭТАЖ=ЭТ`);

/** Those of them that are of a house, which a letter may name. */
export const HOUSE_PARTS: ReadonlySet<string> = /* @__PURE__ */ wordSet("EP EPULET LPH");

/** Those of them with the number of the door alone behind: "3. EM. 12". */
export const FLOORS_BEFORE_DOORS: ReadonlySet<string> = /* @__PURE__ */ wordSet("EM EMELET");

/** Those of them whose number may have a letter of its own: "12A FLOOR". */
export const LETTERED_FLOORS: ReadonlySet<string> = /* @__PURE__ */ wordSet("FLOOR LEVEL");

/** Words for a home that a floor, place or tenant names, and those that do: "BASEMENT FLAT", "CARETAKER'S FLAT". */
export const FLAT_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet("APARTMENT FLAT MAISONETTE");
export const NAMED_FLATS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "ATTIC BASEMENT CARETAKER'S CARETAKERS FRONT GARDEN LOWER MANAGER'S MANAGERS REAR STAFF TOP UPPER",
);

/** Floors that are named, not numbered. */
export const NAMED_FLOORS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "BODRUM GIRIS GROUND INFERIOR LOWER MAIN MEZZANINE PRIMEIRO PRIMER QUARTO QUINTO SEGUNDO SUPERIOR TERCEIRO TERCER TOP UPPER ZEMIN",
);

/** Names of the ground floor of which none is a street's, "5 RUE DU FOUR RDC", with the short one that is written. */
export const GROUND_FLOORS: ReadonlyMap<string, string> = /* @__PURE__ */ synonymTable("RDC=REZ-DE-CHAUSSEE");

/** Boxes that often have no number of their own: "POSTFACH 8021 ZÜRICH". */
export const BOXES_ALONE: ReadonlySet<string> = /* @__PURE__ */ wordSet("CASE POSTALE|POSTFACH");

/** The middle of a town or, in Portugal, of a landing. */
export const CENTRE_OF_TOWN = "CENTRO";

/** Words behind it that make it a building or another quarter. */
export const KINDS_OF_CENTRES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "ADMINISTRATIVO CIVICO COMERCIAL EMPRESARIAL HISTORICO MEDICO",
);

/** Floors half a storey below and above the ground. */
export const HALF_FLOORS: ReadonlySet<string> = /* @__PURE__ */ wordSet("LOWER GROUND|UPPER GROUND");

/** A floor as the cities of East Asia write it: 12/F, 7F, GF, B1F, in Taiwan with the number of the door: 5F-1. */
export const SHORT_FLOOR: RegExp = /^(B?\d{1,3}|[GLU])\/?F(-\d{1,3})?$/u;

/** A floor behind its word that is no number, "V", "GF", and one before it in Roman numerals with or without the ending of an ordinal, "IIND". */
export const FLOOR_ALONE: RegExp = /^(?:[IVX]+|[GLU]F)$/u;
export const ROMAN_FLOOR: RegExp = /^([IVX]+)(?:[AE]|ND|RD|ST|TH)?$/u;

/** Countries where it stands right before the name of its building too. */
export const SHORT_FLOOR_COUNTRIES: ReadonlySet<string> = /* @__PURE__ */ wordSet("CN HK ID JP KR MO PH SG TW");

/** What stands right before such a floor: a building, or a number of block and house. */
export const BEFORE_SHORT_FLOOR: RegExp = /(?:^|-)(?:BLDG|BUILDING|TOWER|HOUSE|CENT(?:ER|RE)|\d+-\d+)$/u;

/** The number of a floor or door as Spanish and its neighbours write it: 5º, 3A, 1RE. */
export const FLOOR_OR_DOOR: RegExp = /^\d{1,2}[OANRTEºª][A-Z]?$/u;

/** A unit before the house number with a slash or dash between: 4, 12A, B7. */
export const UNIT_BEFORE_NUMBER: RegExp = /^\d{1,4}[A-Z]?$|^[A-Z]\d{0,3}$/u;

/** Unit and house number in one: "1400-222", "3/17-19", "B/45", "3-4/45". */
export const UNIT_AND_HOUSE: RegExp =
  /^(?:\d+[A-Z]?(?:-\d+[A-Z]?(?=\/))?|[A-Z]\d{0,3}(?=\/))(?:-|\/(?:\d{1,4}-)?)\d+[A-Z]?$/u;

/** Two letters of units: "A AND B". */
export const TWO_LETTERS: RegExp = /^[A-Z] (?:&|AND|Y) [A-Z]$/u;
