import { internationalLines } from "./country/international-lines.ts";
import type { AddressComponents } from "./types.ts";

/** How `formatAddress` writes: one line, or the mailing block with line feeds. */
export interface FormatAddressOptions {
  /** ISO 3166-1 alpha-2 code of the country whose order applies; default US. */
  readonly country?: string;
  readonly style?: "line" | "lines";
}

/**
 * The standard line of address parts, in the order of the country's postal service; "" when every part is missing.
 *
 * @example
 * formatAddress({ primaryNumber: "12", streetName: "OAK", suffix: "ST", city: "DAYTON", state: "OH" }); // => "12 OAK ST DAYTON OH"
 */
export function formatAddress(components: Partial<AddressComponents>, options: FormatAddressOptions = {}): string {
  const country = typeof options.country === "string" ? options.country.toUpperCase() : "US";
  const lines = country === "US" ? formatLines(components) : internationalLines(components, country);
  return lines.join(options.style === "lines" ? "\n" : " ");
}

/** The mailing block of address parts in the order of Publication 28. */
export function formatLines(c: Partial<AddressComponents>): string[] {
  const street = [c.primaryNumber, c.predirectional, c.streetName, c.suffix, c.postdirectional];
  const delivery = [...street, c.secondaryDesignator, c.secondaryNumber];
  return [[c.recipient], [c.building], delivery, [c.city, c.state, c.postalCode], [c.country]]
    .map((parts) => parts.filter((part) => typeof part === "string" && part !== "").join(" "))
    .filter((line) => line !== "");
}
