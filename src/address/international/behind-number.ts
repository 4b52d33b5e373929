import { GERMAN } from "../data/languages/german.ts";
import { type Draft, firstLanguage, give, giveUnit, isFreeAt, isNumberAt, keyAt, startOf, together } from "./draft.ts";
import { isUnitBefore } from "./unit-before-number.ts";

/**
 * What stands alone between commas right behind the house number of a street that it follows: the letter of the number,
 * "34, H", and a smaller number that is the door's, "18, 1C"; "48, 50" and the "9, 9A" of German are several houses. Where units stand before numbers, that of one
 * stands behind the street: "2201 HOLDOM AVENUE, 101".
 */
export function takeBehindNumber(draft: Draft): void {
  const { numberFirst } = draft.profile;
  const at = 1 + draft.parts.findLastIndex((part) => part === "primaryNumber" || (numberFirst && isOfStreet(part)));
  if (at === 0 || !isFreeAt(draft, at)) return;
  if (together(draft, at, at - 1) || together(draft, at, at + 1)) return;
  const key = keyAt(draft, at);
  const house = draft.fixed.primaryNumber ?? "";
  if (numberFirst) {
    if (isUnitBefore(draft, key, keyAt(draft, startOf(draft, "primaryNumber"))))
      giveUnit(draft, at, at + 1, "UNIT", key);
    return;
  }
  if (/^[A-Z]$/u.test(key) && /^\d+$/u.test(house)) {
    give(draft, at, at + 1, "primaryNumber");
    draft.fixed.primaryNumber = house + key;
    return;
  }
  const goesOn = isNumberAt(draft, at + 1) && isFreeAt(draft, at + 1);
  if (!/^\d{1,3}[A-Z]?$/u.test(key) || goesOn || firstLanguage(draft) === GERMAN) return;
  if (Number.parseInt(key, 10) < Number.parseInt(house, 10)) giveUnit(draft, at, at + 1, null, key);
}

function isOfStreet(part: string | null): boolean {
  return part === "streetName" || part === "suffix" || part === "postdirectional";
}
