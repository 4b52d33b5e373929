// Words that stand for true and false in files and in records of other providers.
// Source: exports of spreadsheets, databases and record providers, 2026-11. 10 rows, sorted by key.
export const FLAG_WORDS: ReadonlyMap<string, boolean> = new Map([
  ["0", false],
  ["1", true],
  ["f", false],
  ["false", false],
  ["n", false],
  ["no", false],
  ["t", true],
  ["true", true],
  ["y", true],
  ["yes", true],
]);
