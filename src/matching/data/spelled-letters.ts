// Meaning: letters that German and the Nordic languages spell with two where a keyboard or a domain has them not.
// Source: the rules of German spelling (section on substitutes for umlauts) and Nordic usage in passports (ICAO Doc 9303,
// part 3, table 6); 2026-11. 12 rows, sorted.
export const SPELLED_LETTERS: ReadonlyMap<string, string> = new Map([
  ["Ä", "Ae"],
  ["Å", "Aa"],
  ["Æ", "Ae"],
  ["Ö", "Oe"],
  ["Ø", "Oe"],
  ["Ü", "Ue"],
  ["ä", "ae"],
  ["å", "aa"],
  ["æ", "ae"],
  ["ö", "oe"],
  ["ø", "oe"],
  ["ü", "ue"],
]);
