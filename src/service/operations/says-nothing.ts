import { isNoValue, oneLine } from "../../cleaning/rules/index.ts";
import { countLetters } from "./count-letters.ts";

/** Whether a text stands for "no value", as "N/A" does, or has no letter and no digit, as "😀" and "#" have none. */
export function saysNothing(text: string): boolean {
  return isNoValue(oneLine(text)) || countLetters(text) === 0;
}
