// Meaning: how the postal codes of a city begin that has the name of its region, so that another code tells the region.
// Source: the postal services of each country; read 2026-11.
// 3 tables, rows in alphabetical order.
import { wordSet } from "../../text/lookup.ts";

/** By country and city, upper case without accents. */
export const CITY_CODES: string = `AT SALZBURG=50
BE ANTWERP=20
BE ANTWERPEN=20
BE LIEGE=40
BE NAMUR=500
BR RIO DE JANEIRO=20 21 22 23
BR SAO PAULO=01 02 03 04 05 080 081 082 083 084
CH BERN=30
CH GENEVA=120
CH GENEVE=120
CH LUZERN=600
CH ZUG=630
CH ZURICH=80
JP AKITA=010 011
JP AOMORI=030 038
JP CHIBA=260 261 262 263 264 265 266 267
JP FUKUI=910 918
JP FUKUOKA=81
JP FUKUSHIMA=960
JP GIFU=500 501 502
JP HIROSHIMA=730 731 732 733 734 735 736 739
JP KAGOSHIMA=890 891 892
JP KOCHI=780 781
JP KUMAMOTO=860 861 862
JP KYOTO=60 612 615 616
JP MIYAZAKI=880
JP NAGANO=380 381 388
JP NAGASAKI=850 851 852
JP NARA=630 631
JP NIIGATA=950 951
JP OITA=870
JP OKAYAMA=700 701 702 703
JP OSAKA=53 54 55
JP SAGA=840 849
JP SAITAMA=330 331 336 337 338 339
JP SHIZUOKA=420 421 422 424
JP TOKUSHIMA=770 771
JP TOKYO=10 11 12 13 14 15 16 17
JP TOTTORI=680
JP TOYAMA=930 931 939
JP WAKAYAMA=640 641 649
JP YAMAGATA=990
JP YAMAGUCHI=753 754
NL GRONINGEN=97
NL UTRECHT=35
PT BRAGA=47
PT COIMBRA=30
PT FARO=80
PT LISBOA=1
PT PORTO=40 41 42 43
SE STOCKHOLM=10 11
SE UPPSALA=75`;

/** The third digit of the codes of all capitals of provinces. */
export const CAPITAL_DIGITS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["ES", "0"],
  ["IT", "1"],
]);

/** Countries whose addresses name part of the city before it, so that of two unknown names the last is the city. */
export const DISTRICT_FIRST: ReadonlySet<string> = /* @__PURE__ */ wordSet("ID JP KR MY PH TH TW VN");
