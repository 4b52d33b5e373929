/** A text as it stands in the query of a web address, with its blanks and commas: "12%20Main%20St%2C%20Salem", "12+Main+St,+Salem"; any other text is answered as it is. */
export function fromQuery(text: string): string {
  if (text.includes(" ")) return text;
  if (!/,\+|%2[0Cc]/u.test(text)) return text;
  return text.replaceAll("+", " ").replace(/(?:%[\dA-Fa-f]{2})+/gu, decoded);
}

/** Bytes that are no UTF-8 stay as they are written. */
function decoded(bytes: string): string {
  try {
    return decodeURIComponent(bytes);
  } catch {
    return bytes;
  }
}
