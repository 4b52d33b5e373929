// English month names by their first three letters. Source: Gregorian calendar. 12 rows, sorted by number.
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
