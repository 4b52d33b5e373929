// Meaning: words that people write for the signs of an e-mail address, so that programs do not collect it; lower case.
// Source: contact pages and profile texts, English; 2026-11. 2 rows, sorted.
export const SPOKEN_SIGNS: ReadonlyMap<string, string> = new Map([
  ["at", "@"],
  ["dot", "."],
]);
