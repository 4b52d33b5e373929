// A list of whole numbers as text without white space, double quotes or backslashes: each in digits of five bits, the
// lowest first; the last digit of a number is of another range, which is wider, so that most numbers are one character.

const DIGIT_BITS = 5;
const DIGITS = 1 << DIGIT_BITS;
/** "]" and the characters behind it, up to "|". */
const FIRST_DIGIT = 0x5d;
/** "#" and the characters behind it, up to "[". */
const FIRST_LAST_DIGIT = 0x23;
const LAST_DIGITS = 57;

/** One number below 2^31 as text; texts stand behind each other without a mark. */
export function packNumber(number: number): string {
  let out = "";
  let rest = number;
  for (; rest >= LAST_DIGITS; rest = Math.floor(rest / DIGITS))
    out += String.fromCharCode(FIRST_DIGIT + (rest % DIGITS));
  return out + String.fromCharCode(FIRST_LAST_DIGIT + rest);
}

/** The numbers of texts; one object serves many, since its list is written anew for each. */
export class PackedNumbers {
  #numbers: Int32Array = new Int32Array(1024);

  /** Reads a text; answers how many numbers it holds. */
  read(text: string): number {
    if (text.length > this.#numbers.length) this.#numbers = new Int32Array(2 * text.length);
    const numbers = this.#numbers;
    let length = 0;
    let value = 0;
    let shift = 0;
    // Without branches, which no processor could foresee here.
    for (let i = 0; i < text.length; i++) {
      const char = text.charCodeAt(i);
      /** All bits where more digits of the number follow, else none. */
      const more = (FIRST_DIGIT - 1 - char) >> 31;
      value |= (char - FIRST_LAST_DIGIT - ((FIRST_DIGIT - FIRST_LAST_DIGIT) & more)) << shift;
      numbers[length] = value;
      length += 1 + more;
      value &= more;
      shift = (shift + DIGIT_BITS) & more;
    }
    return length;
  }

  /** The numbers of the text read last, and behind them others. */
  get numbers(): Int32Array {
    return this.#numbers;
  }
}

/** All numbers of a text. */
export function unpackNumbers(text: string): number[] {
  const packed = new PackedNumbers();
  const length = packed.read(text);
  return [...packed.numbers.subarray(0, length)];
}
