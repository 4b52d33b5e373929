// Meaning: words, endings, letters and shapes that speak for a language or country where a line names none.
// "FR", "DE", "IT", "ES", "NL", "PT" stand for the language until the postal code or the city tells the country.
// Source: the street type tables of this folder and Universal Postal Union addressing sheets; read 2026-11.
// 52 tables, words in alphabetical order, those of one value in a row.
import { pairTable, synonymTable, wordSet } from "../../text/lookup.ts";

/** A word that is common in street lines of a language and not in the United States, with the language or country it speaks for. */
export const SIGN_WORDS: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(`CESTA TRG=
CABA=AR
BUL BULEVARD=BG
RODOVIA=BR
NAMESTI TRIDA ULICE=CZ
AM DEM IM PLATZ POSTFACH STR STRASSE WEG ZUM ZUR=DE
GADE TORV VEJ=DK
MAANTEE MNT PUIESTEE=EE
APARTADO APDO AVDA AVENIDA AVINGUDA C/ CALLE CALLEJON CARRER CARRERA CARRETERA CASILLA CP CTRA ETORBIDEA GRAN KALEA PASEO POLIGONO PZA S/N=ES
ALLEE ALLEES AV AVENUE BD BOULEVARD BTE CEDEX CHAUSSEE CHEMIN CITE CONTOUR COURS DOMAINE ESPLANADE ETAGE FAUBOURG FBG GRAND'PLACE GRAND'RUE GRAND-PLACE GRAND-RUE GRANDE-RUE HAMEAU IMPASSE LIEU-DIT LOTISSEMENT MAIL MONTEE PARVIS PASSAGE PL PLACE PROMENADE QUAI R RANG RESIDENCE ROUTE RTE RUE RUELLE SENTE SENTIER SQUARE VENELLE ZA ZAC ZI=FR
KORUT KOZ RAKPART SETANY UTCA UTJA=HU
JL KABUPATEN KECAMATAN KELURAHAN=ID
BOTHAR SRAID=IE
DERECH REHOV SDEROT=IL
CASELLA CDA CONTRADA CORSO CSO FRAZ FRAZIONE LARGO LOC LOCALITA LUNGOTEVERE PIAZZA PIAZZALE PLE PZZA STRADA VIA VIALE VICOLO VIOTTOLO VLE=IT
GATVE=LT
IELA=LV
CALZADA CDMX CERRADA COLONIA FRACC PRIV PRIVADA=MX
JALAN JLN KAMPUNG LORONG PERSIARAN TAMAN=MY
POSTBUS STRAAT=NL
PLASS VEG VEI VEIEN=NO
BARANGAY BRGY=PH
ALEJA UL ULICA=PL
BECO LADEIRA PRACETA RUA TRAVESSA=PT
CALEA SOSEAUA=RO
PEREULOK PROSPEKT ULITSA=RU
GATA LGH TORG VAG=SE
NAMESTIE=SK
AMPHOE AMPHUR KHET KHWAENG SOI TAMBON THANON=TH
BULVARI CADDESI MAH MAHALLESI SOKAK=TR
PROSP VUL VULYTSIA=UA`);

/** A word of French streets that numbered roads of the United States have before their number: "1500 RTE 9". */
export const NUMBERED_ROUTE: RegExp = /^R(?:OU)?TE$/u;

/** A short word for an avenue of Spanish, French and English, of which the first alone has a number behind its name. */
export const AVENUE_IN_FRONT = "AV";

/** Unit and house number in one word of Australia that open a line, without a longer code at its end: "UNIT 3/45 LIPA STREET , FERN 3065". */
export const UNIT_OF_HOUSE: RegExp =
  /^(?:FACTORY|FLAT|SHOPS?|UNITS?|VILLA) \d{1,4}[A-Z]?(?:-\d{1,4}| (?:&|AND) \d{1,4}[A-Z]?)?\/\d{1,4}[A-Z]?(?:-\d{1,4})? [A-Z](?!.* \d{5,}(?:-\d{4})?$)/u;

/** What stands for the number of a house without one in Spanish and Portuguese. */
export const WITHOUT_NUMBER = "S/N";

