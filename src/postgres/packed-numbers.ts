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

/** Reads the numbers of a text, one group after the other. */
export class PackedNumbers {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  /** The next numbers, each below 2^31, as many as the list takes; those behind the end are left as they were. */
  read(group: Int32Array): void {
    const text = this.#text;
    let at = this.#at;
    for (let place = 0; place < group.length && at < text.length; place++) {
      let value = 0;
      let scale = 1;
      let unit = text.charCodeAt(at++);
      for (; unit < FIRST_LAST_DIGIT; unit = text.charCodeAt(at++)) {
        value += (unit - FIRST_DIGIT) * scale;
        scale *= DIGITS;
      }
      group[place] = value + (unit - FIRST_LAST_DIGIT) * scale;
    }
    this.#at = at;
  }
}

/** All numbers of a text. */
export function unpackNumbers(text: string): number[] {
  const packed = new PackedNumbers(text);
  const numbers: number[] = [];
  const one = new Int32Array(1);
  while (!packed.isAtEnd) {
    packed.read(one);
    numbers.push(one[0] ?? 0);
  }
  return numbers;
}
