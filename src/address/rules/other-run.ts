import { US_BEFORE_LINE } from "../data/us-address-words.ts";
import { US_LEVEL } from "../data/us-named-units.ts";
import { US_UNITS_OF_NAMES } from "../data/us-secondary-designators.ts";
import { ASSUMED, DROPPED, type Draft, mark, PLACED, textOf } from "../tokens/draft.ts";
import { joined } from "../tokens/joined.ts";
import { isDigitsAt, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { mayStart, STARTS_ROUTE } from "../tokens/word.ts";
import { announcesUnit, isBareUnit, isLeadingUnit, namedUnit } from "./bare-unit.ts";
import type { FreeRun } from "./delivery.ts";
import { isBoxed } from "./rural-route.ts";
import { suffixAt } from "./street-suffix.ts";
import { isQuadrant } from "./unit-identifier.ts";

/** What stands behind the street: a unit without designator, or a building. */
export function readTrailing(draft: Draft, from: number, to: number): void {
  if (from < to && !takeQuadrant(draft, from, to) && !takeUnit(draft, from, to)) addBuilding(draft, from, to, true);
}

/** "12 ELM ST APT 9 NW, SALEM": a quadrant alone behind a unit belongs to the street, or to the unit where the street has a direction or no suffix or no city follows. */
function takeQuadrant(draft: Draft, from: number, to: number): boolean {
  const { components, tokens, units } = draft;
  const unit = units.at(-1);
  if (to > from + 1 || unit === undefined || tokenAt(tokens, from - 1).role !== PLACED) return false;
  const token = tokenAt(tokens, from);
  if (!isQuadrant(token)) return false;
  const { city, postdirectional, predirectional, suffix } = components;
  if (city !== null && suffix !== null && (predirectional ?? postdirectional) === null)
    components.postdirectional = token.word.direction;
  else unit.id = joined(unit.id, token.text);
  mark(draft, from, to, PLACED, "us/directional");
  return true;
}

function takeUnit(draft: Draft, from: number, to: number): boolean {
  const named = namedUnit(draft, from, to);
  if (named === null && (draft.behindStreet !== "" || !isBareUnit(draft, from, to))) return false;
  draft.units.push(named ?? { designator: "", id: textOf(draft.tokens, from, to) });
  mark(draft, from, to, PLACED);
  return true;
}

/** What stands before the street: "TOWER 2" as a unit, all else as a building. */
export function readLeading(draft: Draft, from: number, end: number): void {
  // "FERN HALL AT 12 ELM ST"
  const linked =
    US_BEFORE_LINE.has(textAt(draft.tokens, end - 1)) &&
    isDigitsAt(draft.tokens, end) &&
    !isDigitsAt(draft.tokens, end + 1);
  const to = linked ? end - 1 : end;
  if (linked) mark(draft, to, end, DROPPED);
  const announced =
    to === from + 2 && (announcesUnit(draft.tokens, from) || textAt(draft.tokens, from + 1) === US_LEVEL);
  const bare = isLeadingUnit(draft, from, to) ? { designator: "", id: textAt(draft.tokens, from) } : null;
  const named = announced ? namedUnit(draft, from, to) : bare;
  if (named === null) {
    addBuilding(draft, from, to, false);
    return;
  }
  draft.units.push(named);
  mark(draft, from, to, PLACED, "us/secondary-unit");
}

/** A stretch without street: the letter of a route, or what stands before or behind the street, which begins at `street`. */
export function readOtherRun(draft: Draft, { from, to }: FreeRun, street: number): void {
  const { components, tokens } = draft;
  const letter = to === from + 1 && textAt(tokens, from).length === 1 && tokenAt(tokens, from - 1).role === PLACED;
  if (components.route !== null && letter) {
    components.route += textAt(tokens, from);
    mark(draft, from, to, PLACED);
  } else if (street > from) readLeading(draft, from, to);
  else if (street >= 0) readTrailing(draft, from, to);
  else addBuilding(draft, from, to, isBehindRoute(draft, to));
}

/** "RR 2 BOX 61 STONY BROOK FARM": whether a route with its box stands before a stretch, or beside a station of the post. */
function isBehindRoute({ components, tokens }: Draft, to: number): boolean {
  if (!isBoxed(components.route ?? "")) return false;
  return suffixAt(tokens, to - 1) === "STA" || !tokens.slice(to).some(({ word }) => mayStart(word, STARTS_ROUTE));
}

/** Puts a stretch into the building and beside the street line. */
export function addBuilding(draft: Draft, from: number, to: number, behind: boolean): void {
  const { components, tokens } = draft;
  const text = textOf(tokens, from, to);
  // "STE 210 & STE 220"
  if (text === "&") mark(draft, from, to, DROPPED);
  if (text === "" || text === "&") return;
  components.building = joined(components.building, text);
  const named = to - from > 1 && US_UNITS_OF_NAMES.has(textAt(tokens, to - 1));
  const dangling = behind && wordAt(tokens, to - 1).designator !== "" && !named;
  if (dangling) draft.staysBehind = true;
  if (behind) draft.behindStreet = joined(draft.behindStreet, text);
  else draft.beforeStreet = joined(draft.beforeStreet, text);
  let placed = false;
  for (let i = from; i < to; i++) if (wordAt(tokens, i).building || suffixAt(tokens, i) !== "") placed = true;
  mark(draft, from, to, placed ? PLACED : ASSUMED);
}
