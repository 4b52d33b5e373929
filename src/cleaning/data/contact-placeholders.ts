// Texts that stand for "no value" where only a phone number, URL or e-mail address can stand.
// Source: data dictionaries of open data sets and exports of spreadsheets, 2026-11. 14 rows, sorted.
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
