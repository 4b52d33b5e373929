import { isBoxed, isRural } from "../rules/rural-route.ts";
import { joined } from "../tokens/joined.ts";
import type { AddressComponents } from "../types.ts";

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
 * units, route, box, last line. A street and what stands behind a rural or highway-contract box leave the block (section 24).
 */
export function unitedStatesLines(c: Partial<AddressComponents>, layout: Layout): string[] {
  const rural = isRural(c.route ?? "");
  const boxed = isBoxed(c.route ?? "");
  const routed = boxed || (rural && !(c.primaryNumber || c.streetName));
  const street = routed ? "" : streetLine(c, layout);
  const lines: string[] = [];
  put(lines, c.recipient);
  put(lines, layout.front);
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

function streetLine(c: Partial<AddressComponents>, layout: Layout): string {
  // "CARR 2 KM 11.7"
  const name = c.primaryNumber?.startsWith("KM ")
    ? joined(c.streetName, c.primaryNumber)
    : joined(joined(c.primaryNumber, c.predirectional), c.streetName);
  const street = joined(joined(name, c.suffix), c.postdirectional);
  return joined(withUnits(c.crossStreet ? `${street} & ${c.crossStreet}` : street, c, layout), layout.behind);
}

function withUnits(text: string, c: Partial<AddressComponents>, layout: Layout): string {
  return joined(joined(joined(text, layout.units), c.secondaryDesignator), c.secondaryNumber);
}
