// Meaning: words of street lines in all languages: dates that name streets, type words that are often part of a name, titles in names, notes.
// Source: the postal services' addressing guides and Unicode CLDR 46 month names; read 2026-11.
// 79 tables, words in alphabetical order.
import { pairTable, synonymTable, wordSet } from "../../text/lookup.ts";

/** Months in the languages whose streets are named after days. */
export const MONTHS: ReadonlySet<string> =
  /* @__PURE__ */ wordSet(String.raw`ABRIL AGOSTO AGUSTOS AOUT APRIL APRILA APRILE APRILIE APRILIOU APRILIS ARALIK AUGUST AUGUSTA AVGOUSTOU AVRIL BREZNA
  CERVENCE CERVNA CZERWCA DECEMBRA DECEMBRE DECEMBRIE DEKEMVRIOU DEZEMBER DEZEMBRO DICEMBRE DICIEMBRE DUBNA EKIM ENERO
  EYLUL FEBBRAIO FEBRERO FEBRUAR FEBRUARA FEBRUARIE FEVEREIRO FEVRIER FEVROUARIOU GENNAIO GIUGNO GRUDNIA HAZIRAN
  IANOUARIOU IANUARIE IOULIOU IOUNIOU IULIE IUNIE JANEIRO JANUAR JANUARA JANVIER JUILLET JUIN JULA JULHO JULI JULIO
  JULIUS JUNA JUNHO JUNI JUNIO JUNIUS KASIM KVETNA KWIETNIA LEDNA LIPCA LISTOPADA LISTOPADU LUGLIO LUTEGO MAART MAERZ
  MAGGIO MAI MAIO MAIOU MAJA MAJE MAJUS MARCA MARCIUS MARCO MARS MARTA MARTIE MARTIOU MARZ MARZO MAYA MAYIS MAYO MEI
  NISAN NOEMVRIOU NOIEMBRIE NOVEMBER NOVEMBRA NOVEMBRE NOVEMBRO NOVIEMBRE OCAK OCTOBRE OCTOMBRIE OCTUBRE OKTOBER
  OKTOBRA OKTOVRIOU OKTYABRYA OTTOBRE OUTUBRO PAZDZIERNIKA PROSINCA PROSINCE RIJNA SEPTEMBER SEPTEMBRA SEPTEMBRE
  SEPTEMBRIE SEPTEMVRI SEPTEMVRIOU SEPTIEMBRE SETEMBRO SETTEMBRE SIERPNIA SRPNA STYCZNIA SUBAT SVIBNJA TEMMUZ TRAVNJA
  UNORA WRZESNIA ZARI АВГУСТА АПРЕЛЯ БЕРЕЗНЯ ВЕРЕСНЯ ГРУДНЯ ДЕКАБРЯ ИЮЛЯ ИЮНЯ КВІТНЯ ЛИПНЯ ЛИСТОПАДА ЛЮТОГО МАРТА МАЯ
  НОЯБРЯ ОКТЯБРЯ СІЧНЯ СЕНТЯБРЯ СЕРПНЯ ТРАВНЯ ФЕВРАЛЯ ЧЕРВНЯ ЯНВАРЯ`);

/** A year of a date that names a street. */
export const YEAR: RegExp = /^(?:1[5-9]|20)\d\d$/u;

/** Countries whose streets have a number before the word for a street, perhaps with "numbered" behind it: "36011 NOLU SOKAK". */
export const NUMBERED_STREETS: ReadonlySet<string> = /* @__PURE__ */ wordSet("TR");
export const NUMBERED = "NOLU";

/** One or two of them: "1944", "1940-1945". */
export const YEARS: RegExp = /^(?:(?:1[5-9]|20)\d\d(?:-|$)){1,2}$/u;

/** Names that stand without a noun behind them: "RUE PRINCIPALE". */
export const PLAIN_NAMES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "BASSE COMMUNALE DEPARTEMENTALE HAUTE NATIONALE NEUVE PRINCIPALE",
);

/** Particles that open a further part of a street's name: "RUE DU CANAL DU DRAC". */
export const JOINING_PARTICLES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "AU AUX D DA DAS DE DEI DEL DELLA DES DI DO DOS DU E EN ET SUR Y",
);

