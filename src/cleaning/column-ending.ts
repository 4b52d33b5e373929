import type { ColumnKind } from "./column-kind.ts";
import { DOUBTING_WORDS, ENDING_WORDS } from "./data/column-words.ts";
import { ORDER_WORDS } from "./data/name-words.ts";
import { kindInTable } from "./kind-in-table.ts";

/** What the end of a key says that a column holds, and the words before that end. */
export interface ColumnEnding {
  readonly kind: ColumnKind;
  readonly before: string;
}

/** "provider last name", "buyer email": the longest end of a key that is the name of a column by itself; null when there is none. */
export function columnEnding(key: string): ColumnEnding | null {
  for (let at = key.indexOf(" "); at > 0; at = key.indexOf(" ", at + 1)) {
    const end = key.slice(at + 1);
    const kind = end.includes(" ") || ENDING_WORDS.has(end) ? kindInTable(end) : undefined;
    if (kind === undefined) continue;
    const before = key.slice(0, at);
    const words = before.split(" ");
    // "last email" is when one was sent, "first city" no name of a city.
    const ordered = !end.includes(" ") && ORDER_WORDS.has(words[words.length - 1] ?? "");
    return ordered || words.some((word) => DOUBTING_WORDS.has(word)) ? null : { kind, before };
  }
  return null;
}
