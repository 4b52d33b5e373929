import { isInvisible } from "../text/invisible.ts";
import { isSpace } from "../text/spaces.ts";
import { lowerForScan, scanHost } from "./scan-host.ts";

/** A list shows in its first lines. */
const LINES_READ = 16;
/** What people and exports put around an address. */
const PAIRS = ['""', "''", "()", "<>"];
/** Marks of a list, of trade, and typographic quotes, of which languages pair different ones: `„“`, `“”`, `»«`, `「」`. */
const AROUND = /[,;©«®»‘-‟‹›™《-』]/u;
const BREAKS = /[\t\n\r]+/u;

/**
 * The text without white space, invisible characters, commas, semicolons, typographic quotes and `®` at its ends, without
 * a pair of quotes, parentheses or angle brackets around it, and without tabs and line breaks inside; the lines of
 * a list stay apart by a space.
 */
export function cleanUrlText(value: string): string {
  let start = 0;
  let end = value.length;
  for (;;) {
    if (end - start > 1 && PAIRS.includes(value.charAt(start) + value.charAt(end - 1))) {
      start++;
      end--;
    } else if (isAround(value, start)) start++;
    else if (isAround(value, end - 1)) end--;
    else break;
  }
  // Where everything is around, the ends may have passed each other.
  const lines = value.slice(start, end).split(BREAKS);
  // Joined without a space, the lines of a list would make a host that none of them names.
  return lines.join(/[\n\r]/u.test(value) && isList(lines) ? " " : "");
}

/** Whether two lines or more are plain addresses by themselves. */
function isList(lines: readonly string[]): boolean {
  const isPlain = (line: string): boolean => scanHost(lowerForScan(cleanUrlText(line)), "host") !== null;
  return lines.slice(0, LINES_READ).filter(isPlain).length > 1;
}

/** Whether what stands at an offset belongs to no address that begins or ends with it. */
export function isAround(text: string, at: number): boolean {
  return AROUND.test(text.charAt(at)) || isBlank(text.charCodeAt(at));
}

/** Whether a unit is white space or invisible. */
export function isBlank(unit: number): boolean {
  return isSpace(unit) || isInvisible(unit);
}

/** The text as the URL Standard trims it: C0 controls and spaces at the ends, tabs and line breaks anywhere. */
export function standardUrlText(value: string): string {
  let start = 0;
  let end = value.length;
  while (start < end && value.charCodeAt(start) <= 0x20) start++;
  while (end > start && value.charCodeAt(end - 1) <= 0x20) end--;
  return value.slice(start, end).replace(/[\t\n\r]+/gu, "");
}
