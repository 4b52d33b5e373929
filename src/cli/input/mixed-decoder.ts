import { TextDecoder } from "node:util";

/** Bytes that may follow the lead of a UTF-8 character, by lead, where not all from 0x80 to 0xbf may. Unicode 15.0, table 3-7. */
const SECOND_BYTES: ReadonlyMap<number, readonly [number, number]> = new Map([
  [0xe0, [0xa0, 0xbf]],
  [0xed, [0x80, 0x9f]],
  [0xf0, [0x90, 0xbf]],
  [0xf4, [0x80, 0x8f]],
]);
const ANY_BYTE: readonly [number, number] = [0x80, 0xbf];

/**
 * Decodes UTF-8 chunk by chunk; a byte that is none is a character of Windows-1252, as where programs of two encodings
 * wrote one file.
 */
export class MixedDecoder {
  readonly encoding = "mixed";
  /** Bytes that were read as Windows-1252. */
  single = 0;
  #held: Uint8Array = new Uint8Array(0);
  /** The first one drops a byte-order mark, the others keep what looks like it. */
  #utf8 = new TextDecoder("utf-8");

  decode(bytes: Uint8Array, { stream }: { stream: boolean }): string {
    const all = this.#held.length === 0 ? bytes : Buffer.concat([this.#held, bytes]);
    let text = "";
    let start = 0;
    let at = 0;
    while (at < all.length) {
      const length = characterLength(all, at);
      const isCut = at + length > all.length;
      if (isCut && stream) break;
      if (length > 0 && !isCut) at += length;
      else {
        text += this.#decodeRun(all.subarray(start, at)) + windows1252(all.subarray(at, at + 1));
        this.#utf8 = KEEPING_MARKS;
        this.single++;
        at++;
        start = at;
      }
    }
    this.#held = all.slice(at);
    return text + this.#decodeRun(all.subarray(start, at));
  }

  #decodeRun(bytes: Uint8Array): string {
    if (bytes.length === 0) return "";
    const text = this.#utf8.decode(bytes);
    this.#utf8 = KEEPING_MARKS;
    return text;
  }
}

const WINDOWS_1252 = new TextDecoder("windows-1252");

/** As a part of a stream, since Node.js 20 takes bytes of 0x80 to 0x9f for ISO 8859-1 in a whole text. */
function windows1252(bytes: Uint8Array): string {
  return WINDOWS_1252.decode(bytes, { stream: true });
}

const KEEPING_MARKS = new TextDecoder("utf-8", { ignoreBOM: true });

/** Bytes of the UTF-8 character that begins at an index, also where it is cut off; 0 where none does. */
function characterLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] as number;
  if (lead < 0x80) return 1;
  const length = lead < 0xc2 || lead > 0xf4 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  for (let i = 1; i < length && at + i < bytes.length; i++) {
    const [least, most] = (i === 1 ? SECOND_BYTES.get(lead) : undefined) ?? ANY_BYTE;
    const byte = bytes[at + i] as number;
    if (byte < least || byte > most) return 0;
  }
  return length;
}
