// Meaning: words that stand for a date that has not come yet, beside the specification's own "Present".
// Source: exports of profiles and applicant files, own collection; read 2026-11. 8 rows, sorted.
export const PRESENT_WORDS: ReadonlySet<string> = new Set([
  "current",
  "currently",
  "now",
  "ongoing",
  "present day",
  "till date",
  "to date",
  "today",
]);
