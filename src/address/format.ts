import { layoutOf } from "./building-layout.ts";
import { internationalLines } from "./international/international-lines.ts";
import { emptyComponents } from "./tokens/empty-components.ts";
import type { AddressComponents } from "./types.ts";
import { unitedStatesLines } from "./us/united-states-lines.ts";

/** How `formatAddress` writes: one line, or the mailing block with line feeds. */
export interface FormatAddressOptions {
  /** ISO 3166-1 alpha-2 code of the country whose order applies; default US. */
  readonly country?: string | undefined;
  /** "line", the default, has single blanks between the parts, "lines" line feeds between those of the mailing block. */
  readonly style?: "line" | "lines" | undefined;
}

/**
 * The standard line of address parts, in the order of the country's postal service; "" when every part is missing.
 *
 * @example
 * formatAddress({ primaryNumber: "12", streetName: "OAK", suffix: "ST", city: "DAYTON", state: "OH" }); // => "12 OAK ST DAYTON OH"
 */
export function formatAddress(components: Partial<AddressComponents>, options: FormatAddressOptions = {}): string {
  const parts = textParts(components);
  const country = typeof options?.country === "string" ? options.country.toUpperCase() : "US";
  const lines =
    country === "US" ? unitedStatesLines(parts, layoutOf(parts.building ?? "")) : internationalLines(parts, country);
  return lines.join(options?.style === "lines" ? "\n" : " ");
}

/** The parts that are text; other run-time values count as missing. */
function textParts(components: Partial<AddressComponents>): Partial<AddressComponents> {
  const parts: Partial<AddressComponents> = {};
  if (typeof components !== "object" || components === null) return parts;
  for (const key of Object.keys(emptyComponents()) as (keyof AddressComponents)[]) {
    const value: unknown = components[key];
    if (typeof value === "string") parts[key] = value;
  }
  return parts;
}
