import { US_NAMED_LEVELS, US_NAMED_UNITS } from "./data/us-named-units.ts";
import { joined } from "./joined.ts";
import { lookUpWord } from "./lexicon.ts";
import { isRural } from "./rules/rural-route.ts";
import type { AddressComponents } from "./types.ts";

/** Where a reading places what the parts alone do not tell: text behind the street instead of before it. */
export interface Layout {
  /** Buildings and other text before the street line. */
  readonly front: string;
  /** Text that stays behind the street. */
  readonly behind: string;
  /** Units before the last one. */
  readonly units: string;
}

/**
 * The mailing block of United States parts in the order of Publication 28: recipient, building, urbanization, street with
 * units, route, box, last line. A street beside a rural or highway-contract box leaves the block (section 24).
 */
export function unitedStatesLines(
  c: Partial<AddressComponents>,
  layout: Layout = layoutOf(c.building ?? ""),
): string[] {
  const routed = isRural(c.route ?? "") && (hasBox(c.route) || !(c.primaryNumber || c.streetName));
  const street = routed ? "" : streetLine(c, layout);
  const lines: string[] = [];
  put(lines, c.recipient);
  if (!routed) put(lines, layout.front);
  put(lines, c.dependentLocality);
  put(lines, street);
  put(lines, routed ? withUnits(c.route ?? "", c, layout) : c.route);
  if (c.box) lines.push(`PO BOX ${c.box}`);
  put(lines, joined(joined(c.city, c.state), c.postalCode));
  if (c.country !== "UNITED STATES") put(lines, c.country);
  return lines;
}

function put(lines: string[], line: string | null | undefined): void {
  if (line) lines.push(line);
}

/** Whether a route has a box, which replaces the street beside it. */
function hasBox(route: string | null | undefined): boolean {
  return route?.includes(" BOX ") === true;
}

function streetLine(c: Partial<AddressComponents>, layout: Layout): string {
  const name = joined(joined(c.primaryNumber, c.predirectional), c.streetName);
  const street = joined(joined(name, c.suffix), c.postdirectional);
  return joined(withUnits(c.crossStreet ? `${street} & ${c.crossStreet}` : street, c, layout), layout.behind);
}

function withUnits(text: string, c: Partial<AddressComponents>, layout: Layout): string {
  return joined(joined(joined(text, layout.units), c.secondaryDesignator), c.secondaryNumber);
}

/** A building with its units told apart: "TOWER PLACE BLDG 4" is a name and a unit. */
function layoutOf(building: string): Layout {
  const words = building.split(" ");
  let at = words.length;
  for (let width = unitEnding(words, at); width > 0; width = unitEnding(words, at)) at -= width;
  return { front: words.slice(0, at).join(" "), behind: "", units: words.slice(at).join(" ") };
}

/** How many words before `to` are a unit: "BLDG 4", "TOWER B", "CONCOURSE LEVEL", "REAR"; 0 when none. */
function unitEnding(words: readonly string[], to: number): number {
  const id = words[to - 1] ?? "";
  const name = words[to - 2] ?? "";
  if (id === "LEVEL" && US_NAMED_LEVELS.has(name)) return 2;
  const { strong, designator } = lookUpWord(name);
  if (/\d|^[A-Z]$/u.test(id) && (US_NAMED_UNITS.has(name) || (designator !== "" && !strong))) return 2;
  return lookUpWord(id).alone && lookUpWord(id).designator === id ? 1 : 0;
}
