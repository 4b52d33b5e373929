/** Whether the second of two numbers ends a range that the first begins: 100 and 102, 4715 and 17. */
export function isRange(first: string, second: string): boolean {
  const digits = /^\d+$/u;
  const end = first.slice(-second.length);
  return digits.test(first) && digits.test(second) && first.length >= second.length && second > end;
}

/** "100 - 102 MAIN ST" and "STE 100 - 102": the blanks around the hyphen of a range go, not those before a house number. */
export function joinRanges(text: string): string {
  if (!text.includes(" - ")) return text;
  return text.replace(/(?<!\S)(\d+) - (\d+)(?=([, ]|$)(.?))/gu, (all, first, second, behind, next, at) => {
    const opens = at === 0 || text.charAt(at - 2) === ",";
    const ends = behind !== " ";
    return isRange(first, second) && (ends || (opens && next !== "")) ? `${first}-${second}` : all;
  });
}
