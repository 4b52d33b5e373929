import { FLOOR_AT_END, LAST_BRACKET, ROOM_AT_END } from "../data/rooms.ts";
import { joined } from "../tokens/joined.ts";
import type { AddressComponents } from "../types.ts";
import { presentLines } from "./present-lines.ts";

/**
 * Takes the room at the end of a building's text, or the floor where there is no room: "太古汇1座1203室", "ランドマークタワー 25階",
 * "101동 1204호"; in front of brackets, "2층 205호 (서현동)", or in them, "(서현동 하나빌딩 2층)".
 */
export function takeRoom(components: AddressComponents): void {
  if (components.building === null) return;
  const [, building = "", , bracket = ""] = LAST_BRACKET.exec(components.building) ?? [];
  const before = withoutRoom(building, components);
  const inside = bracket.slice(1, -1);
  const rest = components.secondaryNumber === null ? withoutRoom(inside, components) : inside;
  if (components.secondaryNumber !== null) components.building = joined(before, rest && `(${rest})`) || null;
}

/** Gives the room at the end of a text; answers the text before it. */
function withoutRoom(text: string, components: AddressComponents): string {
  const found = ROOM_AT_END.exec(text) ?? FLOOR_AT_END.exec(text);
  if (found === null) return text;
  const [, number = "", designator = ""] = found;
  components.secondaryNumber = number;
  components.secondaryDesignator = designator || null;
  return text.slice(0, found.index).trim();
}

/** The building with its room and the brackets behind both, and the text between building and room. */
export function insideText(c: Partial<AddressComponents>, gap: string): string {
  const [, name, blank, bracket] = (c.building && LAST_BRACKET.exec(c.building)) || [];
  // Brackets right behind a name belong to it.
  const parts = blank || !name ? [name, bracket] : [c.building];
  return presentLines([presentLines([parts[0], roomText(c)]).join(gap), parts[1]]).join(" ");
}

/** A room as it is written behind its building: "1203室"; "" without one. */
export function roomText({ secondaryDesignator, secondaryNumber }: Partial<AddressComponents>): string {
  return `${secondaryNumber ?? ""}${secondaryDesignator ?? ""}`;
}
