/** The place behind the JSON string that begins at `start`; behind the text where it does not end. */
export function behindString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charAt(at) !== '"') at += text.charAt(at) === "\\" ? 2 : 1;
  return at + 1;
}
