// Meaning: territories by the country whose addressing conventions or name they use, and countries with names that are places elsewhere.
// Source: ISO 3166-1 and the Universal Postal Union; names of places from the Geographic Names Information System; read 2026-11.
// 5 tables, words in alphabetical order.
import { pairTable, wordSet } from "../../text/lookup.ts";

/** Territories that write addresses as the country whose code comes first. */
export const ADDRESSED_AS: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(`BL=FR
CC=AU
CX=AU
GF=FR
GG=GB
GP=FR
IM=GB
JE=GB
LI=CH
MC=FR
MF=FR
MQ=FR
NC=FR
NF=AU
PF=FR
PM=FR
RE=FR
SM=IT
VA=IT
WF=FR
YT=FR`);

/** Territories whose addresses name the United Kingdom. */
export const BRITISH_TERRITORIES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  `AI BM FK GG GI GS IM IO JE KY MS PN SH TC VG`,
);

/** Countries whose names are common as names of cities or states in the United States. */
export const NAMES_SHARED: ReadonlySet<string> = /* @__PURE__ */ wordSet(`CN CU GE JE JM JO LB MX NO PA PE`);

/** Codes that are street words or directions of the United States: they need two commas before them. */
export const CODES_SHARED: ReadonlySet<string> = /* @__PURE__ */ wordSet(`BR CR CV NO PK PL SE ST TR`);

/** Words before the name of a country that make it the name of a place or person: NEW MEXICO, S HOLLAND, ANATOLE FRANCE. */
export const PLACE_NAME_STARTS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  `ANATOLE E EAST LITTLE N NEW NORTH S SOUTH W WEST`,
);
