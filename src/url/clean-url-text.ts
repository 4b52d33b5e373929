import { isInvisible } from "../text/invisible.ts";
import { isSpace, trimSpaces } from "../text/spaces.ts";
import { lowerForScan, scanHost } from "./scan-host.ts";

/** A list shows in its first lines. */
const LINES_READ = 16;
const BREAK = /[\t\n\r]/u;

/**
 * The text without white space and invisible characters at its ends, without a pair of quotes, parentheses or angle
 * brackets around it, without a comma or semicolon at its end, and without tabs and line breaks inside; the lines of
 * a list stay apart by a space.
 */
export function cleanUrlText(value: string): string {
  let start = 0;
  let end = value.length;
  for (;;) {
    if (end - start > 1 && value.charCodeAt(end - 1) === closingOf(value.charCodeAt(start))) {
      start++;
      end--;
    } else if (start < end && isBlank(value.charCodeAt(start))) start++;
    else if (start < end && isBlankOrListMark(value.charCodeAt(end - 1))) end--;
    else break;
  }
  const text = start === 0 && end === value.length ? value : value.slice(start, end);
  if (!BREAK.test(text)) return text;
  // Joined without a space, the lines of a list would make a host that none of them names.
  return isListOfLines(text) ? text.replace(/[\n\r]+/gu, " ") : text.replace(/[\t\n\r]+/gu, "");
}

/**
 * What closes a pair that people and exports put around an address: `""`, `''`, `()`, `<>`, `«»`, `‘’`, `“”`; -1 when
 * nothing is opened.
 */
function closingOf(unit: number): number {
  if (unit === 0x22 || unit === 0x27) return unit;
  if (unit === 0x28 || unit === 0x2018 || unit === 0x201c) return unit + 1;
  return unit === 0x3c ? 0x3e : unit === 0xab ? 0xbb : -1;
}

/** Whether two lines or more are plain addresses by themselves. */
function isListOfLines(text: string): boolean {
  const lines = text.split(/[\n\r]+/u, LINES_READ);
  return lines.filter((line) => scanHost(lowerForScan(trimSpaces(line)), "host") !== null).length > 1;
}

/** Whether a unit is white space, invisible or DEL. */
export function isBlank(unit: number): boolean {
  return isSpace(unit) || isInvisible(unit) || unit === 0x7f;
}

/** The text as the URL Standard trims it: C0 controls and spaces at the ends, tabs and line breaks anywhere. */
export function standardUrlText(value: string): string {
  let start = 0;
  let end = value.length;
  while (start < end && value.charCodeAt(start) <= 0x20) start++;
  while (end > start && value.charCodeAt(end - 1) <= 0x20) end--;
  return value.slice(start, end).replace(/[\t\n\r]+/gu, "");
}

function isBlankOrListMark(unit: number): boolean {
  return unit === 0x2c || unit === 0x3b || isBlank(unit);
}
