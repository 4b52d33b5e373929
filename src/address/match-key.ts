import { lookUpWord } from "./lexicon.ts";
import type { AddressComponents } from "./types.ts";

/**
 * The comparing key of a US address: ZIP code (or city and state), house number, street with ordinals in digits and
 * without blanks, and unit without its designator; null without a place, or without a number, box or route.
 */
export function matchKeyUnitedStates(c: AddressComponents, otherUnits: string): string | null {
  const place = c.postalCode !== null ? c.postalCode.slice(0, 5) : c.city !== null ? `${c.city} ${c.state ?? ""}` : "";
  if (place === "") return null;
  const delivery = c.route ?? (c.primaryNumber !== null && c.streetName !== null ? streetKey(c) : "");
  if (delivery === "" && c.box === null) return null;
  const unit = `${otherUnits} ${unitKey(c)}`.trim();
  const parts = ["US", place, delivery, unit, c.box === null ? "" : `BOX ${c.box}`];
  return parts.join("|");
}

function streetKey(c: AddressComponents): string {
  const name = (c.streetName ?? "").split(" ").map(foldWord).join("");
  return `${c.primaryNumber}|${c.predirectional ?? ""}|${name}${c.suffix ?? ""}|${c.postdirectional ?? ""}`;
}

/** "SEVENTH" → "7TH", "AVENUE" → "AVE". */
function foldWord(text: string): string {
  const word = lookUpWord(text);
  if (word === null) return text;
  return word.ordinal !== "" ? word.ordinal : word.suffix !== "" ? word.suffix : text;
}

/** Designators that tell units apart; the others fold into the number. */
function unitKey(c: AddressComponents): string {
  const { secondaryDesignator: designator, secondaryNumber: number } = c;
  if (number === null) return designator ?? "";
  return designator === "FL" || designator === "BLDG" || designator === "PMB" ? `${designator} ${number}` : number;
}
