import type { AddressToken } from "../tokenize.ts";

/** The direction of a token; "" when it is none. */
export function directionAt(tokens: readonly AddressToken[], at: number): string {
  const token = tokens[at];
  return token?.word?.direction ?? "";
}

/** "N" and "E" are one direction, "NE"; "" where two do not combine (Publication 28, section 233). */
export function combined(first: string, second: string): string {
  if (first !== "N" && first !== "S") return "";
  return second === "E" || second === "W" ? first + second : "";
}

const SPELLED: ReadonlyMap<string, string> = new Map([
  ["E", "EAST"],
  ["N", "NORTH"],
  ["NE", "NORTHEAST"],
  ["NW", "NORTHWEST"],
  ["S", "SOUTH"],
  ["SE", "SOUTHEAST"],
  ["SW", "SOUTHWEST"],
  ["W", "WEST"],
]);

/** The direction spelled out, as it is written inside a name. */
export function spelledDirection(direction: string): string {
  return SPELLED.get(direction) ?? direction;
}
