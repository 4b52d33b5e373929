// Meaning: a row is a city with the abbreviations that stand for it alone, each with its state: abbreviation-state=city.
// Source: abbreviations of newspapers' style books and codes of airports in common use; read 2026-11.
// 20 cities, in alphabetical order; 2 tables.
import { pairTable, wordSet } from "../../text/lookup.ts";

export const US_CITY_ABBREVIATIONS: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(`ABQ-NM=ALBUQUERQUE
BALT-MD BALTO-MD=BALTIMORE
BKLYN-NY=BROOKLYN
CHGO-IL=CHICAGO
HON-HI=HONOLULU
INDPLS-IN=INDIANAPOLIS
JAX-FL=JACKSONVILLE
KC-KS KC-MO=KANSAS CITY
LV-NV=LAS VEGAS
LA-CA=LOS ANGELES
MILW-WI=MILWAUKEE
MPLS-MN=MINNEAPOLIS
NY-NY NYC-NY=NEW YORK
OKC-OK=OKLAHOMA CITY
PHX-AZ=PHOENIX
PGH-PA=PITTSBURGH
STL-MO=SAINT LOUIS
SLC-UT=SALT LAKE CITY
SF-CA=SAN FRANCISCO
WASH-DC=WASHINGTON`);

/** Those that are a city without their state too. */
export const US_CITIES_BY_ABBREVIATION: ReadonlySet<string> = /* @__PURE__ */ wordSet("BKLYN CHGO MPLS NYC OKC SLC");
