// Meaning: a word that is common in street lines of a language and not in the United States, with the language or country it speaks for.
// "FR", "DE", "IT", "ES", "NL", "PT" stand for the language until the postal code or the city tells the country.
// Source: the street type tables of this folder; read 2026-11.
// 2 tables, rows in alphabetical order.
import { pairTable } from "../../text/lookup.ts";

export const SIGN_WORDS: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(`ALEJA=PL
ALLEE=FR
AV=FR
AVDA=ES
AVENIDA=ES
AVENUE=FR
AVINGUDA=ES
BD=FR
BOULEVARD=FR
C/=ES
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
IMPASSE=FR
LARGO=IT
LUNGOTEVERE=IT
PASEO=ES
PIAZZA=IT
PIAZZALE=IT
PL=FR
PLACE=FR
PLASS=NO
PLATZ=DE
PLE=IT
POSTBUS=NL
POSTFACH=DE
PZZA=IT
QUAI=FR
RESIDENCE=FR
ROUTE=FR
RUA=PT
RUE=FR
RUELLE=FR
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

/** Endings of compound street names, longest first. */
export const SIGN_ENDINGS: readonly (readonly [ending: string, language: string])[] = [
  ["STRASSE", "DE"],
  ["STRAAT", "NL"],
  ["GRACHT", "NL"],
  ["SINGEL", "NL"],
  ["GASSE", "DE"],
  ["PLATZ", "DE"],
  ["ALLEE", "DE"],
  ["PLEIN", "NL"],
  ["LAAN", "NL"],
  ["KADE", "NL"],
  ["DAMM", "DE"],
  ["UFER", "DE"],
  ["STR", "DE"],
  ["WEG", "DE"],
];
