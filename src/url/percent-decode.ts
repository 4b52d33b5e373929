import { toWellFormed } from "../text/unicode.ts";

/**
 * The text with `%XX` sequences decoded once as UTF-8; a `%` without two hexadecimal digits stays. Bytes that are no
 * UTF-8 become U+FFFD.
 */
export function percentDecode(text: string): string {
  if (!text.includes("%")) return text;
  return text.replace(/(?:%[0-9A-Fa-f]{2})+/gu, (run) => {
    const bytes = run.slice(1).split("%");
    return decodeUtf8(bytes.map((byte) => Number.parseInt(byte, 16)));
  });
}

/** Bytes as text; every byte that starts or continues no well-formed sequence is U+FFFD. */
function decodeUtf8(bytes: readonly number[]): string {
  let out = "";
  let i = 0;
  while (i < bytes.length) {
    const lead = bytes[i] ?? 0;
    const width = lead < 0x80 ? 1 : lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
    const point = width === 1 ? lead : width === 0 ? -1 : continued(bytes, i, width);
    out += String.fromCodePoint(point < 0 ? 0xfffd : point);
    i += point < 0 ? 1 : width;
  }
  return out;
}

/** Code point of a sequence of 2 to 4 bytes; -1 when it is overlong, a surrogate, too large or cut off. */
function continued(bytes: readonly number[], at: number, width: number): number {
  let point = (bytes[at] ?? 0) & (0xff >> (width + 1));
  for (let k = 1; k < width; k++) {
    const next = bytes[at + k] ?? 0;
    if ((next & 0xc0) !== 0x80) return -1;
    point = point * 64 + (next & 0x3f);
  }
  const least = width === 2 ? 0x80 : width === 3 ? 0x800 : 0x10000;
  return point < least || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff) ? -1 : point;
}

/** The text with every character but letters, digits and `-._~` (RFC 3986, unreserved) as `%XX` of its UTF-8, upper case. */
export function percentEncode(text: string): string {
  return encodeURIComponent(toWellFormed(text)).replace(
    /[!'()*]/gu,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
