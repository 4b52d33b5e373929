// Meaning: what stands before the colon of a field in forms and exports and is no part of an address, and texts that stand for an empty field.
// Source: address forms of postal services and of address books in the languages of `languages/`; str() and to_csv() of Python; read 2026-11.
// 7 tables, words in the order of their letters.
import { wordSet } from "../../text/lookup.ts";

/** Labels of a whole address, which stand alone in a part or with a dash behind them too: "MAILING ADDRESS - PO BOX 5". */
export const ADDRESS_LABELS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`ADDRESS|ADRES|ADRESA|ADRESS|ADRESSE|ALAMAT|ANSCHRIFT|BESUCHERADRESSE|BEZOEKADRES|CÍM|DIRECCION|DIRECCIÓN|ENDERECO|ENDEREÇO|INDIRIZZO|OSOITE|POSTADRES|POSTADRESSE|POSTANSCHRIFT|SZÉKHELY|ΔΙΕΎΘΥΝΣΗ|АДРЕС|АДРЕСА|כתובת|العنوان|ที่อยู่|住所|地址|주소`,
);

/** What a colon makes a label besides those: "CITY: TROY". */
export const FIELD_LABELS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`ADDR|ADDR1|ADDR2|ADDRESS 1|ADDRESS 2|ADDRESS LINE 1|ADDRESS LINE 2|ADDRESS1|ADDRESS2|BAIRRO|CIDADE|CITY|CIUDAD|COMPLEMENTO|COUNTRY|DOMICILIO|ESTADO|FIND US|FIND US AT|HAUPTSITZ|LOCALIDAD|LOCATED AT|LOCATION|MAIL|MAILING|MUNICIPIO|OFFICE|PAIS|PAYS|PAÍS|PHYSICAL|POSTAL CODE|POSTCODE|PROVINCIA|REGISTERED AGENT|SEDE|SEDE LEGALE|SIÈGE SOCIAL|STATE|STREET|TO|TOWN|VILLE|VISIT US|VISIT US AT|ZIP|ZIP CODE|ZIPCODE|本社`,
);

/** The same where it opens its part, since a name may end so: "ORT: HAMBURG", but not "12 MARKET PLACE: SUITE 4". */
export const PART_LABELS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`ADD|ADR|BY|CITTA|CITTÀ|CITY/TOWN|COD POȘTAL|COMUNE|DIR|DIRECCIÓN FISCAL|DOMICILIO FISCAL|FIRMENSITZ|HQ|JUDEȚ|KAUPUNKI|KOD POCZTOWY|KODE POS|KOTA|LAND|LIEFERADRESSE|LIEU|LOCALITATE|LOGRADOURO|LUGAR|MIASTO|MIEJSCOWOŚĆ|MORADA|MĚSTO|ORAȘ|ORT|PLAATS|PLACE|POBLACION|POBLACIÓN|POST CODE|POSTAL|POSTNR|POSTNUMMER|POSTORT|POSTSTED|PROVINCE|PROVINSI|RECHNUNGSADRESSE|SEDE OPERATIVA|SEDIU|SIEDZIBA|SIÈGE|STAD|STADT|STANDORT|STED|STRAAT|STRASSE|STRAßE|SUBURB|SÍDLO|TRỤ SỞ|UF|ULICA|VENUE|VÁROS|VĂN PHÒNG|WOONPLAATS|ZIP/POSTAL CODE|ĐỊA CHỈ|İL|İLÇE|ŞEHİR|ІНДЕКС|ГОРОД|ИНДЕКС|МІСТО|ЮРИДИЧЕСКИЙ АДРЕС|所在地`,
);

/** Words before a label that belong to it: "MAILING ADDRESS:". */
export const LABEL_KINDS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "BILL BILLING BUSINESS CORPORATE CURRENT DELIVER HEAD HOME LEGAL MAIL MAILING MAIN OFFICE OUR PAYMENT PAYMENTS PHYSICAL POSTAL PRINCIPAL PROPERTY REGISTERED REMIT RETURN SEND SHIP SHIPPING SITE SOLD STORE STREET WORK",
);

/** Texts that stand for an empty field where they stand between commas, besides those of every field. */
export const EMPTY_FIELDS: ReadonlySet<string> = /* @__PURE__ */ wordSet("NAN NIL NONE");

/** Keys of objects whose value is the number of a unit of that name. */
export const UNIT_KEYS: ReadonlySet<string> = /* @__PURE__ */ wordSet("APARTMENT APT FLOOR ROOM SUITE UNIT");

/** What a text holds whose parts may be empty fields or say one thing twice: most texts do not. */
export const MAY_BE_FILLED: RegExp =
  /(?:^|, )(?:[#(<?[-]|N(?:[/.\\]|AN|IL|O[N T]|U)|TB|U[KN]|([^\d,]*\d[^,]*), \1(?:,|$))|\d\.0(?:[ ,]|$)|, (?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|PR|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]) N(?:AN|ONE|ULL)$|ZIP[ ,]/u;

/** The decimals of a whole number, an empty field behind a state, "SALEM, OR NAN", and ZIP CODE before five digits, whatever marks stand between. */
export const fillerMarks = (): RegExp =>
  /(?<=^|[ ,])(\d{1,5})\.0(?=[ ,]|$)|(?<=, (?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|PR|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])) N(?:AN|ONE|ULL)$|\bZIP(?: CODE)?[ -/:-@]+(?=\d{5})/gu;
