/** A text in upper case whose HTML tags are line breaks or blanks, and whose written-out line breaks ("\\n") are line breaks. */
export function withoutMarkup(text: string): string {
  return text
    .replace(/<[^<>]*>/gu, (tag) => (!/^<\/?[A-Z]/u.test(tag) ? tag : BREAKING.test(tag) ? "\n" : " "))
    .replace(/\\[NRT]/gu, "\n");
}

/** Elements that begin or end a line. */
const BREAKING = /^<\/?(?:BR|DIV|LI|P|T[DR]|UL)\b/u;
