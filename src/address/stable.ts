import type { Draft } from "./draft.ts";
import { isPlain, type Word } from "./lexicon.ts";
import { isStreetCode } from "./rules/state.ts";
import { type AddressToken, DIGIT_FIRST, DIGITS, LETTERS } from "./tokenize.ts";
import { stateOfPrefix } from "./zip-prefix.ts";

/**
 * Whether the lines of a reading certainly read as themselves: a house number, a name without words of other parts, a strong
 * suffix, at most one unit, and a city of plain words before state and ZIP code. Everything else is read again to make sure.
 */
export function isStable(draft: Draft): boolean {
  const { components: c, places } = draft;
  if (places !== null || c.primaryNumber === null || c.streetName === null || c.suffix === null) return false;
  if (c.box !== null || c.route !== null || c.recipient !== null || c.building !== null || c.crossStreet !== null)
    return false;
  if (c.dependentLocality !== null || draft.generalDelivery || draft.otherUnits.length > 0) return false;
  return (c.state === null || hasSureState(draft)) && wordsAreSure(draft);
}

/** A ZIP code behind the state, and a state code that is no street word elsewhere. */
function hasSureState(draft: Draft): boolean {
  const { state, postalCode } = draft.components;
  if (postalCode === null || state === null) return false;
  return !isStreetCode(state) || stateOfPrefix(postalCode) === state;
}

/** Whether every token is of a kind that reads the same without commas. */
function wordsAreSure(draft: Draft): boolean {
  const { components: c, tokens } = draft;
  const suffix = suffixIndex(tokens, c.suffix ?? "");
  if (suffix < 2 || tokens[0]?.shape !== DIGITS) return false;
  let name = 1;
  if (c.predirectional !== null) {
    if ((tokens[name]?.word?.direction ?? "") === "") return false;
    name++;
  }
  if (!isSureName(tokens, name, suffix)) return false;
  let at = suffix + 1;
  if (c.postdirectional !== null && (tokens[at]?.word?.direction ?? "") !== "") at++;
  if (c.secondaryNumber !== null) {
    const unit = tokens[at]?.word;
    const id = tokens[at + 1];
    if (c.secondaryDesignator === null || unit === null || unit === undefined || id === undefined) return false;
    if (
      unit.unit === "" ||
      unit.unit === "FL" ||
      (id.shape !== DIGITS && id.shape !== DIGIT_FIRST) ||
      id.text !== c.secondaryNumber
    )
      return false;
    at += 2;
  } else if (c.secondaryDesignator !== null) return false;
  return isSureEnd(draft, at);
}

/** Index of the only strong suffix; -1 when there is none or another one. */
function suffixIndex(tokens: readonly AddressToken[], suffix: string): number {
  let found = -1;
  for (let i = 0; i < tokens.length; i++) {
    const word = tokens[i]?.word;
    if (word === null || word === undefined || !word.strong || (word.state !== "" && i > found && found > 0)) continue;
    if (found >= 0 || word.suffix !== suffix) return -1;
    found = i;
  }
  return found;
}

/** One to three words that the lexicon does not know, or an ordinal. */
function isSureName(tokens: readonly AddressToken[], from: number, to: number): boolean {
  if (to - from > 3 || to === from) return false;
  for (let i = from; i < to; i++) {
    const token = tokens[i];
    if (token === undefined || !isSureWord(token.word)) return false;
    if (token.shape === LETTERS ? token.text.length < 3 : to - from > 1 || token.shape !== DIGIT_FIRST) return false;
  }
  return true;
}

/** Whether the rest is a city of one to three plain words with its state and ZIP code, or nothing. */
function isSureEnd(draft: Draft, from: number): boolean {
  const { components: c, tokens } = draft;
  if (c.city === null) return from === tokens.length && c.state === null && c.postalCode === null;
  const words = c.city.split(" ").length;
  if (
    words > 3 ||
    c.postalCode === null ||
    c.state === null ||
    textLength(tokens, from, from + words) !== c.city.length + 1 - words
  )
    return false;
  for (let i = from; i < from + words; i++) {
    const token = tokens[i];
    if (token === undefined || token.shape !== LETTERS || token.text.length < 2 || !isSureWord(token.word))
      return false;
  }
  return true;
}

function textLength(tokens: readonly AddressToken[], from: number, to: number): number {
  let length = 0;
  for (let i = from; i < to; i++) length += tokens[i]?.text.length ?? 0;
  return length;
}

/** Whether a word plays no part but that of a name. */
function isSureWord(word: Word | null): boolean {
  if (word === null) return true;
  return (
    isPlain(word) &&
    word.state === "" &&
    word.starts === 0 &&
    !word.building &&
    !word.numberMark &&
    word.cardinal === ""
  );
}
