import { isDigits } from "../../text/digits.ts";
import { NUMBERED_ROAD_WORDS, NUMBERED_STREET_OPENERS, NUMBERED_STREET_WORDS } from "../data/address-words.ts";

/**
 * What streets and roads are called by number in the words of an address: "42 st" of "e 42 st", "60 calle" of "calle
 * 60"; a road has its number alone, "50" of "hwy 50" or "rt 50".
 */
export function numberedStreetsIn(words: readonly string[]): string[] {
  return words.flatMap((word, i) => {
    if (!isDigits(word)) return [];
    const [before, behind] = [words[i - 1] ?? "", words[i + 1] ?? ""];
    if (NUMBERED_STREET_WORDS.has(behind)) return [`${word} ${behind}`];
    if (NUMBERED_STREET_OPENERS.has(before)) return [`${word} ${before}`];
    return NUMBERED_ROAD_WORDS.has(before) || NUMBERED_ROAD_WORDS.has(behind) ? [word] : [];
  });
}
