import { type Draft, keyAt, together } from "./draft.ts";
import { isHouseNumberAt } from "./house-number.ts";

/** "#1203, 25 TEHERAN-RO": a sign and its number alone between commas, before a house number with its street, is a unit also where the sign is that of houses elsewhere; in India houses have two such. */
export function isUnitInFront(draft: Draft, at: number): boolean {
  const { letteredNumbers, numberFirst } = draft.profile;
  const next = at + 1;
  if (at > 0 || !numberFirst || letteredNumbers || !/^#\d{1,5}[A-Z]?$/u.test(keyAt(draft, at))) return false;
  return !together(draft, at, next) && isHouseNumberAt(draft, next) && together(draft, next, next + 1);
}
