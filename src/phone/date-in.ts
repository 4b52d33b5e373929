/** Year, month, day with one sign between them; the year behind the two in either order; two digits of it behind slashes. */
const DATE =
  /(?<![^ ([])(?:(?:19|20)\d\d([-/.])[01]?\d\1[0-3]?\d|[0-3]?\d([-/.])[0-3]?\d\2(?:19|20)\d\d|[0-3]?\d\/[0-3]?\d\/\d\d)(?![^ ,;)\]])/u;

/** Where a date stands among the digits of a candidate that is no number as a whole; null where none does. */
export function dateIn(candidate: string): { start: number; end: number } | null {
  const found = DATE.exec(candidate);
  return found === null ? null : { start: found.index, end: found.index + found[0].length };
}
