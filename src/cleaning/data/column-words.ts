// Words within column names: those that say by themselves what a column holds, whatever stands before them, those that make
// a column another thing, and short forms of databases. Spelled as the keys of COLUMN_NAMES.
// Source: exports of customer systems, shops and registers, 2026-11. 3 tables, sorted.

/** Names of one word that say what a column holds, whatever stands before: "buyer email", "card zip", "primary contact phone". */
export const ENDING_WORDS: ReadonlySet<string> = new Set([
  "city",
  "email",
  "fax",
  "phone",
  "postcode",
  "telephone",
  "zip",
  "zipcode",
]);

/** Words before a known ending that make a column a choice, a count or a state of it: "accepts email", "last email", "valid phone". */
export const DOUBTING_WORDS: ReadonlySet<string> = new Set([
  "accept",
  "accepts",
  "allow",
  "allowed",
  "allows",
  "can",
  "count",
  "did",
  "do",
  "does",
  "for",
  "has",
  "have",
  "is",
  "no",
  "not",
  "number",
  "of",
  "opt",
  "opted",
  "reason",
  "same",
  "total",
  "use",
  "valid",
  "validated",
  "verified",
  "want",
  "wants",
  "without",
]);

/** Short forms in the names of database columns; behind them stands the word of COLUMN_NAMES. */
export const SHORT_WORDS: ReadonlyMap<string, string> = new Map([
  ["bus", "business"],
  ["cd", "code"],
  ["cntry", "country"],
  ["ctry", "country"],
  ["desc", "name"],
  ["descr", "name"],
  ["eml", "email"],
  ["frst", "first"],
  ["fst", "first"],
  ["hm", "home"],
  ["lst", "last"],
  ["mbl", "mobile"],
  ["nm", "name"],
  ["ph", "phone"],
  ["pstl", "postal"],
  ["txt", ""],
  ["wk", "work"],
]);
