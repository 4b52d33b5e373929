import { type Draft, mark, note, PLACED, textAt } from "../draft.ts";
import { readStreet, type Street } from "../street.ts";
import { type AddressToken, DIGIT_FIRST, DIGITS, isOrdinalEnding } from "../tokenize.ts";
import { suffixAt } from "./street-suffix.ts";

/** Reads two streets that cross: "MISSION & VALENCIA STS", "ELM ST AT 5TH AVE" (Publication 28, section 236). */
export function readIntersection(draft: Draft, from: number, to: number): boolean {
  const { components, tokens } = draft;
  const start = announcementEnd(tokens, from, to);
  const sign = crossing(tokens, start, to, start > from);
  if (sign < 0) return false;
  const second = readStreet(draft, sign + 1, to, true);
  const first = readStreet(draft, start, sign, true);
  share(first, second);
  components.streetName = lineOf(first);
  components.crossStreet = lineOf(second);
  if (start > from) {
    const text = `${textAt(tokens, from)} OF`;
    draft.before = draft.before === "" ? text : `${draft.before} ${text}`;
    components.building = text;
  }
  if (textAt(tokens, sign) !== "&") note(draft, "us/intersection");
  mark(draft, from, to, PLACED);
  return true;
}

/** Where the streets begin behind CORNER OF or INTERSECTION OF. */
export function announcementEnd(tokens: readonly AddressToken[], from: number, to: number): number {
  if (textAt(tokens, from + 1) !== "OF" || from + 3 >= to) return from;
  return suffixAt(tokens, from) === "COR" || textAt(tokens, from) === "INTERSECTION" ? from + 2 : from;
}

/** Index of the word between two streets; -1 when there is none. */
function crossing(tokens: readonly AddressToken[], from: number, to: number, announced: boolean): number {
  for (let i = from + 1; i + 1 < to; i++) {
    const text = textAt(tokens, i);
    if (text === "&" || text === "@") return i;
    if (text !== "AND" && text !== "AT") continue;
    if (announced || crossesNumbers(tokens, i)) return i;
    if (suffixAt(tokens, to - 1) !== "" || suffixAt(tokens, i - 1) !== "") return i;
  }
  return -1;
}

/** "5TH AND VINE", "HIGHWAYS 51 AND 151": a numbered street beside the word makes it a crossing. */
export function crossesNumbers(tokens: readonly AddressToken[], at: number): boolean {
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  if (before?.shape === DIGITS && after?.shape === DIGITS) return true;
  return isOrdinal(before) || isOrdinal(after);
}

function isOrdinal(token: AddressToken | undefined): boolean {
  return token?.shape === DIGIT_FIRST && isOrdinalEnding(token.text.slice(-2));
}

/** A plural suffix behind the second street is the suffix of both: STS. */
function share(first: Street, second: Street): void {
  const single = PLURAL.get(second.suffix);
  if (single === undefined) return;
  second.suffix = single;
  if (first.suffix === "") first.suffix = single;
}

const PLURAL: ReadonlyMap<string, string> = new Map([
  ["DRS", "DR"],
  ["RDS", "RD"],
  ["STS", "ST"],
]);

function lineOf(street: Street): string {
  return [street.predirectional, street.name, street.suffix, street.postdirectional]
    .filter((part) => part !== "")
    .join(" ");
}
