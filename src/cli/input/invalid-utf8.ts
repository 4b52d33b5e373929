import { TextDecoder } from "node:util";

/** Bytes of the text before a place that are shown, so that it can be found. */
const SHOWN = 24;
/** A chunk may begin within a character, of which at most so many bytes are left. */
const MOST_LEFT = 3;

/** Where bytes stop being UTF-8, and the end of the line before that place; null when they do not. */
export function invalidUtf8(bytes: Uint8Array): { at: number; textBefore: string } | null {
  const first = bytes.findIndex((byte) => byte < 0x80 || byte > 0xbf);
  const start = first >= 0 && first <= MOST_LEFT ? first : 0;
  let valid = start;
  let invalid = bytes.length + 1;
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >> 1;
    if (isUtf8(bytes.subarray(start, middle), true)) valid = middle;
    else invalid = middle;
  }
  if (invalid > bytes.length) return null;
  while (!isUtf8(bytes.subarray(start, valid), false)) valid--;
  const before = new TextDecoder().decode(bytes.subarray(Math.max(0, valid - SHOWN), valid));
  const line = before.split(/[\r\n]/u).at(-1) ?? "";
  return { at: valid, textBefore: line.replaceAll("\ufffd", "") };
}

/** Whether bytes are UTF-8, the last character of which may be cut off where more follow. */
function isUtf8(bytes: Uint8Array, more: boolean): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: more });
    return true;
  } catch {
    return false;
  }
}
