import { MONTHS, YEAR } from "../data/street-line-words.ts";
import { type Draft, entryAt, isNumberAt, keyAt } from "./draft.ts";
import { suffixAt } from "./street-signs.ts";

/** "25 DE MARZO", "17 JUNI", "OKTÓBER 6. UTCA": a day that names a street has its month behind it; a year, "1 DECEMBRIE 1918 12", between its month and another number, but not behind a particle, "9 DE JULIO 1925 3 B". */
export function namesDate(draft: Draft, at: number, to: number): boolean {
  if (at + 1 >= to) return false;
  const isNumbered = isNumberAt(draft, at + 1) && YEAR.test(keyAt(draft, at)) && !entryAt(draft, at - 2).isParticle;
  if (MONTHS.has(keyAt(draft, at - 1)) && (isNumbered || suffixAt(draft, at + 1) !== null)) return true;
  const next = keyAt(draft, at + 1);
  return MONTHS.has(next) || (entryAt(draft, at + 1).isParticle && MONTHS.has(keyAt(draft, at + 2)));
}
