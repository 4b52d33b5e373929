import { profileOf } from "../country/profiles.ts";
import { stateOfPhrase } from "../tokens/state-name.ts";
import { isStateCode } from "./state-code.ts";

/** "NY", "INDIANA 46970" behind a place that may be abroad: a state of the United States that is neither the country's code, "CHENNAI, IN", nor a region of it, "TORINO, CN". */
export function isStateOfOther(text: string, country: string): boolean {
  const name = text.replace(/,? \d{5}(?:-\d{4})?$/u, "");
  const isState = isStateCode(name) || stateOfPhrase(name) !== null;
  return isState && name !== country && profileOf(country).regions?.has(name) !== true;
}
