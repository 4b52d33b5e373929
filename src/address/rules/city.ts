import { type Draft, mark, note, PLACED, textAt, textOf } from "../draft.ts";
import { type AddressToken, DIGITS, LETTERS } from "../tokenize.ts";

/** Words of the longest city name that is looked for. */
const LONGEST_CITY = 6;

/** Takes the city before the state and ZIP code; where no comma divides it from the street, the best reading wins. */
export function takeCity(draft: Draft): void {
  const { tokens, end } = draft;
  const last = tokens[end - 1];
  if (last === undefined || last.role !== 0) return;
  let from = end - 1;
  while (from > 0 && tokens[from - 1]?.role === 0 && tokens[from - 1]?.part === last.part) from--;
  const start = cityStart(draft, from, end);
  if (start >= end) return;
  const name = cityText(tokens, start, end);
  if (name !== textOf(tokens, start, end)) note(draft, "us/city");
  draft.components.city = name;
  mark(draft, start, end, PLACED);
  draft.end = start;
}

function cityStart(draft: Draft, from: number, end: number): number {
  const { components, tokens } = draft;
  const anchored = components.state !== null || components.postalCode !== null;
  const plain = !hasDigits(tokens, from, end);
  if (from > 0 && plain && (anchored || !endsLikeStreet(tokens, end))) {
    const alone = tokens[from - 1]?.part !== tokens[from]?.part;
    if (anchored || (alone && hasDelivery(tokens, from))) return behindDirection(draft, from, end);
  }
  if (!anchored && draft.places === null) return end;
  if (!anchored) return end;
  return bestStart(draft, from, end);
}

/** A direction behind a comma belongs to the street before it: "HWY 31, W. WHITE HOUSE". */
function behindDirection(draft: Draft, from: number, end: number): number {
  const { tokens } = draft;
  const direction = tokens[from]?.word?.direction ?? "";
  if (direction === "" || from + 1 >= end) return from;
  if (draft.places !== null) return known(draft, from + 1, end) > known(draft, from, end) ? from + 1 : from;
  return direction.length === 2 && textAt(tokens, from).length === 2 ? from + 1 : from;
}

function hasDigits(tokens: readonly AddressToken[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (tokens[i]?.shape !== LETTERS) return true;
  return false;
}

function endsLikeStreet(tokens: readonly AddressToken[], end: number): boolean {
  const word = tokens[end - 1]?.word;
  return word?.strong === true || word?.building === true;
}

/** Whether a house number, a box or a street end stands before `to`. */
function hasDelivery(tokens: readonly AddressToken[], to: number): boolean {
  for (let i = 0; i < to; i++) {
    const token = tokens[i];
    if (token !== undefined && (token.role !== 0 || token.shape !== LETTERS || token.word?.strong === true))
      return true;
  }
  return false;
}

/** The best of the readings that begin the city at one of the last words; `end` when none is plausible. */
function bestStart(draft: Draft, from: number, end: number): number {
  const { tokens } = draft;
  let best = end;
  let bestScore = 0;
  const first = Math.max(from, end - LONGEST_CITY);
  for (let k = end - 1; k >= first; k--) {
    if (tokens[k]?.shape !== LETTERS) break;
    const score = leftScore(draft, from, k) + rightScore(tokens, k, end) + known(draft, k, end);
    if (score > bestScore) {
      best = k;
      bestScore = score;
    }
  }
  return best;
}

/** How well the words from `from` end a delivery line before `k`. */
function leftScore(draft: Draft, from: number, k: number): number {
  const { tokens } = draft;
  if (k === from) return from > 0 ? 40 : noStreet(tokens, from, draft.end) ? 20 : -30;
  const before = tokens[k - 1];
  if (before === undefined) return 0;
  if (before.shape !== LETTERS) return k - 1 > from || before.role !== 0 ? 40 : -30;
  const word = before.word;
  if (word === null) return 5;
  if (word.strong && !saintAt(tokens, k - 1) && k - 2 >= nameFrom(tokens, from)) return 40;
  if (word.direction !== "") return directionEnd(tokens, from, k);
  return word.suffix !== "" && k - 2 > nameFrom(tokens, from) ? 16 : 5;
}

/** Index of the first word of the street name. */
function nameFrom(tokens: readonly AddressToken[], from: number): number {
  let at = from;
  if (tokens[at]?.shape !== LETTERS) at++;
  return at;
}

function directionEnd(tokens: readonly AddressToken[], from: number, k: number): number {
  const before = tokens[k - 2];
  if (before === undefined || k - 2 < from) return -10;
  const ends = before.word?.strong === true && k - 3 >= nameFrom(tokens, from);
  const grid = before.shape === DIGITS && k - 2 > from;
  if (!ends && !grid && before.word?.road === undefined) return k - 2 > from ? 3 : -10;
  if (!ends && !grid) return 3;
  return textAt(tokens, k - 1).length <= 2 || grid ? 42 : 32;
}

/** Whether no word looks like a street: a text of a place alone. */
function noStreet(tokens: readonly AddressToken[], from: number, to: number): boolean {
  if (to - from > 4) return false;
  for (let i = from; i < to; i++) {
    const token = tokens[i];
    if (token === undefined || token.shape !== LETTERS || (token.word?.strong === true && !saintAt(tokens, i)))
      return false;
  }
  return true;
}

/** How well the words from `k` make a city. */
function rightScore(tokens: readonly AddressToken[], k: number, end: number): number {
  const count = end - k;
  let score = count === 1 ? 8 : count === 2 ? 6 : count === 3 ? 2 : 2 - 6 * (count - 3);
  const first = tokens[k]?.word;
  if (first?.cityFirst === true && count > 1) score += 6;
  if (first !== null && first !== undefined && first.direction !== "" && textAt(tokens, k).length <= 2) score -= 8;
  for (let i = k; i < end; i++) if (tokens[i]?.word?.strong === true && !saintAt(tokens, i)) score -= 25;
  return score;
}

/** Whether ST is SAINT here: before the name of a saint. */
function saintAt(tokens: readonly AddressToken[], at: number): boolean {
  return textAt(tokens, at) === "ST" && tokens[at + 1]?.word?.saint === true;
}

/** What the places know about a city from `k` up to `end`. */
function known(draft: Draft, k: number, end: number): number {
  const { places, components } = draft;
  if (places === null) return 0;
  const name = cityText(draft.tokens, k, end);
  if (components.postalCode !== null && places.citiesOf(components.postalCode.slice(0, 5)).includes(name))
    return 60 + end - k;
  return places.isCity(name, components.state) ? 24 + end - k : 0;
}

const CITY_WORDS: ReadonlyMap<string, string> = new Map([
  ["FT", "FORT"],
  ["MT", "MOUNT"],
  ["ST", "SAINT"],
  ["STE", "SAINTE"],
]);

/** A city name spelled out: SAINT, FORT and MOUNT at its beginning (Publication 28, section 223). */
function cityText(tokens: readonly AddressToken[], from: number, to: number): string {
  let out = "";
  for (let i = from; i < to; i++) {
    const text = textAt(tokens, i);
    const opens =
      i === from ||
      (i === from + 1 && tokens[from]?.word?.direction !== undefined && tokens[from]?.word?.direction !== "");
    const word = (opens || saintAt(tokens, i)) && i + 1 < to ? (CITY_WORDS.get(text) ?? text) : text;
    out += out === "" ? word : ` ${word}`;
  }
  return out;
}
