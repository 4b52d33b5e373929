// Meaning: words that name a unit though appendix C2 of Publication 28 does not hold them; they are written out.
// Source: designators of local addressing ordinances and of building directories; read 2026-11.
// 7 tables, words in alphabetical order.
import { pairTable, wordSet } from "../../text/lookup.ts";

/** Words before a number or letter behind the street: "TOWER B", "STUDIO 5". */
export const US_NAMED_UNITS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "BAY BERTH BLOCK BOOTH BUNGALOW CABIN CASITA CONCOURSE CONDO COTTAGE COURTYARD CUBICLE DOCK DOOR DUPLEX ENTRANCE FLAT GATE HALL HOUSE KIOSK LEVEL LOCKER LOFT MAILBOX MILE MODULE PAD PHASE PLOT POD QUAD SECTION SHOP SITE SLOT STALL STORE STUDIO TENANT TERMINAL TOWER TOWNHOME TOWNHOUSE TRACT VILLA WAREHOUSE",
);

/** Words that stand behind the street without an identifier. */
export const US_NAMED_UNITS_ALONE: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "ATTIC CASITA CELLAR CONCOURSE DOWNSTAIRS GARAGE LOFT STUDIO UPSTAIRS",
);

/** Words before LEVEL: "CONCOURSE LEVEL". */
export const US_NAMED_LEVELS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "CONCOURSE ENTRY GARDEN GROUND LOBBY MAIN MALL PARK PARKING PLAZA POOL STREET TERRACE",
);

/** The word behind them. */
export const US_LEVEL = "LEVEL";

/** Parts of buildings that a direction before them tells apart: "W TOWER". */
export const US_SIDED_PARTS: ReadonlySet<string> = /* @__PURE__ */ wordSet("TOWER WING");

/** Floors that have a name instead of a number, as they are written and in full. */
export const US_FLOOR_NAMES: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(`GRD=GROUND
GRND=GROUND
GROUND=GROUND
MAIN=MAIN
TOP=TOP`);

/** Those of them that are no names of streets. */
export const US_SURE_FLOORS: ReadonlySet<string> = /* @__PURE__ */ wordSet("GROUND");
