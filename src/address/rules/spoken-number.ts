import { US_COUNTED_WORDS, US_ZERO_WORDS } from "../data/us-number-words.ts";
import { samePart, textAt, wordAt } from "../tokens/token-at.ts";
import type { AddressToken } from "../tokens/tokenize.ts";

/** Digits from which on a spoken number gets no zero. */
const LONGEST_SPOKEN = 5;

/** A number in words and where those end. */
interface SpokenNumber {
  readonly number: string;
  readonly to: number;
}

/** "FIFTY FREMONT ST", "TWENTY FIVE MAIN ST", "ONE HUNDRED MAIN ST" and "FIFTEEN OH ONE MAIN ST", not "SEVEN HILLS DR": the house number before the name of a street. */
export function spokenHouseNumber(tokens: readonly AddressToken[], at: number, to: number): SpokenNumber | null {
  const { cardinal } = wordAt(tokens, at);
  if (cardinal === "" || at + 2 >= to) return null;
  let number = cardinal;
  let last = at;
  for (let next = last + 1; next + 2 < to || (next + 2 === to && !wordAt(tokens, next + 1).strong); next++) {
    const zero = US_ZERO_WORDS.has(textAt(tokens, next)) && wordAt(tokens, next + 1).cardinal.length === 1;
    const more = wordAt(tokens, zero ? ++next : next).cardinal;
    const longer = zero ? withZero(number, more) : withWord(number, more);
    const counted = isCounted(textAt(tokens, next + 1), more);
    // "THREE HUNDRED OAKS DR", not "ONE SEVEN OAKS DR"
    if (counted && longer.length === number.length + (more === "100" ? 2 : 0)) return null;
    if (longer === "" || counted) break;
    number = longer;
    last = next;
  }
  if (isCounted(textAt(tokens, last + 1), cardinal)) return null;
  return { number, to: last + 1 };
}

/** A number with a zero and a digit spoken behind it, "FIFTEEN OH ONE"; "" where it would be longer than any house number. */
function withZero(number: string, more: string): string {
  return number.length < LONGEST_SPOKEN ? `${number}0${more}` : "";
}

/** The number that words speak from `at` to the end of those in its part, "ONE HUNDRED" → 100, and where they end. */
export function spokenNumber(tokens: readonly AddressToken[], at: number): SpokenNumber {
  let number = wordAt(tokens, at).cardinal;
  let to = at + 1;
  while (samePart(tokens, at, to)) {
    const more = wordAt(tokens, to).cardinal;
    const longer = more === "" ? "" : withWord(number, more);
    // "STE ONE FIVE POINTS"
    if (longer === "" || isCounted(textAt(tokens, to + 1), more)) break;
    number = longer;
    to++;
  }
  return { number, to };
}

/** A number with one more number word spoken behind it: 20 and 5, 1 and HUNDRED, 12 and 34; "" where they make none. */
function withWord(number: string, more: string): string {
  if (more === "100") return number.length < 3 ? `${number}00` : "";
  if (more.length === 2 && number.endsWith("00")) return number.slice(0, -2) + more;
  if (more.length === 1 && /[02-9]0$/u.test(number)) return number.slice(0, -1) + more;
  return more !== "" && number.length + more.length < 5 ? number + more : "";
}

/** What is counted in names of streets and places: a plural behind a number word other than ONE, and MILE; not the direction S. */
function isCounted(text: string, cardinal: string): boolean {
  return US_COUNTED_WORDS.has(text) || (cardinal !== "1" && text.length > 1 && text.endsWith("S"));
}
