import { oneLine } from "./text-rules.ts";

/** Longest text that is read as a mistyped address. */
const LONGEST_TEXT = 2048;

/** A scheme without its colon, also behind the start of another address: "https://www.https//". */
const SCHEME = /^(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/)?(?:[Ww]{3}\.)?([Hh][Tt][Tt][Pp][Ss]?)[;.,]?\/\//u;

/**
 * The address that a mistyped one means: "http//acme.example", "www,acme,example", "acme.example (main)"; null when
 * nothing is mistyped so.
 */
export function mendedWebAddress(text: string): string | null {
  if (text.length > LONGEST_TEXT) return null;
  const line = oneLine(text);
  const noted = line.endsWith(")") ? line.lastIndexOf(" (") : -1;
  const plain = noted < 0 ? line : line.slice(0, noted);
  const mended = withDots(plain.replace(SCHEME, "$1://"));
  return mended === line ? null : mended;
}

/** "www,acme.example": commas where dots belong, in an address without blanks. */
function withDots(text: string): string {
  return /^[Ww]{3},[^ ]+$/u.test(text) ? text.replaceAll(",", ".") : text;
}
