import { FLOOR_AT_END, ROOM_AT_END } from "../data/rooms.ts";
import type { AddressComponents } from "../types.ts";

/** Takes the room at the end of a building's text, or the floor where there is no room: "太古汇1座1203室", "ランドマークタワー 25階", "101동 1204호". */
export function takeRoom(components: AddressComponents): void {
  const text = components.building ?? "";
  const found = ROOM_AT_END.exec(text) ?? FLOOR_AT_END.exec(text);
  if (found === null) return;
  const [, number = "", designator = ""] = found;
  components.secondaryNumber = number;
  components.secondaryDesignator = designator;
  components.building = text.slice(0, found.index).trim() || null;
}

/** A room as it is written behind its building: "1203室"; "" without one. */
export function roomText({ secondaryDesignator, secondaryNumber }: Partial<AddressComponents>): string {
  return `${secondaryNumber ?? ""}${secondaryDesignator ?? ""}`;
}