/** Articles that open the name of a place: "LE PONT-DE-CLAIX". */
export const ARTICLES: ReadonlySet<string> = /* @__PURE__ */ wordSet("EL LA LE LES LOS");

/** French directions behind the name of a street of Canada. */
export const DIRECTIONS: ReadonlySet<string> = /* @__PURE__ */ wordSet("EST NORD O OUEST SUD");

/** Words of a post office box that every country knows. */
export const BOX_PHRASES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "P B NO|P O BOX|P0 BOX|PB NO|PO BOX|POST BOX|POST OFFICE BOX",
);

/** Words before a postal code. */
export const CODE_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet("CAP CEP COD CP PIN PINCODE PLZ PSC TK ΤΚ");

/** Such words of two. */
export const CODE_PHRASES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "COD POSTAL|CODE POSTAL|CODIGO POSTAL|CODUL POSTAL",
);

/** Words that open a note about a second street nearby. */
export const SIDE_NOTES: ReadonlySet<string> = /* @__PURE__ */ wordSet("BEHIND NEAR NR OFF OPP OPPOSITE");

/** Words before two streets between which a house stands: "E/ 47 Y 48", "X 55 Y 57". */
export const BETWEEN_STREETS: ReadonlySet<string> = /* @__PURE__ */ wordSet("E/ ENTRE X");

/** Words before the street at whose corner a house stands. */
export const CORNER_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet("CRUCE ESQ ESQUINA");

/** The word between two streets of Spanish that cross, before the type of the second: "CARRERA 27 CON CALLE 36". */
export const CROSSING = "CON";

/** English words for a corner before both its streets or the second: "CNR ELM STREET & OAK AVENUE", "12 ELM ST COR. OAK AVE". */
export const CORNER_WORDS_IN_FRONT: ReadonlySet<string> = /* @__PURE__ */ wordSet("CNR COR CORNER CRN");

/** The one of them that names of places have too: "HYDE PARK CORNER", "CORNER BROOK". */
export const CORNER_NAME: string = "CORNER";

/** What stands between the two streets of such a corner. */
export const STREET_JOINTS: ReadonlySet<string> = /* @__PURE__ */ wordSet("& + AND");

/** Letters of the roads of Portugal, France, Argentina and Romania before their number. */
export const ROADS: ReadonlySet<string> = /* @__PURE__ */ wordSet("DJ DN EM EN ER IC IP RD RN RP");

/** The floor in Roman numerals with the door behind the house number: "FŐ TÉR 22. I/3." */
export const FLOOR_AND_DOOR: RegExp = /^[IVX]+\/\d{1,3}$/u;

/** The letter of its sign written together with a house number of Spanish or Portuguese, "CALLE LIPA N54", "RUA LIPA, N62", or parted by a slash, "N/ 18"; a road has it for a name, "CARRETERA NACIONAL N340", so has a square of a city laid out in Brazil. */
export const GLUED_SIGN: RegExp =
  /(?<=[A-ZÀ-Ý]\.?,? )(?<!\b(?:AUTOPISTA|AUTOV[IÍ]A|CALLE|CARRETERA|CR?TRA\.?|DA|ESTRADA|FEDERAL|LA|NACIONAL|QD|QUADRA|RODOVIA|RUA|RUTA) )N(?:[./] ?)?(?=\d{1,5}(?:-?[A-Z])?(?:[ ,.](?! ?KM)|$))/u;

/** Roads of a state or province, which have a number for their name: "STRADA STATALE 16", but "VIA STATALE 16". */
export const NUMBERED_ROADS: RegExp =
  /^(?:(?:CAMINHO|ESTRADA) (?:MUNICIPAL|REGIONAL)|(?:CARRETERA|CTRA|ESTRADA) (?:FEDERAL|NACIONAL)|CHEMIN DEPARTEMENTAL|R(?:OU)?TE (?:DEPARTEMENTALE|NATIONALE)|STRADA (?:PROVINCIALE|REGIONALE|STATALE))$/u;

