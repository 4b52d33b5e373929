import { isAscii } from "../text/unicode.ts";
import { decodeUtf8, encodeUtf8 } from "./name-bytes.ts";
import type { Spellings } from "./spellings.ts";

/**
 * The distinct texts of a column: code ↔ folded key, with the spelling that was seen first.
 * Codes follow the order of the keys, so that a prefix is one range; code 0 means no value.
 * Keys lie end to end in UTF-8: a third of the memory of a `Map`, and loaded without being read.
 */
export class Dictionary {
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;
  /** Spellings that differ from their key. */
  readonly spellings: Spellings;

  constructor(bytes: Uint8Array, starts: Uint32Array, spellings: Spellings) {
    this.bytes = bytes;
    this.starts = starts;
    this.spellings = spellings;
  }

  /** Number of codes, code 0 included. */
  get size(): number {
    return this.starts.length - 1;
  }

  /** Code of a folded key, or undefined. */
  codeOf(key: string): number | undefined {
    const wanted = byteText(key);
    const code = this.#lowerBound(wanted, 0);
    return code < this.size && this.#compare(code, wanted, false) === 0 ? code : undefined;
  }

  /** Codes [low, high) whose key starts with a prefix. */
  prefixRange(prefix: string): [low: number, high: number] {
    const wanted = byteText(prefix);
    return [this.#lowerBound(wanted, 0), this.#lowerBound(wanted, 1)];
  }

  /** The spelling of a code that was seen first. */
  spellingOf(code: number): string {
    return this.spellings.of(code) ?? this.keyOf(code);
  }

  /** Folded key of a code. */
  keyOf(code: number): string {
    return decodeUtf8(this.bytes, this.starts[code] ?? 0, this.starts[code + 1] ?? 0);
  }

  /** First code whose key is at or behind `wanted`; with `past` 1 the first behind all keys that start with it. */
  #lowerBound(wanted: string, past: 0 | 1): number {
    let low = 1;
    let high = Math.max(1, this.size);
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#compare(middle, wanted, past === 1) >= past) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Order of a key against bytes; as a prefix, a key that starts with them counts as equal. */
  #compare(code: number, wanted: string, asPrefix: boolean): number {
    const start = this.starts[code] ?? 0;
    const length = (this.starts[code + 1] ?? 0) - start;
    const shared = Math.min(length, wanted.length);
    for (let i = 0; i < shared; i++) {
      const difference = (this.bytes[start + i] ?? 0) - wanted.charCodeAt(i);
      if (difference !== 0) return difference;
    }
    return asPrefix && length > wanted.length ? 0 : length - wanted.length;
  }
}

/** A text whose units are the bytes of the given one in UTF-8: itself where it is ASCII, as nearly all keys are. */
function byteText(text: string): string {
  if (isAscii(text)) return text;
  let bytes = "";
  for (const byte of encodeUtf8(text)) bytes += String.fromCharCode(byte);
  return bytes;
}

/** Order by UTF-16 units, the same everywhere. */
export function compareUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
