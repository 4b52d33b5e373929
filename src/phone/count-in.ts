import { lowerCase } from "../text/letter-case.ts";
import { COUNTED_WORDS } from "./data/counted-words.ts";

/** One or two digits behind those of a number, with the ending of an ordinal or a word behind them; "24/7". */
const COUNT =
  /[0-9)] ?[ (](?:24\/7(?![0-9])|[1-9][0-9]?(?:(?:st|nd|rd|th)(?![A-Za-z])| ?([A-Za-zÀ-ɏ]{2,10})(?![A-Za-zÀ-ɏ])))/u;

/** Where digits behind a number of a folded text (notation.ts) count something: "(212) 555-0123 24 hours", "… 2nd floor"; null where none do. */
export function countIn(text: string): { start: number; end: number } | null {
  let from = 0;
  for (let found = COUNT.exec(text); found !== null; found = COUNT.exec(text.slice(from))) {
    const start = from + found.index + 1;
    if (found[1] === undefined || COUNTED_WORDS.has(lowerCase(found[1])))
      return { start, end: start + found[0].length - 1 };
    from = start;
  }
  return null;
}
