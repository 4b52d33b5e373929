import { numberRanges } from "../data/us-number-words.ts";

/** Whether the second of two numbers ends a range that the first begins: 100 and 102, 4715 and 17. */
export function isRange(first: string, second: string): boolean {
  return first.length >= second.length && second > first.slice(-second.length);
}

/** Greatest difference of two house numbers without a sign between. */
const WIDEST_PAIR = 20;

/** Whether the second of two house numbers is one of the next on the same side of the street: 12 and 14, 3012 and 16. */
export function isNeighbour(first: string, second: string): boolean {
  const step = Number(second) - Number(first.slice(-second.length));
  return first.length >= second.length && step > 0 && step <= WIDEST_PAIR && step % 2 === 0;
}

/** "100 - 102 MAIN ST", "100 -102", "100 TO 102 MAIN ST" and "STE 100 - 102": a hyphen without blanks joins a range; those before a house number stay. "207 - 01 MAIN ST" is a number of Queens. */
export function joinRanges(text: string): string {
  if (!text.includes(" -") && !text.includes("- ") && !text.includes(" T")) return text;
  return text.replace(numberRanges(), (all, first, second, behind, at) => {
    const opens = at === 0 || text.charAt(at - 2) === ",";
    const isQueens = opens && first.length < 4 && second.length === 2;
    return isQueens || (isRange(first, second) && (opens || behind !== " ")) ? `${first}-${second}` : all;
  });
}