/** A number that is none of the United States: "N° 5", and before a street that crosses, "1953 ESQ. LIMA". */
export const FOREIGN_NUMBER: RegExp = / N[°º]\.? ?\d|\d ESQ\.? \D/u;

/** Endings of compound street names; of two that fit, the longer stands first. */
export const SIGN_ENDINGS: ReadonlyMap<string, string> =
  /* @__PURE__ */ pairTable(`GADE GADEN STRAEDE TOFTEN VAENGET VEJ VEJEN=DK
BAAN DREEF GRACHT KAAI KADE LAAN PLEIN SINGEL STEENWEG STRAAT=NL
ALLEE DAMM GASSE PLATZ STR STRASSE UFER WEG=DE
ATIE ITIE KATU KUJA LTIE NTIE OTIE POLKU RANTA USTIE=FI
GATEN VEGEN VEI VEIEN=NO
BACKEN GANGEN GATA GATAN RINGEN STIGEN TORGET VAG VAGEN=SE`);

/** Letters of a line whose postal code stands before a city that is in no table, with the country they alone speak for, by the code's digits. */
export const CODE_LETTERS: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(
  String.raw`3ÄÅÖ=SE
3ÁÍÝČĚŘŠŮŽ=CZ
4ÁÍÓÚŐŰ=HU
5ĞİŞ=TR
5ĚŘŮ=CZ
5Ü=DE
5ÂÊÎÔÛ=FR
5Ñ=ES
5ÌÒÙ=IT`,
);

/** Letters that one country alone has. */
export const SOLE_LETTERS: readonly [letters: RegExp, country: string] = [/[ŐŰ]/u, "HU"];

/** What tells that letters are of another country, "" for none in particular: words that open Spanish names, whose accents are those of Hungary too; a code of Slovakia, "940 02". */
export const LETTERS_SHARED: readonly (readonly [country: string, sign: RegExp, other: string])[] = [
  ["HU", /(?:^|[ ,])(?:DEL?|EL|L[AO]S?|SAN|SANTA|VILLA) /u, ""],
  ["CZ", / [089]\d\d \d\d /u, "SK"],
];

/** The two numbers of a Czech house before a code: "2783/9, 767 01". */
export const CZECH_NUMBERS: RegExp = / \d{3,4}\/\d{1,4}[A-Z]?,? [1-7]\d\d ?\d\d /u;

/** Countries that a region behind a comma tells, with the country's postal code or without one, the first that has it; the first few without a city before it. */
export const REGIONS_TELL: readonly string[] = "CN ID MY NG PH PK ZA IE CA AU GB IN MX DE CO ES JP TR".split(" ");
export const REGIONS_ALONE = 7;

/** Names of states, or their last words, that tell their country at the end of a text without a comma before them. */
export const STATES_ALONE: ReadonlyMap<string, string> =
  /* @__PURE__ */ pairTable(`NIEDEROSTERREICH OBEROSTERREICH STEIERMARK VORARLBERG=AT
QUEENSLAND TASMANIA=AU
BADEN-WURTTEMBERG NIEDERSACHSEN NORDRHEIN-WESTFALEN RHEINLAND-PFALZ SACHSEN SACHSEN-ANHALT SCHLESWIG-HOLSTEIN THURINGEN=DE
BENGAL GUJARAT HARYANA KARNATAKA KERALA MAHARASHTRA NADU PRADESH RAJASTHAN TELANGANA UTTARAKHAND=IN
GAUTENG KWAZULU-NATAL=ZA`);

/** Those of several words. */
export const STATE_NAMES_ALONE: ReadonlyMap<string, string> = /* @__PURE__ */ synonymTable(
  "AU=AUSTRALIAN CAPITAL TERRITORY|NEW SOUTH WALES|NORTHERN TERRITORY\nNZ=BAY OF PLENTY|HAWKE'S BAY|HAWKES BAY",
);

/** Those that one tells behind a large city of it. */
export const REGIONS_BEHIND_CITY: readonly string[] = [...REGIONS_TELL, "AR", "BR", "CL"];

