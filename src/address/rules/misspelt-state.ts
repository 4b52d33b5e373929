import { textOf } from "../tokens/draft.ts";
import { isOneEdit } from "../tokens/one-edit.ts";
import { STATE_NAMES, stateNameOf } from "../tokens/state-name.ts";
import { textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import type { AddressToken } from "../tokens/tokenize.ts";
import { NO_WORD } from "../tokens/word.ts";
import { cityBefore } from "./city-before.ts";

/**
 * Where a state's name with one letter too many, too few or wrong, or its code with a small l for its I, begins before a ZIP code of that
 * very state `code`, "GARY INDIANNA 46402", "URBANA LL 61801", or in two letters, "FRESNO C A 93701"; `end` without one.
 */
export function misspeltStateAt(tokens: readonly AddressToken[], end: number, code: string | null): number {
  const { text, word } = tokenAt(tokens, end - 1);
  if (word === NO_WORD && text.replace("L", "I") === code && end > 1 && wordAt(tokens, end - 2).designator === "")
    return end - 1;
  const isSpaced =
    text.length === 1 && textAt(tokens, end - 2) + text === code && wordAt(tokens, end - 3).designator === "";
  if (isSpaced && cityBefore(tokens, end - 2)) return end - 2;
  const name = stateNameOf(code ?? "") ?? "";
  const from = end - name.split(" ").length;
  return name !== "" && from > 0 && isOneEdit(textOf(tokens, from, end), name) ? from : end;
}

/** Letters of the shortest name of a state that a word alone may mean. */
const SHORTEST_STATE = 7;

let longNames: readonly (readonly [code: string, name: string])[] | undefined;

/** Code of the state whose long name is that word but for one letter, "DELEWARE"; null without one. */
export function stateNear({ text, word }: AddressToken): string | null {
  if (word !== NO_WORD || text.length < SHORTEST_STATE) return null;
  longNames ??= [...STATE_NAMES].map(([code, names]) => [code, names.split("|", 1)[0] ?? ""]);
  for (const [code, name] of longNames) if (isOneEdit(text, name)) return code;
  return null;
}
