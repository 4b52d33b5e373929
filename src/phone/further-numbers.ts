import { lowerCase } from "../text/letter-case.ts";
import { trimSpaces } from "../text/spaces.ts";
import { assignmentOf } from "./calling-code.ts";
import { EMERGENCY_CODES } from "./data/emergency-codes.ts";
import { JOINING_WORDS } from "./data/joining-words.ts";
import type { PhoneNumber } from "./dialled-number.ts";
import type { NumberSpan } from "./find-numbers.ts";
import { formatNumber } from "./format.ts";
import { isJoining } from "./other-endings.ts";
import { isValid } from "./standing.ts";

/** A sign or word and digits behind it to which no letter clings, nor the sign by which a code is dialled. */
const PART = /^ *([^ 0-9]{1,6}) *(-?[0-9][0-9 ().-]*)(?![0-9A-Za-z@%#])/u;
/** The last group of a number, in place of which another one with its hyphen stands: "030/1234567-0, -99". */
const LAST_GROUP = /-([0-9]{1,5})$/u;
const LONGEST_GROUP = 6;
const WORD = /^[ .)-]*([A-Za-z]+)/u;
/** "9-17", "9-5": two of the hours of a day. */
const HOURS = /^(?:1?[0-9]|2[0-4]) ?- ?(?:1?[0-9]|2[0-4])(?![0-9])/u;
/** More units than a divider and its digits have. */
const LONGEST_PART = 64;
/** Digits behind a comma or semicolon, as many as a local number has, which no second comma makes a pause. */
const LOCAL_EXTENSION = /(?<![,;])[,;] *[0-9]{6,9}$/u;
const MOST_ENDING_DIGITS = 5;
const EMERGENCY_DIGITS = 3;
const MOST_NUMBERS = 40;

/** A number, those that stand shortened behind it, and where the last of them ends. */
export interface ListedNumbers {
  readonly numbers: readonly [PhoneNumber, ...PhoneNumber[]];
  readonly end: number;
}

/**
 * A number of a folded text (notation.ts) with the valid ones behind it that leave out what they share with it: other endings
 * ("/ 0124", "or 24"), or local numbers of its area (", 555-0199"), of which one may have been read as its extension.
 */
export function listedNumbers(text: string, { start, end, number }: NumberSpan): ListedNumbers {
  const comma = number.extension === null ? -1 : text.slice(start, end).search(LOCAL_EXTENSION);
  const head = comma < 0 ? number : { ...number, extension: null };
  const from = comma < 0 ? end : start + comma;
  const listed = furtherNumbers(text, from, head);
  return listed.end > from ? { numbers: [head, ...listed.numbers], end: listed.end } : { numbers: [number], end };
}

/** The shortened numbers from an offset on, behind a number that ends there; codes such as that of the police are passed over. */
export function furtherNumbers(text: string, from: number, head: PhoneNumber): { numbers: PhoneNumber[]; end: number } {
  const numbers: PhoneNumber[] = [];
  let end = from;
  while (numbers.length < MOST_NUMBERS) {
    const rest = text.slice(end, end + LONGEST_PART);
    const [part = "", divider = "", written = ""] = PART.exec(rest) ?? [];
    if (!isJoining(divider) || isCount(written, rest.slice(part.length))) break;
    if (head.extension !== null || !isEmergencyCode(head, written)) {
      const further = written.startsWith("-")
        ? withLastGroup(head, text.slice(Math.max(0, from - LONGEST_GROUP), from), written)
        : numberOf(head, divider, written);
      if (further === null || !isValid(further)) break;
      numbers.push(further);
    }
    end += part.length;
  }
  return { numbers, end };
}

/** Few digits behind a comma, semicolon or dash are an extension of the number before. */
function numberOf(head: PhoneNumber, divider: string, written: string): PhoneNumber | null {
  const digits = written.replace(/[^0-9]/gu, "");
  if (head.extension !== null || (digits.length <= MOST_ENDING_DIGITS && /[,;–]/u.test(divider))) return null;
  const shared = digits.length <= MOST_ENDING_DIGITS ? head.national.slice(0, -digits.length) : areaOf(head);
  // "040 123456 – 0900-1700"
  if (divider === "–" && (shared ?? "").length + digits.length !== head.national.length) return null;
  return shared === null || shared === "" ? null : { ...head, national: shared + digits };
}

/** The number whose text ends in a group that another one replaces; null when it ends in none. */
function withLastGroup(head: PhoneNumber, text: string, written: string): PhoneNumber | null {
  const group = LAST_GROUP.exec(text)?.[1];
  if (group === undefined || head.extension !== null || !head.national.endsWith(group)) return null;
  return { ...head, national: head.national.slice(0, -group.length) + written.replace(/[^0-9]/gu, "") };
}

/** "212-555-0123 or 911" */
function isEmergencyCode({ code }: PhoneNumber, written: string): boolean {
  const digits = trimSpaces(written);
  return digits.length === EMERGENCY_DIGITS && EMERGENCY_CODES.get(code.code)?.includes(digits) === true;
}

/** Whether the digits count what the word behind them names, "/ 24 hours", or are hours themselves, "/ 9-17". */
function isCount(written: string, behind: string): boolean {
  if (HOURS.test(written + behind)) return true;
  const word = written.length > MOST_ENDING_DIGITS + 1 ? undefined : WORD.exec(behind)?.[1];
  return word !== undefined && !JOINING_WORDS.has(lowerCase(word));
}

/** The first group of a number of a place, as its plan writes it; null for other numbers, which are never shortened so. */
function areaOf(head: PhoneNumber): string | null {
  const type = assignmentOf(head.code, head.national).type ?? "";
  const { international } = formatNumber(head);
  return type.startsWith("FIXED_LINE")
    ? (international.slice(head.code.code.length + 2).match(/^[0-9]+/u)?.[0] ?? null)
    : null;
}
