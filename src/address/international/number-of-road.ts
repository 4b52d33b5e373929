import { lookUpWord } from "../tokens/lexicon.ts";
import { type Draft, has } from "./draft.ts";

/** "CONCESSION RD 4 #2284", "HIGHWAY 7 #2284": behind a numbered road of Canada without a house number the sign announces it, no unit. */
export function takeNumberOfRoad(draft: Draft): void {
  const [unit, other] = draft.units;
  if (draft.profile.code !== "CA" || unit?.designator !== "#" || other !== undefined) return;
  if (has(draft, "primaryNumber") || draft.fixed.primaryNumber !== undefined) return;
  if (!/^\d{1,6}[A-Z]?$/u.test(unit.number ?? "") || !endsInNumber(draft)) return;
  draft.units.pop();
  draft.fixed.primaryNumber = unit.number;
}

/** Whether the last word of the street's name is a number, perhaps with a direction behind. */
function endsInNumber({ parts, words }: Draft): boolean {
  const name = words.filter((_, i) => parts[i] === "streetName").map(({ key }) => key);
  const last = name.length > 1 && lookUpWord(name.at(-1) ?? "").direction !== "" ? -2 : -1;
  return /\d$/u.test(name.at(last) ?? "");
}
