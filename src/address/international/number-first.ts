import { isGeneric } from "../country/profile.ts";
import { isBlockNumber, isName, startsWithDigit } from "../country/word-form.ts";
import { AREA_COUNTRIES } from "../data/area-words.ts";
import { LOCALITY_FIRST } from "../data/place-words.ts";
import { NAMED_STREETS, NUMBERED_STREETS, YEAR } from "../data/street-line-words.ts";
import { type Draft, entryAt, firstLanguage, give, giveUnit, keyAt } from "./draft.ts";
import { isHouseNumberAt, takeHouseNumber, wordBeforeNumber } from "./house-number.ts";
import { numberAfterName, numbersRoadOfCountry, readNumberAfter, takeTail } from "./number-after.ts";
import { isNumberSignAt } from "./number-sign.ts";
import { giveStreetName } from "./street-name.ts";
import { hasSuffix, hasVenueWord, isWeakSuffix, leadingTypeAt, suffixAt } from "./street-signs.ts";
import { isUnitBefore, takeSlashUnit } from "./unit-before-number.ts";

/** Reads a street line with the house number in front: "12 RUE DU BAC", "MILL HOUSE 3 HIGH STREET". */
export function readNumberFirst(draft: Draft, from: number, to: number): void {
  const at = firstNumber(draft, from, to);
  if (at < 0) {
    readWithoutNumber(draft, from, to);
    return;
  }
  // "79 ST": a number with nothing but the type word behind it is the name, "79 BROADWAY" is none.
  // "1304 SOKAK AKDENIZ": nor is one where numbers stand behind the name.
  // "22 ПРОСПЕКТ ПЕРЕМОГИ": but a word that leads names has one behind.
  const leads = !NUMBERED_STREETS.has(draft.profile.code) && leadingTypeAt(draft, at + 1, to);
  const isName = at + 2 === to || !(draft.profile.numberFirst || leads || hasSuffix(draft, at + 2, to));
  const alone = isName ? suffixAt(draft, at + 1) : null;
  if (alone !== null && !isWeakSuffix(alone)) {
    give(draft, at, at + 2, "streetName");
    takeTail(draft, at + 2, to);
    return;
  }
  takeUnitApart(draft, at, to);
  if (draft.parts[at] === "unit") {
    giveStreetName(draft, takeHouseNumber(draft, at + 1, to), to);
    return;
  }
  const end = takeSlashUnit(draft, at) ? fractionEnd(draft, at + 1) : takeHouseNumber(draft, at, to);
  giveStreetName(draft, end, to);
}

/** "2 17 JONES ST": where a slash parts unit and house number, "2/17", two numbers in front of a name and its street word are those. */
function takeUnitApart(draft: Draft, at: number, to: number): void {
  const [unit, number] = [keyAt(draft, at), keyAt(draft, at + 1)];
  const isPair = /^\d{1,4}[A-Z]?$/u.test(unit) && /^\d{1,4}[A-Z]?$/u.test(number) && isName(keyAt(draft, at + 2));
  if (draft.profile.unitSlash !== "/" || !isPair || suffixAt(draft, at + 2) !== null) return;
  if (hasSuffix(draft, at + 3, to) && isUnitBefore(draft, unit, number, 2)) giveUnit(draft, at, at + 1, "UNIT", unit);
}

/** "10-123 1/2 MAIN ST": the end of a fraction behind the house number. */
function fractionEnd(draft: Draft, at: number): number {
  if (!/^\d\/\d$/u.test(keyAt(draft, at))) return at;
  draft.fixed.primaryNumber += ` ${keyAt(draft, at)}`;
  give(draft, at, at + 1, "primaryNumber");
  return at + 1;
}

