import { GRID_HALF, GRID_STREET } from "../data/us-number-words.ts";
import { US_UNIT_GLUED, US_UNIT_LETTERED, US_UNITS_UNNUMBERED } from "../data/us-secondary-designators.ts";
import { US_LONG_SUFFIXES, US_NAMES_LIKE_SUFFIX, US_SUFFIXES_APART } from "../data/us-street-suffixes.ts";
import { isDigitAt } from "./digit-at.ts";
import { lookUpWord } from "./lexicon.ts";
import { withNumberFirst } from "./number-first.ts";
import { withNumberList } from "./number-list.ts";
import { isOneEdit } from "./one-edit.ts";
import { ordinalOf } from "./ordinal.ts";
import { stateOfPhrase, stateOfTwoAt } from "./state-name.ts";
import { isDigitsAt, isLettersAt, textAt, tokenAt, wordAt } from "./token-at.ts";
import {
  type AddressToken,
  DIGIT_FIRST,
  DIGITS,
  isOrdinal,
  isOrdinalEnding,
  LETTER_FIRST,
  LETTERS,
  tokenOf,
} from "./tokenize.ts";
import { isSignBehindNumber, makeWhole } from "./whole-words.ts";
import { mayStart, NO_WORD, STARTS_ROUTE, type Word } from "./word.ts";
import { stateOfPrefix } from "./zip-prefix.ts";

/** Gives every token its word, and splits a glued word and number: "APT33", "8FL", "HWY20"; of "##4" one sign stays. */
export function classify(tokens: AddressToken[]): AddressToken[] {
  if (isSignBehindNumber(tokens)) tokens.splice(1, 1);
  if (isDividedByWord(tokens)) for (const token of tokens) token.part = 0;
  let out: AddressToken[] | null = null;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as AddressToken;
    // No table holds a number.
    if (token.shape !== DIGITS) {
      token.word = lexiconWordAt(tokens, i);
      const isUnknown = token.shape === LETTERS && (token.word === NO_WORD || token.text.length === 1);
      if (isUnknown && makeWhole(tokens, i)) token.word = lexiconWordAt(tokens, i);
    }
    const at =
      token.shape < DIGIT_FIRST || token.word !== NO_WORD
        ? gluedUnitAt(tokens, i)
        : gluedAt(
            token,
            textAt(tokens, i + 1) === "BOX",
            shortestDirection(tokens, i),
            i > 1 && isDigitsAt(tokens, 0) && !wordAt(tokens, i - 1).designator,
          );
    if (token.text === "#" && textAt(tokens, i + 1) === "#") out ??= tokens.slice(0, i);
    else if (isDetachedOrdinal(tokens, i)) {
      out ??= tokens.slice(0, i);
      const digits = out.pop();
      out.push(knownToken((digits?.text ?? "") + token.text, token.part));
    } else if (at > 0) {
      out ??= tokens.slice(0, i);
      pushSplit(out, token, at);
    } else if (out !== null) out.push(token);
  }
  return withNumberList(withNumberAtStreet(withNumberFirst(withMisspeltSuffix(out ?? tokens))));
}

/** Letters of the shortest direction that is glued to a number: "12N 5TH ST", but "12N MAIN ST" may have a letter behind its number; inside a text "5SW" may be a unit. */
function shortestDirection(tokens: readonly AddressToken[], at: number): number {
  if (isGridNumber(tokens, at)) return 1;
  if (at > 0) return 4;
  return isDigitsAt(tokens, 1) || isOrdinal(tokenAt(tokens, 1)) ? 1 : 2;
}

/** "48S 400E", "48 S 400E": the street of a grid with its direction, or the house number before one. */
function isGridNumber(tokens: readonly AddressToken[], at: number): boolean {
  if (at === 0) return isGridNumber(tokens, 1);
  const opensGrid = at === 1 ? GRID_HALF.test(textAt(tokens, 0)) : at === 2 && isDigitsAt(tokens, 0);
  const isBehindDirection = at === 1 || tokenAt(tokens, at - 1).word.direction.length === 1;
  return opensGrid && isBehindDirection && GRID_STREET.test(textAt(tokens, at));
}

