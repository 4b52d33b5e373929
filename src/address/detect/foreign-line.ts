import { isAscii } from "../../text/unicode.ts";
import { opensDate } from "../country/opens-date.ts";
import { isName } from "../country/word-form.ts";
import { SIGN_WORDS } from "../data/country-signs.ts";
import { NUMBER_SIGNS } from "../data/unit-words.ts";
import { US_NAMED_UNITS } from "../data/us-named-units.ts";
import { lookUpWord } from "../tokens/lexicon.ts";
import { asksForNumber, isUnitOrBox } from "./code-before-city.ts";

/**
 * Whether words end in a city with its postal code as no line of the United States does, without telling the country:
 * five digits behind it where the house number stands behind the street's name, "MUHLENKAMP 5, HARLOW 73430"; four
 * digits before or behind it, where the part before has a house number or opens with a street word of another language,
 * "12 LEDRA STREET, 1010 NICOSIA", "AVENIDA LIBERTADOR, MARACAIBO 4001", or apart behind it where a part before is a street, "FERN DRIVE, HARLOW, 3690"; or whether they open with a street of another
 * language, or with letters that English has not, that has its number behind it, "CALLE LARGA 12", "NÁRODNÍ 37".
 */
export function isForeignLine(words: readonly string[], text: string): boolean {
  const comma = words.indexOf(",");
  const line = comma < 0 ? words : words.slice(0, comma);
  const speaks = !isAscii(text) || (line.length > 2 && line.some(isForeignType));
  if (speaks && isNumberBehindName(line)) return true;
  const from = words.lastIndexOf(",") + 1;
  const last = words.length - 1;
  const isBehind = /^\d{4,5}$/u.test(words[last] ?? "");
  if (from === last) return isBehind && words[last]?.length === 4 && isCityBeforeCode(words, from - 1);
  if (from < 3 || last <= from || !(isBehind || /^\d{4}$/u.test(words[from] ?? ""))) return false;
  if (words.some(isUnitOrBox) || !isForeignCity(isBehind ? words.slice(from, last) : words.slice(from + 1)))
    return false;
  return words[last]?.length === 5 && isBehind ? isNumberBehindName(line) : isStreet(line);
}

/** Whether the part before a comma is a city and one before that a street without a house number in front; with one the code may have lost its zero, "12 MAIN ST, HARLOW, 3904". */
function isCityBeforeCode(words: readonly string[], comma: number): boolean {
  const from = words.lastIndexOf(",", comma - 1) + 1;
  if (from < 3 || words.some(isUnitOrBox) || !isForeignCity(words.slice(from, comma))) return false;
  const parts = words
    .slice(0, from - 1)
    .join(" ")
    .split(" , ");
  return parts.some((part) => {
    const line = part.split(" ");
    return (
      !isHouseNumberText(line[0] ?? "") && (isStreet(line) || (line.length > 1 && lookUpWord(line.at(-1) ?? "").strong))
    );
  });
}

/** Names, none of them a street's suffix or a direction of two letters, no state at the end and no unit: "VILLA 2110". */
function isForeignCity(words: readonly string[]): boolean {
  const last = words.at(-1) ?? "";
  if (lookUpWord(last).stateCode !== "" || (words.length === 1 && US_NAMED_UNITS.has(last))) return false;
  return words.every((word) => isName(word) && !asksForNumber(word) && !isShortDirection(word));
}

function isShortDirection(word: string): boolean {
  return word.length < 3 && lookUpWord(word).direction !== "";
}

/** "12 LEDRA STREET", "LEDRA STREET 12", "AVENIDA LIBERTADOR". */
function isStreet(words: readonly string[]): boolean {
  if (words.length < 2) return false;
  return isHouseNumberText(words[0] ?? "") || isHouseNumberText(words.at(-1) ?? "") || isForeignType(words[0] ?? "");
}

function isForeignType(word: string): boolean {
  const language = SIGN_WORDS.get(word);
  return language !== undefined && language !== "FR";
}

/** "CALLE LARGA 12", "AVENIDA 9 DE JULIO N° 1240": names with one number, which no word asks for, at the end. */
function isNumberBehindName(words: readonly string[]): boolean {
  const names = words.slice(0, -1).filter((word) => !NUMBER_SIGNS.has(word));
  const isPlain = (word: string, i: number): boolean =>
    opensDate(names, i) || (isName(word) && (!asksForNumber(word) || isForeignType(names[0] ?? "")));
  return isHouseNumberText(words.at(-1) ?? "") && names.length > 0 && names.every(isPlain);
}

function isHouseNumberText(word: string): boolean {
  return /^\d{1,4}[A-Z]?(?:[-/](?:\d{1,4}[A-Z]?|[A-Z]))?$/u.test(word);
}
