import {
  PR_BEFORE_ROAD,
  PR_CROSSING,
  PR_GLUED,
  PR_HECTOMETRE,
  PR_INTERIOR,
  PR_KILOMETRE,
  PR_OF_STATE,
  PR_ROADS,
  PR_SURE_ROADS,
} from "../data/us-puerto-rico-words.ts";
import { US_SPANISH_STREETS } from "../data/us-spanish-words.ts";
import { type Draft, FREE, place } from "../tokens/draft.ts";
import { isPuertoRico } from "../tokens/is-puerto-rico.ts";
import { joined } from "../tokens/joined.ts";
import { isDigitsAt, samePart, textAt, tokenAt } from "../tokens/token-at.ts";
import { skipMarks } from "../tokens/token-run.ts";
import { type AddressToken, DIGIT_FIRST, DIGITS, tokenOf } from "../tokens/tokenize.ts";
import { namesRoad } from "../tokens/word.ts";

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
  for (let i = 0; i < draft.end; i++) if (takeRoad(draft, i)) return;
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

function takeRoad(draft: Draft, at: number): boolean {
  const { components } = draft;
  const road = roadAt(draft, at);
  if (road === null) return false;
  const kilometre = kilometreOf(draft, road);
  if (kilometre === null && !isSureRoad(draft, at)) return false;
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

/** Whether a word stands before nothing else than the number of a road, PR only where it opens its part. */
function isSureRoad({ tokens }: Draft, at: number): boolean {
  const word = textAt(tokens, at);
  return PR_SURE_ROADS.has(word) || (word === "PR" && !samePart(tokens, at - 1, at));
}

/** The kilometre behind a road, or before it: "KM 3.1 CARR 14". */
function kilometreOf(draft: Draft, { from, to }: Piece): Piece | null {
  const behind = kilometreAt(draft, to);
  const before = behind === null ? kilometreAt(draft, from - 2) : null;
  return before === null || before.to === from ? (behind ?? before) : null;
}

/** The word of a road with what stands before it and its number: "MARGINAL CARR NO 2", "CARR ESTATAL 696". */
function roadAt(draft: Draft, at: number): Piece | null {
  const { tokens } = draft;
  const word = PR_ROADS.get(textAt(tokens, at));
  if (word === undefined || tokenAt(tokens, at).role !== FREE) return null;
  const ofState = textAt(tokens, at + 1) === PR_OF_STATE;
  const number = skipMarks(tokens, at + (ofState ? 2 : 1), draft.end);
  if (!isRoadNumber(draft, number)) return null;
  const front =
    PR_BEFORE_ROAD.has(textAt(tokens, at - 1)) && samePart(tokens, at - 1, at) ? textAt(tokens, at - 1) : "";
  const name = joined(joined(front, word), ofState ? PR_OF_STATE : "");
  return { text: joined(name, textAt(tokens, number)), from: front === "" ? at : at - 1, to: number + 1 };
}

/** "2", "65", "2R". */
function isRoadNumber({ end, tokens }: Draft, at: number): boolean {
  const { role, shape, text } = tokenAt(tokens, at);
  const isNumber = shape === DIGITS || (shape === DIGIT_FIRST && /^\d+R$/u.test(text));
  return at < end && role === FREE && isNumber && text.length <= LONGEST_ROAD;
}

/** "KM 45.6", "KM 45 6", whose last digit counts the hundred metres, "KM 3 HM 4", "KM 45.6 INT". */
function kilometreAt(draft: Draft, at: number): Piece | null {
  const { tokens } = draft;
  if (at < 0 || !PR_KILOMETRE.has(textAt(tokens, at)) || !isFreeNumber(draft, at + 1)) return null;
  let text = `KM ${textAt(tokens, at + 1)}`;
  let to = at + 2;
  if (textAt(tokens, to) === PR_HECTOMETRE && isDigitsAt(tokens, to + 1)) {
    text += ` ${PR_HECTOMETRE} ${textAt(tokens, to + 1)}`;
    to += 2;
  } else if (isDigitsAt(tokens, at + 1) && isTenth(draft, to)) {
    // "KM 1 0" is cleaned as "KM 1.0" is.
    text += textAt(tokens, to) === "0" ? "" : `.${textAt(tokens, to)}`;
    to++;
  }
  const interior =
    PR_INTERIOR.has(textAt(tokens, to)) && samePart(tokens, to - 1, to) && crossingAt(draft, to) === null;
  return interior ? { text: `${text} INT`, from: at, to: to + 1 } : { text, from: at, to };
}

function isFreeNumber({ end, tokens }: Draft, at: number): boolean {
  const { role, text } = tokenAt(tokens, at);
  return at < end && role === FREE && /^\d{1,3}(?:\.\d{1,2})?$/u.test(text);
}

/** A digit alone behind the kilometre. */
function isTenth(draft: Draft, at: number): boolean {
  return isFreeNumber(draft, at) && textAt(draft.tokens, at).length === 1 && samePart(draft.tokens, at - 1, at);
}

/** "350 CARR 3" and "CARRETERA 21 1785": the number of a house before the road, or behind it where it has no kilometre. */
function houseBeside(draft: Draft, road: Piece, kilometre: Piece | null): Piece | null {
  const { tokens } = draft;
  const before = road.from - 1;
  if (isHouse(tokens, before, road.from) && !asksForNumber(tokenAt(tokens, before - 1)))
    return { text: textAt(tokens, before), from: before, to: road.from };
  const isBehind = kilometre === null && road.to < draft.end && isHouse(tokens, road.to, road.to - 1);
  return isBehind && textAt(tokens, road.to).length > 1
    ? { text: textAt(tokens, road.to), from: road.to, to: road.to + 1 }
    : null;
}

function isHouse(tokens: readonly AddressToken[], at: number, beside: number): boolean {
  return isDigitsAt(tokens, at) && tokenAt(tokens, at).role === FREE && samePart(tokens, at, beside);
}

/** "APT 5 CARR 3", "CALLE 5 CARR 3": whether a word has the number behind it for itself. */
function asksForNumber({ text, word }: AddressToken): boolean {
  return word.designator !== "" || word.numberMark || namesRoad(word) || US_SPANISH_STREETS.has(text);
}

/** "INT. CARR. 194", "ESQ. 167", "& CARR 194": the road that crosses, whose number has three digits at most. */
function crossingAt(draft: Draft, at: number): Piece | null {
  const { tokens } = draft;
  if (at >= draft.end || !PR_CROSSING.has(textAt(tokens, at))) return null;
  const isNamed = PR_SURE_ROADS.has(textAt(tokens, at + 1));
  const number = skipMarks(tokens, at + (isNamed ? 2 : 1), draft.end);
  if (!isRoadNumber(draft, number) || textAt(tokens, number).length === LONGEST_ROAD) return null;
  return { text: `CARR ${textAt(tokens, number)}`, from: at, to: number + 1 };
}
