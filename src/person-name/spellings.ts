import { INNER_CAPITALS } from "./data/inner-capitals.ts";
import { MAC_PLAIN, MAC_SPLIT } from "./data/mac-names.ts";

let table: ReadonlyMap<string, string> | undefined;

/** Spelling of a lower-case word with capitals inside, by table and by the Mc and Mac rules; undefined for an ordinary word. */
export function spellingOf(key: string): string | undefined {
  table ??= unpack(INNER_CAPITALS);
  const known = table.get(key);
  if (known !== undefined) return known;
  if (key.startsWith("mc") && key.length > 3) return `Mc${key.charAt(2).toUpperCase()}${key.slice(3)}`;
  return undefined;
}

/** Rows `Prefix:tail tail ...`; the second part begins with a capital. */
function unpack(rows: string): ReadonlyMap<string, string> {
  const spellings = new Map<string, string>();
  for (const row of rows.split("\n")) {
    const at = row.indexOf(":");
    if (at < 0) continue;
    const prefix = row.slice(0, at);
    for (const tail of row.slice(at + 1).split(" ")) {
      if (tail === "") continue;
      const spelling = prefix + tail.charAt(0).toUpperCase() + tail.slice(1);
      spellings.set(spelling.toLowerCase(), spelling);
    }
  }
  for (const tail of MAC_SPLIT.split(" "))
    spellings.set(`mac${tail}`, `Mac${tail.charAt(0).toUpperCase()}${tail.slice(1)}`);
  void MAC_PLAIN;
  return spellings;
}
