// Meaning: words of streets as the match key has them, so that the spellings of one street agree; upper case without accents.
// Source: Universal Postal Union addressing sheets and street registers; read 2026-11.
// 7 tables and patterns, forms in alphabetical order, the words of a form in a row.
import { pairTable, wordSet } from "../../text/lookup.ts";

/** The usual word for a street in languages that leave it out as often: "UL. LIPOWA" and "LIPOWA". */
export const STREET_LEFT_OUT: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`DUONG UL ULICA ULITSA VUL VULYTSIA ВУЛ ВУЛИЦЯ УЛ УЛИЦА`,
);

/** The short form of a type or direction. */
export const STREET_KEY_FORMS: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(String.raw`ALEEA ALEJA ALEJE=AL
AVDA AVE AVENIDA AVENUE=AV
B-DUL BD BLV BLVD BOULEVARD BULEVAR BULEVARD BULEVARDUL BULV BULVAR BULVARI=BUL
CESTA=C
CADDESI CD=CAD
CHE CHEMIN=CH
EAST=E
GATVE=G
GENERALA=GEN
HIGHWAY=HWY
JALAN JLN=JL
JIRON=JR
KORUT=KRT
LEOFOROS=LEOF
LANE=LN
LORONG=LRG
MAANTEE=MNT
MOUNT=MT
NORTH=N
NABREZI=NABR
NAMESTI NAMESTIE=NAM
PRES PRESIDENTE=PDT
PEREULOK=PER
PLAC=PL
PROSP PROSPEKT PROSPEKTAS=PR
PERSIARAN=PSN
PUIESTEE=PST
ROAD=RD
SOUTH=S
SDEROT=SD
SECTION=SEC
SK SOKAGI SOKAK=SOK
SOSEAUA=SOS
STREET=ST
STRADA=STR
TANAV=TN
TRIDA=TR
UTCA UTJA=U
WEST=W
Б-Р БУЛЬВАР=БУЛ
НАБЕРЕЖНАЯ=НАБ
ПЕРЕУЛОК=ПЕР
ПЛОЩА ПЛОЩАДЬ=ПЛ
ПР-Т ПРОСП ПРОСПЕКТ=ПР
ПРОВУЛОК=ПРОВ
ШОССЕ=Ш`);

/** Endings of a house number as registers have them in a letter: "12 BIS" and "12 B". */
export const KEY_NUMBER_ENDINGS: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(`BIS=B
QUATER=Q
TER=T`);

/** Particles of streets in Spanish and Portuguese, and the articles behind them. */
export const KEY_PARTICLES: ReadonlySet<string> = /* @__PURE__ */ wordSet("DA DAS DE DEL DO DOS");
export const KEY_ARTICLES: ReadonlySet<string> = /* @__PURE__ */ wordSet("EL LA LAS LOS");

/** Words of buildings, whose name stands for the number of a house without one. */
export const KEY_BUILDING_WORDS: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(`APARTMENT APARTMENTS APT=APTS
BUILDING BUILDINGS=BLDG
COTTAGE=COTT
COURT=CT
CENTER CENTRE=CTR
ESTATE=EST
HOUSE=HSE
HEIGHTS=HTS
INDUSTRIAL=IND
MANSION MANSIONS=MANS
SOCIETY=SOC
TOWER TOWERS=TWR`);

/** The section of a town in Japan before the number in it. */
export const CHOME_BEFORE_NUMBER: RegExp = /(?<!\d)(\d{1,3})丁目\|/u;
