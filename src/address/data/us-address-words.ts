// Meaning: words that tell what a part of an address is.
// Source: Publication 28 sections 214, 223, 24 to 29, 293 and 375; read 2026-11. 43 tables.
import { wordSet } from "../../text/lookup.ts";

/** First words of city names. */
export const US_CITY_FIRST_WORDS: string =
  "BATON CAPE CEDAR COLORADO CORPUS DES DU EAST EL FORT FT GRAND GREEN HUNTINGTON IOWA KANSAS LA LAKE LAS LITTLE LOS LOWER MOUNT MT NEW NEWPORT NORTH OKLAHOMA OLD PALM POINT PORT ROCKY ROUND SAINT SALT SAN SANTA SOUTH ST STE UPPER VIRGINIA WEST";

/** Those of them that are cities by themselves, "NEWPORT OREGON", and begin no name whose second word is a state's, as "PORT WASHINGTON" does. */
export const US_CITIES_BY_FIRST_WORD: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "CEDAR GREEN HUNTINGTON IOWA KANSAS NEWPORT OKLAHOMA VIRGINIA",
);

/** Words at the beginning of a city's name, with the form written out. */
export const US_CITY_WORDS: ReadonlyMap<string, string> = new Map([
  ["FT", "FORT"],
  ["MT", "MOUNT"],
  ["NO", "N"],
  ["SO", "S"],
  ["ST", "SAINT"],
  ["STE", "SAINTE"],
]);

/** Saints and the like whose name follows ST: the word is SAINT, not STREET. */
export const US_SAINTS: string =
  "AGATHA ALBANS ALBERT ALPHONSUS ANDREW ANDREWS ANN ANNE ANNS ANTHONY AUGUSTINE BENEDICT BERNARD BERNICE BONAVENTURE BONIFACE CATHARINE CATHARINES CATHERINE CHARLES CHRISTOPHER CLAIR CLAIRE CLAIRSVILLE CLEMENT CLOUD CROIX DAVID DENIS DENNIS EDWARD ELIZABETH ELMO FRANCIS FRANCISVILLE GABRIEL GENEVIEVE GEORGE GEORGES GERMAIN HEDWIG HELEN HELENA HELENS HENRY HILAIRE IGNACE IGNATIUS JACOB JAMES JEAN JOE JOHN JOHNS JOHNSBURY JOHNSVILLE JOSEPH JUDE JULIEN LANDRY LAWRENCE LEO LEON LEONARD LIBORY LOUIS LOUISVILLE LUCAS LUCIE LUKE MARIE MARIES MARK MARKS MARTIN MARTINS MARTINVILLE MARY MARYS MATTHEW MATTHEWS MAURICE MEINRAD MICHAEL MICHAELS NAZIANZ NICHOLAS OLAF PARIS PATRICK PAUL PAULS PETE PETER PETERS PETERSBURG PHILIP REGIS ROBERT ROSE SIMONS STANISLAUS STEPHEN STEPHENS THERESA THOMAS VINCENT XAVIER";

/** Words of named buildings, firms and places before or behind a street line. */
export const US_BUILDING_WORDS: string =
  "AIRPORT ANNEX APARTMENTS APTS ARENA ASSOCIATES BANK BUILDING CAMPUS CAPITOL CENTER CENTRE CHURCH CLINIC COLLEGE COMPANY COND CORP CORPORATION COURTHOUSE GARDENS HALL HOSPITAL HOTEL INC INSTITUTE LIBRARY LLC LLP LTD MALL MUSEUM OFFICES PLAZA PLLC SCHOOL STADIUM STATEHOUSE STATION TOWER TOWERS TOWNHOMES UNIVERSITY USCGC USNS USS";

/** What ends the name of a firm or a building and is in no city's. */
export const US_FIRM_ENDS: ReadonlySet<string> = /* @__PURE__ */ wordSet("BLDG CORP INC LLC LLP LTD PLLC");

/** Words that announce who gets the mail, standard=spellings. */
export const US_ANNOUNCING_ROWS: string = `ATTN=ATTENTION
C/O=%`;

/** State codes that are common words too: at the end of a line without ZIP code they need a city before them. */
export const US_WORDLIKE_STATES: string = "AL CO DE HI ID IN ME OR";

