// Seniority words of other providers -> the levels of records. Words that are levels already are not listed.
// Source: published vocabularies of record providers, 2026-11. 16 rows, sorted by key.
export const JOB_LEVELS: ReadonlyMap<string, string> = new Map([
  ["associate", "entry"],
  ["c-level", "cxo"],
  ["c-suite", "cxo"],
  ["c_level", "cxo"],
  ["c_suite", "cxo"],
  ["co-founder", "founder"],
  ["entry_level", "entry"],
  ["executive_vice_president", "vp"],
  ["internship", "intern"],
  ["junior", "entry"],
  ["mid-senior_level", "senior"],
  ["senior_vice_president", "vp"],
  ["student", "intern"],
  ["trainee", "intern"],
  ["training", "intern"],
  ["vice_president", "vp"],
]);
