import type { Draft } from "./draft.ts";
import { stateOfPrefix } from "./zip-prefix.ts";

/** Puerto Rico as a state and as the country that a caller expects. */
export const PUERTO_RICO = "PR";

/** Whether the state or the ZIP code of a reading is of Puerto Rico, or without both the country that the caller expects. */
export function isPuertoRico({ components: { postalCode, state }, hint }: Draft): boolean {
  return (state ?? (postalCode === null ? hint : stateOfPrefix(postalCode))) === PUERTO_RICO;
}
