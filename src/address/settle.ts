import { splitCountryName } from "./detect/country-name.ts";
import { cleanAddressText } from "./hygiene/hygiene.ts";
import { boundedText, isOverlong, spacedWords } from "./hygiene/overlong.ts";
import { placeInternational } from "./international/international.ts";
import { isDigitAt } from "./tokens/digit-at.ts";
import { hintOf } from "./tokens/hint.ts";
import { isWebText } from "./tokens/web-text.ts";
import { stateOfPrefix } from "./tokens/zip-prefix.ts";
import { toldCountry } from "./told-country.ts";
import type { AddressOptions, ReadLines } from "./types.ts";
import { linesUnitedStates } from "./us/united-states.ts";

const STATE_AND_ZIP = /(?:^| )([A-Z]{2}) (\d{5})(?:-\d{4})?$/u;

/** Readings after which a line that still changes is given up. */
const MOST_READINGS = 40;

/** The mailing lines of a cleaned text by the rules of its country; of a line that grew too long, its words. */
export function readLines(text: string, options: AddressOptions): ReadLines {
  if (isOverlong(text)) return { lines: [boundedText(text)], stable: true, country: null };
  if (isWebText(text)) return { lines: [text], stable: true, country: null };
  const { country, rest, label } = toldCountry(text, options);
  if (country !== "US" || rest === "") return { ...placeInternational(rest, country, label), stable: false, country };
  const isNamed = rest !== text;
  const { lines, stable } = linesUnitedStates(rest, options, text.charAt(rest.length) === ",");
  return { lines, stable: stable && isTold(lines, !isNamed, options), country };
}

/** Whether lines of the United States speak for it alone: without a hint, or without the name that the text had, they may speak for another country. */
function isTold(lines: readonly string[], unnamed: boolean, options: AddressOptions): boolean {
  if (unnamed && hintOf(options) === "US") {
    const line = lines.join(" ");
    // "12 ELM_GERMANY"
    return isDigitAt(line, line.length - 1) || splitCountryName(line, "US") === null;
  }
  // "TW 02139" is no state's.
  const [, state = "", zip = ""] = STATE_AND_ZIP.exec(lines.at(-1) ?? "") ?? [];
  return stateOfPrefix(zip) === state;
}

/**
 * Lines that read as themselves, so that normalizing is idempotent: a line without commas can read in another way than
 * the text it was made from, and is then read on until it stays. Where it never does, or would be read as of another
 * country than the parts, the words of the text stand for it, or what they settle to, which is the same for these words alone.
 */
export function settle(first: ReadLines, text: string, options: AddressOptions): string[] {
  if (first.stable) return first.lines;
  const settled = readOn(first, text, options);
  if (settled !== null) return settled;
  const words = settledWords(text);
  return readOn(readLines(words, options), words, options) ?? [words];
}

/** The words of a text that cleaning leaves as they are: a bullet or a code of the web may show in them alone. */
function settledWords(text: string): string {
  let words = spacedWords(text);
  for (let i = 0; i < MOST_READINGS; i++) {
    const again = spacedWords(cleanAddressText(words));
    if (again === words) break;
    words = again;
  }
  return words;
}

/** The lines that stay, in a circle of lines the smallest one; null where the readings do not end or leave the country. */
function readOn({ lines: first, country }: ReadLines, text: string, options: AddressOptions): string[] | null {
  let lines = first;
  let line = lines.join(" ");
  if (line === text) return lines;
  const seen: string[] = [line];
  for (let i = 0; i < MOST_READINGS; i++) {
    const again = readLines(cleanAddressText(line), options);
    const next = again.lines.join(" ");
    if (next === line) return lines;
    if (again.country !== country) return null;
    if (seen.includes(next)) return [smallest(seen.slice(seen.indexOf(next)))];
    seen.push(next);
    line = next;
    lines = again.lines;
  }
  return null;
}

function smallest(lines: readonly string[]): string {
  return [...lines].sort()[0] ?? "";
}
