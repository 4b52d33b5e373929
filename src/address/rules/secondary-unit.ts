import { US_FLOOR_NAMES, US_LEVEL, US_NAMED_UNITS } from "../data/us-named-units.ts";
import {
  US_CITIES_LIKE_UNIT,
  US_UNITS_BEHIND_SUFFIX,
  US_UNITS_OF_NAMES,
  US_UNITS_SHORTENED,
  US_UNITS_UNNUMBERED,
} from "../data/us-secondary-designators.ts";
import { DROPPED, type Draft, FREE, mark, PLACED, place } from "../tokens/draft.ts";
import { joined } from "../tokens/joined.ts";
import { isTens } from "../tokens/ordinal.ts";
import { isAndAt, isDigitsAt, isLettersAt, NOTHING, samePart, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { skipMarks } from "../tokens/token-run.ts";
import { type AddressToken, DIGITS, isOrdinal, LETTERS, SIGN } from "../tokens/tokenize.ts";
import { NO_WORD, takesNumber } from "../tokens/word.ts";
import { isNumberOfFirm } from "./firm-number.ts";
import { floorBefore } from "./floor.ts";
import { isNumberOfHouse, isNumberOfUnit, marksRoadNumber } from "./number-sign.ts";
import { spokenNumber } from "./spoken-number.ts";
import { isUnitAlone } from "./unit-alone.ts";
import { isHouseNumber, moveNumber } from "./unit-behind-number.ts";
import { digitsOf, idOf, isId, namedId, wholeId } from "./unit-identifier.ts";

/**
 * Takes secondary units wherever they stand: "Apartment #5", "Suite No. 100", "# 7", "8fl", "12th Flr", "REAR"
 * (Publication 28, section 213 and appendix C2).
 */
export function takeUnits(draft: Draft): void {
  for (let i = 0; i < draft.end; i++) {
    const token = tokenAt(draft.tokens, i);
    if (token.role !== FREE) continue;
    // "REAR OF 12 ELM ST"
    if (i === 0 && token.word.alone && textAt(draft.tokens, 1) === "OF" && isHouseNumber(tokenAt(draft.tokens, 2)))
      draft.tokens.splice(1, 1);
    if (token.text === "#" || isNumberOfUnit(draft.tokens, i)) i = takeSign(draft, i);
    else if (i === 0 && token.word.numberMark && isNumberOfHouse(draft, i)) mark(draft, i, i + 1, DROPPED);
    else if (isBehindSuffix(draft.tokens, i, draft.end))
      i = addUnit(draft, US_UNITS_BEHIND_SUFFIX.get(token.text) ?? "", textAt(draft.tokens, i + 1), i, i + 2);
    else if (token.word.designator !== "" && !beginsCity(draft.tokens, i, draft.end)) i = takeDesignator(draft, i);
  }
}

/** "5 PARK AVE ST 1400", "5 OAK RD TRL 4": ST and TRL behind a street end and before a number are a suite and a trailer; "5 LOOP ST" is a street. */
function isBehindSuffix(tokens: readonly AddressToken[], at: number, end: number): boolean {
  if (!US_UNITS_BEHIND_SUFFIX.has(textAt(tokens, at)) || at < 3 || at + 1 >= end) return false;
  return wordAt(tokens, at - 1).strong && isDigitsAt(tokens, at + 1);
}

/** "STE GENEVIEVE", "UPPER DARBY": no suite and no unit. */
function beginsCity(tokens: readonly AddressToken[], at: number, end: number): boolean {
  if (at + 1 >= end) return false;
  const { text, word } = tokenAt(tokens, at);
  if (text === "STE") return wordAt(tokens, at + 1).saint;
  return (
    word.alone &&
    !US_UNITS_SHORTENED.has(text) &&
    samePart(tokens, at, at + 1) &&
    US_CITIES_LIKE_UNIT.has(textAt(tokens, at + 1))
  );
}

/** "# 5"; a `#` before a designator or floor is dropped, one behind a road word belongs to the road. */
function takeSign(draft: Draft, at: number): number {
  const { tokens, end } = draft;
  const next = at + 1 < end ? tokenAt(tokens, at + 1) : NOTHING;
  if (next.word.designator !== "") {
    mark(draft, at, at + 1, PLACED, "us/secondary-unit");
    return at;
  }
  if (!isId(next) || marksRoadNumber(tokens, at)) return at;
  // Left for the name before the street.
  if (isNumberOfFirm(draft, at)) return at + 1;
  if (isNumberOfHouse(draft, at)) {
    mark(draft, at, at + 1, DROPPED, "us/primary-number");
    return at;
  }
  const named = US_NAMED_UNITS.has(textAt(tokens, at - 1)) && isBehindStreet(tokens, at - 1);
  if (named) return addUnit(draft, textAt(tokens, at - 1), next.text, at - 1, at + 2);
  const last = takeIdentified(draft, at, at + 1, "#");
  if (last > at) return last;
  // "# 5TH FLOOR"
  mark(draft, at, at + 1, DROPPED, "us/secondary-unit");
  return at;
}

/** Whether a word stands behind a house number and two words more, "5 ELM ST TOWER #5", not "5 GRAND CONCOURSE #5", or begins a part. */
function isBehindStreet(tokens: readonly AddressToken[], at: number): boolean {
  return !samePart(tokens, at - 1, at) || samePart(tokens, at - 3, at);
}

/** A designator with its identifier, a floor before it, or alone; answers the last token of the unit, or its own place. */
function takeDesignator(draft: Draft, at: number): number {
  const { tokens, end } = draft;
  const { alone, designator: unit } = wordAt(tokens, at);
  if (unit === "FL") {
    const floor = floorBefore(tokens, at);
    if (floor !== "") return addFloors(draft, floor, at);
  }
  const from = skipMarks(tokens, at + 1, end);
  const id = tokenAt(tokens, from);
  const kind = id.word.designator;
  if (US_UNITS_OF_NAMES.has(textAt(tokens, at)) && !(isId(id) && opensUnit(tokens, at))) return at;
  if (unit === "OFC" && kind === "BLDG") return at;
  const housed = isHouseNumberBehindName(draft, at, from);
  // "REAR 45 MAIN ST"
  if (housed && at === 0) return addUnit(draft, unit, "", 0, 1);
  const taken = from < end && !announcesRoad(draft, at) && !housed ? takeIdentified(draft, at, from, unit) : -1;
  if (taken >= 0) return taken;
  const beside = from === at + 1 && from < end && samePart(tokens, from, at);
  if (alone && beside && US_UNITS_UNNUMBERED.has(kind) && !followsId(tokens, from, end))
    return addUnit(draft, kind, unit, at, at + 2);
  if (alone && beside && id.text === US_LEVEL) return addUnit(draft, unit, id.text, at, at + 2);
  if (alone && isSideOfFloor(tokens, at)) {
    addUnit(draft, "FL", digitsOf(wordAt(tokens, at - 1).ordinal || textAt(tokens, at - 1)), at - 1, at);
    return addUnit(draft, unit, "", at, at + 1);
  }
  if ((alone || US_UNITS_UNNUMBERED.has(unit)) && isUnitAlone(tokens, at, end))
    return addUnit(draft, unit, "", at, at + 1);
  return at;
}

/** "12 ELM ST 2ND REAR", not "12 2ND FRONT ST": whether the ordinal of a floor stands between the end of a street and a side of the building. */
function isSideOfFloor(tokens: readonly AddressToken[], at: number): boolean {
  const floor = tokenAt(tokens, at - 1);
  if (floor.role !== FREE || !samePart(tokens, at - 1, at) || !(floor.word.ordinal || isOrdinal(floor))) return false;
  const opens = at > 2 && (wordAt(tokens, at - 2).strong || !samePart(tokens, at - 2, at));
  return opens && !wordAt(tokens, at + 1).strong;
}

/** "12 ELM ST APTS 3 & 4", not "OAK APTS 3": whether no name stands before in the part. */
function opensUnit(tokens: readonly AddressToken[], at: number): boolean {
  const { shape, word } = tokenAt(tokens, at - 1);
  return !samePart(tokens, at - 1, at) || shape !== LETTERS || word.strong || word.direction !== "";
}

/** A designator with the identifier at `from`; answers as above, -1 where none stands there. */
function takeIdentified(draft: Draft, at: number, from: number, unit: string): number {
  const { tokens, end } = draft;
  const id = tokenAt(tokens, from);
  const named = US_UNITS_UNNUMBERED.has(unit) ? namedId(draft, at, from) : null;
  if (named !== null && unit === "BLDG" && named.id.startsWith("FL ")) return at;
  if (named !== null) return addUnit(draft, unit, named.id, at, named.to);
  const announces = id.word.designator !== "" && US_UNITS_UNNUMBERED.has(unit) && unit !== "BLDG";
  if (announces && followsId(tokens, from, end)) {
    mark(draft, at, from, PLACED, "us/secondary-unit");
    return at;
  }
  const second = tokenAt(tokens, from + 1);
  const short = id.word.direction !== "" || id.text.length === 1 || isSeries(tokens, from);
  const twofold = unit === "DEPT" ? id.text.length === 2 : isBehindNumber(tokens, at) && short;
  if (twofold && id.shape === LETTERS && second.shape === DIGITS && second.part === id.part && second.role === FREE)
    return addUnit(draft, unit, `${id.text} ${second.text}`, at, from + 2);
  if (unit === "FL" && second.word.streetSuffix === "") {
    const named = samePart(tokens, from, at) && isBehindNumber(tokens, at) ? US_FLOOR_NAMES.get(id.text) : undefined;
    const floor = id.word.ordinal === "" ? named : digitsOf(id.word.ordinal);
    if (floor !== undefined && id.role === FREE) return addUnit(draft, unit, floor, at, from + 1);
  }
  const spoken = id.role === FREE && id.word.cardinal !== "" ? spokenNumber(tokens, from) : null;
  if (spoken !== null && spoken.to > from + 1 && samePart(tokens, from, at))
    return addUnit(draft, unit, spoken.number, at, spoken.to);
  // "CITY BUILDING 1ST AVE"
  const floor = isOrdinal(id) && (second.word.designator === "FL" || second.word.strong);
  const isOwn = isId(id) && !floor && (samePart(tokens, from, at) || isParted(tokens, at));
  return isOwn ? addUnit(draft, unit, idOf(unit, id), at, from + 1) : -1;
}

/** "STE GME 6": letters that no table knows before a short number that no other follows. */
function isSeries(tokens: readonly AddressToken[], at: number): boolean {
  const { text, word } = tokenAt(tokens, at);
  return text.length < 4 && word === NO_WORD && textAt(tokens, at + 1).length < 4 && isLettersAt(tokens, at + 2);
}

/** "FLOOR, 41, NEW YORK": a designator and its number, each alone between commas. */
function isParted(tokens: readonly AddressToken[], at: number): boolean {
  const { shape, text } = tokenAt(tokens, at + 1);
  if (shape !== DIGITS || text.length > 4 || !isBehindNumber(tokens, at)) return false;
  return !samePart(tokens, at - 1, at) && !samePart(tokens, at + 1, at + 2);
}

/** Whether a line with its house number stands before, so that a number behind "STE N" is no house number. */
function isBehindNumber(tokens: readonly AddressToken[], at: number): boolean {
  return at > 1 && !isLettersAt(tokens, 0);
}

/** "3RD FLOOR" and "2ND & 3RD FLOORS". */
function addFloors(draft: Draft, floor: string, at: number): number {
  const { tokens } = draft;
  const first = isAndAt(tokens, at - 2) && at > 3 ? floorBefore(tokens, at - 2) : "";
  const tens = floor.length === 1 && samePart(tokens, at - 2, at) ? wordAt(tokens, at - 2).cardinal : "";
  if (isTens(tens)) return addUnit(draft, "FL", tens.charAt(0) + floor, at - 2, at + 1);
  return first === ""
    ? addUnit(draft, "FL", floor, at - 1, at + 1)
    : addUnit(draft, "FL", `${first} & ${floor}`, at - 3, at + 1);
}

function followsId(tokens: readonly AddressToken[], at: number, end: number): boolean {
  const next = at + 1 < end ? tokenAt(tokens, at + 1) : NOTHING;
  return isId(next) || next.text === "#";
}

/** "FERN BUILDING 123 MAIN ST": the only number that no other designator has, before a street's suffix or a numbered road, is its house number. */
function isHouseNumberBehindName({ tokens, end }: Draft, at: number, from: number): boolean {
  if (from !== at + 1 || !isHouseNumber(tokenAt(tokens, from))) return false;
  const free = tokens.slice(0, at).filter(({ role }) => role === FREE);
  if (free.length === 0 && !wordAt(tokens, at).alone) return false;
  // "307 FEDERAL BUILDING 8 ELM ST"
  const numbered = textAt(tokens, at) === "BUILDING" && free[0] === tokens[0] && !isLettersAt(tokens, 0);
  if (free.some(({ shape, word }, i) => (shape === LETTERS ? numbered && word.strong : i > 0 || !numbered)))
    return false;
  for (let i = from + 1; i < end && samePart(tokens, i, from); i++) {
    const token = tokenAt(tokens, i);
    if (i > from + 1 ? token.word.streetSuffix !== "" : takesNumber(token.word) && isDigitsAt(tokens, i + 1))
      return true;
    if (token.shape === DIGITS || token.word.designator !== "") return false;
  }
  return false;
}

/** "1 RM 620", "5 FL 362" in Florida, "12 LOT 3 RD": the road behind a house number. */
function announcesRoad({ components, tokens }: Draft, at: number): boolean {
  const text = textAt(tokens, at);
  const start = text === "RM" && components.state === "TX" && wordAt(tokens, at - 1).direction !== "" ? at - 1 : at;
  const house = tokenAt(tokens, start - 1);
  const named = isDigitsAt(tokens, at + 1) && wordAt(tokens, at + 2).strong && samePart(tokens, at + 2, at);
  const isRoad = (text === "RM" && isDigitsAt(tokens, at + 1)) || text === components.state || named;
  if (!isRoad || house.shape === LETTERS || house.shape === SIGN) return false;
  return samePart(tokens, start - 1, at) && !samePart(tokens, start - 2, at);
}

function addUnit(draft: Draft, designator: string, number: string, from: number, taken: number): number {
  const unit = { designator, id: number };
  const { id, to } = wholeId(draft, taken, unit, /[A-Z]{2}S$/u.test(textAt(draft.tokens, from)));
  // "# 4 APT 4" and "APT 4 UNIT 4" are one unit.
  const weaker = designator === "APT" ? ["#", "UNIT"] : ["#"];
  const sign = id === "" ? -1 : draft.units.findIndex((unit) => weaker.includes(unit.designator) && unit.id === id);
  if (sign >= 0 && designator !== "#" && designator !== "FL") draft.units.splice(sign, 1);
  const same = draft.units.some(
    ({ designator: other, id: same }) =>
      same === id &&
      (other === designator ||
        (designator === "#" && other !== "FL") ||
        (designator === "UNIT" && other === "APT" && id !== "")),
  );
  if (!same) draft.units.push({ designator, id });
  place(draft, from, to, same ? "" : joined(designator, id), "us/secondary-unit");
  moveNumber(draft, from, to);
  return to - 1;
}
