import { decodeUtf8 } from "./name-bytes.ts";

/** Spellings of the codes whose first spelling differs from their key: codes ascending, texts end to end in UTF-8. */
export class Spellings {
  readonly codes: Uint32Array;
  readonly starts: Uint32Array;
  readonly bytes: Uint8Array;

  constructor(codes: Uint32Array, starts: Uint32Array, bytes: Uint8Array) {
    this.codes = codes;
    this.starts = starts;
    this.bytes = bytes;
  }

  /** The spelling of a code, or null when it is the key itself. */
  of(code: number): string | null {
    let low = 0;
    let high = this.codes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.codes[middle] ?? 0) < code) low = middle + 1;
      else high = middle;
    }
    if (this.codes[low] !== code) return null;
    return decodeUtf8(this.bytes, this.starts[low] ?? 0, this.starts[low + 1] ?? 0);
  }
}