/** The short word for a street that Spain alone has. */
export const SPANISH_STREET = "C/";

/** Countries of Spanish streets without a code of five digits, the first that has the region at the end. */
export const SPANISH_WITHOUT_CODE: readonly string[] = ["AR", "CL", "CO", "PE", "UY", "BO", "ES"];

/** Countries whose cities end a text without a code, the first that has the city. */
export const CITY_ALONE: readonly string[] = ["DE", "FR", "IT", "NL", "ES", "PT"];

/** Cities beside which those of the same name in the United States are small towns. */
export const LARGEST_OF_NAME: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(`BRISBANE SYDNEY=AU
OTTAWA TORONTO=CA
SANTIAGO=CL
BOGOTA=CO
BELFAST CARDIFF EDINBURGH GLASGOW LEEDS LEICESTER LIVERPOOL LONDON NOTTINGHAM SHEFFIELD SWANSEA=GB
DELHI=IN
CHRISTCHURCH=NZ
MANILA=PH
JOHANNESBURG=ZA`);

/** Units that open an address in the Commonwealth, and none in the United States. */
export const COMMONWEALTH_UNITS: ReadonlySet<string> = /* @__PURE__ */ wordSet("FLAT PLOT SHOP");

/** Words right before the number of a box beside its city, with the one that stands before them. */
export const BOXES_OF_CITIES: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(`BOX=PO
BP=`);

/** The country that has four digits, by a language that is also that of a country with five digits or with letters; "" where two have them. Of French streets it is only from 4000 on: before, Switzerland has some too. */
export const FOUR_DIGITS: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(`DE=
FR NL=BE
IT=CH
SE=NO`);

/** Codes beside a Slavic street word that Poland has not: those of Slovakia and Russia, and those that several countries have. */
export const SLAVIC_CODES: readonly (readonly [code: RegExp, country: string])[] = [
  [/[ ,]\d{3} \d\d(?:[ ,]|$)/u, "SK"],
  [/(?:^|[ ,])[1-6]\d{5}(?:[ ,]|$)/u, "RU"],
  [/(?:^|[ ,])\d{4,5} [^\d,]+(?:,|$)/u, ""],
];

/** Countries whose street words alone tell them, wherever they stand. */
export const SURE_COUNTRIES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "AR BR EE HU ID IL LT LV MY PH RO RU TH TR UA",
);

/** French street words that are not English too. */
export const FRENCH_STREETS: ReadonlySet<string> = /* @__PURE__ */ wordSet("CHEMIN IMPASSE RUE RUELLE");

/** Short forms of the words that open French streets. */
export const FRENCH_SHORT: ReadonlySet<string> = /* @__PURE__ */ wordSet("ALL AV BD BLD CHE IMP PL QU");

/** Words behind the number of a French district or floor. */
export const FRENCH_DISTRICTS: ReadonlySet<string> = /* @__PURE__ */ wordSet("ARR ARRONDISSEMENT ARRT ETAGE");

/** Articles behind a street word of Spanish and Italian that is Portuguese too: "LARGO DO CARMO". */
export const PORTUGUESE_ARTICLES: ReadonlySet<string> = /* @__PURE__ */ wordSet("DAS DO DOS");

/** Countries with German, French and Slavic streets beside Germany, France and Poland, which their large cities tell. */
export const SPEAKING: ReadonlyMap<string, ReadonlySet<string>> = /* @__PURE__ */ new Map([
  ["DE", /* @__PURE__ */ wordSet("AT CH LI")],
  ["FR", /* @__PURE__ */ wordSet("BE BF BJ CA CD CG CH CI CM DZ GA GN HT LB LU MA MC MG ML NE SN TD TG TN")],
  ["PL", /* @__PURE__ */ wordSet("BA BG BY CZ HR KZ ME MK RS RU SI SK UA")],
]);

/** Words behind a French street word that no other language has there, and those that Spanish has behind a short one: "AV LA PAZ". */
export const FRENCH_ONLY: ReadonlySet<string> = /* @__PURE__ */ wordSet("DEPARTEMENTALE DES DU NATIONALE");
export const FRENCH_TOO: ReadonlySet<string> = /* @__PURE__ */ wordSet("DE LA LE LES");

