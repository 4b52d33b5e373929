import { isGeneric } from "../country/profile.ts";
import { hasDigit } from "../country/word-form.ts";
import { type Draft, keysOf, type Run } from "./draft.ts";
import { isHouseNumberAt } from "./house-number.ts";
import { isKnownCity } from "./locality.ts";
import { hasStreetSign, hasVenueWord, streetScore } from "./street-signs.ts";

/** Score of a number with a type word, which no name of a city with the number of its district has. */
const NUMBERED_STREET = 4;

/**
 * Whether a name before a postal code that stands apart is the city, and the run behind the code the street: "LYON,
 * 69002, 12 RUE SALA", "ZWOLLE, 8011 PL, MELKMARKT 12", but not "MARKTPLATZ, 50667, KÖLN 3". Where cities have numbered
 * districts and post offices, a number behind a name without the word of a street needs a large city in front.
 */
export function isStreetBehindCode(draft: Draft, city: Run, [street, ...more]: readonly Run[]): boolean {
  if (street === undefined || hasDigit(keysOf(draft, ...city)) || hasVenueWord(draft, ...city)) return false;
  const isLarge = isKnownCity(draft, ...city);
  const [number] = more;
  const isNumbered = hasDigit(keysOf(draft, ...street));
  // "MADRID, 28013, CALLE MAYOR, 4"
  const isNumberApart = number !== undefined && number[1] - number[0] === 1 && isHouseNumberAt(draft, number[0]);
  if ((!isNumbered && !isNumberApart) || (!isLarge && hasStreetSign(draft, ...city))) return false;
  // "HARLOW GMBH, 50667, RINGSTRASSE 4, KÖLN"
  if (!isLarge && more.length > Number(!isNumbered)) return false;
  const [from, to] = street;
  return (
    streetScore(draft, from, to) >= NUMBERED_STREET ||
    ((isLarge || !isGeneric(draft.profile)) && isHouseNumberAt(draft, to - 1) && !isKnownCity(draft, from, to - 1))
  );
}
