import {
  US_CARRIER_ROUTES,
  US_DELIVERY_STATES,
  US_ROUTE_BOX_WORDS,
  US_ROUTE_ROWS,
  US_TEXAS_ROADS,
  US_WEAK_ROUTE_WORDS,
} from "../data/us-box-phrases.ts";
import { US_BEFORE_ROAD } from "../data/us-road-words.ts";
import { US_MILITARY_STATES } from "../data/us-states.ts";
import { DROPPED, type Draft, FREE, mark, place } from "../tokens/draft.ts";
import { isDigitsAt, samePart, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { endsPart, skipMarks } from "../tokens/token-run.ts";
import { type AddressToken, DIGIT_FIRST, DIGITS, LETTERS, SIGN } from "../tokens/tokenize.ts";
import { isPlain, mayStart, STARTS_BOX, STARTS_ROUTE } from "../tokens/word.ts";
import { secondBox, withoutZeros } from "./po-box.ts";

/** A phrase before the number of a route or military unit. */
interface RoutePhrase {
  standard: string;
  words: readonly string[];
  /** Whether it is a word of streets and units too and needs a box behind its number. */
  weak: boolean;
}

let routePhrases: readonly RoutePhrase[] | undefined;

function unpackRoutes(): readonly RoutePhrase[] {
  const weak = new Set(US_WEAK_ROUTE_WORDS.split(" "));
  return US_ROUTE_ROWS.split("\n").map((row) => {
    const equals = row.indexOf("=");
    const words = row.slice(equals + 1).split(" ");
    return { standard: row.slice(0, equals), words, weak: words.length === 1 && weak.has(words[0] ?? "") };
  });
}

/** Rural and highway-contract routes, not the post of a military unit. */
export function isRural(route: string): boolean {
  return US_CARRIER_ROUTES.has(route.slice(0, 2));
}

/** "RR 2 BOX 15" */
export function isBoxed(route: string): boolean {
  return isRural(route) && route.includes(" BOX ");
}

/**
 * Takes a rural, highway-contract or military route with its box (Publication 28, sections 24 to 26 and 238):
 * "RFD 82 #12" → RR 82 BOX 12, "STAR ROUTE 75 BOX 5Z" → HC 75 BOX 5Z, "BOX 218 RR 1" → RR 1 BOX 218.
 */
export function takeRoute(draft: Draft): void {
  routePhrases ??= unpackRoutes();
  for (let i = 0; i < draft.end; i++) {
    const token = tokenAt(draft.tokens, i);
    if (token.role !== FREE || !mayStart(token.word, STARTS_ROUTE)) continue;
    for (const { standard, words, weak } of routePhrases) {
      if (words[0] !== token.text) continue;
      if (matches(draft.tokens, i, words) && takeRoutePhrase(draft, i, i + words.length, standard, weak)) return;
    }
  }
}

/** Whether these words stand at an index, ROUTE in any of its spellings. */
function matches(tokens: readonly AddressToken[], at: number, words: readonly string[]): boolean {
  return words.every((word, i) => textAt(tokens, at + i) === word || wordAt(tokens, at + i).road === word);
}

function takeRoutePhrase(draft: Draft, at: number, afterWords: number, standard: string, needsBox: boolean): boolean {
  const { tokens, end } = draft;
  const military = !isRural(standard);
  const from = skipMarks(tokens, afterWords, end);
  const number = tokenAt(tokens, from);
  // "410 ALDER RD, RURAL ROUTE"
  if (
    !needsBox &&
    !military &&
    isDigitsAt(tokens, 0) &&
    !samePart(tokens, at - 1, at) &&
    endsPart(tokens, from - 1, end)
  ) {
    mark(draft, at, from, DROPPED, "us/rural-route");
    return true;
  }
  if (from >= end) return false;
  const behind =
    boxBehind(tokens, from + 1, end, military) ?? (military || needsBox ? null : numberBehind(draft, at, from));
  if (behind === null && isRanchRoad(draft, at)) return false;
  const id = routeNumber(number, behind !== null);
  if (id === "") return (!needsBox || isWeakStart(draft, at)) && takeUnnumbered(draft, at, afterWords, standard);
  const before = behind === null ? boxBefore(tokens, at, military) : null;
  if (needsBox && !isSureRoute(draft, at, military, behind, before)) return false;
  const box = behind ?? before;
  const to = behind?.to ?? from + 1;
  const start = before?.from ?? at;
  const route = `${standard} ${withoutZeros(id)}`;
  giveRoute(draft, start, to, box === null ? route : `${route} BOX ${withoutZeros(box.id)}`, military);
  if (box === null && to < end && textAt(tokens, to) === "BOX") mark(draft, to, to + 1, DROPPED);
  return true;
}

function giveRoute(draft: Draft, from: number, to: number, route: string, military: boolean): void {
  draft.components.route = route;
  place(draft, from, to, route, military ? "us/military" : "us/rural-route");
}

/** "100 RR 12" and "100 HCR 1204" in Texas: a ranch road and one of Hill County. */
function isRanchRoad({ components, tokens }: Draft, at: number): boolean {
  const before = tokenAt(tokens, at - 1);
  return components.state === "TX" && US_TEXAS_ROADS.has(textAt(tokens, at)) && at === 1 && before.shape === DIGITS;
}

/** The number of a route, which is a word or a letter only where a box follows: "ROUTE ONE BOX 5", "STAR ROUTE A BOX 5". */
function routeNumber(token: AddressToken, boxed: boolean): string {
  if (token.shape === DIGITS || token.shape === DIGIT_FIRST) return token.text;
  if (token.shape !== LETTERS || !boxed) return "";
  return token.word.cardinal || (token.text.length === 1 ? token.text : "");
}

/** Whether a word of streets and units names a route here: a box stands beside it, and no house number before. */
function isSureRoute(
  draft: Draft,
  at: number,
  military: boolean,
  behind: RouteBox | null,
  before: RouteBox | null,
): boolean {
  const { components, tokens } = draft;
  const { state } = components;
  if (military && US_MILITARY_STATES.has(state ?? "") && (behind !== null || textAt(tokens, at) !== "UNIT"))
    return true;
  if (military && (behind !== null || before?.from === 0))
    return state === null || tokenAt(tokens, before?.from ?? at) === tokenAt(tokens, 0);
  if (behind !== null) return !samePart(tokens, at - 1, at) || isBehindFirm(tokens, at);
  // "R D # 2", in states without numbered roads "RD 2"
  const next = textAt(tokens, at + 1);
  if (
    at === 0 &&
    textAt(tokens, at) === "RD" &&
    (next === "#" || (next.length === 1 && US_DELIVERY_STATES.has(state ?? "")))
  )
    return true;
  return before?.from === 0;
}

/** "HARLOW SUPPLY RT 2 BOX 5", not "12 ALDER RD 2", "STATE RT 2", "OLD RT 2" or "ALDER PARK RT 2": ROUTE behind words that are no street. */
function isBehindFirm(tokens: readonly AddressToken[], at: number): boolean {
  if (wordAt(tokens, at).road !== "ROUTE" || US_BEFORE_ROAD.has(textAt(tokens, at - 1))) return false;
  for (let i = at - 1; i >= 0; i--) {
    const { shape, word } = tokenAt(tokens, i);
    if (shape !== LETTERS || !isPlain(word) || word.stateCode !== "") return false;
  }
  return true;
}

/** "SR BOX 12": a word that begins its part and no box phrase, as ROUTE BOX is one, nor a city: "PO BOX 12, RURAL RETREAT". */
function isWeakStart({ tokens }: Draft, at: number): boolean {
  const token = tokenAt(tokens, at);
  const next = tokenAt(tokens, at + 1);
  const isName = next.shape === LETTERS && samePart(tokens, at, at + 1) && !US_ROUTE_BOX_WORDS.has(next.text);
  return !mayStart(token.word, STARTS_BOX) && !samePart(tokens, at - 1, at) && !isName;
}

/** The box of the only route of a post office: "STAR ROUTE BOX 12" → HC BOX 12, "RFD BOX 12" → RR BOX 12. */
function takeUnnumbered(draft: Draft, at: number, afterWords: number, standard: string): boolean {
  if (!isRural(standard)) return false;
  const behind = boxBehind(draft.tokens, afterWords, draft.end, false);
  const box = behind ?? boxBefore(draft.tokens, at, false);
  if (box === null || textAt(draft.tokens, afterWords) === "#") return false;
  const from = behind === null ? box.from : at;
  const to = behind === null ? afterWords : box.to;
  giveRoute(draft, from, to, `${standard} BOX ${withoutZeros(box.id)}`, false);
  return true;
}

interface RouteBox {
  id: string;
  from: number;
  to: number;
}

/** "BOX 12", "# 12", "BUZON A7" or "BOX 12 & 13" from `at`; a post office box is none of a military unit. */
function boxBehind(tokens: readonly AddressToken[], at: number, end: number, military: boolean): RouteBox | null {
  if (textAt(tokens, at) === "PO") return military ? null : boxBehind(tokens, at + 1, end, military);
  if (at >= end || !US_ROUTE_BOX_WORDS.has(textAt(tokens, at))) return null;
  const from = skipMarks(tokens, at + 1, end);
  const id = tokenAt(tokens, from);
  if (from >= end || !isRouteId(id)) return null;
  const second = secondBox(tokens, from, from + 1, end);
  return { id: id.text + second, from: at, to: second === "" ? from + 1 : from + 3 };
}

/** "RR 3 200, TOA ALTA": a number that ends the part which the route begins. */
function numberBehind({ end, tokens }: Draft, at: number, from: number): RouteBox | null {
  const { role, shape, text } = tokenAt(tokens, from + 1);
  const isOwn =
    samePart(tokens, at, from + 1) && !samePart(tokens, at - 1, at) && !samePart(tokens, from + 1, from + 2);
  if (!isOwn || role !== FREE || from + 1 >= end) return null;
  return shape === DIGITS || shape === DIGIT_FIRST ? { id: text, from: from + 1, to: from + 2 } : null;
}

/** "BOX 12" or "PO BOX 12" that ends before `at`. */
function boxBefore(tokens: readonly AddressToken[], at: number, military: boolean): RouteBox | null {
  const id = tokenAt(tokens, at - 1);
  const post = textAt(tokens, at - 3) === "PO";
  if (textAt(tokens, at - 2) !== "BOX" || !isRouteId(id) || (post && military)) return null;
  return { id: id.text, from: post ? at - 3 : at - 2, to: at };
}

function isRouteId(token: AddressToken): boolean {
  return token.shape !== SIGN && (token.shape !== LETTERS || token.text.length === 1);
}
