import { ENGLISH_SHORT_TYPES } from "../data/languages/english.ts";
import { type Draft, standardize } from "./draft.ts";
import { suffixAt } from "./street-signs.ts";

/** Writes a type word behind its name in the form of the country: "RD" in Canada, Australia and New Zealand, else "ROAD". */
export function writeSuffix(draft: Draft, at: number): void {
  const full = suffixAt(draft, at) ?? "";
  standardize(draft, at, (draft.profile.shortTypes && ENGLISH_SHORT_TYPES.get(full)) || full, "suffix");
}