/** The number of a district or floor: "9E", "7EME". */
export const FRENCH_ORDINAL: RegExp = /^\d{1,2}(?:E|EME|ER)$/u;

/** An article or particle without its vowel, with the name behind it: "D'ARC". */
export const FRENCH_ELISION: RegExp = /^[DL]'./u;

/** Letters before a postal code with a dash, country=other letters. */
export const CODE_PREFIXES: ReadonlyMap<string, string> = /* @__PURE__ */ synonymTable(`AT=A
BE=B
BG
CH
CZ
DE=D
DK
EE
ES=E
FI=FIN
FR=F
GR
HR
HU=H
IT=I
LT
LU=L
LV
NL
NO=N
PL
PT
RO
RS
SE=S
SI
SK
TR
UA`);

/** Letters behind four digits that are a direction or a road of the United States, not those of a Dutch code. */
export const ROAD_LETTERS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "CR CT DR HC LN NE NW PL RD RR SE SR ST SW US",
);

/** Letters behind four digits that are an article of French as well as letters of a Dutch code: "2300 LA CHAUX-DE-FONDS". */
export const CODE_ARTICLES: ReadonlySet<string> = /* @__PURE__ */ wordSet("LA LE");

/** Words beside such an article that the Netherlands have not: "HAUPTSTRASSE 5, 1814 LA TOUR-DE-PEILZ". */
export const SWISS_SIGN: RegExp = /^POSTALE$|STR(?:ASSE)?$/u;

/** Words of streets and plots of India, perhaps with a number behind a dash, which tell a code of six digits. */
export const INDIA_STREETS: ReadonlySet<string> = /* @__PURE__ */ wordSet("CHOWK MARG NAGAR PLOT SECTOR");

/** Words before a code of India, with the colon that stands behind some. */
export const INDIA_CODE_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet("PIN PIN: PINCODE PINCODE:");

/** Forms of signs and codes with the usual one: a blank in "C. P. 2500", a full stop in "11.015-120", a dash before a code of India, "PATNA -800013", the number of a list in front, the part of a continent behind a country, the state of Mexico in short, a German street and its number, Russia in front without a comma. */
export const SIGN_FORMS: readonly (readonly [form: RegExp, usual: string])[] = [
  [/\bC\.? ?P\.? ?(?=\d)/u, "CP "],
  [/\b(\d\d)\.(?=\d{3}-\d{3}\b)/u, "$1"],
  [/(?<=[A-Z]{3}) ?-(?=\d{3} ?\d{3}(?:[ ,.]|$))/u, " - "],
  [/^\(?\d{1,2}\) (?=\d)/u, ""],
  [/(?<=[A-Z]),? (?:EAST|WEST) AFRICA$/u, ""],
  [/(?<=STR)\.(?=\d)/u, ". "],
  [/^Р(?:ОССИ(?:ЙСКАЯ ФЕДЕРАЦИЯ|Я)|Ф),? /u, "РОССИЯ, "],
  [/\bEDO\.? (?:DE )?M[EÉ]X(?:\.|(?=[ ,]|$))/u, "EDOMEX"],
];

/** What each of these forms holds; most texts hold none. */
export const MAY_HOLD_FORM: RegExp = /\)|\.\d|-\d|\bC\.? ?P|AFRICA$|\bEDO\b|^Р/u;

/** Codes that tell their country though another one is expected, with a blank behind them. */
export const SURE_CODES: readonly (readonly [shape: RegExp, country: string])[] = [
  [/(?:^| )[A-CEGHJ-NPR-TVXY]\d[A-Z][ -]?\d[A-Z]\d /u, "CA"],
  [/(?:^| )[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2} ,?$/u, "GB"],
];