/** Rural roads of Canada with a number behind: "RANGE ROAD 225". */
export const RURAL_ROADS: RegExp =
  /^(?:CONC(?:ESSION)?|COUNTY|R(?:AN)?GE|REG(?:IONAL)?|T(?:O)?W(?:NSHI)?P) R(?:OA)?D$/u;

/** Parts of a rural delivery of Canada from the smallest to the largest, each with a number behind: "SITE 12 BOX 7". */
export const SITE_WORDS: ReadonlyMap<string, string> = /* @__PURE__ */ synonymTable(`BOX=BX
COMP=COMPARTMENT
GROUP=GRP
SITE`);

/** Streets that have a name behind their number and direction: "EJE 1 PTE CUAUHTÉMOC". */
export const NAMED_BEHIND_NUMBER: ReadonlySet<string> = /* @__PURE__ */ wordSet("EJE");

/** The slash between a German house number and its floor, and between floor and door: "24/5. STOCK/TÜR 31". */
export const SLASH_BEFORE_FLOOR: RegExp =
  /(?<=\d[A-Z]?)\/(?=\d{1,2}\. ?(?:ETAGE|OG|STIEGE|STOCK)(?:[ ,/]|$))|(?<=ETAGE|OG|STIEGE|STOCK)\/(?=T(?:OP|[UÜ]R)\b)/u;

/** The sign before that number: "ROUTE NATIONALE N°7". */
export const SIGN_OF_ROAD: RegExp =
  /(?<=(?:^|[ ,])(?:(?:CARRETERA|CTRA\.?|ESTRADA) (?:FEDERAL|NACIONAL)|R(?:OU)?TE\.? (?:D[EÉ]PARTEMENTALE|NATIONALE)|STRADA (?:PROVINCIALE|REGIONALE|STATALE))) N[O°]?\.? ?(?=\d)/u;

/** Words behind the type of a street for one of its ends, CENTRAL of a road only: "ALDER STREET CENTRAL" is in the quarter of Central. */
export const ENDS_OF_STREETS: ReadonlySet<string> = /* @__PURE__ */ wordSet("LOWER|MIDDLE|ROAD CENTRAL|UPPER");

/** Street words that are as often part of the name of a place: HILL, PARK. */
export const WEAK_SUFFIXES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "BANK BARRIO BROADWAY CORNER CROSS END ESPLANADE ESTATE GATE GLEN GREEN HEIGHTS HILL HOF MALL MANOR MARKET MARKT MOUNT NAGAR PARK PARQUE PLAZA POINT POLIGONO URBANIZACION URBANIZAÇÃO VALE VIEW VILLAS",
);

/** Street words that towns are called after too, at the end or, as PORT, at the start of their names: PITT MEADOWS, PORT HOPE. */
export const STREETS_AS_TOWNS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "COVE CROSS CROSSING END GARDENS GRAND GREEN GROVE HEIGHTS HILL MARKET MEADOWS MOUNT PARK POINT PONT PORT RIDGE VALE VIEW",
);

/** Street types with a name behind them, which may be a unit's word: "VIA TORRE 4", "RUE DE LA PORTE 5". */
export const NAMED_STREETS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "AVENIDA AVENUE AVINGUDA BOULEVARD CALLE CAMINO CARRER CHAUSSEE CHEMIN CORSO ESTRADA LARGO PASEO PIAZZA PLACE PLAZA PRAÇA RUA RUE STRADA TRAVESSA VIA VIALE VICOLO",
);

/** French types of streets that are mostly called after one noun: "RUE DIDEROT", not "RÉSIDENCE PLEIN SOLEIL". */
export const ONE_NOUN_STREETS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "ALLEE AVENUE BOULEVARD CITE IMPASSE PASSAGE PLACE QUAI ROUTE RUE SQUARE",
);

/** Nouns of such names that another word goes with: "RUE CROIX BLANCHE". */
export const NOUNS_WITH_ADJECTIVE: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "BEL BOIS CHAMP CLOS COUR CROIX FONTAINE MONT MOULIN NOTRE PONT PORT PORTE PRE TERRE TOUR VAL",
);

