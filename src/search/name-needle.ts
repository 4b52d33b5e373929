import type { NameQuality } from "./relevance.ts";

/** Entries of the table of shifts: bytes with the same five low bits share one, which keeps all letters apart. */
const SHIFTS = 32;
/** No shift is longer: what a byte of the table holds. */
const LONGEST_SHIFT = 255;

/** A folded part of a name that names are searched for. */
export interface NameNeedle {
  /** The part in UTF-8, at least one byte. */
  readonly bytes: Uint8Array;
  /** By the byte under the needle's end: how far the needle can move on without passing over a match. */
  readonly shifts: Uint8Array;
}

/** Prepares a needle of at least one byte. */
export function nameNeedle(bytes: Uint8Array): NameNeedle {
  const last = bytes.length - 1;
  const shifts = new Uint8Array(SHIFTS).fill(Math.min(bytes.length, LONGEST_SHIFT));
  for (let i = 0; i < last; i++) shifts[(bytes[i] ?? 0) % SHIFTS] = Math.min(last - i, LONGEST_SHIFT);
  return { bytes, shifts };
}

/**
 * How well the name in bytes [start, end) answers the needle, or -1 when it does not contain it or not as well as `least`.
 * The best place counts: whole name, beginning, beginning of a word, inside a word.
 */
export function nameQuality(
  names: Uint8Array,
  start: number,
  end: number,
  { bytes, shifts }: NameNeedle,
  least: NameQuality = 0,
): NameQuality | -1 {
  const beyond = bytes.length - 1;
  const last = end - bytes.length;
  // The two best qualities can stand at the beginning alone, the best in a name of the needle's length.
  const furthest = least < 2 ? last : least === 2 || last === start ? Math.min(start, last) : start - 1;
  const tail = bytes[beyond] ?? 0;
  let best: NameQuality | -1 = -1;
  for (let at = start; at <= furthest; ) {
    const byte = names[at + beyond] ?? 0;
    if (byte === tail && holds(names, at, bytes)) {
      if (at === start) return last === start ? 3 : 2;
      if (!isWordByte(names[at - 1] ?? 0)) return 1;
      if (least === 0) best = 0;
    }
    at += shifts[byte % SHIFTS] ?? 1;
  }
  return best;
}

/** Whether all bytes of the needle but its last stand at `at`. */
function holds(names: Uint8Array, at: number, needle: Uint8Array): boolean {
  for (let i = 0; i < needle.length - 1; i++) if (names[at + i] !== needle[i]) return false;
  return true;
}

/** Whether a byte belongs to a word: letters, digits and everything beyond ASCII. */
function isWordByte(byte: number): boolean {
  return byte >= 0x80 || (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x30 && byte <= 0x39);
}
