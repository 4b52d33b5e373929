import { startsWithDigit } from "../country/word-form.ts";
import { NAMED_STREETS, UNITS_IN_NAMES } from "../data/street-line-words.ts";
import type { Draft } from "./draft.ts";

/** Words before and behind the unit that are looked at: no street has a longer name. */
const WORDS_BESIDE_UNIT = 12;

/**
 * Whether the word of a unit is the name of a street, so that the only number of its part, behind it, is the house number:
 * "CALLE TORRE 5", "VIA PIO LA TORRE 1", not "CALLE MAYOR PORTAL 5".
 */
export function isNameOfStreet({ parts, words }: Draft, at: number): boolean {
  const unit = words[at];
  const number = words[at + 1];
  const from = Math.max(0, at - WORDS_BESIDE_UNIT);
  const near = words.slice(from, at + WORDS_BESIDE_UNIT);
  const [type, ...name] = near.filter(({ segment }, i) => segment === unit?.segment && parts[from + i] === null);
  if (unit === undefined || !NAMED_STREETS.has(type?.entry.type ?? "")) return false;
  // "RUA LETRA A 12"
  if (name[0] === unit && number?.key.length === 1 && !startsWithDigit(number.key)) return true;
  if (name.some((word) => startsWithDigit(word.key) !== (word === number))) return false;
  return name.find(({ entry }) => !entry.isParticle) === unit || UNITS_IN_NAMES.has(unit.key);
}
