import { isName } from "../country/word-form.ts";
import { NUMBER_OF_PARTS, NUMBERED_STREETS } from "../data/street-line-words.ts";
import { type Draft, entryAt, give, isNumberAt, keyAt, type Run } from "./draft.ts";
import { isHouseNumberAt, joinsNumbers, takeHouseNumber, wordBeforeNumber } from "./house-number.ts";
import { namesDate } from "./names-date.ts";
import { numberAfterName, numbersRoadOfCountry, takeTail } from "./number-after.ts";
import { isSignedNumberAt } from "./number-sign.ts";
import { leadingTypeAt, suffixAt } from "./street-signs.ts";
import { takeSlashUnit } from "./unit-before-number.ts";

/** French ordinals that are numbers with a letter too: "18E". */
const ORDINAL_NAME = /^\d{1,3}E$/u;

/** The run beside a street that is its house number, on the side where the country has it first; -1 when none is. */
export function numberBeside(draft: Draft, runs: readonly Run[], at: number): number {
  const run = runs[at] as Run;
  // "1200, 14E AVENUE"
  const isNumbered = run[1] - run[0] > 1 && isHouseNumberAt(draft, run[0]) && !namesDate(draft, ...run);
  // "123 SOK GUL APT"
  // "1401, 18E RUE QUÉBEC"
  const isOrdinal = ORDINAL_NAME.test(keyAt(draft, run[0])) && entryAt(draft, run[0] + 1).type !== null;
  const isLong = run[1] - run[0] > 2 && !NUMBERED_STREETS.has(draft.profile.code);
  if (isNumbered && !isOrdinal && (isLong || suffixAt(draft, run[0] + 1) === null)) return -1;
  if (!draft.profile.numberFirst && numberAfterName(draft, run[0], run[1]) >= 0 && !endsInType(draft, run)) return -1;
  const sides = draft.profile.numberFirst ? [at - 1, at + 1] : [at + 1, at - 1];
  for (const side of sides) {
    const near = runs[side];
    if (near !== undefined && holdsNumber(draft, near, side < at)) return side;
  }
  return -1;
}

/** "CALLE 60", "CALLE 60 A SUR", "RUA T 30": the number belongs to the name when nothing but letters and directions follows it. */
function endsInType(draft: Draft, [from, to]: Run): boolean {
  const at = /^[A-MO-Z]$/u.test(keyAt(draft, from + 1)) ? from + 2 : from + 1;
  if (at >= to || !leadingTypeAt(draft, from, to) || !isNumberAt(draft, at)) return false;
  for (let i = at + 1; i < to; i++) if (!entryAt(draft, i).isNumberWord && keyAt(draft, i).length > 1) return false;
  return true;
}

/** Whether a run is a number with little behind it, or, before the street, ends in a number with a type word following. */
function holdsNumber(draft: Draft, [from, to]: Run, before: boolean): boolean {
  if (isSignedNumberAt(draft, from, to) || wordBeforeNumber(draft, from)) return true;
  // "12 BROADWAY, QUEENS PARK", but not "12 BIS, RUE DU BAC".
  const isNamed = isName(keyAt(draft, from + 1)) && !entryAt(draft, from + 1).isNumberWord;
  const namesStreet = before && draft.profile.numberFirst && isNamed;
  if (isHouseNumberAt(draft, from) && (keyAt(draft, from).length < 8 || NUMBER_OF_PARTS.test(keyAt(draft, from))))
    return (
      to - from <= (namesStreet ? 1 : 2) || joinsNumbers(draft, from + 1) || (!before && !draft.profile.numberFirst)
    );
  const ends = before && isHouseNumberAt(draft, to - 1) && leadingTypeAt(draft, to, draft.words.length);
  return ends && !numbersRoadOfCountry(draft, to - 1, from, to);
}

/** Gives the number of a run beside the street; what follows it is read as a tail. */
export function takeNumberBeside(draft: Draft, [from, to]: Run, before: boolean): void {
  const signed = isSignedNumberAt(draft, from, to);
  if (signed) give(draft, from, from + 1, "marker");
  const first = signed ? from + 1 : from;
  const at = before && !isHouseNumberAt(draft, first) && !wordBeforeNumber(draft, first) ? to - 1 : first;
  // "104-6245, BOUL. LAURIER"
  const end = to - at === 1 && takeSlashUnit(draft, at) ? to : takeHouseNumber(draft, at, to);
  takeTail(draft, end, to);
}

/** Whether a house number, not the day of a street's date, follows the first word of a run. */
export function hasLaterNumber(draft: Draft, from: number, to: number): boolean {
  for (let i = from + 1; i < to; i++) if (isHouseNumberAt(draft, i) && !namesDate(draft, i, to)) return true;
  return false;
}
