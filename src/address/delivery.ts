import { ASSUMED, DROPPED, type Draft, mark, note, PLACED, textAt, textOf } from "./draft.ts";
import { isBareUnit, isNamedUnit } from "./rules/bare-unit.ts";
import { highwayAt } from "./rules/highway.ts";
import { announcementEnd, crossesNumbers, lineOf, readIntersection } from "./rules/intersection.ts";
import { numberAt } from "./rules/primary-number.ts";
import { suffixAt } from "./rules/street-suffix.ts";
import { readStreet, type Street } from "./street.ts";
import { type AddressToken, DIGITS, LETTERS, SIGN } from "./tokenize.ts";

/** A stretch of tokens that no rule has taken, within one part. */
interface Run {
  from: number;
  to: number;
}

/** Reads house number and street in what the other rules left, and puts the rest into building and units. */
export function readDelivery(draft: Draft): void {
  const runs = freeRuns(draft);
  const at = streetPosition(draft, runs);
  for (const run of runs) {
    if (at >= run.from && at < run.to) readStreetRun(draft, run, at);
    else readOtherRun(draft, run);
  }
}

/**
 * Words behind a comma that belong to the street before it: "1800 M STREET, NW", "PEACHTREE RD, NE TOWER PLACE",
 * "MARTIN LUTHER KING, JR BLVD".
 */
export function joinParts(draft: Draft): void {
  const { tokens, end } = draft;
  for (let i = 1; i < end; i++) {
    const token = tokens[i];
    const before = tokens[i - 1];
    if (token === undefined || before === undefined || token.part === before.part) continue;
    if (token.role !== 0 || before.role !== 0) continue;
    if (token.text === "JR" || token.text === "SR") joinPart(draft, i, before.part);
    const direction = token.word?.direction ?? "";
    if (direction === "") continue;
    const next = i + 1 < end ? tokens[i + 1] : undefined;
    const alone = next === undefined || next.part !== token.part || next.role !== 0;
    const ends = before.word?.strong === true;
    if (alone || (ends && direction.length === 2)) token.part = before.part;
  }
}

/** Gives the tokens of a part to another one. */
function joinPart(draft: Draft, from: number, part: number): void {
  const old = draft.tokens[from]?.part;
  for (let i = from; i < draft.end && draft.tokens[i]?.part === old; i++) {
    const token = draft.tokens[i];
    if (token !== undefined) token.part = part;
  }
}

function freeRuns(draft: Draft): Run[] {
  const runs: Run[] = [];
  let from = -1;
  for (let i = 0; i <= draft.end; i++) {
    const token = i < draft.end ? draft.tokens[i] : undefined;
    const free = token !== undefined && token.role === 0;
    if (from >= 0 && (!free || token.part !== draft.tokens[from]?.part)) {
      runs.push({ from, to: i });
      from = -1;
    }
    if (free && from < 0) from = i;
  }
  return runs;
}

/** Where the street line begins; -1 when there is none. */
function streetPosition(draft: Draft, runs: readonly Run[]): number {
  let best = -1;
  let bestScore = 0;
  for (const run of runs) {
    for (let k = run.from; k < run.to; k++) {
      const score = positionScore(draft, run, k);
      if (draft.components.box !== null && score > 1.5 && score < 2.5) continue;
      if (score > bestScore) {
        best = k;
        bestScore = score;
      }
    }
  }
  return best;
}

function positionScore(draft: Draft, run: Run, k: number): number {
  const { tokens } = draft;
  const number = numberAt(tokens, k, run.to);
  if (number === null) return k === run.from ? unnumberedScore(draft, run) : 0;
  let score = number.next < run.to ? 3 : 2;
  let seen = 0;
  for (let i = number.next; i < run.to; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    if (seen > 0 && token.shape === DIGITS && !leadsNumber(tokens[i - 1], draft.components.state)) break;
    const word = token.word;
    if (seen > 0 && word !== null && word.suffix !== "") score = Math.max(score, word.strong && !word.building ? 5 : 4);
    else if (word !== null && (word.road !== "" || word.shorthand !== "")) score = Math.max(score, 5);
    seen++;
  }
  const last = tokens[run.to - 1]?.word;
  if (score < 4 && last?.building === true && last.suffix === "" && run.to - number.next > 1) return 0;
  return tokens[k]?.shape === LETTERS ? score - 1.2 : score;
}

