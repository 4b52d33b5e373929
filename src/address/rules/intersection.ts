import { type Draft, mark, note, PLACED, textAt } from "../draft.ts";
import { readStreet, type Street } from "../street.ts";
import { DIGITS } from "../tokenize.ts";
import { suffixAt } from "./street-suffix.ts";

/** Reads two streets that cross: "MISSION & VALENCIA STS", "ELM ST AT 5TH AVE" (Publication 28, section 236). */
export function readIntersection(draft: Draft, from: number, to: number): boolean {
  const sign = crossing(draft, from, to);
  if (sign < 0) return false;
  const { components } = draft;
  const corner = textAt(draft.tokens, from + 1) === "OF" && suffixAt(draft.tokens, from) === "COR" && from + 2 < sign;
  const second = readStreet(draft, sign + 1, to, true);
  const first = readStreet(draft, corner ? from + 2 : from, sign, true);
  share(first, second);
  components.streetName = lineOf(first);
  components.crossStreet = lineOf(second);
  if (corner) {
    draft.before = draft.before === "" ? "CORNER OF" : `${draft.before} CORNER OF`;
    components.building = "CORNER OF";
  }
  if (textAt(draft.tokens, sign) !== "&") note(draft, "us/intersection");
  mark(draft, from, to, PLACED);
  return true;
}

/** Index of the word between two streets; -1 when there is none. */
function crossing(draft: Draft, from: number, to: number): number {
  for (let i = from + 1; i + 1 < to; i++) {
    const text = textAt(draft.tokens, i);
    if (text === "&" || text === "@") return i;
    if (text === "AND" && draft.tokens[i - 1]?.shape === DIGITS && draft.tokens[i + 1]?.shape === DIGITS) return i;
    if (
      (text === "AND" || text === "AT") &&
      (suffixAt(draft.tokens, to - 1) !== "" || suffixAt(draft.tokens, i - 1) !== "")
    )
      return i;
  }
  return -1;
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
