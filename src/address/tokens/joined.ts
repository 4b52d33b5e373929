/** A text and a part with a blank between them, where both are there. */
export function joined(text: string | null | undefined, part: string | null | undefined): string {
  if (!part) return text ?? "";
  return text ? `${text} ${part}` : part;
}
