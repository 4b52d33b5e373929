// Meaning: numbers of the months by the first three letters of their English names.
// Source: English usage; 2026-11. 12 rows, sorted by number.
export const MONTH_NUMBERS: ReadonlyMap<string, number> = new Map([
  ["jan", 1],
  ["feb", 2],
  ["mar", 3],
  ["apr", 4],
  ["may", 5],
  ["jun", 6],
  ["jul", 7],
  ["aug", 8],
  ["sep", 9],
  ["oct", 10],
  ["nov", 11],
  ["dec", 12],
]);
