import type { Reading } from "./reading.ts";
import type { ParsedPersonName } from "./types.ts";

/** Names in Han, Kana and Hangul; null for other scripts. */
export function readEastAsian(_reading: Reading): ParsedPersonName | null {
  return null;
}
