import { lowerCase } from "../text/letter-case.ts";
import { JOINING_WORDS } from "./data/joining-words.ts";

/** Behind a group with its hyphen, a sign or word and another group that stands in its place. */
const OTHER_GROUP = /(?<=-[0-9]{1,5})(?: ?([,;/&]) ?| ([A-Za-z]{1,6}\.?) )-[0-9]{1,5}(?![0-9-])/u;

/** Whether a sign or word stands between a number and another that leaves out what both share; a word may be short for one. */
export function isJoining(divider: string): boolean {
  return JOINING_WORDS.has(lowerCase(divider).replace(/(?<=[a-z])\.$/u, ""));
}

/** Where a group that replaces the last one of the number before stands in a folded text (notation.ts), with what divides both: "030 1234567-0 / -99"; null where none does. */
export function otherGroupIn(text: string): { start: number; end: number } | null {
  const found = OTHER_GROUP.exec(text);
  if (found === null || !isJoining((found[1] ?? found[2]) as string)) return null;
  return { start: found.index, end: found.index + found[0].length };
}

/**
 * Where the first slash of a folded text (notation.ts) stands when only endings of one to five digits follow, divided
 * by slashes: "212-555-0123/24", "212 555 0123 / 0124 / 0125". -1 when anything else follows, or no slash stands there.
 */
export function slashBeforeEndings(text: string): number {
  const at = text.indexOf("/");
  return at > 0 && /^(?:\/ *\d{1,5} *)+$/u.test(text.slice(at)) ? at : -1;
}

/** The national numbers that the endings make of the number before them. */
export function withOtherEndings(national: string, endings: string): string[] {
  const found = endings.match(/\d+/gu) ?? [];
  return found.map((ending) => national.slice(0, Math.max(0, national.length - ending.length)) + ending);
}
