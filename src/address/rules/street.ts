import { US_SIDES } from "../data/us-directionals.ts";
import { US_FEDERAL_KINDS } from "../data/us-road-words.ts";
import { US_SPANISH_NOUNS, US_SPANISH_STREETS } from "../data/us-spanish-words.ts";
import { US_COURT, US_INITIALS, US_NAME_WORDS, US_STREETS_OF_COURTS } from "../data/us-street-suffixes.ts";
import { type Draft, note, textOf } from "../tokens/draft.ts";
import { joined } from "../tokens/joined.ts";
import { stateOfTwoAt } from "../tokens/state-name.ts";
import { isAndAt, isDigitsAt, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import type { AddressToken } from "../tokens/tokenize.ts";
import { areOpposite, combined, directionAt, spelledDirection } from "./directional.ts";
import { highwayAt } from "./highway.ts";
import { directions, namedCountyRoad, readRoad, withLetter } from "./numbered-street.ts";
import { standardNumericStreet } from "./numeric-street.ts";
import { standardStateName } from "./state-as-name.ts";
import { streetEnd } from "./street-end.ts";
import { spelledInName, suffixAt } from "./street-suffix.ts";

/** A street in standard parts; "" where it has none. */
export interface Street {
  predirectional: string;
  name: string;
  suffix: string;
  postdirectional: string;
  /** Where the tokens behind it begin. */
  next: number;
}

/** Reads the street in the tokens from `from` up to `to`, which hold no house number and no unit. */
export function readStreet(draft: Draft, from: number, to: number, numbered: boolean): Street {
  const { tokens } = draft;
  let at = from;
  while (at < to && directionAt(tokens, at) !== "") at++;
  if (at > from && at + 2 < to && isAndAt(tokens, at)) at--;
  for (let i = from; i <= at; i++) {
    const road = highwayAt(tokens, i, to, draft.components.state);
    if (road !== null) return readRoad(draft, from, i, numbered ? road : withLetter(tokens, road, to), to);
  }
  const named = namedCountyRoad(draft, at, to);
  if (named !== null) return readRoad(draft, from, at, named, to);
  const end = streetEnd(tokens, from, to);
  return readNamed(draft, from, at, end, numbered);
}

function readNamed(draft: Draft, from: number, name: number, to: number, numbered: boolean): Street {
  const { tokens } = draft;
  const street: Street = { predirectional: "", name: "", suffix: "", postdirectional: "", next: to };
  let start = nameStart(tokens, from, name, to);
  const end = postStart(tokens, start, to);
  if (start < name) street.name = leadingDirectionName(tokens, start, name, end);
  street.predirectional = directions(tokens, from, start);
  street.postdirectional = directions(tokens, end, to);
  if (start < name) start = name;
  const before = street.name === "" ? 0 : 1;
  const last = end - 1;
  const hasSuffix =
    suffixAt(tokens, last) !== "" &&
    !(US_SPANISH_STREETS.has(textAt(tokens, start)) && US_SPANISH_NOUNS.has(textAt(tokens, last))) &&
    last - start + before > 0 &&
    (last - start > 1 || textAt(tokens, start) !== "THE") &&
    !isNamedOf(tokens, start, last);
  if (hasSuffix) street.suffix = suffixAt(tokens, last);
  const body = nameText(draft, start, hasSuffix ? last : end, hasSuffix, numbered);
  street.name = joined(street.name, body);
  // "353 RTE" is no 353rd.
  if (!US_FEDERAL_KINDS.has(wordAt(tokens, last).road)) finishName(draft, street);
  if (hasSuffix && street.suffix !== textAt(tokens, last)) note(draft, "us/suffix");
  if (`${street.predirectional}${street.postdirectional}` !== textOf(tokens, from, start) + textOf(tokens, end, to))
    note(draft, "us/directional");
  return street;
}

/** "AVENUE OF THE PINES": whether nothing but OF or OF THE stands between a suffix and the last word, which then is the name. */
function isNamedOf(tokens: readonly AddressToken[], start: number, last: number): boolean {
  const name = textAt(tokens, start + 2) === "THE" ? start + 3 : start + 2;
  return last === name && textAt(tokens, start + 1) === "OF" && wordAt(tokens, start).strong;
}

function finishName(draft: Draft, street: Street): void {
  if (street.suffix === "") return;
  const numeric = standardNumericStreet(street.name);
  if (numeric !== street.name) note(draft, "us/numeric-street");
  street.name = numeric;
}

/**
 * Where the name begins among leading directions: the last direction is the name when only a suffix follows
 * (NORTH AVE), a second one that does not combine begins the name (N SOUTH OAK ST).
 */
function nameStart(tokens: readonly AddressToken[], from: number, name: number, to: number): number {
  const count = name - from;
  if (count === 0 || (count === 1 && isLetteredAvenue(tokens, from, to))) return name;
  const bare =
    name >= to || (suffixAt(tokens, name) !== "" && (name + 1 >= to || directionAt(tokens, name + 1) !== ""));
  // "EAST WEST HWY"
  if (bare && count === 2 && (areOpposite(tokens, from) || isLetteredPair(tokens, from))) return from;
  if (bare) return name < to && count === 1 && !wordAt(tokens, name).strong ? name : name - 1;
  if (count === 1) return isStateName(tokens, from, to) ? from : name;
  const both = combined(directionAt(tokens, from), directionAt(tokens, from + 1));
  return both === "" || US_SIDES.has(textAt(tokens, name)) ? from + 1 : from + 2;
}

/** "600 W AVENUE E": a direction of one letter before AVENUE and the letter that names it; "600 WEST AVE E" is in the east. */
function isLetteredAvenue(tokens: readonly AddressToken[], from: number, to: number): boolean {
  const isAvenue = from + 3 === to && suffixAt(tokens, from + 1) === "AVE";
  return isAvenue && textAt(tokens, from).length === 1 && textAt(tokens, from + 2).length === 1;
}

/** "1 N W HWY": two initials of one direction, which name a highway; "N W AVE" and "S E ST" have a name of one. */
function isLetteredPair(tokens: readonly AddressToken[], at: number): boolean {
  return suffixAt(tokens, at + 2) === "HWY" && combined(textAt(tokens, at), textAt(tokens, at + 1)) !== "";
}

/** "NORTH DAKOTA ST": the direction is part of a state's name. */
function isStateName(tokens: readonly AddressToken[], from: number, to: number): boolean {
  const { text, word } = tokenAt(tokens, from);
  return text.length > 2 && word.stateFirst && from + 2 < to && stateOfTwoAt(tokens, from) !== null;
}

function leadingDirectionName(tokens: readonly AddressToken[], start: number, name: number, end: number): string {
  const words: string[] = [];
  if (name - start === 2 && isLetteredPair(tokens, start))
    return spelledDirection(combined(textAt(tokens, start), textAt(tokens, start + 1)));
  for (let i = start; i < name; i++) {
    const bare = name >= end || suffixAt(tokens, name) !== "";
    const lettered = textAt(tokens, i).length === 1 && (!bare || (suffixAt(tokens, name) === "ST" && name + 1 >= end));
    words.push(lettered ? textAt(tokens, i) : spelledDirection(directionAt(tokens, i)));
  }
  return words.join(" ");
}

/** Where the directions at the end begin. */
function postStart(tokens: readonly AddressToken[], start: number, to: number): number {
  const last = directionAt(tokens, to - 1);
  if (last === "" || to - 1 <= start) return to;
  if (to - 2 === start && suffixAt(tokens, start) !== "") return to;
  if (to - 3 >= start && combined(directionAt(tokens, to - 2), last) !== "") return to - 2;
  return to - 1;
}

/** The words of a name in standard spelling. */
function nameText(draft: Draft, from: number, to: number, hasSuffix: boolean, numbered: boolean): string {
  const { tokens } = draft;
  let name = "";
  for (let i = from; i < to; i++) {
    const word = nameWord(draft, i, from, to, hasSuffix, numbered);
    if (word !== textAt(tokens, i)) note(draft, "us/street-name");
    name += i === from ? word : ` ${word}`;
  }
  return name;
}

function nameWord(draft: Draft, i: number, from: number, to: number, hasSuffix: boolean, numbered: boolean): string {
  const { tokens } = draft;
  const token = tokenAt(tokens, i);
  const { word } = token;
  // "CT ST" is a court's, "CT AVE" Connecticut's; "LA PLACE, LA 70068" without a number is a city's name.
  const isCourt = word.streetSuffix === US_COURT && US_STREETS_OF_COURTS.has(suffixAt(tokens, to));
  if (to === from + 1 && hasSuffix && !isCourt && (numbered || token.text !== "LA")) {
    const state = standardStateName(token.text);
    if (state !== token.text) return state;
  }
  if (token.text === "ST" && i + 1 < to && (i === from || wordAt(tokens, i + 1).saint)) return "SAINT";
  if (token.text === "ST" && i + 1 === to && i > from && hasSuffix) return "STREET";
  if (word.direction !== "" && i === to - 1 && i > from) {
    if (!hasSuffix) return alphabetName(tokens, i, from);
    return isDigitsAt(tokens, i - 1) ? word.direction : spelledDirection(word.direction);
  }
  if (hasSuffix && !numbered && i > from && i + 1 < to) {
    if (word.strong) return word.streetSuffix;
    if (word.direction !== "" && wordAt(tokens, i - 1).strong) return word.direction;
  }
  // "ML KING DR", "DR ML KING DR"
  if (US_INITIALS.has(token.text) && (i === from || US_NAME_WORDS.has(textAt(tokens, i - 1)))) return token.text;
  if (i === from && draft.components.state === "PR") return token.text;
  return spelledInName(token, word);
}

/** AVENUE EAST is AVENUE E. */
function alphabetName(tokens: readonly AddressToken[], i: number, from: number): string {
  const direction = directionAt(tokens, i);
  return i === from + 1 && suffixAt(tokens, from) !== "" ? direction : textAt(tokens, i);
}