/** Whether a number behind this token belongs to a street name: HIGHWAY 20, E 1700 S, the code of the state. */
function leadsNumber(token: AddressToken | undefined, state: string | null): boolean {
  const word = token?.word;
  if (state !== null && token?.text === state) return true;
  return (
    token?.text === "US" ||
    token?.text === "I" ||
    token?.text === "MARKET" ||
    (word !== null && word !== undefined && (word.road !== "" || word.direction !== "" || word.shorthand !== ""))
  );
}

/** A street without a house number: it ends with a strong suffix, or is a crossing or a numbered road. */
function unnumberedScore(draft: Draft, run: Run): number {
  const { tokens } = draft;
  const end = tokens[run.to - 1]?.word;
  if (end?.building === true && !end.strong) return 0;
  if (announcementEnd(tokens, run.from, run.to) > run.from) return 1.5;
  for (let i = run.from; i < run.to; i++) {
    const token = tokens[i];
    const word = token?.word;
    if ((token?.shape === SIGN && token.text === "&") || token?.text === "MAIN") return 1.5;
    if (token?.text === "AND" && i > run.from && crossesNumbers(tokens, i)) return 1.5;
    if ((token?.text === "I" || token?.text === "US" || token?.text === "FARM") && run.to > i + 1) return 1.5;
    if (word === null || word === undefined) continue;
    if (word.strong && !word.building && (i > run.from || run.to > i + 1)) return 1.5;
    if ((word.road !== "" || word.shorthand !== "") && run.to > i + 1) return 1.5;
    if (word.state !== "" && i === run.from && tokens[i + 1]?.shape === DIGITS && run.to === i + 2) return 3.5;
  }
  return 0;
}

function readStreetRun(draft: Draft, run: Run, at: number): void {
  const { components, tokens } = draft;
  if (at > run.from) addBuilding(draft, run.from, at, false);
  const number = numberAt(tokens, at, run.to);
  let from = number?.next ?? at;
  const crossed = number === null ? readIntersection(draft, at, run.to) : -1;
  if (crossed >= 0) {
    readTrailing(draft, crossed, run.to);
    return;
  }
  if (number === null && namesCrossing(draft, at, run.to)) {
    addBuilding(draft, at, at + 1, false);
    from = at + 1;
  }
  draft.streetAt = from;
  if (number !== null) {
    components.primaryNumber = number.number;
    if (number.changed) note(draft, "us/primary-number");
    if (number.letter !== "") {
      draft.units.push({ designator: "#", id: number.letter });
      note(draft, "us/secondary-unit");
    }
    mark(draft, at, from, PLACED);
  }
  while (textAt(tokens, from) === "@" && from < run.to) {
    mark(draft, from, from + 1, DROPPED);
    from++;
  }
  if (from >= run.to) return;
  const sign = number === null ? -1 : secondStreet(tokens, from, run.to);
  const street = readStreet(draft, from, sign < 0 ? run.to : sign, number !== null);
  setStreet(draft, street);
  const sure = number !== null || street.suffix !== "" || /\d/u.test(street.name);
  mark(draft, from, street.next, sure ? PLACED : ASSUMED);
  draft.streetEnd = sign < 0 || sign !== street.next ? street.next : readSecondStreet(draft, sign, run.to);
  readTrailing(draft, draft.streetEnd, run.to);
}

