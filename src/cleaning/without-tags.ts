import { lowerCase } from "../text/letter-case.ts";

/** Elements of text in pages: those that part words, and those within a word. */
const PARTING: ReadonlySet<string> = new Set(["br", "div", "li", "p", "td", "tr", "ul"]);
const INLINE: ReadonlySet<string> = new Set([
  "a",
  "b",
  "em",
  "font",
  "i",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "u",
]);

/** A text without the HTML tags of a page; one in which nothing closes or breaks a line may only look like it: "Acme <B>". */
export function withoutTags(text: string): string {
  if (!/<(?:\/[A-Za-z]|[Bb][Rr]\b)/u.test(text)) return text;
  return text.replace(/<\/?([A-Za-z]+)(?:[ /][^<>]*)?>/gu, (tag, element: string) => {
    const name = lowerCase(element);
    return PARTING.has(name) ? "\n" : INLINE.has(name) ? "" : tag;
  });
}
