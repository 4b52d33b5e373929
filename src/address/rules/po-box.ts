import { type Draft, mark, note, PLACED, textAt } from "../draft.ts";
import { type AddressToken, DIGITS, LETTERS, SIGN } from "../tokenize.ts";

/** Words before the number of a post office box, longest first (Publication 28, section 28). */
const BOX_PHRASES: readonly (readonly string[])[] = [
  ["POST", "OFFICE", "BOX"],
  ["POST", "OFFICE", "BX"],
  ["POST", "OFFICE", "DRAWER"],
  ["P", "O", "BOX"],
  ["P", "O", "DRAWER"],
  ["PO", "BOX"],
  ["PO", "BX"],
  ["PO", "DRAWER"],
  ["PO", "DRWR"],
  ["PO", "LOCKBOX"],
  ["P", "O", "B"],
  ["P", "BOX"],
  ["POBOX"],
  ["POB"],
  ["APARTADO"],
  ["FIRM", "CALLER"],
  ["CALLER", "BOX"],
  ["CALLER", "SERVICE"],
  ["LOCK", "BOX"],
  ["LOCKBOX"],
  ["CALLER"],
  ["DRAWER"],
  ["BIN"],
  ["LBX"],
  ["LB"],
  ["POST", "OFFICE"],
  ["PO"],
  ["BOX"],
];

/** Phrases up to this index name a box for certain, the later ones only where no other does. */
const FIRST_WEAK = 15;

/** Takes a post office box: "P.O. Box 9", "POB 9", "CALLER 9", "BIN E" → box 9, 9, 9, E. */
export function takePostOfficeBox(draft: Draft): void {
  if (!take(draft, 0, FIRST_WEAK)) take(draft, FIRST_WEAK, BOX_PHRASES.length);
}

function take(draft: Draft, firstPhrase: number, lastPhrase: number): boolean {
  for (let i = 0; i < draft.end; i++) {
    const token = draft.tokens[i];
    if (token === undefined || token.role !== 0 || !BOX_STARTS.has(token.text)) continue;
    for (let p = firstPhrase; p < lastPhrase; p++) {
      const phrase = BOX_PHRASES[p];
      if (phrase !== undefined && takePhrase(draft, i, phrase)) return true;
    }
  }
  return false;
}

const BOX_STARTS: ReadonlySet<string> = new Set([
  "APARTADO",
  "BIN",
  "BOX",
  "CALLER",
  "DRAWER",
  "FIRM",
  "LB",
  "LBX",
  "LOCK",
  "LOCKBOX",
  "P",
  "PO",
  "POB",
  "POBOX",
  "POST",
]);

function takePhrase(draft: Draft, at: number, phrase: readonly string[]): boolean {
  const { tokens, end } = draft;
  for (let k = 0; k < phrase.length; k++) if (textAt(tokens, at + k) !== phrase[k]) return false;
  let from = at + phrase.length;
  while (from < end && isNumberMark(tokens[from])) from++;
  const id = tokens[from];
  if (
    id === undefined ||
    from >= end ||
    !isBoxId(id, (at === 0 || phrase.length > 1) && phrase[phrase.length - 1] !== "OFFICE")
  )
    return false;
  let to = from + 1;
  let text = id.text;
  const next = tokens[to];
  if (next?.shape === DIGITS && id.shape === DIGITS && to < end && next.part === id.part && endsPart(tokens, to, end)) {
    text += next.text;
    to++;
  }
  draft.components.box = withoutZeros(text);
  if (
    phrase.length !== 2 ||
    phrase[0] !== "PO" ||
    phrase[1] !== "BOX" ||
    from > at + 2 ||
    draft.components.box !== text
  )
    note(draft, "us/po-box");
  mark(draft, at, to, PLACED);
  return true;
}

function endsPart(tokens: readonly AddressToken[], at: number, end: number): boolean {
  return at + 1 >= end || tokens[at + 1]?.part !== tokens[at]?.part;
}

/** Whether a token only announces a number: `#`, NO, NUMBER, NUM. */
export function isNumberMark(token: AddressToken | undefined): boolean {
  if (token === undefined) return false;
  return (
    token.text === "#" || token.text === "NO" || token.text === "NUMBER" || token.text === "NUM" || token.text === "NBR"
  );
}

function isBoxId(token: AddressToken, lettersToo: boolean): boolean {
  if (token.shape === SIGN) return false;
  return token.shape !== LETTERS || (lettersToo && token.text.length === 1);
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