/** What the lexicon knows about a token; ISLAND of STONY ISLAND is no suffix, nor is LA of DE LA LUNA. */
function lexiconWordAt(tokens: readonly AddressToken[], at: number): Word {
  const { text } = tokenAt(tokens, at);
  const word = lookUpWord(text);
  if (word.streetSuffix === "") return word;
  const mayBeName = word.strong ? text === "LA" && isLettersAt(tokens, at + 1) : text === word.suffixWord;
  return mayBeName && US_NAMES_LIKE_SUFFIX.has(`${textAt(tokens, at - 1)} ${text}`) ? NO_WORD : word;
}

/** "12 LAUREL STRRET, SALEM": has the last word of a street line without suffix tell the long suffix from which one letter parts it. */
function withMisspeltSuffix(tokens: AddressToken[]): AddressToken[] {
  let at = 1;
  while (
    tokenAt(tokens, at).part === 0 &&
    tokenAt(tokens, at).word.streetSuffix === "" &&
    !beginsPartOrUnit(tokens, at + 1)
  )
    at++;
  const last = tokenAt(tokens, at);
  if (at > 1 && last.part === 0 && last.word === NO_WORD && isDigitsAt(tokens, 0)) {
    const suffix = US_LONG_SUFFIXES.find((word) => isOneEdit(last.text, word));
    if (suffix !== undefined) last.word = lookUpWord(suffix);
  }
  return tokens;
}

/** Whether another part or a unit begins here. */
function beginsPartOrUnit(tokens: readonly AddressToken[], at: number): boolean {
  const { part, text, word } = tokenAt(tokens, at);
  return part !== 0 || text === "#" || US_UNITS_UNNUMBERED.has(word.designator);
}

/** "12, MAIN, ST, SALEM, OR, 97301": commas behind every word of an address divide nothing. */
function isDividedByWord(tokens: readonly AddressToken[]): boolean {
  const { length } = tokens;
  return length > 5 && tokenAt(tokens, length - 1).part === length - 1;
}

/** "12, MAIN ST", "CITY HALL, 12, MAIN ST": the first number, alone between commas and no ZIP code of the state at the end, belongs to the words behind it; "MAIN ST, 12" is of the street before. */
function withNumberAtStreet(tokens: AddressToken[]): AddressToken[] {
  const at = tokens.findIndex(({ shape }) => shape !== LETTERS);
  const number = tokenAt(tokens, at);
  const next = tokenAt(tokens, at + 1);
  const before = tokenAt(tokens, at - 1);
  const street = next.shape === DIGIT_FIRST || next.shape === LETTERS;
  if (
    !before.word.strong &&
    before.part < number.part &&
    number.shape < LETTER_FIRST &&
    !isOrdinal(number) &&
    street &&
    number.part !== next.part &&
    !isCodeInFront(tokens, number, next)
  )
    number.part = next.part;
  return tokens;
}

/** "97301, SALEM", "12083, UNION AVE, TROY, NY": five digits before a part without a street end, or of the state at the end, where no number ends the text. */
function isCodeInFront(tokens: readonly AddressToken[], number: AddressToken, next: AddressToken): boolean {
  const last = tokens.length - 1;
  if (number.text.length !== 5 || !isLettersAt(tokens, last)) return false;
  const state = stateOfTwoAt(tokens, last - 1) ?? stateOfPhrase(textAt(tokens, last));
  return stateOfPrefix(number.text) === state || !tokens.some(({ part, word }) => part === next.part && word.strong);
}

/** Digits of the longest number of a street or floor: "13551 ST HWY 481" is of the state. */
const LONGEST_ORDINAL = 3;

/** "12 W 125 TH ST", "40 TH FLOOR": the letters of an ordinal between its digits and a suffix or floor; "8002 ND ST" is North Dakota. */
function isDetachedOrdinal(tokens: readonly AddressToken[], at: number): boolean {
  const { text, part } = tokenAt(tokens, at);
  const digits = tokenAt(tokens, at - 1);
  const next = tokenAt(tokens, at + 1);
  const isApart = digits.part !== part || next.part !== part || digits.text.length > LONGEST_ORDINAL;
  if (at < 2 || !isOrdinalEnding(text) || digits.shape !== DIGITS || isApart) return false;
  const { designator, strong } = lookUpWord(next.text);
  return ordinalOf(digits.text) === digits.text + text && (strong || (designator === "FL" && !isStreetEnding(text)));
}

