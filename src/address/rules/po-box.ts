import { US_BOX_LINKS, US_BOX_PHRASES, US_PRIVATE_BOX_PHRASES, US_SURE_BOX_PHRASES } from "../data/us-box-phrases.ts";
import { DROPPED, type Draft, FREE, mark, PLACED, place } from "../tokens/draft.ts";
import { isRange } from "../tokens/range.ts";
import { isLettersAt, NOTHING, samePart, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { endsPart, readsAs, skipMarks } from "../tokens/token-run.ts";
import { type AddressToken, DIGITS, LETTERS, SIGN } from "../tokens/tokenize.ts";
import { mayStart, NO_WORD, STARTS_BOX } from "../tokens/word.ts";
import { isUnitLetter } from "./unit-identifier.ts";

let boxPhrases: readonly (readonly string[])[] | undefined;

/**
 * Takes a post office box: "P.O. Box 9", "POB 9", "CALLER 9", "BIN E" → box 9, 9, 9, E (Publication 28, section 28), and
 * a private mailbox, which is a unit: "PRIVATE MAIL BOX 9" → PMB 9 (section 285).
 */
export function takePostOfficeBox(draft: Draft): void {
  boxPhrases ??= US_BOX_PHRASES.split("\n").map((row) => row.split(" "));
  take(draft, boxPhrases, 0, US_PRIVATE_BOX_PHRASES);
  if (!take(draft, boxPhrases, US_PRIVATE_BOX_PHRASES, US_SURE_BOX_PHRASES))
    take(draft, boxPhrases, US_SURE_BOX_PHRASES, boxPhrases.length);
}

function take(draft: Draft, all: readonly (readonly string[])[], first: number, last: number): boolean {
  for (let i = 0; i < draft.end; i++) {
    const token = tokenAt(draft.tokens, i);
    if (token.role !== FREE || !mayStart(token.word, STARTS_BOX)) continue;
    for (let p = first; p < last; p++) {
      const phrase = all[p];
      if (phrase?.[0] === token.text && takeBoxPhrase(draft, i, phrase, p)) return true;
    }
  }
  return false;
}

function takeBoxPhrase(draft: Draft, at: number, phrase: readonly string[], rank: number): boolean {
  const { tokens, end } = draft;
  const sure = rank < US_SURE_BOX_PHRASES;
  if (!readsAs(tokens, at, phrase)) return false;
  const from = skipMarks(tokens, at + phrase.length, end);
  const id = tokenAt(tokens, from);
  const opens = !samePart(tokens, at - 1, at);
  // "CAMPUS BOX 12"
  if (!opens && wordAt(tokens, at - 1).reference) return false;
  const office = phrase[phrase.length - 1] === "OFFICE";
  const lettersToo = (opens || sure || phrase.length > 1) && !office;
  if (from >= end || (office && numbersHouse(tokens, from, end)) || id.role !== FREE || !isBoxId(id, lettersToo, sure))
    return false;
  const { text, to } = wholeBoxId(draft, from);
  if (rank < US_PRIVATE_BOX_PHRASES) {
    draft.units.push({ designator: "PMB", id: text });
    mark(draft, at, to, PLACED, "us/secondary-unit");
    return true;
  }
  draft.components.box = withoutZeros(text);
  place(draft, at, to, `PO BOX ${draft.components.box}`, "us/po-box");
  dropLink(draft, at - 1);
  dropLink(draft, to);
  return true;
}

/** The identifier that begins at `from` with what belongs to it: "4 400", "1,234", "31 C", "A 12", "12 & 13". */
function wholeBoxId(draft: Draft, from: number): { text: string; to: number } {
  const { tokens, end } = draft;
  const id = tokenAt(tokens, from);
  const next = from + 1 < end ? tokenAt(tokens, from + 1) : NOTHING;
  let text = id.word.cardinal || id.text;
  let to = from + 1;
  if (next.shape === DIGITS && next.role === FREE && endsPart(tokens, to, end) && continuesNumber(id, next)) {
    text += next.text;
    to++;
  } else if (isLooseLetter(draft, to)) {
    text += textAt(tokens, to);
    to++;
  }
  const second = secondBox(tokens, from, to, end);
  return { text: text + second, to: second === "" ? to : to + 2 };
}

/** "4 400" and "A 12" in one part, "1,234" in two. */
function continuesNumber(id: AddressToken, next: AddressToken): boolean {
  if (id.part === next.part) return id.shape === DIGITS || (id.shape === LETTERS && id.text.length === 1);
  return id.shape === DIGITS && id.text.length < 4 && next.text.length === 3;
}

/** " & 13" where a greater number follows behind "&" or AND and opens no street, "BOX 12 & 13"; "" elsewhere. */
export function secondBox(tokens: readonly AddressToken[], first: number, at: number, end: number): string {
  const { role, shape, text } = tokenAt(tokens, at + 1);
  if (at + 1 >= end || shape !== DIGITS || role !== FREE || !isLink(tokenAt(tokens, at))) return "";
  return isRange(textAt(tokens, first), text) && !numbersHouse(tokens, at + 1, end) ? ` & ${text}` : "";
}

/** Whether the number at `at` is that of a house: "POST OFFICE, 2 MAIN ST", not "POST OFFICE 2 ST PAUL". */
function numbersHouse(tokens: readonly AddressToken[], at: number, end: number): boolean {
  for (let i = at + 1; i < end && samePart(tokens, i, at) && tokenAt(tokens, i).role === FREE; i++)
    if (!isLettersAt(tokens, i) || (i > at + 1 && wordAt(tokens, i).strong)) return true;
  return false;
}

function isLink(token: AddressToken): boolean {
  return token.role === FREE && US_BOX_LINKS.has(token.text);
}

/** "100 MAIN ST OR PO BOX 12": a word that only links box and street leaves. */
function dropLink(draft: Draft, at: number): void {
  const { tokens, end } = draft;
  if (at < 1 || at + 1 >= end || !isLink(tokenAt(tokens, at))) return;
  mark(draft, at, at + 1, DROPPED, "us/po-box");
}

/** "PO BOX 12 A": a letter that is no direction and begins no name behind it: "D IBERVILLE", "O FALLON". */
function isLooseLetter({ tokens, end }: Draft, at: number): boolean {
  const token = tokenAt(tokens, at);
  const number = tokenAt(tokens, at - 1);
  if (at >= end || number.shape !== DIGITS || token.part !== number.part) return false;
  if (token.role !== FREE || token.shape !== LETTERS || token.text.length !== 1) return false;
  if (endsPart(tokens, at, end)) return token.word.direction === "";
  return isUnitLetter(token, textAt(tokens, at + 1)) && textAt(tokens, at + 1).length > 1;
}

function isBoxId(token: AddressToken, lettersToo: boolean, sure: boolean): boolean {
  if (token.shape === SIGN) return false;
  if (token.shape !== LETTERS) return true;
  if (sure && token.word.cardinal !== "") return true;
  if (/^([A-Z])\1?$/u.test(token.text)) return lettersToo;
  return lettersToo && sure && token.text.length === 2 && token.word === NO_WORD;
}

/** The id without zeros before its first other digit or letter: "0061" → "61"; of zeros alone all stay. */
export function withoutZeros(text: string): string {
  return text.replace(/^0+(?=[1-9A-Z])/u, "");
}
