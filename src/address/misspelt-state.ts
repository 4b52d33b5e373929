import { textOf } from "./draft.ts";
import { isOneEdit } from "./one-edit.ts";
import { stateNameOf } from "./state-name.ts";
import type { AddressToken } from "./tokenize.ts";
import { stateOfPrefix } from "./zip-prefix.ts";

/** Where a state's name with one letter too many, too few or wrong begins before a ZIP code of that very state, "GARY INDIANNA 46402"; `end` without one. */
export function misspeltStateAt(tokens: readonly AddressToken[], end: number, postalCode: string | null): number {
  const name = stateNameOf(stateOfPrefix(postalCode ?? "") ?? "") ?? "";
  const from = end - name.split(" ").length;
  return name !== "" && from > 0 && isOneEdit(textOf(tokens, from, end), name) ? from : end;
}