/** Words before a number that only the receiver knows. */
export const US_REFERENCE_WORDS: string =
  "ACCOUNT ACCT CAMPUS CLIENT CUSTOMER FILE INVOICE M M/S MAIL MC MS REF REFERENCE";

/** Those that are words of names unless one of the others stands behind them: "MAIL STOP 5", "CAMPUS BOX 12", "M C 5". */
export const US_REFERENCE_OPENINGS: ReadonlySet<string> = /* @__PURE__ */ wordSet("CAMPUS M MAIL");
export const US_REFERENCE_KINDS: ReadonlySet<string> = /* @__PURE__ */ wordSet("BOX CODE DROP STOP");

/** Words that only announce a number. */
export const US_NUMBER_MARKS: string = "# NBR NO NOS NUM NUMBER";

/** First and second words of GENERAL DELIVERY in its spellings. */
export const US_GENERAL_WORDS: string = "GEN GENERAL GENL";
export const US_DELIVERY_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet("DEL DELIV DELIVERY DELIVRY DELV DLVRY");

/** Words before the name of an area of a town in Puerto Rico. */
export const US_URBANIZATION_WORDS: string = "URB URBANIZACION URBANIZATION";

/** Words besides those of units and roads that are written without a blank before their number: "BOX33", "RR2", "I20". */
export const US_GLUED_WORDS: string =
  "BOX BX CR CSAH FL FM HC HCR I IH LCR LT MC MS PH POB POBOX RD RFD RM RR RT SH SP SR US USH WCR";

/** Words before what is near an address, or what it is or was called too. */
export const US_NEARBY_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "A/K/A ACROSS AKA BEHIND BETWEEN BTW BTWN F/K/A FKA NEAR OFF OPP OPPOSITE",
);

/** Those of them that stand in names of streets too, where no street ends before them: "12 CUT OFF RD", "12 AKA AKA RD". */
export const US_NEARBY_IN_NAMES: ReadonlySet<string> = /* @__PURE__ */ wordSet("AKA FKA OFF");

/** Words for a corner between a street and the one that crosses it: "100 MAIN ST COR OAK AVE". */
export const US_CORNER_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet("CNR COR CORNER");

/** Words behind the street in what is no city: a place within the building, a note, a firm or someone. */
export const US_NO_CITY_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "ACROSS AND ATRIUM BACK BANK BEHIND CAFE CAFETERIA CLUBHOUSE DOWNTOWN ETC FARM FARMS HALLWAY HOME INDUSTRIAL LEASING LEFT MAILROOM MOBILE MOTEL MR MRS MS NEXT NONE NULL OCCUPANT OPPOSITE PAYABLE PAYROLL PHARMACY RANCH RECEPTION RESIDENCE RESIDENT RIGHT SHED STA TBD TO UNKNOWN VACANT",
);

/** Corners in one word, as brokers write them: "NWC ALDER ST & HWY 6". */
export const US_CORNER_CODES: ReadonlySet<string> = /* @__PURE__ */ wordSet("NEC NWC SEC SWC");

/** Words before the word for a corner: "ALDER ST AT THE CORNER OF FERN ST". */
export const US_BEFORE_CORNER: ReadonlySet<string> = /* @__PURE__ */ wordSet("AT THE");

/** Letters with a slash that are one word: care of, mail stop, the sides of a road, "E/S ROUTE 17", and other names, "D/B/A". */
export const US_SLASHED_PAIRS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "A/K B/A C/O D/B E/S F/K K/A M/S N/S S/S W/S",
);

/** Words behind the name of a county, and those that are one before a state only: a firm and Colorado end so too. */
export const US_COUNTY_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet("COUNTY PARISH");
export const US_COUNTY_ABBREVIATIONS: ReadonlySet<string> = /* @__PURE__ */ wordSet("CNTY CO");

/** Saints after whom large cities are called: ST is SAINT before them even where the street then has no suffix. */
export const US_SAINT_CITIES: string = "AUGUSTINE CHARLES CLOUD CROIX GEORGE JOE JOSEPH LOUIS LUCIE PAUL PETERSBURG";

