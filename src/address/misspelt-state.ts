import { textOf } from "./draft.ts";
import { isOneEdit } from "./one-edit.ts";
import { stateNameOf } from "./state-name.ts";
import { tokenAt, wordAt } from "./token-at.ts";
import type { AddressToken } from "./tokenize.ts";
import { NO_WORD } from "./word.ts";
import { stateOfPrefix } from "./zip-prefix.ts";

/**
 * Where a state's name with one letter too many, too few or wrong, or its code with a small l for its I, begins before a ZIP code of that very
 * state, "GARY INDIANNA 46402", "URBANA LL 61801"; `end` without one.
 */
export function misspeltStateAt(tokens: readonly AddressToken[], end: number, postalCode: string | null): number {
  const code = stateOfPrefix(postalCode ?? "") ?? "";
  const { text, word } = tokenAt(tokens, end - 1);
  if (word === NO_WORD && text.replace("L", "I") === code && end > 1 && wordAt(tokens, end - 2).designator === "")
    return end - 1;
  const name = stateNameOf(code) ?? "";
  const from = end - name.split(" ").length;
  return name !== "" && from > 0 && isOneEdit(textOf(tokens, from, end), name) ? from : end;
}
