/** Whether the second of two numbers ends a range that the first begins: 100 and 102, 4715 and 17. */
export function isRange(first: string, second: string): boolean {
  return first.length >= second.length && second > first.slice(-second.length);
}

/** "100 - 102 MAIN ST" and "STE 100 - 102": the blanks around the hyphen of a range go, not those before a house number. */
export function joinRanges(text: string): string {
  if (!text.includes(" - ")) return text;
  return text.replace(/(?<!\S)(\d+) - (\d+)(?=([, ]|$))/gu, (all, first, second, behind, at) => {
    const opens = at === 0 || text.charAt(at - 2) === ",";
    return isRange(first, second) && (opens || behind !== " ") ? `${first}-${second}` : all;
  });
}
