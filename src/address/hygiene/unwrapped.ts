/** Marks that may stand around a whole text, and what closes each. */
const OPENING = "\"'([";
const CLOSING = "\"')]";

/** The number of a list: "1) ELM HALL". */
const LIST_NUMBER = /^\d{1,2}\) (?=[A-Z\d])/u;

/** A text without the number of a list before it, the quotation marks or brackets around it, and without a quotation mark that is open at one of its ends: what is left of a cell. */
export function unwrapped(listed: string): string {
  const text = listed.charAt(2) === ")" || listed.charAt(1) === ")" ? listed.replace(LIST_NUMBER, "") : listed;
  const first = text.charAt(0);
  const last = text.charAt(text.length - 1);
  const closing = CLOSING.charAt(OPENING.indexOf(first));
  if (closing === last && isOnlyPair(text, first, last)) return text.slice(1, -1).trim();
  if (first === '"' && text.indexOf('"', 1) < 0) return text.slice(1).trim();
  return last === '"' && text.indexOf('"') === text.length - 1 ? text.slice(0, -1).trim() : text;
}

function isOnlyPair(text: string, opening: string, closing: string): boolean {
  return (
    text.length > 1 &&
    text.indexOf(closing, 1) === text.length - 1 &&
    (opening === closing || text.indexOf(opening, 1) < 0)
  );
}
