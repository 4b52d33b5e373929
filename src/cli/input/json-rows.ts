import { jsonFault } from "../../text/json-fault.ts";
import type { Cells } from "./cells.ts";
import { parseExactJson } from "./exact-json.ts";
import type { InputRow } from "./input-table.ts";
import { repeatedKey } from "./repeated-key.ts";

/** No number without such an exponent is infinite, but one of some 300 digits. */
const LARGE_EXPONENT = /[eE]\+?\d{3}|\d{30}/u;

/** The rows of a text of JSON lines; blank lines are none. */
export async function* jsonRows(text: AsyncIterable<string>): AsyncIterable<InputRow> {
  let number = 0;
  for await (const line of lines(text)) {
    if (line.trim() === "") continue;
    number++;
    yield jsonRow(number, line);
  }
}

function jsonRow(number: number, line: string): InputRow {
  try {
    const value = parseExactJson(line);
    if (LARGE_EXPONENT.test(line) && !isWritable(value))
      return { number, raw: line, error: "has a number that is too large to be kept" };
    const repeated = repeatedKey(line);
    if (repeated !== null) return { number, raw: line, error: `has the key ${JSON.stringify(repeated)} twice` };
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      return { number, cells: value as Cells, error: null };
    return { number, raw: line, error: "is no JSON object" };
  } catch {
    return { number, raw: line, error: `is not JSON: ${jsonFault(line)}` };
  }
}

/** Whether every number in a value is one that JSON can write again: "1e400" is not. */
function isWritable(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return typeof value !== "number" || Number.isFinite(value);
  return Object.values(value).every(isWritable);
}

/** Lines of a text, without their ends. */
export async function* lines(text: AsyncIterable<string>): AsyncIterable<string> {
  let rest = "";
  for await (const chunk of text) {
    const pieces = chunk.split("\n");
    pieces[0] = rest + (pieces[0] ?? "");
    rest = pieces.pop() ?? "";
    for (const piece of pieces) yield piece.endsWith("\r") ? piece.slice(0, -1) : piece;
  }
  if (rest !== "") yield rest.endsWith("\r") ? rest.slice(0, -1) : rest;
}
