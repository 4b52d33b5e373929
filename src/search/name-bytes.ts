import { foldKey } from "../text/fold.ts";
import { isSpace, trimSpaces } from "../text/spaces.ts";
import { Growable } from "./growable.ts";

/** Largest number of bytes a UTF-16 unit takes in UTF-8. */
const BYTES_PER_UNIT = 3;

/** Appends a name as it is compared (folded, without outer space) in UTF-8. */
export function appendName(bytes: Growable<Uint8Array>, name: string): void {
  let start = 0;
  let end = name.length;
  while (start < end && isSpace(name.charCodeAt(start))) start++;
  while (end > start && isSpace(name.charCodeAt(end - 1))) end--;
  bytes.reserve(end - start);
  const { array } = bytes;
  let at = bytes.length;
  for (let i = start; i < end; i++) {
    const unit = name.charCodeAt(i);
    if (unit > 0x7f) {
      // Written over from where the name begins: folding may reach back.
      appendUtf8(bytes, trimSpaces(foldKey(name)));
      return;
    }
    array[at++] = unit >= 0x41 && unit <= 0x5a ? unit + 0x20 : unit;
  }
  bytes.length = at;
}

/** Appends text in UTF-8; a lone surrogate takes three bytes of its own, so that different texts stay different. */
export function appendUtf8(bytes: Growable<Uint8Array>, text: string): void {
  bytes.reserve(text.length * BYTES_PER_UNIT);
  const { array } = bytes;
  let at = bytes.length;
  for (let i = 0; i < text.length; i++) {
    const point = text.codePointAt(i) ?? 0;
    if (point > 0xffff) i++;
    if (point < 0x80) array[at++] = point;
    else if (point < 0x800) {
      array[at++] = 0xc0 | (point >> 6);
      array[at++] = 0x80 | (point & 0x3f);
    } else {
      if (point > 0xffff) {
        array[at++] = 0xf0 | (point >> 18);
        array[at++] = 0x80 | ((point >> 12) & 0x3f);
      } else array[at++] = 0xe0 | (point >> 12);
      array[at++] = 0x80 | ((point >> 6) & 0x3f);
      array[at++] = 0x80 | (point & 0x3f);
    }
  }
  bytes.length = at;
}

/** Text in UTF-8. */
export function encodeUtf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit > 0x7f) return encodeLong(text);
    bytes[i] = unit;
  }
  return bytes;
}

function encodeLong(text: string): Uint8Array {
  const bytes = new Growable((size) => new Uint8Array(size), text.length * BYTES_PER_UNIT);
  appendUtf8(bytes, text);
  return bytes.array.subarray(0, bytes.length);
}

/** Text of bytes that `appendUtf8` wrote; three bytes of a lone surrogate give it back. */
export function decodeUtf8(bytes: Uint8Array, start: number, end: number): string {
  let text = "";
  for (let at = start; at < end; ) {
    const lead = bytes[at] ?? 0;
    const more = lead < 0x80 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
    let point = more === 0 ? lead : lead & (0x3f >> more);
    for (let i = 1; i <= more; i++) point = (point << 6) | ((bytes[at + i] ?? 0) & 0x3f);
    text += point > 0x10ffff ? "\ufffd" : String.fromCodePoint(point);
    at += more + 1;
  }
  return text;
}
