import { US_CITIES_BEHIND_LETTER } from "../data/us-address-words.ts";
import { US_SURE_FLOORS } from "../data/us-named-units.ts";
import { ROMAN_NUMERAL, US_RANGE_WORDS } from "../data/us-number-words.ts";
import { US_CITIES_LIKE_SIDE, US_UNIT_SIDES } from "../data/us-secondary-designators.ts";
import { type Draft, FREE, type SecondaryUnit } from "../tokens/draft.ts";
import { isAndAt, isLettersAt, NOTHING, samePart, textAt, tokenAt } from "../tokens/token-at.ts";
import { type AddressToken, DIGITS, isOrdinal, LETTERS, SIGN } from "../tokens/tokenize.ts";
import { NO_WORD, type Word } from "../tokens/word.ts";

/** An identifier of letters or a floor: "STE PH", "UNIT PH2", "APT BSMT", "STE LL", "APT 3RD FLR" → APT FL 3. */
export function namedId(draft: Draft, at: number, from: number): { id: string; to: number } | null {
  const { tokens, end } = draft;
  const id = tokenAt(tokens, from);
  if (at < 2 || id.role !== FREE || id.part !== tokenAt(tokens, at).part) return null;
  const next = from + 1 < end ? tokenAt(tokens, from + 1) : NOTHING;
  const beside = next.part === id.part && next.role === FREE ? next : NOTHING;
  const ordinal = id.word.ordinal !== "" || isOrdinal(id);
  const floored = id.shape === DIGITS && id.text.length < 3 && !isId(tokenAt(tokens, from + 2));
  if ((ordinal || floored) && beside.word.designator === "FL")
    return { id: `FL ${digitsOf(id.word.ordinal || id.text)}`, to: from + 2 };
  if (id.word.designator === "FL" && beside.shape === DIGITS) return { id: `FL ${beside.text}`, to: from + 2 };
  if (id.shape !== LETTERS || id.text.length < 2) return null;
  const { word } = id;
  // "UNIT PHA, SALEM", "APT GARDEN, SALEM"
  if (id.text.length > 2 && (word === NO_WORD || word.streetSuffix !== "") && next !== NOTHING && next.part !== id.part)
    return { id: id.text, to: from + 1 };
  if (word.designator === "PH" && beside.shape !== LETTERS && beside.shape !== SIGN)
    return { id: `PH${beside.text}`, to: from + 2 };
  if (beside === NOTHING && isSide(id.text, word)) return { id: id.text, to: from + 1 };
  const free = beside === NOTHING || beside.shape === LETTERS || beside.text === "#";
  if (word.alone) return free ? { id: word.designator, to: from + 1 } : null;
  return free &&
    id.text.length === 2 &&
    !word.strong &&
    (word === NO_WORD || word.direction !== "" || beside === NOTHING)
    ? { id: id.text, to: from + 1 }
    : null;
}

/** Whether a token by itself identifies a unit: "5", "12B", "C", "AA", "ONE", "II". */
export function isId(token: AddressToken): boolean {
  if (token.shape === SIGN || token.role !== FREE) return false;
  if (token.shape !== LETTERS) return true;
  return (
    isOneLetter(token.text) ||
    token.text.charAt(1) === "-" ||
    US_SURE_FLOORS.has(token.text) ||
    token.word.cardinal !== "" ||
    isRoman(token.text)
  );
}

/** "C", "AA": a letter, once or twice. */
export function isOneLetter(text: string): boolean {
  return text.length === 1 || (text.length === 2 && text.charAt(0) === text.charAt(1));
}

/** "BLDG III", "TOWER II": a small number in Roman letters. */
export function isRoman(text: string): boolean {
  return ROMAN_NUMERAL.test(text);
}

/** The standard identifier: of a floor the digits of an ordinal or number in words, "FL 3RD" and "FL THREE" → "3". */
export function idOf(unit: string, id: AddressToken): string {
  if (unit === "FL" && id.word.cardinal !== "") return id.word.cardinal;
  if (unit === "FL" && (id.shape === DIGITS || isOrdinal(id))) return digitsOf(id.text);
  return id.text;
}

