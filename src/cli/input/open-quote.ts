const MARK = '"';

/**
 * The place of the cell whose quotation mark was left open, so that rows below it became part of it; -1 for none. In
 * a cell that was closed, a mark with something behind it is a doubled one: where the reader met a single one, it left
 * the opening mark in front of the text. The mark that opens a cell of a row below stands behind a delimiter; else the
 * first line goes on to the end of its row and the last one begins its own, with a mark too many in all.
 */
export function openQuote(record: readonly string[], delimiter: string): number {
  return record.findIndex((cell, i) => {
    if (!cell.startsWith(MARK)) return false;
    const end = cell.search(/[\r\n]/u);
    if (end === -1) return false;
    return cell.includes(delimiter + MARK, end) || joinsRows(cell, delimiter, i, record.length);
  });
}

function joinsRows(cell: string, delimiter: string, before: number, width: number): boolean {
  const lines = cell.split(/[\r\n]+/u);
  return (
    width > 1 &&
    countOf(cell, MARK) % 2 === 1 &&
    countOf(lines[0] ?? "", delimiter) === width - 1 - before &&
    countOf(lines.at(-1) ?? "", delimiter) === before
  );
}

function countOf(text: string, part: string): number {
  return text.split(part).length - 1;
}
