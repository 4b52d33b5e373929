import { INLINE_ELEMENTS, PARTING_ELEMENTS } from "../text/data/html-elements.ts";
import { lowerCase } from "../text/letter-case.ts";

/** A text without the HTML tags of a page; one in which nothing closes or breaks a line may only look like it: "Acme <B>". */
export function withoutTags(text: string): string {
  if (!/<(?:\/[A-Za-z]|[Bb][Rr]\b)/u.test(text)) return text;
  return text.replace(/<\/?([A-Za-z]+)(?:[ /][^<>]*)?>/gu, (tag, element: string) => {
    const name = lowerCase(element);
    return PARTING_ELEMENTS.has(name) ? "\n" : INLINE_ELEMENTS.has(name) ? "" : tag;
  });
}
