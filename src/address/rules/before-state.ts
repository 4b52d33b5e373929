import { US_STATE_KINDS } from "../data/us-states.ts";
import { type Draft, note, textOf } from "../tokens/draft.ts";
import { stateOfPhrase } from "../tokens/state-name.ts";
import { textAt, wordAt } from "../tokens/token-at.ts";
import { partStart } from "../tokens/token-run.ts";
import { isCountryCode } from "./country-code.ts";

/** "YUMA, STATE OF ARIZONA", "YUMA, US-AZ 85364" (ISO 3166-2): what announces the state that ends before `end` goes. Answers the new end. */
export function dropBeforeState(draft: Draft, end: number): number {
  const { tokens } = draft;
  if (!wordAt(tokens, end - 1).stateEnd) return end;
  const at = partStart(tokens, end, false);
  const kind = textAt(tokens, at + 1) === "OF" && US_STATE_KINDS.has(textAt(tokens, at));
  const count = kind ? 2 : 1;
  if (at === 0 || !(kind || isCountryCode(textAt(tokens, at)))) return end;
  if (at + count >= end || stateOfPhrase(textOf(tokens, at + count, end)) === null) return end;
  tokens.splice(at, count);
  if (!kind) draft.components.country = "UNITED STATES";
  note(draft, kind ? "us/state" : "us/country");
  return end - count;
}
