import type { AddressComponents } from "../types.ts";
import { mainDesignator } from "./box-designator.ts";
import type { CountryProfile } from "./profile.ts";

/** The mailing block of address parts in the order of a country's postal service; lines that would be empty are left out. */
export function mailingLines(c: Partial<AddressComponents>, profile: CountryProfile): string[] {
  const name = [c.predirectional, c.streetName, c.suffix, c.postdirectional];
  const unit = [c.secondaryDesignator, c.secondaryNumber];
  const street = profile.numberFirst ? [c.primaryNumber, ...name] : [...name, c.primaryNumber];
  const delivery = profile.unitFirst === true ? [...unit, ...street] : [...street, ...unit];
  const last = profile.codeFirst ? [c.postalCode, c.city, c.state] : [c.city, c.state, c.postalCode];
  const lines = [
    [c.recipient],
    [c.building],
    [...delivery, c.crossStreet],
    [c.route, boxLine(c.box, profile)],
    [c.dependentLocality],
    last,
    [c.country],
  ];
  return lines
    .map((parts) => parts.filter((part) => typeof part === "string" && part !== "").join(" "))
    .filter((line) => line !== "");
}

/** A box with its word in front: "71" → "PO BOX 71"; "CS 20712" has its own. */
function boxLine(box: string | null | undefined, profile: CountryProfile): string | null {
  if (typeof box !== "string" || box === "") return null;
  return /^[A-Z][A-Z ]* \S/u.test(box) ? box : `${mainDesignator(profile)} ${box}`;
}
