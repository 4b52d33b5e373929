/** A telephone number with its word or country code, which lists write behind an address. */
const PHONE =
  /,? (?:(?:T|TLF|TFNO|FONE?|PH|PHONE|MOB|MOBILE|CELL?|T[EÉ]L[A-ZÉ]{0,6})\b\W{0,3}|\+|\((?=\d\d\d?\)))\d[\d ()./-]{6,16}$/u;

/** Where a telephone number begins that ends a text, with the blank before it; the length of the text where none does. */
export function phoneAt(text: string): number {
  const at = text.search(PHONE);
  return at < 1 ? text.length : at;
}
