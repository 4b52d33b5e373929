// Meaning: words for the people that a company employs, behind their number, in lower case.
// Source: company profiles and directories, English; 2026-11. 4 rows, sorted.
export const EMPLOYEE_WORDS: readonly string[] = ["employee", "employees", "people", "staff"];
