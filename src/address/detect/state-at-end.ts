import { startsWithDigit } from "../country/word-form.ts";
import { SIGN_WORDS } from "../data/country-signs.ts";
import { joined } from "../tokens/joined.ts";
import { lookUpWord } from "../tokens/lexicon.ts";
import { stateOfPhrase } from "../tokens/state-name.ts";
import { stateOfPrefix } from "../tokens/zip-prefix.ts";
import { isStateCode } from "./state-code.ts";

/** Words of the longest name of a state. */
const LONGEST_STATE = 4;

/**
 * Whether a line ends in a state of the United States, by code or name, that its ZIP code agrees with, before the state, behind it or
 * before the city: "ROME, GEORGIA 30161", "ROME, 30161, GA", "30161 ROME GA". A ZIP code may lack its leading zero.
 */
export function endsInStateOfZip(words: readonly string[]): boolean {
  if (!words.some(mayBeZip)) return false;
  const last = words.at(-1) ?? "";
  const isZipLast = fiveDigitsOf(last) !== null;
  const end = words.length - (isZipLast ? (words.at(-2) === "," ? 2 : 1) : 0);
  const state = stateBefore(words, end);
  if (state === "") return false;
  if (isZipLast) return agrees(last, state);
  // "FOTO ROSSI, VIA ROMA 5, 38122 TRENTO TN": a province of Italy.
  if (isItalian(words)) return false;
  return words.some((word, i) => i > 0 && agrees(word, state));
}

/** "88 E 7200 S MIDVALE UT 84047 APT 3", "TROY, NY, 12180, SECOND FLOOR": whether a state inside a text has its ZIP code behind it. */
export function holdsStateWithZip(words: readonly string[]): boolean {
  const isOfState = (word: string, at: number): boolean => agrees(word, words[words[at] === "," ? at - 1 : at] ?? "");
  return !isItalian(words) && words.some((word, i) => i > 0 && word.length > 4 && isOfState(word, i - 1));
}

/** Whether a part begins with a street word of Italy, whose provinces have two letters too. */
function isItalian(words: readonly string[]): boolean {
  return words.some((word, i) => SIGN_WORDS.get(word) === "IT" && (i === 0 || words[i - 1] === ","));
}

/** Whether a word behind the first looks like a ZIP code and is no house number, "HARLOW INC, 12500 SAN JOSE BLVD". */
export function holdsZip(words: readonly string[]): boolean {
  return words.some((word, i) => i > 0 && /^\d{5}$/u.test(word) && !opensStreetPart(words, i));
}

/** Whether a number opens a part that holds the suffix of a street. */
function opensStreetPart(words: readonly string[], at: number): boolean {
  if (words[at - 1] !== ",") return false;
  const comma = words.indexOf(",", at);
  return words.slice(at + 2, comma < 0 ? words.length : comma).some((word) => lookUpWord(word).strong);
}

/** Whether the last word is a state's code, or the last part its name, and no other word looks like a ZIP code. */
export function endsInState(words: readonly string[]): boolean {
  return (isStateCode(words.at(-1) ?? "") || isNameApart(words)) && !holdsZip(words);
}

/** ", NEW MEXICO": the last part is the name of a state. */
function isNameApart(words: readonly string[]): boolean {
  return stateOfPhrase(words.slice(words.lastIndexOf(",") + 1).join(" ")) !== null;
}

/** The longest state whose code or name ends before a position; "" without one. */
function stateBefore(words: readonly string[], end: number): string {
  let phrase = "";
  let state = "";
  for (let at = end - 1; at > 0 && at >= end - LONGEST_STATE && words[at] !== ","; at--) {
    phrase = joined(words[at], phrase);
    state = stateOfPhrase(phrase) ?? state;
  }
  return state;
}

/** Whether a word has the length and first digit of a ZIP code, which spares most lines the search for a state. */
function mayBeZip(word: string): boolean {
  return (word.length === 4 || word.length === 5 || word.length > 8) && startsWithDigit(word);
}

/** The five digits of a ZIP code; null when a word is none. */
function fiveDigitsOf(word: string): string | null {
  const digits = /^(\d{4,5})(?:-?\d{4})?$/u.exec(word)?.[1];
  return digits === undefined ? null : digits.padStart(5, "0");
}

function agrees(word: string, state: string): boolean {
  return stateOfPrefix(fiveDigitsOf(word) ?? "") === state;
}
