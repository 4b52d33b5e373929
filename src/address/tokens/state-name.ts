import { pairTable } from "../../text/lookup.ts";
import { US_STATE_ROWS } from "../data/us-states.ts";
import { lookUpWord, synonymRows } from "./lexicon.ts";
import { textAt } from "./token-at.ts";
import type { AddressToken } from "./tokenize.ts";

let statePhrases: Map<string, string> | undefined;

/** Names of a state, the spelled one first and bars between, of its code. */
export const STATE_NAMES: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(US_STATE_ROWS);

/** State code of a name or code of one to four words; null when it is none. */
export function stateOfPhrase(phrase: string): string | null {
  if (statePhrases === undefined) {
    statePhrases = new Map();
    for (const [key, spellings] of synonymRows(US_STATE_ROWS, "|")) for (const s of spellings) statePhrases.set(s, key);
  }
  return statePhrases.get(phrase) ?? (lookUpWord(phrase).stateCode || null);
}

/** State code of the name that two tokens are, "NORTH DAKOTA"; null when they are none. */
export function stateOfTwoAt(tokens: readonly AddressToken[], at: number): string | null {
  return stateOfPhrase(`${textAt(tokens, at)} ${textAt(tokens, at + 1)}`);
}

/** The spelled name of a state code: "OK" → "OKLAHOMA". */
export function stateNameOf(code: string): string | null {
  return STATE_NAMES.get(code)?.split("|")[0] ?? null;
}
