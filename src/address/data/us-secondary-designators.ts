// Meaning: a row is a secondary unit designator: standard abbreviation = spelled word, then further spellings.
// Source: Publication 28 appendix C2 with DEPT, MEZZANINE, PMB (section 285) and MSC (section 327); read 2026-11.
// 29 rows, sorted; 15 tables.
import { pairTable, wordSet } from "../../text/lookup.ts";

export const US_UNIT_ROWS: string = `APT=APARTMENT APARTAMENTO APTO APTS APPT APMT APRT APRTMNT APTMT APPARTMENT APTMNT
BLDG=BUILDING BDG BLD BLG BLDGS BLDNG EDIF EDIFICIO
BSMT=BASEMENT BASMT BSM BSMNT
DEPT=DEPARTMENT DPT
DORM=DORMITORY
FL=FLOOR FLR FLOORS FLRS FLOR FLS PISO
FRNT=FRONT FRN
HNGR=HANGAR HANGER
KEY=KEY
LBBY=LOBBY
LOT=LOT LT LOTS
LOWR=LOWER LWR
MEZZANINE=MEZZ MEZ MEZANINE MEZZAINE MEZZANNINE
MSC=MAILSTOP
OFC=OFFICE OFFC OFIC OFICINA
PH=PENTHOUSE PNTHSE
PIER=PIER
PMB=PMB
REAR=REAR
RM=ROOM ROOMS RMS
SIDE=SIDE
SLIP=SLIP
SPC=SPACE SP SPACES
STE=SUITE SU SUIT SUTE STES SUITES SUIET SUTIE SIUTE
STOP=STOP
TRLR=TRAILER TRAILOR
UNIT=UNIT UINT UNT UNITS UNTI
UPPR=UPPER UPR
WING=WING`;

/** Designators that end names of houses as well: "OAK GROVE APTS". */
export const US_UNITS_OF_NAMES: ReadonlySet<string> = /* @__PURE__ */ wordSet("APTS");

/** Designators that stand without a number (appendix C2). */
export const US_UNITS_ALONE: string = "BSMT FRNT LBBY LOWR MEZZANINE OFC PH REAR SIDE UPPR";

/** Designators in the order in which several of them are written: the larger holds the smaller. */
export const US_UNIT_ORDER: string =
  "BLDG WING DORM HNGR PIER LBBY BSMT LOWR UPPR FL MEZZANINE DEPT STE OFC APT UNIT LOT SPC TRLR SLIP STOP KEY PH RM # FRNT REAR SIDE PMB MSC";

/** Designators that are no words of streets and cities: behind a street end they are a unit even without a number. */
export const US_UNITS_UNNUMBERED: ReadonlySet<string> = /* @__PURE__ */ wordSet("APT BLDG STE UNIT");

/** Designators that end names of streets too: "OCEAN FRONT", "LAKE SIDE". */
export const US_UNITS_IN_NAMES: ReadonlySet<string> = /* @__PURE__ */ wordSet("FRONT OFFICE SIDE");

/** Designators without a number, most as the standard writes them, that are no words of streets and cities. */
export const US_UNITS_SHORTENED: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "BASEMENT BSMT FRNT LBBY LOBBY LOWR PENTHOUSE PH REAR UPPR",
);

/** Words that make the name of a city with the UPPER, LOWER, FRONT or SIDE before them: UPPER DARBY, FRONT ROYAL. */
export const US_CITIES_LIKE_UNIT: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "ALLEN ALLOWAYS ALTON ARLINGTON BEAR BLACK BROOKVILLE BRULE BURRELL CHICHESTER DARBY DEERFIELD DUBLIN FAIRMOUNT FALLS FREEHOLD FRUITLAND GRAND GWYNEDD HOLLAND JAY KALSKAG LAKE MACUNGIE MAKEFIELD MARLBORO MERION MILFORD MONTCLAIR MORELAND NYACK PAXTON PEACH PITTSGROVE POHATCONG PROVIDENCE ROYAL SADDLE SAINT SALEM SANDUSKY SAUCON SOUTHAMPTON TRACT UWCHLAN WATERFORD",
);

/** Designators that exports glue to the suffix before them: "STSUITE 101". */
export const US_UNIT_GLUED: RegExp = /(?:APT|BLDG|STE|SUITE|UNIT)$/u;

/** A designator that a hyphen parts from the number of a unit: "#200-PMB 123". */
export const US_UNIT_BEHIND_HYPHEN: RegExp = /^PMB(?![A-Z])/u;

/** Sides of a stair on which a flat is: "FL 2 LEFT", "APT RIGHT". */
export const US_UNIT_SIDES: ReadonlySet<string> = /* @__PURE__ */ wordSet("LEFT RIGHT");

/** Words that make the name of a city with LEFT before them: LEFT HAND. */
export const US_CITIES_LIKE_SIDE: ReadonlySet<string> = /* @__PURE__ */ wordSet("HAND");

/** Designators that are glued to a letter: "APTB"; UNITE and UNITY are words. */
export const US_UNIT_LETTERED: RegExp = /^(?:APT|BLDG|SUITE|UNIT(?![EY]))(?=[A-Z]$)/u;

/** Designators that tell units with one number apart, so that the match key keeps them. */
export const US_KEY_DESIGNATORS: ReadonlySet<string> = /* @__PURE__ */ wordSet("BLDG FL PH PMB");

/** Words of streets that behind the end of a street and before a number are those of a unit: "5 PARK AVE ST 1400", "5 OAK RD TRL 4". */
export const US_UNITS_BEHIND_SUFFIX: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(`ST=STE
TRL=TRLR`);
