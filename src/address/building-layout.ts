import { isSide } from "./rules/unit-identifier.ts";
import { lookUpWord } from "./tokens/lexicon.ts";
import { US_FLOOR_NAMES, US_LEVEL, US_NAMED_LEVELS, US_NAMED_UNITS } from "./tokens/tables.ts";
import type { Layout } from "./us/united-states-lines.ts";

/** A building with its units told apart: "TOWER PLACE BLDG 4" is a name and a unit. */
export function layoutOf(building: string): Layout {
  const words = building.split(" ");
  let at = words.length;
  for (let width = unitEnding(words, at); width > 0; width = unitEnding(words, at)) at -= width;
  return { front: words.slice(0, at).join(" "), behind: "", units: words.slice(at).join(" ") };
}

/** How many words before `to` are a unit: "BLDG 4", "TOWER B", "CONCOURSE LEVEL", "FL MAIN", "FL 2 LEFT", "REAR"; 0 when none. */
function unitEnding(words: readonly string[], to: number): number {
  const id = words[to - 1] ?? "";
  const name = words[to - 2] ?? "";
  if (id === US_LEVEL && US_NAMED_LEVELS.has(name)) return 2;
  const { strong, designator } = lookUpWord(name);
  if (designator === "FL" && US_FLOOR_NAMES.get(id) === id) return 2;
  if (/\d|^[A-Z]$/u.test(id) && (US_NAMED_UNITS.has(name) || (designator !== "" && !strong))) return 2;
  if (isSide(id, lookUpWord(id)) && unitEnding(words, to - 1) === 2) return 3;
  return lookUpWord(id).alone && lookUpWord(id).designator === id ? 1 : 0;
}
