/** Every end a line of Windows, Unix or a program between them has; the longest first, as the first that fits is taken. */
const ANY_END: readonly string[] = ["\r\r\n", "\r\n", "\n"];
const OLD_MAC: readonly string[] = ["\r"];
const WINDOWS: readonly string[] = ["\r\n"];

/**
 * What ends a row, told by the beginning of a table. A header that ends in a carriage return alone is one of old Macs,
 * whose cells may hold line feeds. Behind any other both ends are taken, as files are put together from parts, unless
 * more rows of a file with Windows ends have the cells of its header when a bare line feed belongs to its cell.
 */
export function lineEnds(start: string, delimiter: string, quotes: boolean): string[] {
  const end = /\r*\n|\r/u.exec(quotes ? unquoted(start) : start)?.[0] ?? "\n";
  if (end === "\r") return [...OLD_MAC];
  if (end !== "\r\n") return [...ANY_END];
  const text = quotes ? unquoted(start) : start;
  return [...(wholeRows(text, /\r\n/u, delimiter) > wholeRows(text, /\r?\n/u, delimiter) ? WINDOWS : ANY_END)];
}

/** The text without what stands between quotation marks. */
function unquoted(text: string): string {
  return text.replace(/"[^"]*(?:"|$)/gu, "");
}

/**
 * Rows with as many cells as the first, less those with another number. The last, which may be cut off, and blank ones
 * do not count.
 */
function wholeRows(text: string, end: RegExp, delimiter: string): number {
  const rows = text.split(end).slice(0, -1);
  const width = rows[0]?.split(delimiter).length;
  let whole = 0;
  for (const row of rows) if (row !== "") whole += row.split(delimiter).length === width ? 1 : -1;
  return whole;
}