/** The number a street name follows: the first word, or one inside the run with a type word behind it. */
function firstNumber(draft: Draft, from: number, to: number): number {
  if ((isHouseNumberAt(draft, from) || isLetterUnit(draft, from) || wordBeforeNumber(draft, from)) && from + 1 < to)
    return from;
  if (leadingTypeAt(draft, from, to) && firstLanguage(draft)?.suffixes.size === 0)
    return numberBehindPlace(draft, from, to);
  const last = lastSuffix(draft, to);
  for (let i = from + 1; i + 1 < to; i++) {
    if (!isHouseNumberAt(draft, i) || isNumberOfArea(draft, i)) continue;
    if (leadingTypeAt(draft, i + 1, to) || leadingTypeAt(draft, i + 2, to)) return i;
    const isHouse = keyAt(draft, i).includes("-") || draft.words[i + 1]?.isCompound;
    if (last >= i + 2 || (isHouse && hasVenueWord(draft, i - 1, i))) return i;
  }
  return -1;
}

/** "SECTOR 5 LIPA ROAD": the number of a part of a town. */
function isNumberOfArea(draft: Draft, at: number): boolean {
  return AREA_COUNTRIES.has(draft.profile.code) && LOCALITY_FIRST.has(keyAt(draft, at - 1));
}

/** "ZA DES PINS 12 RUE DU BAC": the number between a place that a street's word opens and a street. */
function numberBehindPlace(draft: Draft, from: number, to: number): number {
  for (let i = from + 2; i + 2 < to; i++) {
    const isStreet = NAMED_STREETS.has(entryAt(draft, i + 1).type ?? "") && keyAt(draft, i + 1).length > 1;
    if (isStreet && isHouseNumberAt(draft, i) && !YEAR.test(keyAt(draft, i))) return i;
  }
  return -1;
}

/** "A4/162", "C-1738": a unit with a letter before the house number. */
function isLetterUnit({ profile, words }: Draft, at: number): boolean {
  const [unit = "", number = ""] = words[at]?.key.split(profile.unitSlash ?? " ") ?? [];
  return /^[A-Z]\d{0,3}$/u.test(unit) && startsWithDigit(number);
}

/** Position of the last type word that stands after its name before a position. */
function lastSuffix(draft: Draft, to: number): number {
  let at = to - 1;
  while (at > 0 && suffixAt(draft, at) === null) at--;
  return at;
}

/** In a country with the number first, a run without it may still end in one: "RUE DU RHONE 65", "HARBOUR ROAD 12", "SHINJUKU-KITA 5-19-11". */
function readWithoutNumber(draft: Draft, from: number, to: number): void {
  const last = to - 1;
  const key = keyAt(draft, last);
  const typed = leadingTypeAt(draft, from, to) || suffixAt(draft, last - 1) !== null;
  const ended =
    isHouseNumberAt(draft, last) &&
    !YEAR.test(key) &&
    !numbersRoadOfCountry(draft, last, from, to) &&
    ((last > from + 1 && typed) || (last > from && draft.words[last - 1]?.isCompound === true));
  // "SAKURACHO 5-12"
  const isBlock = isBlockNumber(key) || (isGeneric(draft.profile) && /^\d+-\d+$/u.test(key));
  if (ended || (last > from && isBlock)) {
    const nameEnd = last > from + 2 && isNumberSignAt(draft, last - 1) ? last - 1 : last;
    give(draft, nameEnd, last, "marker");
    takeHouseNumber(draft, last, to);
    giveStreetName(draft, from, nameEnd, false);
    return;
  }
  // "RUE DE L'ALZETTE 33 ESCH-SUR-ALZETTE"
  const at = firstLanguage(draft)?.suffixes.size === 0 && typed ? numberAfterName(draft, from, to) : -1;
  const isBetween = at > from + 1 && !entryAt(draft, at - 1).isParticle && !leadingTypeAt(draft, at + 1, to);
  if (isBetween && !YEAR.test(keyAt(draft, at))) readNumberAfter(draft, from, to);
  else giveStreetName(draft, from, to);
}
