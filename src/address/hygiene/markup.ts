import { PARTING_ELEMENTS } from "../../text/data/html-elements.ts";
import { lowerCase } from "../../text/letter-case.ts";

/** A text in upper case whose HTML tags are line breaks or blanks, and whose written-out line breaks ("\\n", "\\\\" of TeX, "\\," of a vCard) are line breaks. */
export function withoutMarkup(text: string): string {
  return text.replace(/<(?=\/?[A-Z])(?:[^<>]*>)?/gu, breakOrBlank).replace(/\\(?:[NRT]|\\+|(?=[ ,\n]|$))/gu, "\n");
}

/** What a tag parts the words beside it with; one that is not closed loses its bracket alone, with which it might close behind another. */
function breakOrBlank(tag: string): string {
  const [, element = ""] = /^<\/?([A-Z]+)\b/u.exec(tag) ?? [];
  return PARTING_ELEMENTS.has(lowerCase(element)) ? "\n" : " ";
}
