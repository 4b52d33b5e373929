import { TRADE_NAME_MARKS } from "../data/trade-name-marks.ts";
import { type NameWord, nameWords } from "./words.ts";

/** Words of the longest mark. */
const LONGEST_MARK = 3;

/**
 * The name before "d/b/a", "t/a", "formerly" and the like, where another name follows: "ACME CORP DBA Road Runner" is
 * registered as ACME CORP. Where a mark begins or ends the text the whole text.
 */
export function registeredName(text: string): string {
  const words = nameWords(text);
  for (let i = 1; i < words.length - 1; i++) {
    const word = words[i];
    if (word === undefined) break;
    let phrase = "";
    for (let count = 1; count <= LONGEST_MARK && i + count < words.length; count++) {
      phrase += (phrase === "" ? "" : " ") + (words[i + count - 1]?.text ?? "");
      const slashed = phrase !== "ta" || text.charAt(word.start + 1) === "/";
      if (TRADE_NAME_MARKS.has(phrase) && slashed) return text.slice(0, endOfName(text, words[i - 1], word.start));
    }
  }
  return text;
}

/** Where the name ends: behind its last word, with the full stop that belongs to it. */
function endOfName(text: string, last: NameWord | undefined, next: number): number {
  const end = last?.end ?? next;
  return text.charAt(end) === "." ? end + 1 : end;
}
