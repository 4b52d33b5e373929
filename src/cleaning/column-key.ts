import { foldDiacritics } from "../text/fold.ts";
import { lowerCase } from "../text/letter-case.ts";
import { collapseSpaces, trimSpaces } from "../text/spaces.ts";
import { assignedOnly } from "../text/unicode.ts";
import { countryCode } from "./country-code.ts";
import { NOTE_WORDS, ORDER_WORDS } from "./data/name-words.ts";

/**
 * The key of a column name: "streetAddress_2" is "street address", "Phone 1 - Value" "phone value", "Contact #" "contact number";
 * but "zip4" is no postal code.
 */
export function columnKey(column: string): string {
  const words = assignedOnly(column)
    .replace(/#(?! ?\d)/gu, " number ")
    .replace(/([a-z])([A-Z])/gu, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z]{2})/gu, "$1 $2")
    .replace(/[^\p{L}\p{M}\p{N}]/gu, " ");
  const key = collapseSpaces(lowerCase(foldDiacritics(words)));
  return /^zip ?4/u.test(key) ? key : collapseSpaces(key.replace(/\d{1,2}$/u, "").replace(/ \d{1,2} /gu, " "));
}

/** A column name without a note of forms behind it: "Phone [US]", "Last Name (required)", "Name (Last, First)". */
export function withoutNote(column: string): string {
  const open = column.search(/[([]/u);
  if (open < 1) return column;
  const note = columnKey(column.slice(open));
  const words = note.split(" ");
  const says =
    note !== "" &&
    !words.every((word) => NOTE_WORDS.has(word)) &&
    !(words.length > 1 && words.every((word) => ORDER_WORDS.has(word))) &&
    countryCode(note) === null;
  return says ? column : trimSpaces(column.slice(0, open));
}
