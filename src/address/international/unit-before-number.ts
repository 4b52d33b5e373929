import { startsWithDigit } from "../country/word-form.ts";
import { UNIT_BEFORE_NUMBER } from "../data/unit-words.ts";
import { type Draft, give, keyAt, note } from "./draft.ts";

/** "4-123" in Canada and "4/123" in Australia are unit and house number. */
export function takeSlashUnit(draft: Draft, at: number): boolean {
  const mark = draft.profile.unitSlash ?? " ";
  const [unit = "", number = "", more] = keyAt(draft, at).split(mark);
  if (more !== undefined || !isUnitBefore(draft, unit, number)) return false;
  draft.units.push({ designator: "UNIT", number: unit.replace(/^U(?=\d)/u, "") });
  give(draft, at, at + 1, "primaryNumber");
  draft.fixed.primaryNumber = number;
  note(draft, "unit-before-number");
  return true;
}

/** Whether a number is that of a unit before a house number; "1119" and "1123" are a range, which with a hyphen is on one side of the street, as are those with the gap of two neighbours. */
export function isUnitBefore({ profile, units }: Draft, unit: string, number: string, neighbours = 0): boolean {
  if (profile.unitSlash === null || units.length > 0 || !UNIT_BEFORE_NUMBER.test(unit) || !startsWithDigit(number))
    return false;
  const gap = Number.parseInt(number, 10) - Number.parseInt(unit, 10);
  const isLong = unit.length > 3;
  const isHyphen = profile.unitSlash === "-";
  const mayEnd = isHyphen ? gap % 2 === 0 || gap === 1 : gap === neighbours || isLong;
  return !(gap > 0 && gap <= (isHyphen && isLong ? 50 : 20) && mayEnd);
}
