// Meaning: job levels from the most to the least senior; the employees of a company are listed in this order.
// Source: the job levels of person data providers, ordered by design decision "Behaviour, employees"; 2026-11.
// 12 rows, in order of seniority.

export const SENIORITY: readonly string[] = [
  "cxo",
  "owner",
  "founder",
  "partner",
  "vp",
  "director",
  "head",
  "manager",
  "senior",
  "entry",
  "intern",
  "unknown",
];
