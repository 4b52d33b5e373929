import { isInvisible } from "../text/invisible.ts";
import { isSpace } from "../text/spaces.ts";

/** Pairs that people and exports put around an address. */
const WRAPPERS: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["'", "'"],
  ["(", ")"],
  ["<", ">"],
  ["«", "»"],
  ["‘", "’"],
  ["“", "”"],
]);

/**
 * The text without white space and invisible characters at its ends, without a pair of quotes, parentheses or angle
 * brackets around it, without a comma or semicolon at its end, and without tabs and line breaks inside.
 */
export function cleanUrlText(value: string): string {
  let start = 0;
  let end = value.length;
  for (;;) {
    while (start < end && isBlank(value.charCodeAt(start))) start++;
    while (end > start && isBlankOrListMark(value.charCodeAt(end - 1))) end--;
    const closing = WRAPPERS.get(value.charAt(start));
    if (closing === undefined || end - start < 2 || value.charAt(end - 1) !== closing) break;
    start++;
    end--;
  }
  return stripBreaks(start === 0 && end === value.length ? value : value.slice(start, end));
}

/** The text as the URL Standard trims it: C0 controls and spaces at the ends, tabs and line breaks anywhere. */
export function standardUrlText(value: string): string {
  let start = 0;
  let end = value.length;
  while (start < end && value.charCodeAt(start) <= 0x20) start++;
  while (end > start && value.charCodeAt(end - 1) <= 0x20) end--;
  return stripBreaks(value.slice(start, end));
}

function isBlank(unit: number): boolean {
  return isSpace(unit) || isInvisible(unit) || unit === 0x7f;
}

function isBlankOrListMark(unit: number): boolean {
  return unit === 0x2c || unit === 0x3b || isBlank(unit);
}

function stripBreaks(text: string): string {
  let out = "";
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit !== 0x09 && unit !== 0x0a && unit !== 0x0d) continue;
    out += text.slice(from, i);
    from = i + 1;
  }
  return from === 0 ? text : out + text.slice(from);
}
