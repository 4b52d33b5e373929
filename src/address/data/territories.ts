// Meaning: territories by the country whose addressing conventions or name they use, countries that are a city, and countries with
// names that are places elsewhere.
// Source: ISO 3166-1 and the Universal Postal Union; names of places from the Geographic Names Information System; read 2026-11.
// 19 tables, words in alphabetical order.
import { pairTable, wordSet } from "../../text/lookup.ts";

/** Territories that write addresses as the country whose code comes first. */
export const ADDRESSED_AS: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(`CC CX NF=AU
LI=CH
BL GF GP MC MF MQ NC PF PM RE WF YT=FR
GG IM JE=GB
SM VA=IT`);

/** Territories whose addresses name the United Kingdom. */
export const BRITISH_TERRITORIES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  `AI BM FK GG GI GS IM IO JE KY MS PN SH TC VG`,
);

/** Parts of the United States whose names stand in the last line as a state does. */
export const UNITED_STATES_TERRITORIES: ReadonlySet<string> = /* @__PURE__ */ wordSet("AS FM GU MH MP PR PW US VI");

/** States that the Postal Service of the United States delivers to; named last, behind the ZIP code, they are countries. */
export const FREELY_ASSOCIATED: ReadonlySet<string> = /* @__PURE__ */ wordSet("FM MH PW");

/** Countries that have their name from their only or first city. */
export const CITY_STATES: ReadonlySet<string> = /* @__PURE__ */ wordSet("DJ GI GT HK KW LU MC MO PA SG SM VA");

/** Those of them that have no city but themselves. */
export const ONE_CITY: ReadonlySet<string> = /* @__PURE__ */ wordSet("HK MO");

/** Countries whose names are common as names of cities or states in the United States. */
export const NAMES_SHARED: ReadonlySet<string> = /* @__PURE__ */ wordSet(`CN CU GE JE JM JO LB MX NO PA PE`);

/** Further ones whose names towns or streets of the United States have: where these are expected, no comma before the name makes it one of them. */
export const NAMES_OF_TOWNS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "AO AT AU BE BO BR CA CH CL CO CY DE DK EG ES FI FR GD GR HU IE IL IN IT JP MT NL PL PS PT RU SE SY TR WS",
);

/** Names of countries that are those of towns of the United States too, where nothing else stands beside them. */
export const COUNTRIES_AS_TOWNS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "CUBA|HOLLAND|JAMAICA|JERSEY|JORDAN|LEBANON|NEDERLAND|PANAMA|PERU|ST HELENA|ST LUCIA|ST MARTIN",
);

/** Countries of whose regions hardly one has the name of a town, but for large cities. */
export const WHOLE_REGIONS: ReadonlySet<string> = /* @__PURE__ */ wordSet("AU CA DE GB IN");

/** Codes that are street words or directions of the United States: they need two commas before them. */
export const CODES_SHARED: ReadonlySet<string> = /* @__PURE__ */ wordSet(`BR CR CV NO PK PL SE ST TR`);

/** Codes of countries whose postal codes have no four digits, which are those of Swiss cantons behind a code that has: "3280 MURTEN, FR". */
export const CODES_OF_CANTONS: ReadonlySet<string> = /* @__PURE__ */ wordSet(`AG FR GR SG SO SZ TG`);

/** Names of two or three letters that are no codes of ISO 3166, or clearer than the rest of them: "DUBAI U.A.E.". */
export const SHORT_NAMES: ReadonlySet<string> = /* @__PURE__ */ wordSet("KSA RSA UAE UK USA");

/** Codes of countries that count as names with full stops between their letters: others are short for regions, "N.L." for Nuevo León. */
export const CODES_AS_NAMES: ReadonlySet<string> = /* @__PURE__ */ wordSet("UK US");

/** Words before the name of a country that make it the name of a place or person: NEW MEXICO, S HOLLAND, ANATOLE FRANCE. */
export const PLACE_NAME_STARTS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  `ANATOLE E EAST LITTLE N NEW NORTH S SOUTH W WEST WESTERN`,
);

/** Particles before the name of a country that make it the name of a street or place: "RUE DE FRANCE". */
export const PLACE_NAME_PARTICLES: ReadonlySet<string> = /* @__PURE__ */ wordSet("DE DU EN");

/** What the form of a state ends with before its name: "KINGDOM OF THE", "REPÚBLICA". */
export const FORM_END: RegExp = /^(?:OF|REP.*|THE)$/u;

/** The name of a country before a post office box that ends the text. */
export const COUNTRY_BEFORE_BOX: RegExp = /, ([^,\d]{3,30}), (P\.? ?O\.? ?BOX[.:]? ?\d{1,6})$/u;

/** What a text ends with whose country stands turned round or in brackets: "KOREA, REPUBLIC OF", "EGYPT, ARAB REP.", "IRAN (ISLAMIC REPUBLIC OF)". */
export const NAME_ENDS_TURNED: readonly string[] = [
  " OF",
  " OF THE",
  " REP.",
  ")",
  ", FYR",
  ", NORTH",
  ", RB",
  ", SOUTH",
  ", THE",
  "BRITISH",
  "FED. STS.",
  "PROVINCE OF CHINA",
  "SAR, CHINA",
  "U.S.",
];
