import { capOf, FIND_PHONES_MAX_LENGTH } from "../text/limits.ts";
import { numbersIn } from "./find-numbers.ts";
import { homeOf } from "./home.ts";
import { e164Of } from "./key.ts";
import { mayHoldNumber } from "./may-hold-number.ts";
import { foldNotation } from "./notation.ts";
import { isPlaceholder, isPossible } from "./standing.ts";
import type { FoundPhone, PhoneOptions } from "./types.ts";

/**
 * The valid phone numbers of a running text and where they stand. Dates, times, prices, page numbers and digits
 * that cling to a Latin letter are none.
 *
 * @param text At most 65,536 UTF-16 units are read.
 * @param options `country`: whose national notation the text may use.
 * @returns In order of place; `start` and `end` (exclusive) count UTF-16 units and take in the extension.
 * @example
 * findPhones("Call 650-253-4561 by 4/12/2024.", { country: "US" }); // => [{"start":5,"end":17,"e164":"+16502534561"}]
 */
export function findPhones(text: string, options?: PhoneOptions): FoundPhone[] {
  if (!mayHoldNumber(text, capOf(options, FIND_PHONES_MAX_LENGTH))) return [];
  const found: FoundPhone[] = [];
  for (const { start, end, number } of numbersIn(foldNotation(text), homeOf(options))) {
    if (!isPossible(number) || isPlaceholder(number)) continue;
    found.push({ start, end, e164: e164Of(number) });
  }
  return found;
}
