import { decodeEntities } from "../text/entities.ts";
import { repairMojibake } from "../text/mojibake.ts";
import type { ColumnKind } from "./column-kind.ts";
import { settle } from "./text-rules.ts";

/** Kinds of which no value begins with an apostrophe, by which a spreadsheet is told that a text follows. */
const UNMARKED: ReadonlySet<ColumnKind> = new Set<ColumnKind>(["country", "email", "state"]);

/** A text between quotation marks, those in it doubled, also as a formula. */
const QUOTED = /^(=?)"((?:[^"]|"")*)"$/u;
/** What is in every text of which something else may be made. */
const SIGNS = /["&'\u00c2-\u00f0]/u;
/** The first of the characters that UTF-8 read as Windows-1252 shows. */
const MISREAD = /[\u00c2-\u00f0]/u;

/**
 * The text that a cell holds, without what programs made of it: `="00123"`, by which spreadsheets keep leading zeros, is
 * `00123`, a cell that was quoted twice, character references and UTF-8 that was misread are what they were.
 */
export function cellText(cell: string, kind: ColumnKind): string {
  if (!SIGNS.test(cell)) return cell;
  const text = settle(unquoted(cell), decodeEntities);
  const plain = UNMARKED.has(kind) ? text.replace(/^\s*'(?=[^']+$)/u, "") : text;
  return MISREAD.test(plain) ? repairMojibake(plain) : plain;
}

function unquoted(cell: string): string {
  let text = cell;
  for (let quoted = QUOTED.exec(text); quoted !== null; quoted = QUOTED.exec(text)) {
    const [, sign, inner = ""] = quoted;
    // Quotation marks alone may be those of a name.
    if (sign === "" && !inner.includes('""')) break;
    text = inner.replaceAll('""', '"');
  }
  return text;
}
