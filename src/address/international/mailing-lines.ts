import { presentLines } from "../characters/present-lines.ts";
import type { CountryProfile } from "../country/profile.ts";
import { AREA_COUNTRIES, PLOT } from "../data/area-words.ts";
import { LEGAL_FORMS } from "../data/venue-words.ts";
import { joined } from "../tokens/joined.ts";
import type { AddressComponents } from "../types.ts";
import { mainDesignator } from "./box-designator.ts";

/** The mailing block of address parts in the order of a country's postal service; lines that would be empty are left out. */
export function mailingLines(c: Partial<AddressComponents>, profile: CountryProfile): string[] {
  const name = [c.predirectional, c.streetName, c.suffix, c.postdirectional];
  const unit = unitText(c);
  const street = profile.numberFirst ? [c.primaryNumber, ...name] : [...name, c.primaryNumber];
  const [locality, county] = splitCounty(c.dependentLocality ?? null, profile);
  const city = profile.codeFirst ? [c.postalCode, c.city, c.state] : [c.city, c.state, county, c.postalCode];
  const isInFront = isNumberInFront(c, profile);
  const [firm, building] = profile.unitFirst ? splitFirm(c.building ?? "") : ["", c.building];
  const front = profile.unitFirst
    ? [unit, isInFront ? c.primaryNumber : null]
    : isInFront
      ? [c.primaryNumber, unit]
      : [];
  const delivery = [...(isInFront ? name : street), profile.unitFirst || isInFront ? null : unit];
  const lines = [
    [c.recipient],
    [firm],
    [...front, building],
    [...delivery, c.crossStreet],
    [c.route, boxLine(c.box, profile)],
    [locality],
    city,
    [c.country],
  ];
  return presentLines(lines.map((parts) => presentLines(parts).join(" ")));
}

/** "HARLOW LTD", "LIPA HOUSE": a firm, which stands before its unit in a line of its own, and the building behind. */
function splitFirm(text: string): [firm: string, building: string] {
  const words = text.split(" ");
  const end = words.findLastIndex((word) => LEGAL_FORMS.has(word)) + 1;
  return [words.slice(0, end).join(" "), words.slice(end).join(" ")];
}

/** "12 LIPA TOWER FERN NAGAR", "PLOT 12 LIPA TOWER FERN ROAD": whether the number is that of the building, not of a street, as where parts of towns stand for streets. */
function isNumberInFront({ primaryNumber, streetName }: Partial<AddressComponents>, profile: CountryProfile): boolean {
  const isPlot = profile.unitFirst && primaryNumber?.startsWith(PLOT) === true;
  return AREA_COUNTRIES.has(profile.code) && (!streetName || isPlot);
}

/** Designator and number of the unit; "#" stands right before its number. */
function unitText(c: Partial<AddressComponents>): string {
  return joined(c.secondaryDesignator, c.secondaryNumber).replace(/# (?=[^ ]+$)/u, "#");
}

/** A county that the service leaves out stands behind the city, not with the locality before it. */
function splitCounty(
  locality: string | null,
  profile: CountryProfile,
): [locality: string | null, county: string | null] {
  if (locality === null || profile.regions === null || profile.regionAsState) return [locality, null];
  const words = locality.split(" ");
  for (let n = Math.min(3, words.length); n > 0; n--) {
    const county = words.slice(words.length - n).join(" ");
    if (profile.regions.has(county)) return [words.slice(0, words.length - n).join(" "), county];
  }
  return [locality, null];
}

/** A box with its word in front: "71" → "PO BOX 71"; "CS 20712" has its own. */
function boxLine(box: string | null | undefined, profile: CountryProfile): string | null {
  if (typeof box !== "string" || box === "") return null;
  return /^(?:\d\d )?[^\d #(-][^\d(-]* \S|^\D+$/u.test(box) ? box : `${mainDesignator(profile)} ${box}`;
}
