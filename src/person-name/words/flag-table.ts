import { foldDiacritics } from "../../text/fold.ts";
import { unpackWords } from "../hygiene/unpack-words.ts";

/** Words with what is known about each, as bits. */
export type Flags = Map<string, number>;

const BEYOND_ASCII = /[^\0-\x7f]/u;

/** A text has its words between blanks. */
export function add(table: Flags, words: Iterable<string> | string, flag: number): void {
  for (const word of typeof words === "string" ? words.split(/\s/u) : words)
    if (word !== "") table.set(word, (table.get(word) ?? 0) | flag);
}

/** A name with accents is often written without. */
export function addPacked(table: Flags, packed: string, flag: number): void {
  const names = unpackWords(packed);
  add(table, names, flag);
  add(table, foldDiacritics(names.filter((name) => BEYOND_ASCII.test(name)).join(" ")), flag);
}
