// A list of whole numbers as text without white space, quotes or backslashes: each in digits of five bits, the lowest
// first; the last digit of a number is of another range.

const DIGIT_BITS = 5;
const DIGITS = 1 << DIGIT_BITS;
/** "0" and the characters behind it. */
const FIRST_DIGIT = 0x30;
/** "]" and the characters behind it, up to "|". */
const FIRST_LAST_DIGIT = 0x5d;

/** One number as text; texts stand behind each other without a mark. */
export function packNumber(number: number): string {
  let out = "";
  let rest = number;
  for (; rest >= DIGITS; rest = Math.floor(rest / DIGITS)) out += String.fromCharCode(FIRST_DIGIT + (rest % DIGITS));
  return out + String.fromCharCode(FIRST_LAST_DIGIT + rest);
}

/** Reads the numbers of a text one by one. */
export class PackedNumbers {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  next(): number {
    let value = 0;
    let scale = 1;
    for (;;) {
      const unit = this.#text.charCodeAt(this.#at++);
      // Behind the end a unit is not a number.
      if (!(unit < FIRST_LAST_DIGIT)) return value + (unit - FIRST_LAST_DIGIT) * scale;
      value += (unit - FIRST_DIGIT) * scale;
      scale *= DIGITS;
    }
  }
}

/** All numbers of a text. */
export function unpackNumbers(text: string): number[] {
  const packed = new PackedNumbers(text);
  const numbers: number[] = [];
  while (!packed.isAtEnd) numbers.push(packed.next());
  return numbers;
}
