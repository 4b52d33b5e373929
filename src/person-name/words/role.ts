import { FAMILY, GIVEN, OCCUPATION } from "./lexicon.ts";

/** Whether a kind of word is of headlines alone, "Trainer", "VOLUNTEER": it may stand before or behind a name, or open a headline. */
export function isRole(flags: number): boolean {
  return (flags & (OCCUPATION | GIVEN | FAMILY)) === OCCUPATION;
}