/** ST and RD of an ordinal are a street's too: "1 ST FL 2". */
function isStreetEnding(text: string): boolean {
  return lookUpWord(text).strong;
}

/** Pushes the pieces of a token that falls apart at `first`, and further behind it: "RR2BOX152" → RR, 2, BOX, 152. */
function pushSplit(out: AddressToken[], { text, part }: AddressToken, first: number): void {
  let from = 0;
  let at = first;
  while (at > from) {
    out.push(knownToken(text.slice(from, at), part));
    from = at;
    at = from + gluedAt(wordless(text.slice(from), part), false, 4, false);
  }
  out.push(knownToken(text.slice(from), part));
}

/** A token of a word with what the lexicon knows about it. */
function knownToken(text: string, part: number): AddressToken {
  const token = wordless(text, part);
  token.word = lookUpWord(text);
  return token;
}

function wordless(text: string, part: number): AddressToken {
  let digits = 0;
  for (let i = 0; i < text.length; i++) if (isDigitAt(text, i)) digits++;
  return tokenOf(text, part, digits);
}

/** "850PINE ST", "STE 200DALLAS", "5BOX": two digits or more before a word, or BOX; not "12TH" or "123-ABC". */
function isRunTogether(text: string, at: number): boolean {
  return (
    text.startsWith("BOX", at) ||
    (at > 1 && !isOrdinalEnding(text.slice(at, at + 2)) && /^[A-Z]{4,}$/u.test(text.slice(at)))
  );
}

/** "8FL", "2-APT", "2-FRONT", "2-SOUTH", "905SW": whether the letters behind a number are a floor, a unit or a direction of some letters at least. */
function endsInWord({ alone, designator, direction }: Word, length: number, least: number): boolean {
  if (designator === "FL" || US_UNITS_UNNUMBERED.has(designator)) return true;
  return (alone && length > 3) || (direction !== "" && length >= least);
}

function isFloorOrSide({ alone, designator }: Word): boolean {
  return alone || designator === "FL";
}

/** "E43RD" */
function isOrdinalAt(text: string, at: number): boolean {
  const digits = /^\d{1,3}(?=[A-Z])/u.exec(text.slice(at))?.[0] ?? "";
  return digits !== "" && ordinalOf(digits) === text.slice(at);
}

/** "18 ELM STSUITE 101": where a unit is glued to the suffix before it, "18 ELM ST APTB": or to its letter; 0 where none is. */
function gluedUnitAt(tokens: readonly AddressToken[], i: number): number {
  const { shape, text, word } = tokenAt(tokens, i);
  if (i < 2 || shape !== LETTERS || word !== NO_WORD) return 0;
  const lettered = US_UNIT_LETTERED.exec(text);
  if (lettered !== null && !isLettersAt(tokens, 0) && !lookUpWord(textAt(tokens, i + 1)).strong)
    return lettered[0].length;
  if (isLettersAt(tokens, i + 1) && textAt(tokens, i + 1).length > 1) return 0;
  const at = text.search(US_UNIT_GLUED);
  return at > 0 && lookUpWord(text.slice(0, at)).strong ? at : 0;
}

/** Where a word and a number are glued, R of routes only before BOX, "12 ELM AVE-4" behind a house number; 0 when the token is one. */
function gluedAt(token: AddressToken, boxed: boolean, least: number, housed: boolean): number {
  const { text, shape } = token;
  if (shape !== DIGIT_FIRST && shape !== LETTER_FIRST) return 0;
  const digitFirst = shape === DIGIT_FIRST;
  let at = 1;
  while (at < text.length && isDigitAt(text, at) === digitFirst) at++;
  // "2NDFL"
  if (digitFirst && isOrdinalEnding(text.slice(at, at + 2)) && isFloorOrSide(lookUpWord(text.slice(at + 2))))
    return at + 2;
  if (digitFirst)
    return endsInWord(lookUpWord(text.slice(at)), text.length - at, least) || isRunTogether(text, at) ? at : 0;
  const word = lookUpWord(text.slice(0, at));
  return word.glued ||
    (word.direction !== "" && isOrdinalAt(text, at)) ||
    (boxed && mayStart(word, STARTS_ROUTE)) ||
    (housed && US_SUFFIXES_APART.has(word.streetSuffix)) ||
    (at > 2 && (word.designator !== "" || word.road !== ""))
    ? at
    : 0;
}
