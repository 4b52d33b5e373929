// Texts that stand for "no value" in every field, lower case with single spaces. Words that are also names of people or
// places (None, Nan) and codes (NA) are not among them.
// Source: data dictionaries of open data sets and exports of spreadsheets, 2026-11. 28 rows, sorted.
export const PLACEHOLDERS: ReadonlySet<string> = new Set([
  "#n/a",
  "#name?",
  "#ref!",
  "#value!",
  "(blank)",
  "(none)",
  "(null)",
  "-",
  "--",
  "---",
  "<null>",
  "?",
  "??",
  "[null]",
  "n.a.",
  "n/a",
  "n\\a",
  "no data",
  "not applicable",
  "not available",
  "not provided",
  "not specified",
  "null",
  "tba",
  "tbd",
  "undefined",
  "unknown",
  "–",
]);

// Texts that stand for "no value" where only a phone number, URL or e-mail address can stand.
// Source: as above. 14 rows, sorted.
export const CONTACT_PLACEHOLDERS: ReadonlySet<string> = new Set([
  "0",
  "na",
  "nan",
  "nil",
  "no",
  "no email",
  "no phone",
  "no website",
  "none",
  "same",
  "x",
  "xx",
  "xxx",
  "yes",
]);
