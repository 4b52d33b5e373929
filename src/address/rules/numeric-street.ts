import { ordinalOf } from "../tokens/ordinal.ts";

/** "33" → "33RD", "01ST" → "1ST", "42D" → "42ND"; other names stay (Publication 28, section 235). */
export function standardNumericStreet(name: string): string {
  const short = name.replace(/^0+(?=[1-9]\d{0,3}(?:[SNRT][DHT])?$)/u, "");
  return /^\d{1,4}$|^\d*[23]D$/u.test(short) ? ordinalOf(short.replace("D", "")) : short;
}