/** Shapes of a code between the words beside it, which are a comma for a large city and nothing at the end; in order of use. */
export const SHAPES_AMONG_WORDS: readonly (readonly [shape: RegExp, country: string])[] = [
  [/^BAG X\d/u, "ZA"],
  ...SURE_CODES,
  [/^[A-Z]{1,2}\d[A-Z\d]? (?!\dTH|1ST|2ND|3RD)\d[ABD-HJLNP-UW-Z]{2} (?:\d|[A-Z]{3})/u, "GB"],
  [/(?:^| )[A-Z]\d[\dW] ?(?!\d+ )[A-Z\d]{4} ,?$|^DUBLIN (?:\d\d?|6W) $/u, "IE"],
  [/^S \d{6} ,?$| S\d{6} ,?$/u, "SG"],
  [/^, \d{7} [A-Z]{3}/u, "IL"],
  [/ \d{5}-\d{3} |^CEP \d{8} /u, "BR"],
  [/^\S+ \d{4}-\d{3} \D|^, \d{4}-\d{3} $|^[^\d ,]{2,} \d{4}-\d{3} $/u, "PT"],
  [/^(?:,|\d\S*) \d\d-\d{3} \D|^, \d\d-\d{3} $|^[^\d ,]{3,} \d\d-\d{3} $| 0\d-\d{3} \D/u, "PL"],
  [/ [A-HJ-NP-Z]\d{4}[A-Z]{3} /u, "AR"],
  [/ [^\d ,-]{3,}-\d{6} ,?$/u, "IN"],
  [/^(?!(?:APT|BLDG|STE|SUITE|UNIT|\d+|[A-Z]{2}) )[^ ,]+ \d{3}-\d{4} (?:$|,$|\D{3})/u, "JP"],
];

/** A number of four or more digits with a word behind it inside a text, as a postal code before a city stands. */
export const CODE_BEFORE_CITY: RegExp =
  /[ ,](?:[A-Z]{1,2}-)?\d{3,6}(?: ?[A-Z]{2})? [^\d,]+, ?[^,]+$|[ ,]\d{4,6} [^\d]+$/u;

/** "3280 MURTEN" behind a comma and before the last one. */
export const CODE_OF_FOUR: RegExp = /, ?\d{4} [^\d,]+,[^,]+$/u;

