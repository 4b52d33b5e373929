import { US_MILITARY_STATES } from "../data/us-states.ts";
import { stateNameOf } from "../tokens/state-name.ts";

/** A state code that is a street name is spelled out: "ND STREET" → NORTH DAKOTA ST; NE stays what it is. */
export function standardStateName(name: string): string {
  if (name.length !== 2 || name === "NE" || US_MILITARY_STATES.has(name)) return name;
  return stateNameOf(name) ?? name;
}
