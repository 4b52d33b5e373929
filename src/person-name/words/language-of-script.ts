import { unitAt } from "../../text/unit-at.ts";
import { LETTERS_OF_LANGUAGE, SCRIPT_LANGUAGES } from "../data/script-languages.ts";

/** A letter of Latin script in ASCII, by the bit that is its letter case. */
const isLatin = (unit: number): boolean => (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a;

/** The language that the script of the first letter tells, "רו״ח", "ທ່ານ", or letters that one language has, "محترمہ"; "" of Latin and of shared scripts. */
export function languageOfScript(text: string): string {
  for (let i = 0; i < text.length; i++) {
    const unit = unitAt(text, i);
    if (isLatin(unit)) return "";
    if (unit < 0x370) continue;
    const language = SCRIPT_LANGUAGES.findLast(([first]) => first <= unit)?.[1] ?? "";
    if (language !== "" || unit >= 0x2000) return language;
    return LETTERS_OF_LANGUAGE.find(([letters]) => letters.test(text))?.[1] ?? "";
  }
  return "";
}