/** Digits at the beginning of an ordinal. */
export function digitsOf(ordinal: string): string {
  return String(Number.parseInt(ordinal, 10));
}

/** An identifier as a whole and where the tokens behind it begin. */
export interface UnitIdentifier {
  id: string;
  to: number;
}

/**
 * An identifier with what belongs to it behind: a direction, letter or fraction, "# 3 SOUTH", "APT S511 A", "APT 2 1/2", and the others of a
 * list, "STES 5, 6 & 7" → STE 5 & 6 & 7, "STE 5 & STE 6" → STE 5 & 6, "STE A THRU D" → STE A-D.
 */
export function wholeId(draft: Draft, at: number, { designator, id }: SecondaryUnit, several: boolean): UnitIdentifier {
  let whole: UnitIdentifier = { id, to: at };
  let next = id === "" ? null : listed(draft, at, designator, several);
  for (; next !== null; next = listed(draft, whole.to, designator, several))
    whole = { id: `${whole.id}${next.id}`, to: next.to };
  if (whole.to > at || id === "") return whole;
  const more = belongsToId(draft, at);
  return more === "" ? whole : { id: `${id} ${more}`, to: at + 1 };
}

/** The next of several identifiers with its sign: behind "&", behind a comma where the whole part is listed, or as the end of a range. */
function listed(draft: Draft, at: number, unit: string, several: boolean): UnitIdentifier | null {
  const { tokens, end } = draft;
  const { part } = tokenAt(tokens, at);
  const before = tokenAt(tokens, at - 1);
  const linked = isAndAt(tokens, at) ? at + 1 : at;
  const next = linked < end && isUnitAt(tokens, linked, unit) ? linked + 1 : linked;
  const goesOn = followsInList(draft, at, unit, several);
  if (at >= end || (part !== before.part && next === linked && !goesOn && !isList(tokens, at, end, several)))
    return null;
  const id = tokenAt(tokens, next);
  if (next >= end || id.role !== FREE || id.part !== part) return null;
  if (next > at || part !== before.part || goesOn) {
    const fits = id.shape === LETTERS ? id.text.length === 1 : id.shape !== SIGN && !isOrdinal(id);
    const sign = goesOn && (id.shape === LETTERS || part === before.part) ? " " : " & ";
    const isTwo = next === linked || linked > at || (id.shape === before.shape && isGreater(before, id));
    return fits && isTwo && id.text !== before.text ? { id: sign + id.text, to: next + 1 } : null;
  }
  const last = tokenAt(tokens, at + 1);
  const ranged = US_RANGE_WORDS.has(id.text) && last.part === part && at + 1 < end && last.role === FREE;
  const alone = id.text !== "TO" || at + 2 >= end || !samePart(tokens, at + 2, at);
  return ranged && alone && last.shape === before.shape && isShortId(last) && isShortId(before)
    ? { id: `-${last.text}`, to: at + 2 }
    : null;
}

/** "STE 5 & STE 6": the designator once more. */
function isUnitAt(tokens: readonly AddressToken[], at: number, unit: string): boolean {
  const { text, word } = tokenAt(tokens, at);
  return unit === "#" ? text === unit : unit !== "" && word.designator === unit;
}

/** "UNIT K, L SALEM", "UNITS 1, 2 SALEM", "STE 401 403 SALEM": the next letter or a greater number of the same length, before the words of the last line. */
function followsInList(draft: Draft, at: number, unit: string, several: boolean): boolean {
  const { end, tokens } = draft;
  const first = tokenAt(tokens, at - 1);
  const second = tokenAt(tokens, at);
  if (first.shape !== second.shape || second.role !== FREE || !(several || mayBeTwo(draft, at, unit))) return false;
  const step = second.text.charCodeAt(0) - first.text.charCodeAt(0);
  const isNext = second.shape === LETTERS ? isOneLetter(second.text) && step === 1 : isGreater(first, second);
  return isNext && isLastWords(tokens, at + 1, end);
}

