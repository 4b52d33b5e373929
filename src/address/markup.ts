/** Elements that begin or end a line. */
const BREAKING = /^<\/?(?:br|div|li|p|t[dr]|ul)\b/iu;

/** A text whose HTML tags are line breaks or blanks, and whose written-out line breaks ("\\n") are line breaks. */
export function withoutMarkup(text: string): string {
  return text
    .replace(/<[^<>]*>/gu, (tag) => (!/^<\/?[a-z]/iu.test(tag) ? tag : BREAKING.test(tag) ? "\n" : " "))
    .replace(/\\[nrt]/gu, "\n");
}
