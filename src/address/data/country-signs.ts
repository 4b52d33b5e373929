// Meaning: words, endings, letters and shapes that speak for a language or country where a line names none.
// "FR", "DE", "IT", "ES", "NL", "PT" stand for the language until the postal code or the city tells the country.
// Source: the street type tables of this folder and Universal Postal Union addressing sheets; read 2026-11.
// 15 tables, words in alphabetical order.
import { pairTable, synonymTable, wordSet } from "../../text/lookup.ts";

/** A word that is common in street lines of a language and not in the United States, with the language or country it speaks for. */
export const SIGN_WORDS: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(`ALEJA=PL
ALLEE=FR
AV=FR
AVDA=ES
AVENIDA=ES
AVENUE=FR
AVINGUDA=ES
BD=FR
BOULEVARD=FR
BULVARI=TR
C/=ES
CADDESI=TR
CALLE=ES
CARRER=ES
CARRERA=ES
CARRETERA=ES
CDMX=MX
CEDEX=FR
CHAUSSEE=FR
CHEMIN=FR
COLONIA=MX
CORSO=IT
CSO=IT
CTRA=ES
FRACC=MX
GRAN=ES
IMPASSE=FR
JALAN=MY
LARGO=IT
LIEU-DIT=FR
LUNGOTEVERE=IT
PASEO=ES
PIAZZA=IT
PIAZZALE=IT
PL=FR
PLACE=FR
PLASS=NO
PLATZ=DE
PLE=IT
POLIGONO=ES
POSTBUS=NL
POSTFACH=DE
PRACETA=PT
PZA=ES
PZZA=IT
QUAI=FR
RESIDENCE=FR
ROUTE=FR
RUA=PT
RUE=FR
RUELLE=FR
S/N=ES
SOKAK=TR
SQUARE=FR
STR=DE
STRAAT=NL
STRADA=IT
STRASSE=DE
TRAVESSA=PT
UL=PL
ULICA=PL
UTCA=HU
VEI=NO
VEIEN=NO
VEJ=DK
VIA=IT
VIALE=IT
VICOLO=IT
VLE=IT
WEG=DE`);

/** Endings of compound street names; of two that fit, the longer stands first. */
export const SIGN_ENDINGS: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(`ALLEE=DE
DAMM=DE
GADE=DK
GASSE=DE
GATAN=SE
GRACHT=NL
KADE=NL
LAAN=NL
PLATZ=DE
PLEIN=NL
SINGEL=NL
STR=DE
STRAAT=NL
STRASSE=DE
UFER=DE
VAGEN=SE
VEIEN=NO
VEJ=DK
WEG=DE`);

/** Letters of a line whose postal code stands before a city that is in no table, with the country they speak for, by the code's digits; of two that fit, the first. */
export const CODE_LETTERS: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(
  String.raw`4ÅÆØ=DK
4ÁÍÓÚŐŰ=HU
5ĞİŞ=TR
5ÄÖÜ=DE
5ÀÂÇÈÉÊËÎÏÔÛŒ=FR
5ÁÍÑÓÚ=ES
5ÌÒÙ=IT`,
);

/** The country of a code by its digits, where neither city nor letters tell. */
export const USUAL_COUNTRIES: ReadonlyMap<number, string> = new Map([
  [4, "CH"],
  [5, "DE"],
]);

/** Countries whose codes are four digits behind the city, the first that has the city. */
export const CODE_BEHIND_CITY: readonly string[] = ["AU", "NZ", "ZA"];

/** Countries whose cities end a text without a code, the first that has the city. */
export const CITY_ALONE: readonly string[] = ["DE", "FR", "IT", "NL", "ES", "PT"];

/** The country that has four digits, by a language that is also that of a country with five digits or with letters. */
export const FOUR_DIGITS: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(`DE=AT
FR=BE
IT=CH
NL=BE`);

/** Countries whose street words alone tell them, wherever they stand. */
export const SURE_COUNTRIES: ReadonlySet<string> = /* @__PURE__ */ wordSet("MY TR");

/** French street words that are not English too. */
export const FRENCH_STREETS: ReadonlySet<string> = /* @__PURE__ */ wordSet("CHEMIN IMPASSE RUE RUELLE");

/** Words behind a French street word that no other language has there, and those that Spanish has behind a short one: "AV LA PAZ". */
export const FRENCH_ONLY: ReadonlySet<string> = /* @__PURE__ */ wordSet("DES DU");
export const FRENCH_TOO: ReadonlySet<string> = /* @__PURE__ */ wordSet("DE LA LE LES");

/** Letters before a postal code with a dash, country=other letters. */
export const CODE_PREFIXES: ReadonlyMap<string, string> = /* @__PURE__ */ synonymTable(`AT=A
BE=B
CH
CZ
DE=D
DK
ES=E
FR=F
IT=I
LU=L
LV
NL
PL
PT
SE
SI`);

/** Letters behind four digits that are a direction or a road of the United States, not those of a Dutch code. */
export const ROAD_LETTERS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "CR CT DR HC LN NE NW PL RD RR SE SR ST SW US",
);

/** Shapes of a code between the words beside it, which are a comma for a large city and nothing at the end; in order of use. */
export const SHAPES_AMONG_WORDS: readonly (readonly [shape: RegExp, country: string])[] = [
  [/^BAG X\d/u, "ZA"],
  [/(?:^| )[A-CEGHJ-NPR-TVXY]\d[A-Z][ -]?\d[A-Z]\d /u, "CA"],
  [/(?:^| )[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2} ,?$/u, "GB"],
  [/^[A-Z]\d[\dW] (?!\d+ )[A-Z\d]{4} ,?$|^DUBLIN (?:\d\d?|6W) $/u, "IE"],
  [/^S \d{6} ,?$/u, "SG"],
];

/** A road of a Colombian city with its number, the number of the one it crosses and that of the door: "CRA. 7 # 71-21". */
export const COLOMBIAN_NUMBERS: RegExp =
  /(?:^|[ ,])(?:AVENIDA|CALLE|CARRERA|CL|CLL|CRA|DG|DIAGONAL|KR|KRA|TRANSVERSAL)\.? \d{1,3}[A-Z]{0,2} (?:# ?|N[O\u00ba]?\.? )\d{1,3}[A-Z]? ?- ?\d{1,3}(?:[ ,]|$)/u;
