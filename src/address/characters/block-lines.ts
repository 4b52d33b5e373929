import { SPACED_ROOM } from "../data/rooms.ts";
import type { AddressComponents } from "../types.ts";
import { presentLines } from "./present-lines.ts";
import { insideText } from "./room.ts";

/** Postal code, the parts from the largest area to the house number in one run, building and room, country: Japanese and Chinese. */
export function blockLines(c: Partial<AddressComponents>): string[] {
  const block = [c.state, c.city, c.dependentLocality, c.streetName, c.primaryNumber].join("");
  const inside = insideText(c, SPACED_ROOM.has(c.secondaryDesignator ?? "F") ? " " : "");
  return presentLines([c.postalCode, block, inside, c.country]);
}
