import { INDIA_CODE_WORDS, INDIA_STREETS } from "../data/country-signs.ts";
import { INDIA_REGIONS } from "../data/regions.ts";
import { isLargeCity } from "./large-city.ts";
import { namesBefore } from "./names-before.ts";

/** Whether "PIN", a large city or a state of India stands before or behind a postal code, or a word of its streets anywhere. */
export function isIndianCode(words: readonly string[], last: number, first: number): boolean {
  const word = words[words[first - 1] === "," ? first - 2 : first - 1] ?? "";
  return (
    INDIA_CODE_WORDS.has(word) ||
    endsInIndia(words, last) ||
    words.some((each) => INDIA_STREETS.has(each.split("-", 1)[0] ?? "")) ||
    namesBefore(words, first).some((name) => isLargeCity(name, "IN") || INDIA_REGIONS.has(name))
  );
}

/** "785 001 ASSAM", "785001, AS": whether a state of India ends a text behind a code, without a comma none by its letters alone. */
export function endsInIndia(words: readonly string[], code: number): boolean {
  const isApart = words[code + 1] === ",";
  const name = words.slice(isApart ? code + 2 : code + 1).join(" ");
  return INDIA_REGIONS.has(name) && (isApart || name.length > 2);
}