/** Notations with a number that one country has: a road of a Colombian city with the numbers of that it crosses and of the door ("CRA. 7 # 71-21"), a city of India with its code behind a dash, the districts of Prague, Brazilian roads by their letters, a Turkish street with its number, Danish floors and doors, Swedish ones and boxes, French roads by their letters, Thai villages by number, Manila with its four digits, Belgian boxes. */
export const NOTATIONS: readonly (readonly [notation: RegExp, country: string])[] = [
  [
    /(?:^|[ ,])(?:A[CK]|AV(?:ENIDA)?|CALLE|CARR|CARRERA|CLL?|CRA?|DG|DIAG|DIAGONAL|KRA?|TRANSV?|TRANSVERSAL|TV)\.? \d{1,3} ?[A-Z]{0,2}(?: BIS| ESTE| NORTE| OESTE| SUR)?,? ?(?:# ?|N(?:[O\u00b0\u00ba]|RO|UM)?\.? ?)\d{1,3} ?[A-Z]{0,2}(?: ?(?:ESTE|NORTE|OESTE|SUR)(?: ?- ?| )| ?- ?)\d{1,3}(?:[ ,]|$)/u,
    "CO",
  ],
  [
    /^(?:AV(?:ENIDA)?\.? )?(?:CALLE|CARRERA|CLL?|CRA?|DG|DIAGONAL|KRA?|TRANSVERSAL|TV)\.? \d{1,3}[A-Z]{0,2}(?: BIS| NORTE| SUR)? \d{1,3}[A-Z]{0,2}[ -]\d{1,3}[ ,].*\b(?:CALI|CARTAGENA)\b/u,
    "CO",
  ],
  [/(?:[A-Z]{3}|[A-Z]\.[A-Z]\.) - \d{6}(?:[,;]|$)|[ (][A-Z]\.[A-Z]\.\),?(?: -)? \d{6}$/u, "IN"],
  [/^AV[^,]*, N[O°º]?\.? ?\d{1,5},.*[ ,/-](?:A[CLMP]|BA|CE|DF|GO|M[AGST]|P[BI]|R[JNORS]|S[CP]|TO)$/u, "BR"],
  [
    /^(?:PRA[CÇ]A|RUA|TRAVESSA) [^\d,]{1,40}(?:, ?)?(?:N[O°º]?\.? ?)?\d{1,5}[ ,].*[ ,/-](?:A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)$/u,
    "BR",
  ],
  [
    /^(?:ALAMEDA|AV(?:ENIDA|\.)?|ESTRADA|R\.|ROD(?:OVIA|\.)) [^\d,]{1,40}, ?\d{1,5}[ ,].*[ ,/-](?:A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEI]|R[JNORS]|S[CEP]|TO)$/u,
    "BR",
  ],
  // "1-27-1 HARLOW, ALDER, 323-0829"
  [/^\d{1,4}-\d{1,3}-\d{1,4} [^\d]+\d{3}-\d{4}$/u, "JP"],
  [/\bPRAHA \d\d?\b/u, "CZ"],
  // No town of these names in the United States has such a ZIP code.
  [/[ ,]CAIRO,? 11\d{3}$/u, "EG"],
  [/[ ,]ATHENS,? 1[01]\d{3}$/u, "GR"],
  [/ (?:[ENS]|OE)\d{1,3}-\d{2,3} [EY] [A-Z]/u, "EC"],
  [/(?:^|, )J(?:IR[OÓ]N|R\.) [^\d,]{2,40} (?:N[O°º]?\.? ?)?\d|, LIMA (?:\d\d?|15[01]\d\d)$/u, "PE"],
  [/(?:^|, )(?:BD|BDUL|BLD|BLVD|SOS|STR|STRADA)\. [^\d,]{2,40},? NR\.? ?\d(?!.*\bMD-)/u, "RO"],
  // Not before "2º ANDAR", which Brazil has too.
  [/^R\.? [^\d,]{2,40},? \d{1,5},?(?: -)? \d{1,2}\.?º(?! ?AND)/u, "PT"],
  [/[\u0162\u0218\u021a]|[ ,]BL\.? ?[A-Z\d]{1,5}(?: \d{1,3})?,? SC\.? ?[A-Z\d]{1,2},? (?:AP|ET)\.? ?\d/u, "RO"],
  [
    /^(?:ALAMEDA|AV(?:ENIDA)?|ESTRADA|R|ROD(?:OVIA)?)\.? [^\d,]{1,40} \d{1,5}[ ,].*[ ,/-](?:CE|DF|GO|PB|R[JNS]|SP)$/u,
    "BR",
  ],
  [/^PF \d{1,6},? \d{5} [^\d,]{3}/u, "DE"],
  // Letters with two marks, and not those with a dot below alone, which names of Nigeria have too.
  [/[\u01a0\u01af\u1ea4-\u1eb7\u1ebe-\u1ec7\u1ed0-\u1ee3\u1ee8-\u1ef1]/u, "VN"],
  [/(?:^|[ ,])S\.?S\. ?\d{1,3},? KM\.? ?\d/u, "IT"],
  [/(?:^|[ ,])RÚA [^\d,]{1,24}\d/u, "ES"],
  [/\bBFPO \d{1,4}\b/u, "GB"],
  [/(?:^|[ ,])ROD(?:OVIA)?\.? [A-Z]{2}[- ]\d{3}(?:[ ,]|$)/u, "BR"],
  [/^RN ?\d{1,4},.*[ ,]\d{5} [^\d,]{2,40}$/u, "FR"],
  [
    /[ ,](?:BLV|BULV|CAD|CD|SK|SOK)(?:\.,? ?|,? )NO[.:]? ?\d|[ ,]NO: ?\d{1,4}(?:\/?[A-Z])?,? (?:D|DAIRE|K|KAT): ?\d|[ ,](?:CAD|SOK)\.? \d/u,
    "TR",
  ],
  [/[ ,]MOO \d|\d,? T\. ?[A-Z][^,\d]{2,30},? A\. ?[A-Z]/u, "TH"],
  [/[ ,](?:MANILA|[A-Z]{3,} CITY),? \d{4}(?:,|$)|, \d{4} (?:MANILA$|[A-Z]{3,} CITY(?:,|$))/u, "PH"],
  [/BOX \d{1,6} ?- ?\d{5}(?:[ ,]|$)/u, "KE"],
  [/[^\d, .]{3} U\. ?\d{1,3}(?:\/[A-Z\d]{1,3})?\.?,? \d{4}$|^\d{4} [^,\d]{3,40}, [^,\d]{3,40} U\. ?\d| TÉR \d/u, "HU"],
  [/, L(?: - )?\d{4} [A-Z]{3}/u, "LU"],
  [/[ ,]BTE \w+,? \d{4} /u, "BE"],
  [/ LONDON,? (?:[ENW]|[EW]C|[NS]W|SE)\d{1,2}[A-Z]?$/u, "GB"],
  [/\d\. ?(?:MF|SAL|TH|TV)(?:[ .,]|$)/u, "DK"],
  [/[ ,]\d{1,2} TR(?:,|$| \d{3} \d\d )|^(?:PO BOX \d{1,5},? \d{3} |BOX \d{1,5},? \d{3} ?)\d\d \D/u, "SE"],
];

