// Meaning: words of roads and areas of Puerto Rico, and its towns of two words.
// Source: Publication 28 section 29, the municipalities, post offices and roads of Puerto Rico; read 2026-11.
// 21 tables and patterns, words in alphabetical order.
import { synonymTable, wordSet } from "../../text/lookup.ts";

/** Words before the number of a road, standard=spellings. */
export const PR_ROADS: ReadonlyMap<string, string> = /* @__PURE__ */ synonymTable(`CALLE
CARR=CARRETERA PR
HIGHWAY=HWY
RAMAL
ROAD=RD
ROUTE=RT RTE
RUTA`);

/** Those of them that stand before nothing else than the number of a road. */
export const PR_SURE_ROADS: ReadonlySet<string> = /* @__PURE__ */ wordSet("CARR CARRETERA PR");

/** Words in front of a road that belong to its name: "MARGINAL CARR 167", "STATE ROAD 2". */
export const PR_BEFORE_ROAD: ReadonlySet<string> = /* @__PURE__ */ wordSet("MARGINAL STATE");

/** A road with its number, as its word is written in either language. */
export const PR_NUMBERED_ROAD: RegExp = /^(?:STATE )?(?:CARR(?: ESTATAL)?|HIGHWAY|ROAD|ROUTE|RUTA) (\d+[A-Z]?)$/u;

/** The word between a road and its number that says whose it is: "CARR ESTATAL 696". */
export const PR_OF_STATE = "ESTATAL";

/** The word between a road and the number of its branch. */
export const PR_BRANCH = "RAMAL";

/** Words of such roads and of kilometres without a blank before their number: "PR-110", "KM45.6". */
export const PR_GLUED: RegExp = /^(CARR|KM|PR)(\d[\d.]*)$/u;

/** What a text of Puerto Rico ends with. */
export const PR_TEXT: RegExp = /[ ,](?:PR|P\.R\.|PUERTO RICO|00[679]\d\d)(?:[ ,-]|$)/u;

/** A sign of any text, or such a short word: most texts have neither. */
export const MAY_HOLD_SIGNS: RegExp = /[(+/]|CLL| - /u;

/** The sign or short word of a street in such a text, "C/15", "CLL SOL", "CLL.SOL", not "C/O". */
export const prStreetSign = (): RegExp => /(?<=^|[ ,])C(?:\/ ?(?!O )|LL[ .]{1,2})(?=[A-Z\d])/gu;

/** The word before a house number, beside those of English. */
export const PR_NUMBER = "NUMERO";

/** Words that open the name of a road with kilometres, besides those of streets. */
export const PR_NAMED_ROADS: ReadonlySet<string> = /* @__PURE__ */ wordSet("AUTOPISTA EXPRESO");

/** Words before the block of an urbanization. */
export const PR_BLOCKS: ReadonlySet<string> = /* @__PURE__ */ wordSet("BLOQUE BLQ BLQE");

/** Words before the number of a house behind its block, beside "#" and NUM. */
export const PR_HOUSE_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet("CASA LOTE NUMERO SOLAR");

/** Words before the kilometre of a road at which a place lies. */
export const PR_KILOMETRE: ReadonlySet<string> = /* @__PURE__ */ wordSet("KILOMETRO KM KMS");

/** Words before the number of a door, a plot or a stop of the old tram, behind which no name goes on. */
export const PR_UNITS: ReadonlySet<string> = /* @__PURE__ */ wordSet("BUZON CASA LOCAL LOTE PARADA PDA");

/** The word before the hundred metres behind a kilometre. */
export const PR_HECTOMETRE = "HM";

/** Words behind the kilometre of a place that lies off the road. */
export const PR_INTERIOR: ReadonlySet<string> = /* @__PURE__ */ wordSet("INT INTERIOR");

/** Words before the number of a road that crosses. */
export const PR_CROSSING: ReadonlySet<string> = /* @__PURE__ */ wordSet("& ESQ ESQUINA INT INTERSECCION Y");

/** Words before the street that crosses. */
export const PR_CORNER: ReadonlySet<string> = /* @__PURE__ */ wordSet("ESQ ESQUINA");

/** Words before the name of an area of a town or the country, beside URB, standard=spellings. */
export const PR_AREAS: ReadonlyMap<string, string> = /* @__PURE__ */ synonymTable(`BDA=BARRIADA
BO=BARRIO
COM=COMUNIDAD
PARC=PARCELA PARCELAS
REPTO=REPARTO
SECTOR=SECT`);

/** Towns of two words, which are told from the area before them: "BO LIPA VEGA BAJA". */
export const PR_TOWNS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  `AGUAS BUENAS|CABO ROJO|COTO LAUREL|HATO REY|JUANA DIAZ|LA PLATA|LAS MARIAS|LAS PIEDRAS|PUERTO REAL|PUNTA SANTIAGO|RIO BLANCO|
RIO GRANDE|RIO PIEDRAS|SABANA GRANDE|SABANA HOYOS|SABANA SECA|SAN ANTONIO|SAN GERMAN|SAN JUAN|SAN LORENZO|SAN SEBASTIAN|SANTA ISABEL|
TOA ALTA|TOA BAJA|TRUJILLO ALTO|VEGA ALTA|VEGA BAJA`,
);
