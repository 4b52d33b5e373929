// Meaning: a word that is common in street lines of one country or language and not in the United States, with what it speaks for.
// "FR", "DE", "IT", "ES", "NL", "PT" stand for the language until the postal code tells the country.
// Source: the street type tables of this folder; read 2026-11.
// 2 tables, rows in alphabetical order.
import { pairTable } from "../../text/lookup.ts";

export const SIGN_WORDS: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(`ALLEE=FR
AVENIDA=ES
AVDA=ES
C/=ES
CALLE=ES
CARRER=ES
CARRERA=ES
CEDEX=FR
CHAUSSEE=FR
CHEMIN=FR
COLONIA=MX
CORSO=IT
GRACHT=NL
IMPASSE=FR
LAAN=NL
LARGO=IT
LUNGOTEVERE=IT
PASEO=ES
PIAZZA=IT
PIAZZALE=IT
PLACE=FR
PLATZ=DE
POSTBUS=NL
POSTFACH=DE
QUAI=FR
ROUTE=FR
RUA=PT
RUE=FR
AVENUE=FR
BOULEVARD=FR
STR=DE
STRAAT=NL
STRADA=IT
STRASSE=DE
TRAVESSA=PT
VIA=IT
VIALE=IT
VICOLO=IT
WEG=DE`);

/** Endings of compound street names, longest first. */
export const SIGN_ENDINGS: readonly (readonly [ending: string, language: string])[] = [
  ["STRASSE", "DE"],
  ["STRAAT", "NL"],
  ["GRACHT", "NL"],
  ["SINGEL", "NL"],
  ["PLATZ", "DE"],
  ["GASSE", "DE"],
  ["ALLEE", "DE"],
  ["PLEIN", "NL"],
  ["LAAN", "NL"],
  ["KADE", "NL"],
  ["DAMM", "DE"],
  ["UFER", "DE"],
  ["STR", "DE"],
  ["WEG", "DE"],
];