/** Index of the sign before a second street: "100 MAIN ST & OAK AVE", "100 HIGHWAY 6 & 50"; -1 when there is none. */
function secondStreet(tokens: readonly AddressToken[], from: number, to: number): number {
  for (let i = from + 1; i + 1 < to; i++) {
    const text = textAt(tokens, i);
    if (text !== "&" && text !== "AND") continue;
    const before = tokens[i - 1];
    if (before?.word?.strong !== true && before?.shape !== DIGITS) continue;
    const bare = tokens[i + 1]?.shape === DIGITS && i + 2 === to && before.shape === DIGITS;
    const named = tokens[to - 1]?.word?.strong === true && i + 2 < to;
    if (i > from + 1 && (bare || named || highwayAt(tokens, i + 1, to, null) !== null)) return i;
  }
  return -1;
}

function readSecondStreet(draft: Draft, sign: number, to: number): number {
  const { components, tokens } = draft;
  const second = readStreet(draft, sign + 1, to, true);
  components.crossStreet = lineOf(second);
  if (textAt(tokens, sign) !== "&") note(draft, "us/intersection");
  mark(draft, sign, second.next, PLACED);
  return second.next;
}

/** "CROSSROADS HIGHWAY 139": a word for a crossing before a numbered road is the place, not the street. */
function namesCrossing({ components, tokens }: Draft, at: number, to: number): boolean {
  const suffix = suffixAt(tokens, at);
  return (suffix === "XRDS" || suffix === "JCT") && highwayAt(tokens, at + 1, to, components.state) !== null;
}

function setStreet(draft: Draft, street: Street): void {
  const { components } = draft;
  components.predirectional = street.predirectional === "" ? null : street.predirectional;
  components.streetName = street.name === "" ? null : street.name;
  components.suffix = street.suffix === "" ? null : street.suffix;
  components.postdirectional = street.postdirectional === "" ? null : street.postdirectional;
}

/** What stands behind the street: a unit without designator, or a building. */
function readTrailing(draft: Draft, from: number, to: number): void {
  if (from >= to) return;
  if (isNamedUnit(draft, from, to)) {
    draft.units.push({ designator: textAt(draft.tokens, from), id: textAt(draft.tokens, from + 1) });
    mark(draft, from, to, PLACED);
    return;
  }
  if (!isBareUnit(draft, from, to)) {
    addBuilding(draft, from, to, true);
    return;
  }
  draft.units.push({ designator: "", id: textOf(draft.tokens, from, to) });
  mark(draft, from, to, PLACED);
}

function readOtherRun(draft: Draft, run: Run): void {
  const { components, tokens } = draft;
  const street = components.streetName !== null || components.primaryNumber !== null;
  if (
    components.route !== null &&
    run.to === run.from + 1 &&
    textAt(tokens, run.from).length === 1 &&
    tokens[run.from - 1]?.role === PLACED
  ) {
    components.route += textAt(tokens, run.from);
    mark(draft, run.from, run.to, PLACED);
  } else if (street && (isBareUnit(draft, run.from, run.to) || isNamedUnit(draft, run.from, run.to)))
    readTrailing(draft, run.from, run.to);
  else addBuilding(draft, run.from, run.to, street);
}

function addBuilding(draft: Draft, from: number, to: number, behind: boolean): void {
  const { components, tokens } = draft;
  const text = buildingText(draft, from, to);
  if (text === "") return;
  components.building = components.building === null ? text : `${components.building} ${text}`;
  const dangling = behind && (tokens[to - 1]?.word?.unit ?? "") !== "";
  if (dangling) draft.behindStays = true;
  if (behind) draft.behind += draft.behind === "" ? text : ` ${text}`;
  else draft.before += draft.before === "" ? text : ` ${text}`;
  let named = false;
  for (let i = from; i < to; i++) if (tokens[i]?.word?.building === true || suffixAt(tokens, i) !== "") named = true;
  mark(draft, from, to, named ? PLACED : ASSUMED);
}

function buildingText(draft: Draft, from: number, to: number): string {
  let out = "";
  for (let i = from; i < to; i++) out += (out === "" ? "" : " ") + textAt(draft.tokens, i);
  return out;
}
