// Meaning: words of numbered roads and of box addresses, kind=spellings.
// Source: Publication 28 appendix F (county, state and local highways) and sections 24 to 28; read 2026-11. 26 tables.
import { pairTable, synonymTable, wordSet } from "../../text/lookup.ts";

/** Road systems and road kinds of appendix F; those of ROAD, HIGHWAY and ROUTE beside their spellings as suffixes. */
export const US_ROAD_ROWS: string = `COUNTY=COUNTY CNTY CTY CO
FM=FM FTM
INTERSTATE=INTERSTATE IH INTERSTATES
PRIVATE=PRIVATE PVT
RANCH=RANCH
RM=RM
ROAD=RDS ROADS
ROUTE=ROUTES RTES RTS
STATE=STATE
TOWNSHIP=TOWNSHIP TWP`;

/** Systems whose roads have a letter or a number: COUNTY ROAD A. */
export const US_ROAD_SYSTEMS: ReadonlySet<string> = /* @__PURE__ */ wordSet("COUNTY STATE TOWNSHIP");

/** Kinds of road behind such a system or without one: COUNTY ROAD 5, ROUTE 5. */
export const US_ROAD_KINDS: ReadonlySet<string> = /* @__PURE__ */ wordSet("HIGHWAY ROAD ROUTE");

/** Words that are a whole road system with its kind: the standard text before the number. */
export const US_ROAD_SHORTHAND_ROWS: string = `CH=COUNTY HIGHWAY
CR=COUNTY ROAD
CSAH=COUNTY STATE AID HIGHWAY
CTH=COUNTY HIGHWAY
IH=INTERSTATE
RM=RM
RR=RANCH ROAD
SH=STATE HIGHWAY
SR=STATE ROUTE
STH=STATE HIGHWAY
TR=TOWNSHIP ROAD
TSR=TOWNSHIP ROAD
USH=US HIGHWAY`;

/** Words behind a numbered road that belong to it, standard=spellings. */
export const US_ROAD_BRANCHES: ReadonlyMap<string, string> = /* @__PURE__ */ synonymTable(`ACCESS
ALT=ALTERNATE
BUSINESS=BSNSS BUS
BYPASS=BYP
CONNECTOR=CONN
FEEDER
FRONTAGE=FRTG FRNTG
LOOP
SERVICE=SVC SRVC
SPUR`);

/** States whose numbered state roads are called STATE ROAD: "SR 220" there is STATE ROAD 220. */
export const US_STATE_ROAD_STATES: string = "FL IN NM WI";

/** Words before a numbered road that belong to its name, standard=spellings: "OLD HIGHWAY 5", "BUS US 5". */
export const US_BEFORE_ROAD: ReadonlyMap<string, string> = /* @__PURE__ */ synonymTable(`ALTERNATE=ALT
BUSINESS=BSNSS BUS
FORMER
NEW
NY STATE=NYS
OLD`);

/** Roads that have a number alone or behind BUSINESS: "LOOP 410", "BUSINESS LOOP 70", "BYPASS 123"; those of the National Forests, and of one county by its first letters, "WCR 17" in Weld County, or by sections, "CS 2875". */
export const US_ROADS_OF_NUMBER: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "ALT BELTWAY BUSINESS BYPASS CS FR FS FSR HCR LCR LOOP NFSR SPUR VZCR WCR",
);

/** Those of them that STATE can stand before: "STATE LOOP 96". */
export const US_STATE_ROADS_OF_NUMBER: ReadonlySet<string> = /* @__PURE__ */ wordSet("LOOP SPUR");

/** Roads with a number behind two words, with the second: "FIRE LANE 12", in Texas "PARK ROAD 12". */
export const US_ROADS_OF_TWO: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(`FIRE=LANE
PARK=ROAD`);

/** Words before ROAD that make a number behind it the road's. */
export const US_ROADS_NUMBERED: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "AFFAIRS BIA COUNTRY DEVELOPMENT FARM FIRE FOREST FS LEASE PARISH SECONDARY SERVICE USFS",
);

/** Words before a kind of numbered road: "US HWY", "ST RTE", "FERN PARK AND HWY". */
export const US_BEFORE_ROAD_KIND: ReadonlySet<string> = /* @__PURE__ */ wordSet("& AND S ST US");

/** Roads of a system that a letter alone tells apart, though it could be a direction: "STATE HIGHWAY N" of Missouri, but "STATE RD W". */
export const US_LETTERED_ROADS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "COUNTY HIGHWAY|COUNTY ROAD|COUNTY ROUTE|STATE HIGHWAY|STATE ROUTE",
);

/** Words before the number of a road, besides those of its kind. */
export const US_BEFORE_ROAD_NUMBER: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "CALLE CARR CARRETERA EXIT I JCT KM MARKER MARKET MILEPOST MM MP US",
);

/** Words before TO MARKET with the letters of such a road in Texas: "FARM TO MARKET 1320". */
export const US_MARKET_ROADS: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(`FARM=FM
RANCH=RM`);

/** Words for a highway of Wisconsin, and the systems before them: "COUNTY TRUNK A". */
export const US_TRUNK_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet("TK TRK TRUNK");
export const US_TRUNK_SYSTEMS: ReadonlySet<string> = /* @__PURE__ */ wordSet("COUNTY STATE");

/** Words of federal roads right before their number: "I 80", "US 41". */
export const US_FEDERAL_ROADS: ReadonlySet<string> = /* @__PURE__ */ wordSet("I US");

/** Kinds of road behind US, which all are highways: "US ROUTE 20". */
export const US_FEDERAL_KINDS: ReadonlySet<string> = /* @__PURE__ */ wordSet("HIGHWAY ROUTE");

/** Words of a road that HIGHWAY stands before once more: "HIGHWAY FM 1320", "HIGHWAY I-30". */
export const US_ROADS_BEHIND_HIGHWAY: ReadonlySet<string> = /* @__PURE__ */ wordSet("FARM FM FTM I IH US");

/** Systems that have a kind of road before the number: no number of a road stands right behind COUNTY. */
export const US_SYSTEMS_BEFORE_KIND: ReadonlySet<string> = /* @__PURE__ */ wordSet("COUNTY STATE");

/** Letters of a road between a house number and the road's own: "12 I 80". */
export const US_ROAD_LETTERS: ReadonlySet<string> = /* @__PURE__ */ wordSet("I U");

/** A state's or county's road with its number: STATE ROUTE 4, OH HIGHWAY 4. */
export const NUMBERED_ROAD: RegExp = /^(COUNTY|STATE|[A-Z]{2}(?: STATE)?) ([A-Z]+) (\d+[A-Z]?)$/u;

/** A road of any system with its number: a state's more often than the nation's; CARR is one of Puerto Rico. */
export const BARE_NUMBERED_ROAD: RegExp = /^(?:CARR(?: ESTATAL)?|HIGHWAY|ROUTE) (\d+[A-Z]?)$/u;

/** Words of roads and floors that stand short or fall apart, BY-PASS, with the whole one; HIGH WAY and PARK WAY are names of streets. */
export const US_WHOLE_WORDS: ReadonlyMap<string, string> =
  /* @__PURE__ */ pairTable(`BDWY BRDWAY BRDWY BROADWY BRODWAY BWAY=BROADWAY
BY=BYPASS
LEVL LVL=LEVEL
TURN=TURNPIKE`);

/** Letters of a state's roads that stand in place of its code: "M 20" in Michigan. */
export const US_LETTERS_OF_ROADS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["KS", "K"],
  ["MI", "M"],
]);
