import { stateOfPhrase } from "../classify.ts";
import { type Draft, mark, note, PLACED, textOf } from "../draft.ts";
import type { AddressToken } from "../tokenize.ts";

/** Words of the longest state name that is looked up. */
const LONGEST_STATE = 4;

/** Codes that are words of their own, too common at the end of a line to be a state without support. */
const WORDLIKE_CODES: ReadonlySet<string> = new Set(["AL", "CO", "DE", "HI", "ID", "IN", "ME", "OR"]);

/** Takes the state that ends before `end`, standard two letters (Publication 28, appendix B). Answers the new end. */
export function takeState(draft: Draft, end: number): number {
  const { tokens } = draft;
  for (let width = Math.min(LONGEST_STATE, end); width > 0; width--) {
    const from = end - width;
    if (tokens[from]?.word === null || tokens[from]?.role !== 0) continue;
    const code = width === 1 ? (tokens[from]?.word?.state ?? "") : (stateOfPhrase(textOf(tokens, from, end)) ?? "");
    if (code === "" || !isPlausible(draft, from, end)) continue;
    if (textOf(tokens, from, end) !== code) note(draft, "us/state");
    mark(draft, from, end, PLACED);
    draft.components.state = code;
    return from;
  }
  return end;
}

function isPlausible(draft: Draft, from: number, end: number): boolean {
  const { tokens } = draft;
  const first = tokens[from];
  const before = tokens[from - 1];
  if (first === undefined) return false;
  if (before === undefined) return true;
  const ownPart = before.part !== first.part;
  const isDirection = end - from === 1 && first.word?.direction !== "";
  if (isDirection && endsStreet(before)) return false;
  if (draft.components.postalCode !== null || ownPart) return true;
  const sure =
    first.text.length === 2 &&
    end - from === 1 &&
    first.word?.suffix === "" &&
    first.word.unit === "" &&
    first.word.road === "";
  if (sure && !WORDLIKE_CODES.has(first.text) && !isDirection) return from >= 2;
  return cityBefore(tokens, from);
}

function endsStreet(token: AddressToken): boolean {
  return token.word?.strong === true;
}

/** Whether a street end and at least one more word stand before: room for a city. */
function cityBefore(tokens: readonly AddressToken[], from: number): boolean {
  const last = tokens[from - 1];
  if (last === undefined || endsStreet(last) || last.shape !== 0) return false;
  const part = last.part;
  if (part > 0 && tokens[from - 2]?.part !== part) return true;
  for (let i = from - 2; i > 0; i--) {
    const token = tokens[i];
    if (token === undefined) break;
    if (token.word?.strong === true || token.word?.unit === "#" || token.part !== part) return true;
  }
  return false;
}