/** Whether a number alone behind another may be one more unit: behind a house number, not the flat in a building, "BLDG 1 2", nor a code of another country, "STE 1900, 8001 ZURICH". */
function mayBeTwo({ components, tokens }: Draft, at: number, unit: string): boolean {
  if (isLettersAt(tokens, at)) return true;
  const isShort = components.state !== null || textAt(tokens, at).length < 4;
  return isShort && at > 3 && unit !== "BLDG" && !isLettersAt(tokens, 0);
}

/** "401" and "403", "1A" and "1B", "5" and "6", not "12" and "29" of 29 PALMS. */
function isGreater({ text: first }: AddressToken, second: AddressToken): boolean {
  const { shape, text } = second;
  if (first.length !== text.length || text <= first || isOrdinal(second)) return false;
  return text.length > 2 ? shape !== DIGITS || text.length < 5 : text.slice(0, -1) === first.slice(0, -1);
}

/** Whether nothing follows in the part, or the words of the last line, which end no street, or another unit. */
function isLastWords(tokens: readonly AddressToken[], from: number, end: number): boolean {
  for (let i = from; i < end; i++) {
    const { role, shape, text, word } = tokenAt(tokens, i);
    if (!samePart(tokens, i, from - 1)) return i === from;
    if (role !== FREE || word.designator !== "" || text === "#") break;
    if (shape !== LETTERS || word.strong) return false;
  }
  return true;
}

/** ", 6 & 7,": whether parts of nothing but numbers, letters and "&" go on from here; one number alone may be anything, but behind UNITS. */
function isList(tokens: readonly AddressToken[], at: number, end: number, several: boolean): boolean {
  let joint = several;
  let from = at;
  for (let i = at; i < end; i++) {
    if (!samePart(tokens, i, from)) from = i;
    const token = tokenAt(tokens, i);
    if (isAndAt(tokens, i)) joint = true;
    else if (!isShortId(token) || token.role !== FREE) return joint && from > at;
  }
  return joint;
}

/** A number of at most four digits or a letter. */
function isShortId({ shape, text }: AddressToken): boolean {
  return shape === DIGITS ? text.length < 5 : shape === LETTERS && text.length === 1;
}

/** A direction or letter behind an id at the end of its part, and a fraction. */
function belongsToId(draft: Draft, at: number): string {
  const token = tokenAt(draft.tokens, at);
  const before = tokenAt(draft.tokens, at - 1);
  if (at >= draft.end || token.role !== FREE || token.part !== before.part) return "";
  const next = at + 1 < draft.end ? tokenAt(draft.tokens, at + 1) : NOTHING;
  if (before.shape === DIGITS && /^\d\/\d$/u.test(token.text)) return token.text;
  // "FL 2 LEFT APT 5", "APT 2 LEFT TROY"
  if (US_UNIT_SIDES.has(token.text) && !US_CITIES_LIKE_SIDE.has(next.text)) return token.text;
  if (isQuadrant(token)) return "";
  const letter = token.shape === LETTERS && token.text.length === 1;
  if (next.part === token.part)
    return letter && next.shape === LETTERS && isUnitLetter(token, next.text) ? token.text : "";
  return letter || isSide(token.text, token.word) ? token.text : "";
}

/** "NW": a quadrant in two letters, which is the street's behind a unit too. */
export function isQuadrant({ text, word }: AddressToken): boolean {
  return text.length === 2 && word.direction.length === 2;
}

/** "APT EAST", "FL 2 LEFT": a direction or hand that tells a flat from those beside it. */
export function isSide(text: string, word: Word): boolean {
  return word.direction !== "" || US_UNIT_SIDES.has(text);
}

/** A letter that begins no name of two words: neither a direction nor the O of "O FALLON" nor the D of "D IBERVILLE". */
export function isUnitLetter({ text, word }: AddressToken, next: string): boolean {
  return word.direction === "" && text !== "O" && !US_CITIES_BEHIND_LETTER.has(next);
}
