import { isName, ordinalDigits } from "../country/word-form.ts";
import { FLAT_WORDS, NAMED_FLATS, NAMED_FLOORS, NUMBER_JOINTS } from "../data/unit-words.ts";
import { lookUpWord } from "../tokens/lexicon.ts";
import { ordinalOf } from "../tokens/ordinal.ts";
import { type Draft, entryAt, giveUnit, isNumberAt, keyAt, keysOf, note, together } from "./draft.ts";

/**
 * The end of a flat that is named by its floor or place and has no number: "BASEMENT FLAT", "LOWER GROUND FLOOR FLAT",
 * "FIRST FLOOR FLAT" → 1ST FLOOR FLAT, "FIRST AND SECOND FLOOR FLAT"; the number behind it is that of the house. 0 where none begins, or where the flat
 * has a number before the house's: "BASEMENT FLAT 2, 12 HIGH STREET".
 */
export function namedFlatEnd(draft: Draft, at: number): number {
  const lower =
    NUMBER_JOINTS.has(keyAt(draft, at + 1)) && together(draft, at, at + 2) ? floorName(keyAt(draft, at)) : "";
  const isHalfFloor = NAMED_FLOORS.has(keyAt(draft, at)) && NAMED_FLOORS.has(keyAt(draft, at + 1));
  const last = lower !== "" ? at + 2 : isHalfFloor && together(draft, at, at + 1) ? at + 1 : at;
  const floor = floorAt(draft, last);
  const flat = floor === "" ? at + 1 : last + 2;
  if (!FLAT_WORDS.has(keyAt(draft, flat)) || !together(draft, at, flat)) return 0;
  if (floor === "" && !NAMED_FLATS.has(keyAt(draft, at))) return 0;
  if (together(draft, flat, flat + 1) && !isHouseBehind(draft, flat + 1)) return 0;
  if (floor !== keyAt(draft, last)) note(draft, "floor");
  const half = lower === "" ? keysOf(draft, at, last) : `${lower} ${keyAt(draft, at + 1)}`;
  const name = `${floor || keyAt(draft, at)} ${keysOf(draft, last + 1, flat + 1)}`;
  return giveUnit(draft, at, flat + 1, null, half === "" ? name : `${half} ${name}`);
}

/** "1ST", "GROUND" of a floor at a position; "" where none stands. */
function floorAt(draft: Draft, at: number): string {
  if (entryAt(draft, at + 1).designator !== "FLOOR" || !together(draft, at, at + 1)) return "";
  return floorName(keyAt(draft, at));
}

function floorName(key: string): string {
  if (NAMED_FLOORS.has(key)) return key;
  const digits = ordinalDigits(key) || (/^\d+/u.exec(lookUpWord(key).ordinal)?.[0] ?? "");
  return digits && ordinalOf(digits);
}

/** "12 HIGH STREET", "ROSE HOUSE": whether a house stands here, by its number or its name, and no number of the flat. */
function isHouseBehind(draft: Draft, at: number): boolean {
  if (!isNumberAt(draft, at)) return isName(keyAt(draft, at)) && keyAt(draft, at).length > 1;
  return together(draft, at, at + 1) && !isNumberAt(draft, at + 1);
}
