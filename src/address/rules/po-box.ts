import { US_BOX_PHRASES, US_SURE_BOX_PHRASES } from "../data/us-box-phrases.ts";
import { type Draft, mark, note, PLACED, textAt } from "../draft.ts";
import { STARTS_BOX } from "../lexicon.ts";
import { type AddressToken, DIGITS, LETTERS, SIGN } from "../tokenize.ts";

let phrases: readonly (readonly string[])[] | undefined;

/** Takes a post office box: "P.O. Box 9", "POB 9", "CALLER 9", "BIN E" → box 9, 9, 9, E (Publication 28, section 28). */
export function takePostOfficeBox(draft: Draft): void {
  phrases ??= US_BOX_PHRASES.split("\n").map((row) => row.split(" "));
  if (!take(draft, phrases, 0, US_SURE_BOX_PHRASES)) take(draft, phrases, US_SURE_BOX_PHRASES, phrases.length);
}

function take(draft: Draft, all: readonly (readonly string[])[], first: number, last: number): boolean {
  for (let i = 0; i < draft.end; i++) {
    const token = draft.tokens[i];
    if (token === undefined || token.role !== 0 || token.word === null || (token.word.starts & STARTS_BOX) === 0)
      continue;
    for (let p = first; p < last; p++) {
      const phrase = all[p];
      if (phrase !== undefined && takePhrase(draft, i, phrase)) return true;
    }
  }
  return false;
}

function takePhrase(draft: Draft, at: number, phrase: readonly string[]): boolean {
  const { tokens, end } = draft;
  for (let k = 0; k < phrase.length; k++) if (textAt(tokens, at + k) !== phrase[k]) return false;
  let from = at + phrase.length;
  while (from < end && isNumberMark(tokens[from])) from++;
  const id = tokens[from];
  const lettersToo = (at === 0 || phrase.length > 1) && phrase[phrase.length - 1] !== "OFFICE";
  if (id === undefined || from >= end || id.role !== 0 || !isBoxId(id, lettersToo)) return false;
  let to = from + 1;
  let text = id.text;
  const next = tokens[to];
  if (next?.shape === DIGITS && id.shape === DIGITS && to < end && next.part === id.part && endsPart(tokens, to, end)) {
    text += next.text;
    to++;
  }
  if (to === from + 1 && isLooseLetter(draft, to)) {
    text += textAt(tokens, to);
    to++;
  }
  draft.components.box = withoutZeros(text);
  const standard = phrase.length === 2 && phrase[0] === "PO" && phrase[1] === "BOX";
  if (!standard || from > at + 2 || draft.components.box !== text) note(draft, "us/po-box");
  mark(draft, at, to, PLACED);
  return true;
}

/** "PO BOX 12 A": a letter that is no direction and begins no name behind it: "D IBERVILLE", "O FALLON". */
function isLooseLetter({ tokens, end }: Draft, at: number): boolean {
  const token = tokens[at];
  const number = tokens[at - 1];
  if (token === undefined || at >= end || number?.shape !== DIGITS || token.part !== number.part) return false;
  if (token.role !== 0 || token.shape !== LETTERS || token.text.length !== 1) return false;
  if ((token.word?.direction ?? "") !== "") return false;
  return endsPart(tokens, at, end) || (token.text !== "D" && token.text !== "L" && token.text !== "O");
}

function endsPart(tokens: readonly AddressToken[], at: number, end: number): boolean {
  return at + 1 >= end || tokens[at + 1]?.part !== tokens[at]?.part;
}

/** Whether a token only announces a number: `#`, NO, NUMBER, NUM. */
export function isNumberMark(token: AddressToken | undefined): boolean {
  return token?.word?.numberMark === true;
}

function isBoxId(token: AddressToken, lettersToo: boolean): boolean {
  if (token.shape === SIGN) return false;
  if (token.shape !== LETTERS) return true;
  return lettersToo && (token.text.length === 1 || (token.text.length === 2 && token.word === null));
}

/** The id without zeros before its first other digit: "0061" → "61". */
export function withoutZeros(text: string): string {
  let i = 0;
  while (i + 1 < text.length && text.charAt(i) === "0" && isAlphanumeric(text.charCodeAt(i + 1))) i++;
  return i === 0 ? text : text.slice(i);
}

function isAlphanumeric(unit: number): boolean {
  return (unit >= 0x30 && unit <= 0x39) || (unit >= 0x41 && unit <= 0x5a);
}
