import { type Draft, note } from "../tokens/draft.ts";
import { textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { type AddressToken, tokenOf } from "../tokens/tokenize.ts";
import { stateOfPrefix } from "../tokens/zip-prefix.ts";
import { cityBefore } from "./city-before.ts";

/** Tokens from the end on among which a broken ZIP code is looked for. */
const MOST_BEHIND = 4;

/**
 * Makes a ZIP code whole that stands behind its own state at the end: one in two pieces, "TX 787 55", one with a slash
 * before its last four digits, "TX 78755/1234", and one with too few of them, "TX 78755-12", whose rest stands apart.
 */
export function mendBrokenZip(draft: Draft): void {
  const { tokens } = draft;
  for (let at = tokens.length - 1; at > 1 && at >= tokens.length - MOST_BEHIND; at--) {
    const state = wordAt(tokens, at - 1).stateCode;
    if (state === "" || !cityBefore(tokens, at - 1)) continue;
    const width = piecesAt(tokens, at);
    const pieces = width === 2 ? [textAt(tokens, at) + textAt(tokens, at + 1)] : wholeOf(textAt(tokens, at));
    const [code = ""] = pieces;
    if (width === 0 || stateOfPrefix(code) !== state) continue;
    const { part } = tokenAt(tokens, at);
    tokens.splice(at, width, ...pieces.map((text) => tokenOf(text, part, text.replace("-", "").length)));
    note(draft, "us/last-line");
    return;
  }
}

/** Two for two pieces of five digits, one for a ZIP code with a wrong end, else none. */
function piecesAt(tokens: readonly AddressToken[], at: number): number {
  const text = textAt(tokens, at);
  if (/^\d{1,4}$/u.test(text) && /^\d{1,4}$/u.test(textAt(tokens, at + 1)))
    return (text + textAt(tokens, at + 1)).length === 5 ? 2 : 0;
  return /^(\d{5})(?:\/\d{4}|-\d{1,3}|-\1)$/u.test(text) ? 1 : 0;
}

/** "78755/1234" with its hyphen, "78755-12" as a ZIP code and what is left of the four digits, "78755-78755" as two. */
function wholeOf(text: string): string[] {
  return text.includes("/") ? [text.replace("/", "-")] : text.split("-");
}
