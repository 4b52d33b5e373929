import type { CountryProfile } from "../country/profile.ts";
import { KEY_BUILDING_WORDS, KEY_NUMBER_ENDINGS } from "../data/street-key-words.ts";
import { GROUND_UNITS } from "../data/unit-words.ts";
import type { AddressComponents } from "../types.ts";
import { squeeze } from "./squeeze.ts";

/** A house number and the unit behind its slash, where the country writes them so: "12/3" of Vienna, not "2/27" of Edinburgh. */
const UNIT_BEHIND_SLASH: RegExp = /^(\d+[A-Z]?)\/(\d+[A-Z]?(?:\/\d+[A-Z]?)?)$/u;

/** House number and unit as the match key has them: numbers that stand apart stay apart, "12/3" is not "123". The name of a house stands for its number. */
export function houseKey(c: AddressComponents, profile: CountryProfile): { number: string; unit: string } {
  const unit = unitOf(c);
  const { building, primaryNumber } = c;
  if (primaryNumber === null) return { number: buildingKey(building ?? ""), unit };
  const [, house, behind] = (unit === "" && !profile.numberFirst && UNIT_BEHIND_SLASH.exec(primaryNumber)) || [];
  if (house !== undefined && behind !== undefined) return { number: house, unit: numbersApart(behind) };
  const ending = /\d ?([A-Z]{3,6})$/u.exec(primaryNumber)?.[1] ?? "";
  const short = KEY_NUMBER_ENDINGS.get(ending);
  return { number: numbersApart(short ? primaryNumber.slice(0, -ending.length) + short : primaryNumber), unit };
}

/** The unit with the building of several on one ground, "SUITE 301 BUILDING B", and with the floor that a letter is on: "PISO 3 DEPTO B". */
function unitOf({ building, secondaryDesignator, secondaryNumber }: AddressComponents): string {
  const [word = "", id = ""] = (building ?? "").split(" ");
  const ground = id && GROUND_UNITS.has(word) ? word + id : "";
  const unit = secondaryNumber ?? "";
  const floor = /\d/u.test(unit) ? "" : (/\d+/u.exec(secondaryDesignator ?? "")?.[0] ?? "");
  return ground + floor + numbersApart(unit);
}

/** "FERN APARTMENTS" and "FERN APTS". */
function buildingKey(building: string): string {
  const words = building.split(" ").map((word) => KEY_BUILDING_WORDS.get(word) ?? word);
  return numbersApart(words.join(" "));
}

/** "12 - 14" → "12-14", "12 A" and "12/A" → "12A", "3º B" → "3B". */
function numbersApart(text: string): string {
  const numbers = text.replace(/[ºª]/gu, "").split(/(?<=\d)[ -/:-@]+(?=\d)/u);
  return numbers.map(squeeze).join("-");
}
