import { PARTING_ELEMENTS } from "../../text/data/html-elements.ts";
import { lowerCase } from "../../text/letter-case.ts";
import { markdownLinks } from "../data/page-words.ts";

/** A text in upper case whose HTML tags are line breaks or blanks, of whose Markdown links the text is left, and whose written-out line breaks ("\\n", "\\\\" of TeX, "\\," of a vCard) are line breaks. */
export function withoutMarkup(text: string): string {
  const unlinked = text.includes("](") ? text.replace(markdownLinks(), "$1") : text;
  return unlinked.replace(/<(?=\/?[A-Z])(?:[^<>]*>)?/gu, breakOrBlank).replace(/\\(?:[NRT]|\\+|(?=[ ,\n]|$))/gu, "\n");
}

/** What a tag parts the words beside it with; one that is not closed loses its bracket alone, with which it might close behind another. */
function breakOrBlank(tag: string): string {
  const [, element = ""] = /^<\/?([A-Z]+)\b/u.exec(tag) ?? [];
  return PARTING_ELEMENTS.has(lowerCase(element)) ? "\n" : " ";
}
