import { PLACEHOLDERS } from "../text/data/placeholders.ts";
import { lowerCase } from "../text/letter-case.ts";
import { EMPTY_FIELDS, MAY_BE_FILLED } from "./data/field-labels.ts";

/** Longest text that stands for an empty field. */
const LONGEST_EMPTY = 16;

/**
 * A text whose parts stand between ", ", without those that stand for an empty field ("N/A", "NULL"), without a part of
 * words and numbers right behind itself, without the decimals of whole numbers, and without ZIP CODE before five digits, whatever marks stand between.
 */
export function withoutFiller(found: string): string {
  // "4 ELM ST, SALEM, 4 ELM ST, SALEM OR": all that stands before is said again.
  const at = found < ":" ? found.indexOf(`, ${found.split(",", 1)},`) : 0;
  const text = at > 0 && found.startsWith(found.slice(0, at), at + 2) ? found.slice(at + 2) : found;
  if (!MAY_BE_FILLED.test(text)) return text;
  const parts = text.replace(/(?<=^|[ ,])(\d{1,5})\.0(?=[ ,]|$)|\bZIP(?: CODE)?[ -/:-@]+(?=\d{5})/gu, "$1").split(", ");
  const kept = parts.filter((part, i) => !isEmptyField(part) && !(part === parts[i - 1] && /^(?=.*\d).* /u.test(part)));
  return kept.length === 0 ? text : kept.join(", ");
}

function isEmptyField(part: string): boolean {
  return part.length <= LONGEST_EMPTY && (EMPTY_FIELDS.has(part) || PLACEHOLDERS.has(lowerCase(part)));
}
