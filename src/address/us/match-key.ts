import { US_KING_STREET } from "../data/us-address-words.ts";
import { NUMBERED_ROAD } from "../data/us-road-words.ts";
import { US_KEY_DESIGNATORS } from "../data/us-secondary-designators.ts";
import { joined } from "../tokens/joined.ts";
import { lookUpWord } from "../tokens/lexicon.ts";
import { isTens, ordinalOf } from "../tokens/ordinal.ts";
import { takesNumber } from "../tokens/word.ts";
import type { AddressComponents } from "../types.ts";

/**
 * The comparing key of a US address: ZIP code (or city and state), house number, street with ordinals in digits and
 * without blanks, and unit without its designator; null without a place, or without a number, box or route.
 */
export function matchKeyUnitedStates(c: AddressComponents, otherUnits: string): string | null {
  const place = c.postalCode !== null ? c.postalCode.slice(0, 5) : placeKey(c);
  if (place === "") return null;
  const delivery = c.route ?? (c.primaryNumber !== null && c.streetName !== null ? streetKey(c) : "");
  if (delivery === "" && c.box === null) return null;
  const unit = `${otherUnits} ${unitKey(c)}`.trim() || letterOf(c);
  const parts = ["US", place, delivery, unit, c.box === null ? "" : `BOX ${c.box}`];
  return parts.join("|");
}

/** City and state, with directions and words of suffixes in short form: "E LANSING", "EAST LANSING" and "PALM BCH", "PALM BEACH" are one. */
function placeKey({ city, state }: AddressComponents): string {
  if (city === null) return "";
  const words = city.split(" ").map((text, i) => {
    const { direction, streetSuffix } = lookUpWord(text);
    return (i === 0 && direction) || (i > 0 && streetSuffix) || text;
  });
  return joined(words.join(" "), state);
}

function streetKey(c: AddressComponents): string {
  const name = foldName(c.streetName ?? "");
  const letter = c.secondaryNumber === null && c.secondaryDesignator === null ? letterOf(c) : "";
  const number = letter === "" ? c.primaryNumber : (c.primaryNumber ?? "").slice(0, -1);
  const road = roadKey(c.streetName ?? "");
  // "S74 W16853" is the grid number "S74W16853".
  return `${number?.replace(/^([NSEW]\d+) (?=[NSEW]\d)/u, "$1")}|${c.predirectional ?? ""}|${road || name.replace(US_KING_STREET, "MLK")}${c.suffix ?? ""}|${c.postdirectional ?? ""}`;
}

/** The letter of "12A", which others write as a unit: "12 MAIN ST APT A". */
function letterOf({ primaryNumber, route, streetName }: AddressComponents): string {
  if (route !== null || streetName === null) return "";
  return /^\d+[A-Z]$/u.test(primaryNumber ?? "") ? (primaryNumber ?? "").slice(-1) : "";
}

/** One form of a state's or county's road: "STATE ROUTE 4", "STATE ROAD 4" and "OH HIGHWAY 4" → STATE4; "" for any other name. */
function roadKey(name: string): string {
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
    } else out += ordinal || (text.length > 2 && suffixWord) || text;
  }
  return out;
}

/** Designators that tell units apart; the others fold into the number. */
function unitKey(c: AddressComponents): string {
  const { secondaryDesignator: designator, secondaryNumber: number } = c;
  if (number === null) return designator ?? "";
  return designator !== null && US_KEY_DESIGNATORS.has(designator) ? `${designator} ${number}` : number;
}
