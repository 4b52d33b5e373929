import { DROPPED, type Draft, mark, note, PLACED, textOf } from "../draft.ts";
import { lookUpWord } from "../lexicon.ts";
import { stateOfPhrase } from "../state-name.ts";
import { type AddressToken, DIGIT_FIRST, isOrdinalEnding, LETTERS } from "../tokenize.ts";
import { stateOfPrefix } from "../zip-prefix.ts";

/** Words of the longest state name that is looked up. */
const LONGEST_STATE = 4;

/** Takes the state that ends before `end`, standard two letters (Publication 28, appendix B). Answers the new end. */
export function takeState(draft: Draft, end: number): number {
  const { tokens } = draft;
  if (tokens[end - 1]?.word?.stateEnd !== true) return end;
  for (let width = Math.min(LONGEST_STATE, end); width > 0; width--) {
    const from = end - width;
    const token = tokens[from];
    if (token === undefined || token.role !== 0 || (width > 1 && token.word?.stateFirst !== true)) continue;
    const code = stateOfPhrase(textOf(tokens, from, end)) ?? "";
    if (code === "" || !isPlausible(draft, from, end)) continue;
    if (textOf(tokens, from, end) !== code) note(draft, "us/state");
    mark(draft, from, end, PLACED);
    draft.components.state = code;
    return withoutRepeat(draft, code, from);
  }
  return end;
}

/** The state once more before its code, in a part of its own: "ROSWELL, GEORGIA, GA". */
function withoutRepeat(draft: Draft, code: string, end: number): number {
  const { tokens } = draft;
  for (let width = 2; width > 0; width--) {
    const from = end - width;
    if (from < 1 || tokens[from - 1]?.part === tokens[from]?.part || tokens[from]?.part === tokens[end]?.part) continue;
    if (stateOfPhrase(textOf(tokens, from, end)) !== code) continue;
    if (tokens[from - 1]?.shape !== LETTERS || tokens[from - 1]?.word?.strong === true) continue;
    if (code === "NY" && !namesState(draft, code, from)) continue;
    mark(draft, from, end, DROPPED);
    note(draft, "us/state");
    return from;
  }
  return end;
}

/** Whether the part that ends before `end` is the state's name too: "NEW YORK, NEW YORK, NY" is the city and its state. */
function namesState({ tokens }: Draft, code: string, end: number): boolean {
  let from = end - 1;
  while (from > 0 && tokens[from - 1]?.part === tokens[end - 1]?.part) from--;
  return stateOfPhrase(textOf(tokens, from, end)) === code;
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
  if (draft.components.postalCode === null && first.text.length > 2 && end - from === 1 && isCompassLetter(before))
    return false;
  if (first.text === "FL" && end - from === 1 && isOrdinal(before)) return false;
  const { postalCode } = draft.components;
  if (postalCode !== null && !ownPart && end - from === 1 && isStreetWord(first))
    return stateOfPrefix(postalCode) === first.word?.state || cityBefore(tokens, from);
  if (postalCode !== null && end - from === 1 && first.text.length > 2 && isForeignState(draft, from)) return false;
  if (postalCode !== null || ownPart) return true;
  const sure =
    first.text.length === 2 &&
    end - from === 1 &&
    first.word?.suffix === "" &&
    first.word.unit === "" &&
    first.word.road === "";
  if (sure && first.word?.wordlike !== true && !isDirection) return from >= 2;
  return cityBefore(tokens, from) || knownCityBefore(draft, from, end);
}

/** "100 MAIN ST, WASHINGTON 20001": a state's name that the ZIP code denies and that no city precedes is the city. */
function isForeignState({ components, tokens }: Draft, from: number): boolean {
  const expected = components.postalCode === null ? null : stateOfPrefix(components.postalCode);
  return expected !== null && expected !== tokens[from]?.word?.state && !cityBefore(tokens, from);
}

/** A code that is a street word too: CT, LA, MT, NE. The ZIP code decides. */
function isStreetWord(token: AddressToken): boolean {
  return token.text.length === 2 && isStreetCode(token.text);
}

/** Whether a state code is a suffix, a direction or a unit as well. */
export function isStreetCode(code: string): boolean {
  const word = lookUpWord(code);
  return word !== null && (word.suffix !== "" || word.direction !== "" || word.unit !== "");
}

/** "AT E. OHIO": behind a direction a state's name is a street's. */
function isCompassLetter(token: AddressToken): boolean {
  return token.word !== null && token.word.direction !== "" && token.text.length === 1;
}

function isOrdinal(token: AddressToken): boolean {
  return (
    (token.word !== null && token.word.ordinal !== "") ||
    (token.shape === DIGIT_FIRST && isOrdinalEnding(token.text.slice(-2)))
  );
}

/** Whether the places know the words before as a city of this state. */
function knownCityBefore(draft: Draft, from: number, end: number): boolean {
  const { places, tokens } = draft;
  if (places === null) return false;
  const code = stateOfPhrase(textOf(tokens, from, end));
  for (let start = Math.max(1, from - 3); start < from; start++)
    if (places.isCity(textOf(tokens, start, from), code)) return true;
  return false;
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
    if (token.text === "ST" && (tokens[i + 1]?.word?.saint === true || i === 1)) continue;
    if (token.word?.strong === true || token.word?.unit === "#" || token.part !== part) return true;
  }
  return false;
}
