import { US_KING_STREET } from "../data/us-address-words.ts";
import { US_CITIES_BY_ABBREVIATION, US_CITY_ABBREVIATIONS } from "../data/us-city-abbreviations.ts";
import { US_KEY_CITY_WORDS, US_KEY_STREET_WORDS } from "../data/us-key-words.ts";
import { US_LEVEL } from "../data/us-named-units.ts";
import { PR_NUMBERED_ROAD } from "../data/us-puerto-rico-words.ts";
import { BARE_NUMBERED_ROAD, NUMBERED_ROAD } from "../data/us-road-words.ts";
import { US_KEY_DESIGNATORS } from "../data/us-secondary-designators.ts";
import { joined } from "../tokens/joined.ts";
import { lookUpWord } from "../tokens/lexicon.ts";
import { isTens, ordinalOf } from "../tokens/ordinal.ts";
import { takesNumber } from "../tokens/word.ts";
import type { AddressComponents } from "../types.ts";

/**
 * The comparing key of a US address: ZIP code (or city and state), house number, street with ordinals in digits and
 * without blanks, and unit without its designator; null without a place, or without a number, crossing, box or route.
 */
export function matchKeyUnitedStates(c: AddressComponents, otherUnits: string): string | null {
  const place = c.postalCode !== null ? c.postalCode.slice(0, 5) : placeKey(c);
  if (place === "") return null;
  const delivery = c.route ?? streetKey(c);
  if (delivery === "" && c.box === null) return null;
  const unit = `${otherUnits} ${unitKey(c)}`.trim() || letterOf(c);
  const parts = ["US", place, delivery, unit, c.box === null ? "" : `BOX ${c.box}`];
  return parts.join("|");
}

/** City and state without blanks, words in short form: "E LANSING" and "EAST LANSING", "PALM BCH" and "PALM BEACH", "DE KALB" and "DEKALB", "NYC" and "NEW YORK NY" are one. */
function placeKey({ city, state }: AddressComponents): string {
  if (city === null) return "";
  const own = state ?? US_CITIES_BY_ABBREVIATION.get(city) ?? null;
  const words = (US_CITY_ABBREVIATIONS.get(`${city}-${own}`) ?? city).split(" ");
  return joined(words.map((text, i) => cityWordKey(text, i, words.length)).join(""), own);
}

/** A direction opens or closes a name of several words; "COLO SPGS" and "COLORADO SPRINGS" begin with a state. */
function cityWordKey(text: string, i: number, count: number): string {
  if (count === 1) return US_KEY_CITY_WORDS.get(text) ?? text;
  const { direction, streetSuffix, stateCode } = lookUpWord(text);
  const outer = i === 0 || i === count - 1 ? direction : "";
  return outer || US_KEY_CITY_WORDS.get(text) || (i === 0 ? stateCode : streetSuffix) || text;
}

/** House number and street, or two streets that cross in either order; "" without one. */
function streetKey(c: AddressComponents): string {
  if (c.streetName === null) return "";
  if (c.primaryNumber === null)
    return c.crossStreet === null ? "" : [c.streetName, c.crossStreet].map(foldName).sort().join("&");
  const name = foldName(c.streetName);
  const letter = c.secondaryNumber === null && c.secondaryDesignator === null ? letterOf(c) : "";
  const number = letter === "" ? c.primaryNumber : (c.primaryNumber ?? "").slice(0, -1);
  const road = roadKey(c.streetName, c.state === "PR");
  // "S74 W16853" is the grid number "S74W16853".
  return `${number?.replace(/^([NSEW]\d+) (?=[NSEW]\d)/u, "$1")}|${c.predirectional ?? ""}|${road || name.replace(US_KING_STREET, "MLK")}${c.suffix ?? ""}|${c.postdirectional ?? ""}`;
}

/** The letter of "12A", which others write as a unit: "12 MAIN ST APT A". */
function letterOf({ primaryNumber, route, streetName }: AddressComponents): string {
  if (route !== null || streetName === null) return "";
  return /^\d+[A-Z]$/u.test(primaryNumber ?? "") ? (primaryNumber ?? "").slice(-1) : "";
}

/** One form of a state's or county's road: "STATE ROUTE 4", "STATE ROAD 4", "OH HIGHWAY 4" and "HIGHWAY 4" → STATE4, in Puerto Rico "CARR 2" and "ROAD 2" → STATE2; "" for any other name. */
function roadKey(name: string, island: boolean): string {
  const bare = (island ? PR_NUMBERED_ROAD : BARE_NUMBERED_ROAD).exec(name)?.[1];
  if (bare !== undefined) return `STATE${bare}`;
  const [, system = "US", kind = "", number] = NUMBERED_ROAD.exec(name) ?? [];
  if (system === "US" || !takesNumber(lookUpWord(kind))) return "";
  return `${system === "COUNTY" ? system : "STATE"}${number}`;
}

/** "SEVENTH" → "7TH", "FORTY FOURTH" → "44TH", "LAKE SHR" → "LAKESHORE"; two letters may be initials, "ML KING". */
function foldName(name: string): string {
  const words = name.split(" ");
  let out = "";
  for (let i = 0; i < words.length; i++) {
    const text = words[i] ?? "";
    const { cardinal, ordinal, suffixWord } = lookUpWord(text);
    const unit = isTens(cardinal) ? lookUpWord(words[i + 1] ?? "").ordinal : "";
    if (unit.length === 3) {
      out += ordinalOf(cardinal.charAt(0) + unit.charAt(0));
      i++;
    } else out += ordinal || US_KEY_STREET_WORDS.get(text) || (text.length > 2 && suffixWord) || text;
  }
  return out;
}

/** Designators that tell units apart stand before the number; the others fold into it, but for the L of "LOWR LEVEL" and "LL". */
function unitKey({ secondaryDesignator: designator, secondaryNumber: number }: AddressComponents): string {
  if (number === null || designator === null) return number === null ? (designator ?? "") : identifierKey(number);
  if (number === US_LEVEL) return `${designator.charAt(0)}${number.charAt(0)}`;
  return US_KEY_DESIGNATORS.has(designator) ? `${designator} ${identifierKey(number)}` : identifierKey(number);
}

/** "3 B" → "3B", "TWO" → "2", "05" → "5", "5 & 6" → "5 6". */
function identifierKey(number: string): string {
  const { cardinal } = lookUpWord(number);
  const whole = number.replace(/^(\d+) (?=[A-Z]$)/u, "$1").replace(/^0+(?=\d)/u, "");
  return cardinal || whole.replaceAll(" & ", " ");
}
