import { isDigits } from "../../text/digits.ts";
import { NUMBERED_ROAD_WORDS, NUMBERED_STREET_WORDS } from "../data/address-words.ts";

/** Numbers by which streets and roads are called in the words of an address: "42" of "e 42 st", "50" of "hwy 50". */
export function numberedStreetsIn(words: readonly string[]): string[] {
  return words.filter((word, i) => {
    const isBeside = NUMBERED_STREET_WORDS.has(words[i + 1] ?? "") || NUMBERED_ROAD_WORDS.has(words[i - 1] ?? "");
    return isBeside && isDigits(word);
  });
}