/** What ends the names of seats of counties: "AMELIA COURT HOUSE". */
export const US_COURT_HOUSE = "COURT HOUSE";

/** Words that NORTHEAST, NORTHWEST, SOUTHEAST or SOUTHWEST makes the name of a city; before all others it is the end of the street: "SOUTHWEST RANCHES". */
export const US_CITIES_BEHIND_QUADRANT: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "ARCADIA CITY GREENSBURG HARBOR HARBORCREEK HARWICH HARWINTON ITHACA RANCHES",
);

/** States that have a city of such a name alone, which stands behind a street: "12 MAIN ST PETERSBURG VA". Census places and ZIP codes, 2026. */
export const US_CITIES_NO_SAINTS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "GEORGE-IA GEORGE-WA JOSEPH-OR JOSEPH-UT PAUL-ID PETERSBURG-AK PETERSBURG-IL PETERSBURG-IN PETERSBURG-KY PETERSBURG-MI PETERSBURG-ND PETERSBURG-NE PETERSBURG-NY PETERSBURG-OH PETERSBURG-PA PETERSBURG-TN PETERSBURG-TX PETERSBURG-VA PETERSBURG-WV",
);

/** Words that make a name before them no saint's: CHARLES CITY, CHARLES TOWN. */
export const US_NO_SAINTS_BEFORE: ReadonlySet<string> = /* @__PURE__ */ wordSet("CITY TOWN");

/** States that have a city called as a direction. Census places and ZIP codes, 2026. */
export const US_CITIES_OF_DIRECTION: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "NORTH-SC NORTH-VA SOUTHWEST-PA WEST-MS WEST-TX",
);

/** Post offices of the Army and Air Force, the Foreign Service and the Navy, which stand for the city (section 238). */
export const US_MILITARY_CITIES: readonly string[] = ["APO", "DPO", "FPO"];

/** Doctor King's streets, without blanks, have more spellings than any other's: "DR MARTIN LUTHER KING JR", "M L KING", "MLK". */
export const US_KING_STREET: RegExp = /^(?:REV)?(?:DR)?(?:(?:M|MARTIN)(?:L|LUTHER)KING|MLK)(?:JR|JUNIOR)?$/u;

/** The kind that ends the name of a city, "SALT LAKE CITY", and is none alone. */
export const US_CITY_KIND = "CITY";

/** Kinds of places before OF and their name: "TOWN OF TONAWANDA". */
export const US_CITY_KINDS: ReadonlySet<string> = /* @__PURE__ */ wordSet("BOROUGH CITY HAMLET TOWN TOWNSHIP VILLAGE");

/** Words that leave before a house number: "FERN HALL AT 12 ELM ST". */
export const US_BEFORE_LINE: ReadonlySet<string> = /* @__PURE__ */ wordSet("@ AT");

/** Signs between two streets that cross, and words that are such where a number or the end of a street stands beside them. */
export const US_CROSSING_SIGNS: ReadonlySet<string> = /* @__PURE__ */ wordSet("& @");
export const US_CROSSING_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet("AND AT");

/** What tells a person from the father of the name: "MARTIN LUTHER KING, JR BLVD". */
export const US_GENERATIONS: ReadonlySet<string> = /* @__PURE__ */ wordSet("JR SR");

/** Words behind the letter that opens the name of a city: "D IBERVILLE", "L ANSE". Places of ZIP codes, 2026. */
export const US_CITIES_BEHIND_LETTER: ReadonlySet<string> = /* @__PURE__ */ wordSet("ANSE HANIS IBERVILLE LO");

/** Words of streets that often stand without their suffix or house number: "MAIN & 3RD", "CALLE 5". */
export const US_STREETS_BARE: ReadonlySet<string> = /* @__PURE__ */ wordSet("CALLE MAIN");

/** The country's codes. */
export const US_COUNTRY_CODES: ReadonlySet<string> = /* @__PURE__ */ wordSet("US USA");

/** The country's names in words, the longer first. */
export const US_COUNTRY_NAMES: readonly (readonly string[])[] = [
  ["UNITED", "STATES", "OF", "AMERICA"],
  ["UNITED", "STATES"],
];
