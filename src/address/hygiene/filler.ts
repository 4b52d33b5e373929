import { PLACEHOLDERS } from "../../text/data/placeholders.ts";
import { lowerCase } from "../../text/letter-case.ts";
import { EMPTY_FIELDS, fillerMarks, MAY_BE_FILLED } from "../data/field-labels.ts";
import { isDigitAt } from "../tokens/digit-at.ts";

/** Longest text that stands for an empty field. */
const LONGEST_EMPTY = 16;

/**
 * A text whose parts stand between ", ", without those that stand for an empty field ("N/A", "NULL"), without a part of
 * words and numbers right behind itself, without the decimals of whole numbers, such a field behind a state, and ZIP CODE before five digits, whatever marks stand between.
 */
export function withoutFiller(found: string): string {
  // "4 ELM ST, SALEM, 4 ELM ST, SALEM OR": all that stands before is said again.
  const at = found < ":" ? secondOfFirst(found) : 0;
  const once = at > 0 && found.startsWith(found.slice(0, at), at + 2) ? found.slice(at + 2) : found;
  const text = once.slice(streetTwice(once));
  if (!MAY_BE_FILLED.test(text)) return text;
  const parts = text.replace(fillerMarks(), "$1").split(", ");
  const kept = parts.filter((part, i) => !isEmptyField(part) && !(part === parts[i - 1] && /^(?=.*\d).* /u.test(part)));
  return kept.length === 0 ? text : kept.join(", ");
}

/** Where the comma stands behind which the first part of a text stands again, with a comma behind it; 0 where it does not. */
function secondOfFirst(text: string): number {
  const first = text.slice(0, text.indexOf(",") + 1);
  for (let at = first.length - 1; at > 0; at = text.indexOf(",", at + 1)) if (text.startsWith(first, at + 2)) return at;
  return 0;
}

/** "4 ELM ST 4 ELM ST SALEM OR": where the number and two words or more at the start stand again; 0 where they do not. */
function streetTwice(text: string): number {
  const end = text.indexOf(" ") + 1;
  if (!isDigitAt(text, 0) || end === 0) return 0;
  const at = text.indexOf(text.slice(0, end), end);
  if (at < 0 || text.charAt(at - 1) !== " ") return 0;
  const street = text.slice(0, at);
  return street.split(" ").length > 3 && text.startsWith(street, at) ? at : 0;
}

function isEmptyField(part: string): boolean {
  return part.length <= LONGEST_EMPTY && (EMPTY_FIELDS.has(part) || PLACEHOLDERS.has(lowerCase(part)));
}
