// A list of terms as text without white space, quotes or backslashes: for each term its number and its count, each in
// digits of five bits, the lowest first; the last digit of a number is of another range.

const DIGIT_BITS = 5;
const DIGITS = 1 << DIGIT_BITS;
/** "0" and the characters behind it. */
const FIRST_DIGIT = 0x30;
/** "]" and the characters behind it, up to "|". */
const FIRST_LAST_DIGIT = 0x5d;

/** Packs pairs of a number and a count. */
export function packTerms(pairs: readonly (readonly [number, number])[]): string {
  return pairs.map(([number, count]) => digits(number) + digits(count)).join("");
}

function digits(number: number): string {
  let out = "";
  let rest = number;
  for (; rest >= DIGITS; rest = Math.floor(rest / DIGITS)) out += String.fromCharCode(FIRST_DIGIT + (rest % DIGITS));
  return out + String.fromCharCode(FIRST_LAST_DIGIT + rest);
}

/** Visits the pairs of a packed list in their order. */
export function eachTerm(packed: string, visit: (number: number, count: number) => void): void {
  let value = 0;
  let scale = 1;
  let first = -1;
  for (let i = 0; i < packed.length; i++) {
    const unit = packed.charCodeAt(i);
    if (unit < FIRST_LAST_DIGIT) {
      value += (unit - FIRST_DIGIT) * scale;
      scale *= DIGITS;
      continue;
    }
    value += (unit - FIRST_LAST_DIGIT) * scale;
    if (first < 0) first = value;
    else {
      visit(first, value);
      first = -1;
    }
    value = 0;
    scale = 1;
  }
}
