import { isName } from "../country/word-form.ts";
import { NUMBER_SIGNS } from "../data/unit-words.ts";
import { lookUpWord } from "../tokens/lexicon.ts";
import { stateOfPhrase } from "../tokens/state-name.ts";
import { asksForNumber, isUnitOrBox } from "./code-before-city.ts";

/** "GURGAON 122018", "CENTURION, 0157": a number that is no ZIP code behind the name of a place, or a state that is none of the United States. */
export function endsInOtherCode(words: readonly string[]): boolean {
  const place = words.at(words.at(-2) === "," ? -3 : -2) ?? "";
  // "12 FERN ROAD, 288913": no ZIP code behind a street alone.
  if (/^\d[^,]* , \d{6}$/u.test(words.join(" "))) return !(isUnitOrBox(place) || NUMBER_SIGNS.has(place));
  // "ODE REMO, OGUN STATE"
  if (words.at(-1) === "STATE" && words.at(-3) === ",") return stateOfPhrase(place) === null;
  if (!isName(place) || lookUpWord(place).stateCode !== "" || asksForNumber(place)) return false;
  const last = words.at(-1) ?? "";
  // "12 WHISPERING PINES 0108" may be a unit.
  return /^(?:\d{6,8}|0\d{3})$/u.test(last) && words.length + last.length > 8;
}
