// Words that stand for true and false in files and in records of other providers. 8 rows, sorted by key.
export const FLAG_WORDS: ReadonlyMap<string, boolean> = new Map([
  ["f", false],
  ["false", false],
  ["n", false],
  ["no", false],
  ["t", true],
  ["true", true],
  ["y", true],
  ["yes", true],
]);