/** Notations without one, of the look-up forms of the words: the counties of Romania behind JUD, the capital of Mexico, districts of Korean and Japanese cities, the province of Buenos Aires, the regions of Chile, at the end those of Poland. */
export const NAMED_NOTATIONS: readonly (readonly [notation: RegExp, country: string])[] = [
  [
    / JUD(?:ET(?:UL)?)? (?:ALBA|ARAD|ARGES|BACAU|BIHOR|BISTRITA|BOTOSANI|BRAILA|BRASOV|BUZAU|CALARASI|CARAS|CLUJ|CONSTANTA|COVASNA|DAMBOVITA|DOLJ|GALATI|GIURGIU|GORJ|HARGHITA|HUNEDOARA|IALOMITA|IASI|ILFOV|MARAMURES|MEHEDINTI|MURES|NEAMT|OLT|PRAHOVA|SALAJ|SATU|SIBIU|SUCEAVA|TELEORMAN|TIMIS|TULCEA|VALCEA|VASLUI|VRANCEA)\b/u,
    "RO",
  ],
  [/ (?:CDMX|MEXICO DF)\b/u, "MX"],
  [/-(?:DONG|[GD]U) (?:, )?(?:BUSAN|DAEGU|DAEJEON|INCHEON|SEOUL)\b/u, "KR"],
  [/-SI (?:, )?[A-Z]{3,}-DO\b/u, "KR"],
  [/-KU (?:, )?(?!PUSAN|SEOUL)[A-Z]{3}|[A-Z]{2}-SHI\b/u, "JP"],
  [/ P(?:CIA|ROV|ROVINCIA) DE BUENOS AIRES\b/u, "AR"],
  [/ , REGION (?:METROPOLITANA|DEL|DE (?!MURCIA))\b/u, "CL"],
  [/(?:LODZ|LUBEL|LUBU|(?:MALO|O|WIELKO)POL|MAZOWIEC|MAZUR|PODKARPAC|PODLA|POMOR|SLA|SWIETOKRZY)S?KIE$/u, "PL"],
];

/** What stands beside a region or city at the end of a Spanish line: a comma, the mark of the postal code, the code. */
export const BESIDE_REGION: RegExp = /^(?:,$|CP$|\d)/u;

/** A postal code with a name behind it. */
export const OPENING_CODE: RegExp = /^(?:\d{5}|\d\d-\d{3}|\d{3} \d\d|[1-9]\d{3}(?:-\d{3})?) [^\d]+$/u;

/** Unit and house number of Australia in one word. */
export const UNIT_WITH_HOUSE: RegExp = /^\d{1,4}[A-Z]?\/\d{2,4}[A-Z]?(?:-\d{1,4})?$/u;

/** Unit and house number of Australia in three words. */
export const UNIT_BEFORE_HOUSE: RegExp = /^UNIT \d{1,4}[A-Z]? \d{1,4}[A-Z]?(?:-\d{1,4})?$/u;
