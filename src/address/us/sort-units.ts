import { US_UNIT_ORDER } from "../data/us-secondary-designators.ts";
import type { SecondaryUnit } from "../tokens/draft.ts";

/** Sorts units as they are written: the larger holds the smaller, one without designator stands first. */
export function sortUnits(units: SecondaryUnit[]): void {
  units.sort((a, b) => rankOfUnit(a.designator) - rankOfUnit(b.designator));
}

let ranks: Map<string, number> | undefined;

function rankOfUnit(designator: string): number {
  ranks ??= new Map(US_UNIT_ORDER.split(" ").map((word, i) => [word, i]));
  return ranks.get(designator) ?? -1;
}
