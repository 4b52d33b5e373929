/** Given names of two words, first word to its second words; "*" takes any. General knowledge, 2026. */
export const COMPOUND_GIVEN: ReadonlyMap<string, string> = new Map([
  ["abdel", "*"],
  ["abdul", "*"],
  ["de", "*"],
  ["jo", "ann anne anna beth ellen lynn lynne marie dee carol"],
  ["la", "*"],
  ["le", "*"],
]);

/** Names of women that open a double given name, lower case; they join the second of three given names when the language is known. */
export const DOUBLE_GIVEN_FIRST: ReadonlySet<string> = new Set([
  "ana",
  "anna",
  "anne",
  "ann",
  "eva",
  "jean",
  "maria",
  "mariam",
  "marie",
  "mary",
  "rosa",
  "ана",
  "анна",
  "марија",
  "мария",
  "марія",
  "ᎺᎵ",
  "मेरी",
  "মেরি",
  "ميري",
  "మేరీ",
  "මේරි",
]);
