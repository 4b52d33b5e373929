// Meaning: seniority levels of jobs with their height: equal levels are alike, near ones almost. Founders, owners and
// partners stand beside the top executives.
// Source: the level words of the specification and of job-title taxonomies; 2026-11.
// 17 rows, sorted.

export const SENIORITY_LEVELS: ReadonlyMap<string, number> = new Map([
  ["associate", 3],
  ["c suite", 9],
  ["c_suite", 9],
  ["cxo", 9],
  ["director", 7],
  ["entry", 2],
  ["executive", 8],
  ["founder", 9],
  ["head", 7],
  ["intern", 1],
  ["junior", 2],
  ["lead", 5],
  ["manager", 6],
  ["owner", 9],
  ["partner", 9],
  ["senior", 4],
  ["vp", 8],
]);
