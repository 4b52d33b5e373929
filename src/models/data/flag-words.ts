// Words that stand for true and false in files and in records of other providers. 10 rows, sorted by key.
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
