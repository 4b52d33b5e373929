import { TRADE_NAME_MARKS } from "../data/trade-name-marks.ts";
import { legalFormAtEnd } from "./legal-form.ts";
import { type NameWord, nameWords } from "./words.ts";

/** Words of the longest mark. */
const LONGEST_MARK = 3;

/**
 * The name before "d/b/a", "t/a", "formerly" and the like, where another name follows: "ACME CORP DBA Road Runner" is
 * registered as ACME CORP. The whole text where a mark begins or ends it, or stands between no two names: "The Formerly
 * Company", "Bar Aka Ltd".
 */
export function registeredName(text: string): string {
  const words = nameWords(text);
  for (let i = words[0]?.text === "the" ? 2 : 1; i < words.length - 1; i++) {
    const word = words[i];
    if (word === undefined) break;
    let phrase = "";
    for (let count = 1; count <= LONGEST_MARK && i + count < words.length; count++) {
      phrase += (phrase === "" ? "" : " ") + (words[i + count - 1]?.text ?? "");
      const slashed = phrase !== "ta" || text.charAt(word.start + 1) === "/";
      if (TRADE_NAME_MARKS.has(phrase) && slashed && !isFormBehind(words, i + count, text))
        return text.slice(0, word.start);
    }
  }
  return text;
}

/** Whether nothing but a legal form stands behind a position. */
function isFormBehind(words: readonly NameWord[], at: number, text: string): boolean {
  const form = legalFormAtEnd(words, at - 1, words.length, { text, isShouting: null });
  return form !== null && form.words === words.length - at;
}
