import { recognizeColumns } from "../../cleaning/index.ts";
import { recognizeDelimiter } from "./table-format.ts";

/** Lines that a report's title and date may take before its header. */
const LINES_LOOKED_AT = 30;
/** Names of columns that a line of ordinary text does not hold by chance. */
const LEAST_NAMES = 2;

/** The number, from 1, of the first line behind the first one that names columns; null where none does. */
export function likelyHeader(start: string): number | null {
  const lines = start.split(/\r\n|\n|\r/u, LINES_LOOKED_AT);
  const at = lines.findIndex((line, i) => {
    const names = line.split(recognizeDelimiter(line)).map((cell) => cell.replaceAll('"', ""));
    return i > 0 && Object.keys(recognizeColumns(names)).length >= LEAST_NAMES;
  });
  return at < 0 ? null : at + 1;
}
