// Texts that stand for "no value" where no word but a placeholder can stand: phone numbers, URLs, e-mail and street addresses, postal codes; and in every field between signs ("--None--").
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
