import { hasDigit, keyOf } from "../country/word-form.ts";
import { SIGN_WORDS } from "../data/country-signs.ts";
import { lookUpWord } from "../tokens/lexicon.ts";
import { countryBySigns } from "./country-signs.ts";
import { isStateCode } from "./state-code.ts";

/** A postal code with a name behind it. */
const OPENING_CODE = /^(?:\d{5}|\d\d-\d{3}|\d{3} \d\d|[1-9]\d{3}(?:-\d{3}| [A-Z]{2})?) [^\d]+$/u;

/**
 * "50-159 FERN, PLAC LIPOWY 3", "GASSE 89, BASEL, BS, 4051": the country that the text speaks for with its parts in the
 * usual order, in which code and city follow the street and the code stands before the city; "" where it tells only that it is none of the United States, null where nothing.
 */
export function countryOfTurnedLine(text: string): string | null {
  const [first = "", second] = text.split(",", 2);
  if (second === undefined) return null;
  return OPENING_CODE.test(first) ? ofCodeInFront(first, text.slice(first.length + 2)) : ofCodeAtEnd(text);
}

/** "12345 ALDER ST, LIPA", "10-123 ALDER ST NW, LIPA" open with a street. */
function ofCodeInFront(first: string, rest: string): string | null {
  const names = first.split(" ").map(lookUpWord);
  const opensStreet = names.some(({ strong, direction }, i) => direction !== "" || (strong && i > names.length - 3));
  if (opensStreet || isStateCode(rest.slice(-2))) return null;
  const isStreet = hasDigit(rest) || SIGN_WORDS.has(keyOf(rest.split(" ", 1)[0] ?? ""));
  return (isStreet && countryBySigns(`${rest}, ${first}`)) || null;
}

/** Behind the city and perhaps the letters of a canton; a street that begins with its number is as often of a country with the code there. */
function ofCodeAtEnd(text: string): string | null {
  const [, street = "", city = "", code = ""] = /^(.+?)(,[^\d,]+(?:, [A-Z]{2})?), ([1-9]\d{3})$/u.exec(text) ?? [];
  return code === "" || /(?:^|, )\d/u.test(street) ? null : countryBySigns(`${street}, ${code}${city.slice(1)}`);
}
