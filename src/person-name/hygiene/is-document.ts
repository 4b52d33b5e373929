/**
 * A text of more units, four times the default cap, is a document and no name. It is cleaned and kept as it is: to weigh
 * every word of it against every other would take quadratic time.
 */
const LONGEST_NAME_TEXT = 2048;

/** Whether a text is too long for a name. */
export function isDocument(text: string): boolean {
  return text.length > LONGEST_NAME_TEXT;
}