/** Unit words that end names of streets too: "VIA PIO LA TORRE", "RUA CAPITAO CASA". */
export const UNITS_IN_NAMES: ReadonlySet<string> = /* @__PURE__ */ wordSet("CASA TORRE");

/** Street types that are short for other words too, so that they need a house number beside their street: "CH DE HARLOW" alone is a hospital. */
export const TYPES_WITH_NUMBER: ReadonlySet<string> = /* @__PURE__ */ wordSet("CH");

/** Street types that stand before a number only, "STREET 12", "ROAD 5", and elsewhere behind the name. */
export const TYPES_OF_NUMBERED: ReadonlySet<string> = /* @__PURE__ */ wordSet("ROAD STREET");

/** Street types that are a street's whole name, with its house number behind them: "PROMENADE 57". */
export const NAMES_BY_TYPE: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "ALAMEDA ALLEE ESPLANADE GRAND'PLACE GRAND'RUE GRAND-PLACE GRAND-RUE PARVIS PLACE PLATZ PROMENADE QUAI RAMBLA",
);

/** Titles and saints in street names, with the form in which their spellings agree. */
export const NAME_SHORT_FORMS: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(`CAPITAINE CAPITAN=CAPT
COMMANDANT=CDT
CORONEL=CEL
COLONEL=COL
DOCTEUR DOCTOR DOKTOR DOUTOR=DR
GAL GENERAL GENERALE GRAL=GEN
LIEUTENANT=LT
MARECHAL=MAL
PRESIDENT=PDT
PROFESOR PROFESSEUR PROFESSOR=PROF
SAN SANT SANTA SANTO STA STO=S
SAINT SANKT SINT=ST
SAINTE=STE`);

/** Those of Saint. */
export const SAINT_FORMS: ReadonlySet<string> = /* @__PURE__ */ wordSet("ST STE");

/** What parts an address as a comma does: brackets, semicolon, bar, two slashes, ideographic comma, Arabic comma. */
export const PART_BREAK: RegExp = /([,()[\];|\u3001\u060c]|(?<= )\/\/(?= ))/u;

/** The Dutch article that keeps its apostrophe in front: "'S-GRAVENHAGE", "'T". */
export const ARTICLE_WITH_APOSTROPHE: RegExp = /^'[ST](?:-|$)/u;

/** Colons that part words, not those of Swedish endings: "KARL XII:S TORG", "S:T ERIKSGATAN". */
export const partingColons = (): RegExp => /:(?!(?:S|T|TA)(?:[ ,]|$))/gu;

/** A number behind a dash that may end a range: no ordinal ("2."), no part of a code. */
export const NUMBER_BEHIND_DASH: RegExp = /^\d{1,4}(?!\d|\.?(?:[SNRT][TDH]|[Oºª])|\.$|-\d)/u;

