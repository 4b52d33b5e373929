import { stateNameOf } from "../state-name.ts";

/** A state code that is a street name is spelled out: "ND STREET" → NORTH DAKOTA ST; NE stays what it is. */
export function standardStateName(name: string): string {
  if (name.length !== 2 || name === "NE" || name === "AA") return name;
  return stateNameOf(name) ?? name;
}
