/** UTF-16 units of a caller's text that a message repeats. */
const SHOWN = 120;

/** A caller's text in quotation marks for a message, cut when it is long. */
export function quotedText(text: string): string {
  return JSON.stringify(text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}…`);
}