/** The dash between the house number and a numbered street of western Canada: "10111-104 AVENUE NW", "6020-104 ST". */
export const NUMBERED_STREET: RegExp =
  /(?<=(?:^|[ ,#])\d{1,6}[A-Z]?) ?- ?(?=\d{1,3}[A-Z]?(?:ND|RD|ST|TH)? ?(?:AVE(?:NUE)?|ST(?:REET)?)\.?(?:(?: [NSEW]\.?| EAST| NORTH| SOUTH| WEST)?(?:$|,| UNIT )| [NS]\.?[EW]\b))/u;

/** The only city by its first letter before a postal code: "S(408564)". */
export const ONLY_CITY_NAMES: RegExp = /\b(?:REPUBLIC OF SINGAPORE|S'PORE)(?=[ ,]|$)/u;
export const ONLY_CITY_INITIAL: RegExp = /(?:\bSINGAPORE,? )?\bS[ (]*(?=\d{6})/u;

/** The number of an apartment block in front, "APT BLK 35", which is the house number of Singapore. */
export const BLOCK_IN_FRONT: RegExp = /(^|, )(?:APT BL(?:OC)?K|BLOCK) (?=\d{1,4}[A-Z]? )/u;

/** The letter of a unit or level before its number, with the house number behind: "U2 18 SMITH ST", "L5, 18 SMITH ST". */
export const GLUED_UNIT: RegExp = /(^|, )([LU]) ?(?=\d{1,4}[A-Z]?(?: |, |\/)\d)/u;

/** A road that opens a line, whose N and number are its name: "CARRETERA DE LIPA N340". */
export const ROAD_IN_FRONT: RegExp = /^(?:AUTOPISTA|AUTOV[IÍ]A|CARRETERA|CR?TRA\.?|ESTRADA|RODOVIA|RUTA) /u;

/** Countries whose streets are numbered from the north and south of a town: "N24 Y FERN" is a crossing. */
export const NUMBERED_FROM_NORTH: ReadonlySet<string> = /* @__PURE__ */ wordSet("EC");

/** The slash between two units and their house: "UNIT 3 & 4/45 SMITH ST". */
export const UNITS_OF_HOUSE: RegExp =
  /(?<=[A-Z] \d{1,4}[A-Z]? (?:&|AND) \d{1,4}[A-Z]?)\/(?=\d{1,4}[A-Z]?(?:-\d{1,4})? [A-Z])/u;

/** The place of the word for two units without one: "3 & 4/45 SMITH ST". */
export const UNITS_IN_FRONT: RegExp = /^(?=\d{1,4}[A-Z]? (?:&|AND) \d{1,4}[A-Z]?\/\d)/u;

/** The word of a unit by its letter. */
export const GLUED_UNIT_WORDS: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(`L=LEVEL
U=UNIT`);

/** Rivers and landscapes that tell a town of German from others of its name, whole or short: "HALLE (WESTF)", "LIMBURG (LAHN)". */
export const TOWN_ADDITIONS: RegExp =
  /^(?:\D{1,3}|ALLER|ALLGAU|BADEN|BODENSEE|DONAU|EIFEL|HARZ|HESS.*|HOLST.*|HUNSR.*|ILLER|LAHN|LAUSITZ|MAIN|MARK|NECKAR|ODER|PFALZ|RHEIN.*|RUHR|SAALE|SACHS.*|SCHW.*|TAUNUS|WESER|WEST.*|WURTT.*)$/u;

/** What stands behind a city for one of its districts: its number, in Indonesia its side. */
export const CITY_DISTRICT: RegExp = /^(?:\d\d?W?|BARAT|PUSAT|SELATAN|TIMUR|UTARA)$/u;

/** What ends the name of a city before the number of its office for large receivers: "TOULOUSE CEDEX 6". */
export const BEFORE_OFFICE_NUMBER: ReadonlySet<string> = /* @__PURE__ */ wordSet("CEDEX");

/** Numbered neighbourhoods of Indonesia, which stand with their numbers: RT 03 RW 05. */
export const NEIGHBOURHOOD: RegExp = /^R[TW](?:\d{1,3})?$/u;

/** The word of a house number of South Asia and Africa: "HOUSE NO. 12", "HOUSE # 45-B", "H. NO. 8-2", "D.NO. 5-87", "DOOR NO. 12", "H #10". */
export const HOUSE_BEFORE_NUMBER: RegExp =
  /(^|, )(?:(?:[DH][./]? ?|DOOR |HSE\.? )NO[.:]? ?|H ?# ?|HOUSE (?:NO[.:]? ?|NUMBER )?(?:# ?)?)(?=(?:[A-Z]-)?\d)/u;

/** A dash between the sign of a number and the number: "SHOP NO-5", "PLOT NO.-12". */
export const SIGN_WITH_DASH: RegExp = /(?<=[ ,]NO)\.? ?- ?(?=[A-Z]?-?\d)/u;

/** The ground floor with its first letters: "GRD FLR", "GR. FLOOR". */
export const SHORT_GROUND: RegExp = /(?<=^|[ ,])GR(?:D|ND)?\.? (?=FL(?:OO)?R?(?:[. ,]|$))/u;

/** The plot of an Indonesian street, which is the number of its house, a letter in front or none. */
export const PLOT_OF_STREET = "KAV";

/** A house number of Quito, which the side of the city opens: "N24-66", "OE4-22". */
export const QUITO_NUMBER: RegExp = /^(?:[ENS]|OE?)\d{1,3}[A-Z]?-\d/u;

/** Sections, lanes and alleys, which stand with their number before the street, and the comma between: "SEC. 5, XINYI RD.". */
export const SECTION_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet("ALLEY ALY LANE LN SEC SECTION");
export const COMMA_BEHIND_SECTION: RegExp = /(?<=(?:^|, )(?:ALLEY|ALY|LANE|LN|SEC|SECTION)\.? \d{1,4}),(?= )/u;

/** Countries whose streets have the initial of a person in front: "48 J. RIZAL ST". */
export const INITIALS_IN_STREETS: ReadonlySet<string> = /* @__PURE__ */ wordSet("PH");

/** Block and lot of the Philippines: "B5 L12". */
export const BLOCK_AND_LOT: RegExp = /\bB(\d{1,3}),? L(?=\d)/u;

/** The word for the first of the numbers of part, block and house in Japan, glued to the second: "3 CHOME-6-12". */
export const CHOME_BEFORE_BLOCK: RegExp = /(?<=(?:^|[ ,])\d{1,2})[ -]?CH[OŌ]ME[ -](?=\d)(?!\d{3}-\d{4})/u;

/** The width of a road that is its name: "100FT". */
export const ROAD_WIDTH: RegExp = /^\d{1,3}-?(?:FEET|FT)$/u;

/** Its unit behind a number of its own: "100 FEET". */
export const FEET: ReadonlySet<string> = /* @__PURE__ */ wordSet("FEET FT");

/** The comma inside the house number that opens a text, "1,250 MAIN ST"; "12,100 FEET ROAD" is a number and a road. */
export const THOUSANDS: RegExp = /^([1-9]\d?),(?=\d{3} (?!FEET |FT )[A-Z]{2})/u;

/** House numbers of many parts: "6-3-1090/B". */
export const NUMBER_OF_PARTS: RegExp = /\d[-/][^-/]+[-/]/u;

/** Words before the sign of a house number where houses have been numbered anew: "OLD NO. 12, NEW NO. 27". */
export const FORMER_NUMBER = "OLD";
export const PRESENT_NUMBER = "NEW";

/** The word for a kilometre before its number, written out. */
export const KILOMETRE: RegExp = /(?<= )(?:K|QU)IL[OÓÔ]M[EÈ]TR[EO]S?(?=\.? \d)/u;

/** A kilometre and the sign for a house without a number, in both orders: "S/N, KM 26", "KM 104, S/Nº". */
export const KM_WITHOUT_NUMBER: RegExp =
  /(?<=[ ,])(?:S\/N[Oº]?,? KM\.? ?(\d{1,4}(?:\.\d{1,3})?)|KM\.? ?(\d{1,4}(?:\.\d{1,3})?), S\/N[Oº]?)(?=[ ,]|$)/u;

/** "CARR. 7" in Colombia is a street by its number; in the other countries the word is that of a highway. */
export const NUMBERED_CARRERA: RegExp = /(?<=^|[ ,])CARR\.? (?=\d)/u;

/** The side of the crossing street within a plate of Colombia: "# 34 SUR - 29", "# 74 A SUR 57". */
export const SIDE_OF_PLATE: RegExp =
  /(?<=(?:#|N(?:[O°º]|RO)\.?) ?\d{1,3}) ?([A-Z]?) (ESTE|NORTE|OESTE|SUR)(?: ?- ?| )(?=\d{1,3}(?![A-Z\d°º]))/u;

/** The Belgian word between a house number and the postal code: "FER 26 À 5000 NAMUR", "20 TE 9100 SINT-NIKLAAS". */
export const WORD_BEFORE_CODE: RegExp = /(?<=\d[A-Z]?) (?:TE|À) (?=(?:B-?)?\d{4} \D)/u;

/** The box of a Belgian house, glued to its word or short, behind the first number: "12 BUS3", "320 B2", but not "12 B 9000 GENT". */
export const BOX_OF_HOUSE: RegExp =
  /^(\D+\d{1,4}[A-Z]?)(?:[ /]B\.? ?(?=(?:\d{1,3}|0\d{3})(?:[ ,]|$))|,?[ /](BTE|BUS)\.?(?=\d))/u;
