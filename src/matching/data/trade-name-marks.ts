// Meaning: words between the registered name of a company and another one that it trades or traded under, in comparison
// form (lower case, slashes and full stops dropped). Source: filings of US states, Companies House trading names; 2026-11.
// 12 rows, sorted.
export const TRADE_NAME_MARKS: ReadonlySet<string> = new Set([
  "aka",
  "also known as",
  "dba",
  "doing business as",
  "fka",
  "formerly",
  "formerly known as",
  "nka",
  "now known as",
  "previously known as",
  "ta",
  "trading as",
]);
