const MARK = '"';

/**
 * The place of the cell whose quotation mark was left open, so that rows below it became part of it; -1 for none. In
 * a cell that was closed, a mark with something behind it is a doubled one: where the reader met a single one, it left
 * the opening mark in front of the text, and the mark that opens a cell of a row below stands behind a delimiter.
 */
export function openQuote(record: readonly string[], delimiter: string): number {
  return record.findIndex((cell) => {
    if (!cell.startsWith(MARK)) return false;
    const end = cell.search(/[\r\n]/u);
    return end !== -1 && cell.includes(delimiter + MARK, end);
  });
}
