import type { Draft } from "./draft.ts";
import { stateOfPrefix } from "./zip-prefix.ts";

/** Whether the state or the ZIP code of a reading is of Puerto Rico. */
export function isPuertoRico({ components: { postalCode, state } }: Draft): boolean {
  return (state ?? stateOfPrefix(postalCode ?? "")) === "PR";
}
