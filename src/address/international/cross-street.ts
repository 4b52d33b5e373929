import { ANY_LANGUAGE } from "../data/languages/any.ts";
import { ENGLISH } from "../data/languages/english.ts";
import { SPANISH } from "../data/languages/spanish.ts";
import { BETWEEN_STREETS, CORNER_WORDS, CROSSING } from "../data/street-line-words.ts";
import { takeCorner } from "./corner.ts";
import { type Draft, entryAt, freeRuns, give, isNumberAt, keyAt, type Run, standardize } from "./draft.ts";
import { isHouseNumberAt } from "./house-number.ts";
import { knownCityStart } from "./locality.ts";
import { isNumberSignAt } from "./number-sign.ts";
import { leadingTypeAt } from "./street-signs.ts";

/** "E/ 47 Y 48", "ESQ. HIDALGO", "COR. MABINI AVE": the streets between which, or at whose corner, a house stands, with the word that says so. */
export function takeCrossStreet(draft: Draft): void {
  const [language] = draft.profile.languages;
  if (draft.profile.languages.includes(ENGLISH)) takeCorner(draft);
  if (language !== SPANISH && language !== ANY_LANGUAGE) return;
  for (const run of freeRuns(draft)) {
    for (let i = Math.max(1, run[0]); i + 1 < run[1]; i++) {
      if (!opensCrossStreet(draft, i, run)) continue;
      give(draft, i, crossEnd(draft, i, run[1]), "crossStreet");
      const { type } = entryAt(draft, i + 1);
      if (type !== null && keyAt(draft, i) === CROSSING) standardize(draft, i + 1, type, "street-type");
      return;
    }
  }
}

/** Whether a word says so here: "AVENIDA ENTRE RIOS 450" and "CALLE X" are names. */
function opensCrossStreet(draft: Draft, at: number, [from, to]: Run): boolean {
  const key = keyAt(draft, at);
  const opens = at === from || isHouseNumberAt(draft, at - 1);
  // "LIPA ESQ FERN", but not "LA ESQUINA", "CALLE ESQUINA"
  const { isParticle, type } = entryAt(draft, at - 1);
  if (CORNER_WORDS.has(key)) return opens || !(isParticle || type !== null);
  if (key === CROSSING) return at > from && leadingTypeAt(draft, at + 1, to);
  // "AV. AMAZONAS 34-45 Y COLON"
  if (key === "Y" && !isNumberAt(draft, at + 1)) return isHouseNumberAt(draft, at - 1);
  if (!BETWEEN_STREETS.has(key) || !opens || (key === "X" && !isNumberAt(draft, at + 1))) return false;
  for (let i = at + 2; i + 1 < to; i++) if (keyAt(draft, i) === "Y") return true;
  return false;
}

/** The end of the crossing streets: behind the second number, "X 55 Y 57", else before a house number with its sign, a quarter or a known city. */
function crossEnd(draft: Draft, at: number, to: number): number {
  for (let i = at + 2; i < to; i++) {
    const key = keyAt(draft, i);
    if (key === "Y" && isNumberAt(draft, i + 1)) return i + 2;
    if (key.startsWith("#") || isNumberSignAt(draft, i) || draft.profile.localityFirst.has(key)) return i;
  }
  const city = knownCityStart(draft, at + 2, to);
  const { isParticle, type } = entryAt(draft, city - 1);
  return city > 0 && !isParticle && type === null ? city : to;
}
