import type { AddressComponents } from "../types.ts";

/** Postal code, the parts from the largest area to the house number in one run, building, country: Japanese and Chinese. */
export function blockLines(c: Partial<AddressComponents>): string[] {
  const block = [c.state, c.city, c.dependentLocality, c.streetName, c.primaryNumber].join("");
  return linesOf([c.postalCode, block, c.building, c.country]);
}

/** The lines that are there. */
export function linesOf(lines: readonly (string | null | undefined)[]): string[] {
  return lines.filter((line) => typeof line === "string" && line !== "") as string[];
}
