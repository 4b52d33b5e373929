import { INNER_CAPITALS } from "./data/inner-capitals.ts";
import { MAC_PLAIN, MAC_SPLIT } from "./data/mac-names.ts";
import { joinParts, spellingOfParts } from "./spelling-of-parts.ts";

let table: ReadonlyMap<string, string> | undefined;
let macPlain: ReadonlySet<string> | undefined;
let macSplit: ReadonlySet<string> | undefined;

/** Shortest name of Mac and a second part: MacKay. */
const SHORTEST_MAC = 6;

/** Spelling of a lower-case word with capitals inside, by table and by the Mc and Mac rules; undefined for an ordinary word. */
export function spellingOf(key: string, inFamily: boolean): string | undefined {
  table ??= unpack(INNER_CAPITALS);
  const known = table.get(key);
  if (known !== undefined) return known;
  if (!key.startsWith("m")) return spellingOfParts(key);
  if (key.startsWith("mc") && key.length > 3) return joinParts("Mc", key.slice(2));
  if (inFamily && key.startsWith("mac") && takesCapital(key)) return joinParts("Mac", key.slice(3));
  return spellingOfParts(key);
}

/** Mac before a consonant, or in a Gaelic name of the table. */
function takesCapital(key: string): boolean {
  if (key.length < SHORTEST_MAC) return false;
  macPlain ??= new Set(MAC_PLAIN.split(" "));
  macSplit ??= new Set(MAC_SPLIT.split(" "));
  return "aeiouyhkc".includes(key.charAt(3)) ? macSplit.has(key.slice(3)) : !macPlain.has(key);
}

/** Rows `Prefix:tail tail ...`; the second part begins with a capital. */
function unpack(rows: string): ReadonlyMap<string, string> {
  const spellings = new Map<string, string>();
  for (const row of rows.split("\n")) {
    const at = row.indexOf(":");
    if (at < 0) continue;
    const prefix = row.slice(0, at);
    for (const tail of row.slice(at + 1).split(" ")) {
      const spelling = prefix + tail.charAt(0).toUpperCase() + tail.slice(1);
      spellings.set(spelling.toLowerCase(), spelling);
    }
  }
  return spellings;
}
