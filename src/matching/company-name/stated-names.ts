import { TRADE_NAME_MARKS } from "../data/trade-name-marks.ts";
import { legalFormAtEnd } from "./legal-form.ts";
import { type NameWord, nameWords } from "./words.ts";

/** Words of the longest mark. */
const LONGEST_MARK = 3;

/** The names that a text states of one company. */
export interface StatedNames {
  readonly registered: string;
  /** The name it trades or traded under; null where it states none. */
  readonly other: string | null;
}

/**
 * The names before and behind "d/b/a", "t/a", "formerly" and the like: "ACME CORP DBA Road Runner" is registered as ACME
 * CORP. The whole text is the registered name where a mark begins or ends it, or stands between no two names: "The Formerly
 * Company", "Bar Aka Ltd". Of several other names the first counts.
 */
export function statedNames(text: string, words: readonly NameWord[] = nameWords(text)): StatedNames {
  const mark = nextMark(words, words[0]?.text === "the" ? 2 : 1, text);
  if (mark === null) return { registered: text, other: null };
  const second = nextMark(words, mark.end + 1, text);
  return {
    registered: text.slice(0, words[mark.at]?.start),
    other: text.slice(words[mark.end]?.start, second === null ? text.length : words[second.at]?.start),
  };
}

/** The first mark at or behind a position, and where it ends; null where no name follows any. */
function nextMark(words: readonly NameWord[], from: number, text: string): { at: number; end: number } | null {
  for (let at = from; at < words.length - 1; at++) {
    const count = markAt(words, at, text);
    if (count > 0) return { at, end: at + count };
  }
  return null;
}

/** How many words the longest mark at a position has that another name follows; 0 where none does. */
function markAt(words: readonly NameWord[], at: number, text: string): number {
  let phrase = "";
  let longest = 0;
  for (let count = 1; count <= LONGEST_MARK && at + count < words.length; count++) {
    const word = words[at + count - 1];
    phrase += (phrase === "" ? "" : " ") + (word?.text ?? "");
    const slashed = phrase !== "ta" || text.charAt((words[at]?.start ?? 0) + 1) === "/";
    if (TRADE_NAME_MARKS.has(phrase) && slashed && !isFormBehind(words, at + count, text)) longest = count;
  }
  return longest;
}

/** Whether nothing but a legal form stands behind a position. */
function isFormBehind(words: readonly NameWord[], at: number, text: string): boolean {
  const form = legalFormAtEnd(words, at - 1, words.length, { text, isShouting: null });
  return form !== null && form.words === words.length - at;
}
