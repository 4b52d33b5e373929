import { SPACED_ROOM } from "../data/rooms.ts";
import type { AddressComponents } from "../types.ts";
import { roomText } from "./room.ts";

/** Postal code, the parts from the largest area to the house number in one run, building and room, country: Japanese and Chinese. */
export function blockLines(c: Partial<AddressComponents>): string[] {
  const block = [c.state, c.city, c.dependentLocality, c.streetName, c.primaryNumber].join("");
  const inside = linesOf([c.building, roomText(c)]).join(SPACED_ROOM.has(c.secondaryDesignator ?? "") ? " " : "");
  return linesOf([c.postalCode, block, inside, c.country]);
}

/** The lines that are there. */
export function linesOf(lines: readonly (string | null | undefined)[]): string[] {
  return lines.filter((line) => typeof line === "string" && line !== "") as string[];
}
