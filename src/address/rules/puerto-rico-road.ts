import {
  PR_AREAS,
  PR_BEFORE_ROAD,
  PR_BRANCH,
  PR_CROSSING,
  PR_GLUED,
  PR_HECTOMETRE,
  PR_INTERIOR,
  PR_KILOMETRE,
  PR_NAMED_ROADS,
  PR_OF_STATE,
  PR_ROADS,
  PR_SURE_ROADS,
} from "../data/us-puerto-rico-words.ts";
import { US_SPANISH_STREETS } from "../data/us-spanish-words.ts";
import { type Draft, FREE, place, textOf } from "../tokens/draft.ts";
import { isPuertoRico } from "../tokens/is-puerto-rico.ts";
import { joined } from "../tokens/joined.ts";
import { isDigitsAt, isLettersAt, samePart, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { freeEnd, partStart, skipMarks } from "../tokens/token-run.ts";
import { type AddressToken, DIGIT_FIRST, DIGITS, tokenOf } from "../tokens/tokenize.ts";
import { namesRoad } from "../tokens/word.ts";
import { cityFrom } from "./puerto-rico-area.ts";

/** Digits of the longest number of a road, and of the kilometre on one. */
const LONGEST_ROAD = 4;

/** A text between two positions. */
interface Piece {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Takes a numbered road of Puerto Rico with the house number or the kilometre on it and the road that crosses (Publication 28,
 * section 29): "Carr. #2, Km. 11 7" → CARR 2 KM 11.7, "350 Carretera 3" → 350 CARR 3. Where a box of a route is the delivery line the
 * road is beside it. Words that are streets of the mainland too need a kilometre: "ROAD 128 KM 1".
 */
export function takePuertoRicoRoad(draft: Draft): void {
  if (!isPuertoRico(draft) || draft.components.route !== null) return;
  partGlued(draft);
  for (let i = 0; i < draft.end; i++) {
    const road = roadAt(draft, i);
    if (road === null || holdsNumberedStreet(draft, road)) continue;
    joinKilometre(draft, road);
    if (takeRoad(draft, i, road)) return;
  }
  takeNamedRoad(draft);
}

/** "AVE COMERIO KM 3.4", "AVE 65 INFANTERIA KM 3.4": a road with a name and its kilometre. */
function takeNamedRoad(draft: Draft): void {
  const { components, tokens } = draft;
  for (let i = 2; i < draft.end; i++) {
    const kilometre = kilometreAt(draft, i);
    const from = partStart(tokens, i, true);
    const first = textAt(tokens, from);
    if (kilometre === null || i - from < 2 || !(US_SPANISH_STREETS.has(first) || PR_NAMED_ROADS.has(first))) continue;
    components.primaryNumber = kilometre.text;
    components.streetName = textOf(tokens, from, i);
    draft.street = from;
    place(draft, from, kilometre.to, joined(components.streetName, kilometre.text), "us/puerto-rico");
    return;
  }
}

/** "1250 AVE HOSTOS, CARR 25": whether a street with its number stands in the text beside a road, which then is beside the street. */
function holdsNumberedStreet({ end, tokens }: Draft, { from, to }: Piece): boolean {
  const isFree = (i: number): boolean => i >= 0 && (i < from || i >= to) && tokenAt(tokens, i).role === FREE;
  for (let i = 0; i < end; i++) {
    const { part, text, word } = tokenAt(tokens, i);
    const isStreet = US_SPANISH_STREETS.has(text) || (word.strong && word.road === "" && isLettersAt(tokens, i - 1));
    if (!isStreet || !isFree(i)) continue;
    for (let k = 0; k < end; k++)
      if (isFree(k) && isDigitsAt(tokens, k) && tokenAt(tokens, k).part === part && !isOfOther(tokens, k)) return true;
  }
  return false;
}

/** Whether a number is of a kilometre or of the street that crosses: "ESQ CALLE 5". */
function isOfOther(tokens: readonly AddressToken[], at: number): boolean {
  const second = textAt(tokens, at - 2);
  return PR_KILOMETRE.has(textAt(tokens, at - 1)) || PR_KILOMETRE.has(second) || PR_CROSSING.has(second);
}

/** "CARR 14, BO LIPA, KM 3.4": the kilometre behind the area that stands behind a road goes before it. */
function joinKilometre({ end, tokens }: Draft, { from, to }: Piece): void {
  if (!PR_AREAS.has(textAt(tokens, to))) return;
  let at = to;
  while (at < end && isLettersAt(tokens, at) && !PR_KILOMETRE.has(textAt(tokens, at))) at++;
  if (at + 1 >= end || !PR_KILOMETRE.has(textAt(tokens, at))) return;
  const moved = tokens.splice(at, 2);
  for (const token of moved) token.part = tokenAt(tokens, from).part;
  tokens.splice(to, 0, ...moved);
}

/** "PR-110" and "KM45.6" without a blank. */
function partGlued(draft: Draft): void {
  const { tokens } = draft;
  for (let i = 0; i < draft.end; i++) {
    const { part, text } = tokenAt(tokens, i);
    const [, word = "", number = ""] = PR_GLUED.exec(text) ?? [];
    if (word === "") continue;
    tokens.splice(i, 1, tokenOf(word, part, 0), tokenOf(number, part, number.replace(".", "").length));
    draft.end++;
  }
}

function takeRoad(draft: Draft, at: number, road: Piece): boolean {
  const { components, tokens } = draft;
  const kilometre = kilometreOf(draft, road);
  if (kilometre === null && !PR_SURE_ROADS.has(textAt(tokens, at))) return false;
  const house = houseBeside(draft, road, kilometre);
  const from = Math.min(road.from, kilometre?.from ?? at, house?.from ?? at);
  const to = Math.max(road.to, kilometre?.to ?? 0, house?.to ?? 0);
  const crossing = crossingAt(draft, to);
  const whole = joined(road.text, kilometre?.text);
  components.primaryNumber = (house ?? kilometre)?.text ?? null;
  components.streetName = house === null ? road.text : whole;
  components.crossStreet = crossing?.text ?? null;
  draft.street = from;
  const standard = joined(house?.text, crossing === null ? whole : `${whole} & ${crossing.text}`);
  place(draft, from, crossing?.to ?? to, standard, "us/puerto-rico");
  return true;
}

/** The kilometre behind a road, or right before it: "KM 3.1 CARR 14". */
function kilometreOf(draft: Draft, { from, to }: Piece): Piece | null {
  const before = kilometreAt(draft, from - 2);
  return kilometreAt(draft, to) ?? (before?.to === from ? before : null);
}

/** The word of a road with what stands before it and its number: "MARGINAL CARR NO 2", "CARR ESTATAL 696", "CARR PR-2". */
function roadAt(draft: Draft, at: number): Piece | null {
  const { end, tokens } = draft;
  const word = PR_ROADS.get(textAt(tokens, at));
  if (word === undefined || tokenAt(tokens, at).role !== FREE) return null;
  const ofState = textAt(tokens, at + 1) === PR_OF_STATE;
  const marked = skipMarks(tokens, at + (ofState ? 2 : 1), end);
  const number = textAt(tokens, marked) === "PR" ? skipMarks(tokens, marked + 1, end) : marked;
  if (!isRoadNumber(draft, number)) return null;
  const isFront = PR_BEFORE_ROAD.has(textAt(tokens, at - 1)) && samePart(tokens, at - 1, at);
  const front = isFront && !US_SPANISH_STREETS.has(textAt(tokens, at - 2)) ? textAt(tokens, at - 1) : "";
  const name = joined(joined(front, word), ofState ? PR_OF_STATE : "");
  const hasBranch = textAt(tokens, number + 1) === PR_BRANCH && isRoadNumber(draft, number + 2);
  const to = hasBranch ? number + 3 : number + 1;
  return { text: joined(name, textOf(tokens, number, to)), from: front === "" ? at : at - 1, to };
}

/** "2", "65", "2R". */
function isRoadNumber({ end, tokens }: Draft, at: number): boolean {
  const { role, shape, text } = tokenAt(tokens, at);
  const isNumber = shape === DIGITS || (shape === DIGIT_FIRST && /^\d+R$/u.test(text));
  return at < end && role === FREE && isNumber && text.length <= LONGEST_ROAD;
}

/** "KM 45.6", "KM 45 6" and "KM 45 HM 6", whose last digit counts the hundred metres, "KM 45.6 INT". */
function kilometreAt(draft: Draft, at: number): Piece | null {
  const { tokens } = draft;
  if (at < 0 || !PR_KILOMETRE.has(textAt(tokens, at)) || !isFreeNumber(draft, at + 1)) return null;
  let text = `KM ${textAt(tokens, at + 1)}`;
  let to = at + 2;
  const tenth = textAt(tokens, to) === PR_HECTOMETRE ? to + 1 : to;
  if (isDigitsAt(tokens, at + 1) && isTenth(draft, tenth)) {
    // "KM 1 0" is cleaned as "KM 1.0" is.
    text += textAt(tokens, tenth) === "0" ? "" : `.${textAt(tokens, tenth)}`;
    to = tenth + 1;
  }
  const interior =
    PR_INTERIOR.has(textAt(tokens, to)) && samePart(tokens, to - 1, to) && crossingAt(draft, to) === null;
  return interior ? { text: `${text} INT`, from: at, to: to + 1 } : { text, from: at, to };
}

function isDigits({ tokens }: Draft, at: number): boolean {
  return isDigitsAt(tokens, at);
}

function isFreeNumber({ end, tokens }: Draft, at: number): boolean {
  const { role, text } = tokenAt(tokens, at);
  return at < end && role === FREE && /^\d{1,3}(?:\.\d{1,2})?$/u.test(text);
}

/** A digit alone behind the kilometre. */
function isTenth(draft: Draft, at: number): boolean {
  return isFreeNumber(draft, at) && textAt(draft.tokens, at).length === 1 && samePart(draft.tokens, at - 1, at);
}

/** "350 CARR 3", "#350 CARR 3" and, where the road has no kilometre, "CARRETERA 21 1785": the number of a house before the road or behind it. */
function houseBeside(draft: Draft, road: Piece, kilometre: Piece | null): Piece | null {
  const { end, tokens } = draft;
  const before = road.from - 1;
  const isMarked = wordAt(tokens, before - 1).numberMark && !samePart(tokens, before - 2, before - 1);
  if (isHouse(tokens, before, road.from) && (isMarked || !asksForNumber(tokenAt(tokens, before - 1))))
    return { text: textAt(tokens, before), from: isMarked ? before - 1 : before, to: road.from };
  if (kilometre !== null) return null;
  const behind = skipMarks(tokens, road.to, end);
  const isBehind = behind < end && isHouse(tokens, behind, road.to - 1) && textAt(tokens, behind).length > 1;
  return isBehind ? { text: textAt(tokens, behind), from: road.to, to: behind + 1 } : null;
}

function isHouse(tokens: readonly AddressToken[], at: number, beside: number): boolean {
  return isDigitsAt(tokens, at) && tokenAt(tokens, at).role === FREE && samePart(tokens, at, beside);
}

/** "APT 5 CARR 3", "CALLE 5 CARR 3": whether a word has the number behind it for itself. */
function asksForNumber({ text, word }: AddressToken): boolean {
  return word.designator !== "" || word.numberMark || namesRoad(word) || US_SPANISH_STREETS.has(text);
}

/** "INT. CARR. 194", "INT. 194", "& CARR 194": the road that crosses; "INT # 12" and "INTERIOR 12" are behind the road. */
function crossingAt(draft: Draft, at: number): Piece | null {
  const { tokens } = draft;
  if (at >= draft.end || !PR_CROSSING.has(textAt(tokens, at))) return null;
  // "CARR 2 ESQ CALLE SOL", "CARR 2 ESQ CALLE 5"
  if (US_SPANISH_STREETS.has(textAt(tokens, at + 1))) {
    const from = isDigitsAt(tokens, at + 2) ? at + 3 : at + 1;
    const free = freeEnd(draft, from, tokenAt(tokens, at).part, isDigits);
    const to = free === draft.end ? Math.max(from, cityFrom(draft, at + 1, free)) : free;
    return free > at + 2 ? { text: textOf(tokens, at + 1, to), from: at, to } : null;
  }
  const isNamed = PR_SURE_ROADS.has(textAt(tokens, at + 1));
  const number = isNamed ? skipMarks(tokens, at + 2, draft.end) : at + 1;
  if (!isRoadNumber(draft, number)) return null;
  return { text: `CARR ${textAt(tokens, number)}`, from: at, to: number + 1 };
}
