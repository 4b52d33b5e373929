import { type Draft, isFreeAt, isNumberAt, together } from "./draft.ts";

/** "14 ELM STREET SUITE 1400-222": whether the part has its house number before the unit. */
export function hasNumberBefore(draft: Draft, at: number): boolean {
  for (let i = at - 1; i >= 0 && together(draft, i, at); i--)
    if (isFreeAt(draft, i) && isNumberAt(draft, i)) return true;
  return false;
}
