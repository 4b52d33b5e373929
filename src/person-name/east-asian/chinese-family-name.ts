import { runningSums } from "../../text/running-sums.ts";
import { CHINESE_FAMILY_NAMES } from "../data/family-names.ts";

let names: string | undefined;

/** Whether a character is a Chinese family name; so is none at all. */
export function isChineseFamilyName(character: string): boolean {
  names ??= String.fromCharCode(...runningSums(CHINESE_FAMILY_NAMES));
  return names.includes(character);
}
