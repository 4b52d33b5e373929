// Meaning: a row of POSTAL_FORMATS is a way to write addresses with the countries that have it: "<" or ">" when the postal code stands before or after the
// city, "1" or "2" when the house number stands before or after the street name, the shapes of the postal code (9 digit, A letter, several
// between bars; none when it has none), "=" and the alpha-2 codes.
// Source: Universal Postal Union addressing sheets and the postal services' own guides; read 2026-11.
// 52 rows, sorted by their first country; 6 tables. Countries with a file of their own and those addressed as another one stand elsewhere; one without postal code whose numbers stand before the street and whose code stands behind the city needs no row.
import { pairTable, wordSet } from "../../text/lookup.ts";

export const POSTAL_FORMATS = `< 1 AD999=AD
< 1 9999=AF LR NE PH TN
> 1 AI-9999=AI
< 2 9999=AL AM BG CV CY DK ET GE GL GW HU MK MZ NO SI SJ SV
> 2=AO AW BO BQ CW GQ MO SR ST
> 1 AAAA 9AA=AQ FK GS IO PN SH TC
< 2 99999=AX BA CR CU DO EE FI GT HN HR LT ME NI RS TR UY XK
< 2 AZ 9999|9999=AZ
> 1 BB99999=BB
> 1 9999=BD
> 1 9999|999=BH
> 1 AA 99|AA AA=BM
> 1 AA9999=BN VC VG WS
> 1 99999=BT EG FM GU KE LK MH MM MP MU MV NA PK PR PW TH TZ UM VI
< 2 999999=BY EC KG KZ RO TJ TM UZ
< 2 9999999|999-9999=CL
< 1 999999=CN
< 2 999 99=CZ GR SE SK
< 1 99999=DZ EH JO KW LA MA MY SD SN ZM
< 2 999=FO IS
> 1 AA-999-9999|AA999=GH
> 1 AA99 9AA=GI
< 1 999=GN MG
< 1 AA9999|9999=HT
> 2 99999=ID PE UA
> 2 9999999|99999=IL
> 1 99999|999=IQ
> 2 9999999999|99999-99999=IR
> 1 99|9=JM
< 1 999-9999=JP
> 1 999999|99999=KH VN
> 1 99999|999-999=KR
> 1 AA9-9999=KY
> 1 9999 9999|99999999|9999=LB
> 1 AA99 999=LC
> 1 999=LS OM PG
> 2 LV-9999|9999=LV
< 2 MD-9999|9999=MD
> 2 99999|999999=MN
> 1 AAA 9999|MSR-9999=MS
> 1 AAA 9999|AAA 99=MT
> 1 999999=NG TT
> 1 99999|9999=NP
> 2 9999=PA VE
< 2 99-999=PL
< 1 9999999|999999|999|99999=PS
< 2 9999|999999=PY
> 2 999999=RU
> 1 99999-9999|99999 9999|99999=SA
> 1 AA 99999=SO
> 1 A999=SZ
> 1 999999|99999|999=TW`;

/** The word before the number of a post office box where it is not "PO BOX", countries=word. */
export const BOX_WORDS: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(`CR CU DO GT HN NI PA PE SV VE=APARTADO
SE=BOX
BF BI BJ CD CF CG CI CM DJ DZ GA GN KM MA MG ML MR NE SN TD TG TN=BP
BO CL EC PY UY=CASILLA
HU=PF
TR=PK
FI=PL
DK FO GL NO SJ=POSTBOKS
PL=SKR POCZT`);

/** Countries with the number of a house before its street that have it behind as often, where it stays: "LIPA STREET 6, CAIRO". */
export const NUMBER_AS_WRITTEN: ReadonlySet<string> = /* @__PURE__ */ wordSet("EG MA");

/** Countries that write the city before the street as often as behind it. */
export const CITY_IN_FRONT: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "AM BA BG BY CZ GE HR HU KZ MK PL RO RS RU SI SK UA",
);

/** Countries with codes of four digits whose houses have hardly as high a number, so that one behind a name with another behind it is a code: "FERN SØR 9300 LIPA". */
export const LOW_NUMBERS: ReadonlySet<string> = /* @__PURE__ */ wordSet("AT CH DK LU NO SI");

/** Countries whose streets have sections, lanes and alleys that stand before the street: "SEC. 5, XINYI RD.". */
export const SECTIONED_STREETS: ReadonlySet<string> = /* @__PURE__ */ wordSet("CN TW");
