import { US_ROUTE_ROWS, US_WEAK_ROUTE_WORDS } from "../data/us-box-phrases.ts";
import { type Draft, mark, note, PLACED, textAt } from "../draft.ts";
import { STARTS_ROUTE } from "../lexicon.ts";
import { type AddressToken, DIGIT_FIRST, DIGITS, LETTERS, SIGN } from "../tokenize.ts";
import { isNumberMark, withoutZeros } from "./po-box.ts";

/** A phrase before the number of a route or military unit. */
interface RoutePhrase {
  standard: string;
  words: readonly string[];
  /** Whether it is a word of streets and units too and needs a box behind its number. */
  weak: boolean;
}

let phrases: readonly RoutePhrase[] | undefined;

function unpack(): readonly RoutePhrase[] {
  const weak = new Set(US_WEAK_ROUTE_WORDS.split(" "));
  return US_ROUTE_ROWS.split("\n").map((row) => {
    const equals = row.indexOf("=");
    const words = row.slice(equals + 1).split(" ");
    return { standard: row.slice(0, equals), words, weak: words.length === 1 && weak.has(words[0] ?? "") };
  });
}

const MILITARY: ReadonlySet<string> = new Set(["CMR", "PSC", "UNIT"]);

/**
 * Takes a rural, highway-contract or military route with its box (Publication 28, sections 24 to 26 and 238):
 * "RFD 82 #12" → RR 82 BOX 12, "STAR ROUTE 75 BOX 5Z" → HC 75 BOX 5Z, "BOX 218 RR 1" → RR 1 BOX 218.
 */
export function takeRoute(draft: Draft): void {
  phrases ??= unpack();
  for (let i = 0; i < draft.end; i++) {
    const token = draft.tokens[i];
    if (token === undefined || token.role !== 0 || token.word === null || (token.word.starts & STARTS_ROUTE) === 0)
      continue;
    for (const { standard, words, weak } of phrases) {
      if (startsWith(draft.tokens, i, words) && takePhrase(draft, i, i + words.length, standard, weak)) return;
    }
  }
}

function startsWith(tokens: readonly AddressToken[], at: number, words: readonly string[]): boolean {
  for (let k = 0; k < words.length; k++) if (textAt(tokens, at + k) !== words[k]) return false;
  return true;
}

function takePhrase(draft: Draft, at: number, afterWords: number, standard: string, needsBox: boolean): boolean {
  const { tokens, end } = draft;
  const from = skipMarks(tokens, afterWords, end);
  const number = tokens[from];
  if (number === undefined || from >= end) return false;
  if (number.shape !== DIGITS && number.shape !== DIGIT_FIRST)
    return !needsBox && takeUnnumbered(draft, at, afterWords, standard);
  const behind = boxBehind(tokens, from + 1, end);
  const before = behind === null ? boxBefore(tokens, at) : null;
  const leads = behind === null ? before?.from === 0 && !MILITARY.has(standard) : at === 0;
  if (needsBox && !leads && !(at > 0 && MILITARY.has(standard) && behind !== null)) return false;
  const box = behind ?? before;
  const to = behind?.to ?? from + 1;
  const start = before?.from ?? at;
  const route = `${standard} ${withoutZeros(number.text)}`;
  draft.components.route = box === null ? route : `${route} BOX ${withoutZeros(box.id)}`;
  if (spaced(tokens, start, to) !== draft.components.route)
    note(draft, MILITARY.has(standard) ? "us/military" : "us/rural-route");
  mark(draft, start, to, PLACED);
  return true;
}

/** The box of the only route of a post office: "STAR ROUTE BOX 12" → HC BOX 12, "RFD BOX 12" → RR BOX 12. */
function takeUnnumbered(draft: Draft, at: number, afterWords: number, standard: string): boolean {
  const box = MILITARY.has(standard) ? null : boxBehind(draft.tokens, afterWords, draft.end);
  if (box === null || textAt(draft.tokens, afterWords) === "#") return false;
  draft.components.route = `${standard} BOX ${withoutZeros(box.id)}`;
  if (spaced(draft.tokens, at, box.to) !== draft.components.route) note(draft, "us/rural-route");
  mark(draft, at, box.to, PLACED);
  return true;
}

function spaced(tokens: readonly AddressToken[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map((token) => token.text)
    .join(" ");
}

function skipMarks(tokens: readonly AddressToken[], at: number, end: number): number {
  let i = at;
  while (i < end && isNumberMark(tokens[i])) i++;
  return i;
}

interface RouteBox {
  id: string;
  from: number;
  to: number;
}

/** "BOX 12", "# 12" or "BUZON A7" from `at`. */
function boxBehind(tokens: readonly AddressToken[], at: number, end: number): RouteBox | null {
  if (textAt(tokens, at) === "PO") return boxBehind(tokens, at + 1, end);
  const word = textAt(tokens, at);
  if (at >= end || (word !== "BOX" && word !== "BX" && word !== "BUZON" && word !== "#")) return null;
  const from = skipMarks(tokens, at + 1, end);
  const id = tokens[from];
  if (id === undefined || from >= end || !isId(id)) return null;
  return { id: id.text, from: at, to: from + 1 };
}

/** "BOX 12" that ends before `at`. */
function boxBefore(tokens: readonly AddressToken[], at: number): RouteBox | null {
  const id = tokens[at - 1];
  if (id === undefined || textAt(tokens, at - 2) !== "BOX" || !isId(id)) return null;
  return { id: id.text, from: at - 2, to: at };
}

function isId(token: AddressToken): boolean {
  return token.shape !== SIGN && (token.shape !== LETTERS || token.text.length === 1);
}
