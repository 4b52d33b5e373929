import { GAELIC_NIC, MAC, MAC_EXCEPTIONS, MC } from "../data/case-words.ts";
import { INNER_CAPITALS } from "../data/inner-capitals.ts";
import { unpackWords } from "../hygiene/unpack-words.ts";
import { joinParts, spellingOfParts } from "./spelling-of-parts.ts";

let table: ReadonlyMap<string, number> | undefined;

/** Shortest name of Mac and a second part: MacKay. */
const SHORTEST_MAC = 6;

/** Spelling of a lower-case word with capitals inside, by table and by the Mc and Mac rules; undefined for an ordinary word. */
export function spellingOf(key: string, inFamily: boolean, language: string): string | undefined {
  table ??= unpack(INNER_CAPITALS);
  const bar = table.get(key);
  if (bar !== undefined && (bar > 2 || language !== "fr")) return joinParts(key.slice(0, bar), key.slice(bar));
  if (inFamily && GAELIC_NIC.test(key)) return joinParts(key.slice(0, 3), key.slice(3));
  if (!key.startsWith("m")) return spellingOfParts(key, inFamily && isAmerican(language));
  if (key.startsWith(MC) && key.length > 3) return joinParts(key.slice(0, 2), key.slice(2));
  if (inFamily && key.startsWith(MAC) && takesCapital(key)) return joinParts(key.slice(0, 3), key.slice(3));
  return spellingOfParts(key, inFamily && isAmerican(language));
}

/** Inner capitals behind De and La are American; a name of a known other language is not guessed at. */
function isAmerican(language: string): boolean {
  return language === "" || language.startsWith("en");
}

/** Mac before a consonant, or in a Gaelic name of the table. */
function takesCapital(key: string): boolean {
  if (key.length < SHORTEST_MAC) return false;
  return "bdfgjlmnpqrstvwxz".includes(key.charAt(3)) !== MAC_EXCEPTIONS.has(key.slice(3));
}

/** Where the inner capital stands, by packed spellings with a bar before it. */
function unpack(packed: string): ReadonlyMap<string, number> {
  const spellings = new Map<string, number>();
  for (const word of unpackWords(packed)) {
    const bar = word.indexOf("|");
    spellings.set(word.slice(0, bar) + word.slice(bar + 1), bar);
  }
  return spellings;
}
