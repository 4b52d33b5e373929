import { hasDigit, keyOf, startsWithDigit } from "../country/word-form.ts";
import { SIGN_WORDS } from "../data/country-signs.ts";
import { lookUpWord } from "../tokens/lexicon.ts";
import { countryBySigns } from "./country-signs.ts";
import { isStateCode } from "./state-code.ts";

/** A postal code with a name behind it. */
const OPENING_CODE = /^(?:\d{5}|\d\d-\d{3}|\d{3} \d\d|[1-9]\d{3}(?:-\d{3}| [A-Z]{2})?) [^\d]+$/u;

/** A code of four digits, in the Netherlands with two letters. */
const CODE_AT_END = /^ ([1-9]\d{3})( [A-Z]{2})?$/u;

/**
 * "50-159 FERN, PLAC LIPOWY 3", "GASSE 89, BASEL, BS, 4051": the country that the text speaks for with its parts in the
 * usual order, in which code and city follow the street and the code stands before the city; "" where it tells only that it is none of the United States, null where nothing.
 */
export function countryOfTurnedLine(text: string): string | null {
  const parts = text.split(",");
  const [first = ""] = parts;
  if (parts.length < 2) return null;
  return OPENING_CODE.test(first) ? ofCodeInFront(first, text.slice(first.length + 2)) : ofCodeAtEnd(parts);
}

/** "12345 ALDER ST, LIPA", "10-123 ALDER ST NW, LIPA" open with a street. */
function ofCodeInFront(first: string, rest: string): string | null {
  const names = first.split(" ").map(lookUpWord);
  const opensStreet = names.some(({ strong, direction }, i) => direction !== "" || (strong && i > names.length - 3));
  if (opensStreet || isStateCode(rest.slice(-2))) return null;
  const isStreet = hasDigit(rest) || SIGN_WORDS.has(keyOf(rest.split(" ", 1)[0] ?? ""));
  return (isStreet && countryBySigns(`${rest}, ${first}`)) || null;
}

/** Whether a street ends with its number, no unit's. */
function isNumberedBehind(street: string): boolean {
  const [first = ""] = street.split(" ", 1);
  return lookUpWord(first).designator === "" && / \d+[A-Z]?(?:[- ]\S{1,3})?$/u.test(street);
}

/** "STRAAT 5, FERN, 1017 NZ" is of the Netherlands, whose streets have the number behind them. */
function ofCodeAtEnd(parts: readonly string[]): string | null {
  const [end, code = "", letters = ""] = CODE_AT_END.exec(parts.at(-1) ?? "") ?? [];
  const canton = / [A-Z]{2}$/u.test(parts.at(-2) ?? "") && parts.length > 3 ? 1 : 0;
  const city = parts.at(-2 - canton) ?? "";
  const street = parts.slice(0, -2 - canton).join(",");
  if (end === undefined || street === "" || hasDigit(city)) return null;
  if (startsWithDigit(street) || (letters !== "" && !isNumberedBehind(street))) return null;
  const behind = canton === 1 ? (parts.at(-2) ?? "") : "";
  return countryBySigns(`${street}, ${code}${letters}${city}${behind}`);
}
