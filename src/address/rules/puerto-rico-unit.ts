import { PR_UNITS } from "../data/us-puerto-rico-words.ts";
import { type Draft, FREE, place } from "../tokens/draft.ts";
import { isPuertoRico } from "../tokens/is-puerto-rico.ts";
import { joined } from "../tokens/joined.ts";
import { samePart, tokenAt } from "../tokens/token-at.ts";
import { skipMarks } from "../tokens/token-run.ts";
import { isId, wholeId } from "./unit-identifier.ts";

/** Takes doors, plots and stops of Puerto Rico, which are words of names elsewhere: "LOCAL # 5", "CASA B-12", "PDA 20". */
export function takePuertoRicoUnits(draft: Draft): void {
  if (!isPuertoRico(draft)) return;
  const { end, tokens, units } = draft;
  for (let i = 0; i < end; i++) {
    const { role, text: designator } = tokenAt(tokens, i);
    const at = skipMarks(tokens, i + 1, end);
    const number = tokenAt(tokens, at);
    if (role !== FREE || !PR_UNITS.has(designator) || at >= end || !isId(number) || !samePart(tokens, i, at)) continue;
    const { id, to } = wholeId(draft, at + 1, { designator, id: number.text }, false);
    units.push({ designator, id });
    place(draft, i, to, joined(designator, id), "us/secondary-unit");
  }
}
