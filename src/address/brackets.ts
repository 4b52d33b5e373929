/** A text with commas for brackets of several words, which part a line as commas do: "233 WACKER (HALE TOWER) STE 5"; those of one word stay. */
export function withoutBrackets(text: string): string {
  if (!text.includes(" (")) return text;
  const [first = "", ...others] = text.split(" (");
  let out = first;
  for (const other of others) {
    const end = other.indexOf(")");
    const parts = end > 0 && other.lastIndexOf(" ", end) > 0 && other >= "A";
    out += parts ? `, ${other.slice(0, end)}, ${other.slice(end + 1)}` : ` (${other}`;
  }
  return out;
}
