// Meaning: last words of the names of firms and places, which tell whose number stands behind a #.
// Source: lists of shops, lodges and stations in registers of firms, and of dwellings in OpenStreetMap; read 2026-11.
// 2 tables, words in alphabetical order.
import { wordSet } from "../../text/lookup.ts";

/** Firms and places that are counted themselves, though the word names a street or unit too: "FIRE STATION #5". */
export const US_NUMBERED_PLACES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "BRANCH CAMP CLUB LODGE POST STA STATION STORE",
);

/** Buildings that are divided in units: "OAK TOWERS #12". */
export const US_PLACES_WITH_UNITS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "APARTMENTS APTS CONDOS HOMES HOTEL INN LOFTS MOTEL RESIDENCES SUITES TOWERS TOWNHOMES VILLAS",
);
