import { countryCodeOf } from "../../text/country.ts";
import { COUNTRY_BEFORE_BOX, NAME_ENDS_TURNED } from "../data/territories.ts";
import { isDigitAt } from "../tokens/digit-at.ts";
import { stateOfPhrase } from "../tokens/state-name.ts";
import { countryOfName } from "./country-of-name.ts";

/**
 * A text with the name of its country in its order behind a comma: "KOREA, REPUBLIC OF" and "IRAN (ISLAMIC REPUBLIC OF)" of the
 * lists of ISO 3166, behind a box, "DUBAI, UAE, PO BOX 5", "BERLIN (GERMANY)", "MALAYSIA (MY)", "NIJMEGEN/NETHERLANDS".
 */
export function nameInOrder(text: string): string {
  const slash = text.lastIndexOf("/");
  if (slash > 0 && isCityAndCountry(text.slice(text.lastIndexOf(" ") + 1, slash), text.slice(slash + 1)))
    return `${text.slice(0, slash)}, ${text.slice(slash + 1)}`;
  const named = text.includes("BOX") ? (COUNTRY_BEFORE_BOX.exec(text)?.[1] ?? "") : "";
  if (named !== "" && countryOfName(named) !== null && stateOfPhrase(named) === null)
    return text.replace(COUNTRY_BEFORE_BOX, ", $2, $1");
  // Most texts end with a postal code, no such name does.
  if (isDigitAt(text, text.length - 1) || !NAME_ENDS_TURNED.some((end) => text.endsWith(end))) return text;
  const bracketed = text.endsWith(")");
  const at = bracketed ? text.lastIndexOf(" (") : text.lastIndexOf(", ");
  const behind = bracketed ? text.slice(at + 2, -1) : text.slice(at + 2);
  if (at < 1) return text;
  const start = text.lastIndexOf(", ", at - 1) + 1;
  const name = text.slice(start, at).trim();
  const form = behind.startsWith("THE ") ? behind.slice(4) : behind;
  const full = [`${form} ${name}`, `${name} ${form}`].find((each) => countryOfName(each) !== null);
  if (full !== undefined) return `${text.slice(0, start)} ${full}`.trim();
  if (!bracketed) return text;
  if (countryCodeOf(behind) !== null && countryCodeOf(behind) === countryOfName(name)) return text.slice(0, at);
  return countryOfName(behind) === null || stateOfPhrase(behind) !== null ? text : `${text.slice(0, at)}, ${behind}`;
}

/** "NIJMEGEN" and "NETHERLANDS", but not "BELGIË" and "BELGIQUE". */
function isCityAndCountry(city: string, country: string): boolean {
  return /^(?:\d{4,5})?[^\d/]{3,}$/u.test(city) && countryOfName(city) === null && countryOfName(country) !== null;
}
