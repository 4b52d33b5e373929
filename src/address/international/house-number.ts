import { assignedOnly } from "../../text/unicode.ts";
import { unitAt } from "../../text/unit-at.ts";
import { entryOf } from "../country/vocabulary.ts";
import { ordinalDigits } from "../country/word-form.ts";
import { AREA_COUNTRIES, CITY_OF_SECTORS } from "../data/area-words.ts";
import { WITHOUT_NUMBER } from "../data/country-signs.ts";
import { SPANISH } from "../data/languages/spanish.ts";
import { CITY_FIRST } from "../data/place-words.ts";
import {
  FEET,
  INITIALS_IN_STREETS,
  PLOT_OF_STREET,
  QUITO_NUMBER,
  ROAD_WIDTH,
  SECTION_WORDS,
} from "../data/street-line-words.ts";
import {
  ARTICLE_LETTERS,
  JOINING_LETTERS,
  LETTERED_UNIT,
  NO_NUMBER,
  NUMBER_ENDINGS,
  NUMBER_JOINTS,
  SPELLED_NO_NUMBER,
} from "../data/unit-words.ts";
import { isDigitAt } from "../tokens/digit-at.ts";
import { type Draft, entryAt, give, isFreeAt, isNumberAt, keyAt, note, textOf, together } from "./draft.ts";
import { leadingTypeAt, suffixAt } from "./street-signs.ts";

/** Longest house number: "112-10A/3". */
const LONGEST_NUMBER = 14;

/** "11-NOVEMBRE", "12THAVE": digits with a word behind them are no number. */
const WORD_BEHIND = /\p{L}{3}/u;

/** Whether a word can be a house number: it begins with a digit and is no ordinal. */
export function isHouseNumberAt(draft: Draft, at: number): boolean {
  const key = keyAt(draft, at);
  if (NO_NUMBER.has(key)) return true;
  const first = unitAt(key, 0);
  if (first === 0x23) return isDigitAt(key, 1);
  if (/^[A-Z][-/]\d/u.test(key) && (draft.profile.letteredNumbers || opensArea(draft, at)))
    return opensStreetLine(draft, at);
  // "JL. RASUNA SAID KAV. C-22"
  if (keyAt(draft, at - 1) === PLOT_OF_STREET && /^[A-Z][-.]?\d/u.test(key)) return true;
  // "AV. AMAZONAS N24-66"
  if (QUITO_NUMBER.test(key) && draft.profile.languages[0] === SPANISH) return true;
  // "-1" is what a dash behind a blank leaves of a range.
  if (!isDigitAt(key, first === 0x2d ? 1 : 0)) return false;
  if (draft.profile.sectionedStreets && SECTION_WORDS.has(keyAt(draft, at - 1))) return false;
  if (key.length > LONGEST_NUMBER || ordinalDigits(key) !== "" || isWidthAt(draft, at)) return false;
  if (!WORD_BEHIND.test(assignedOnly(key))) return true;
  const ending = key.replace(/^\d+[-/]?/u, "");
  // "1350/III"
  return /^[IVX]+$/u.test(ending) || NUMBER_ENDINGS.has(ending) || entryOf(draft.profile, ending).isNumberWord;
}

/** "100 FEET ROAD", "100FT RING ROAD": a road of India and its neighbours that has its width for a name. */
function isWidthAt(draft: Draft, at: number): boolean {
  const end = FEET.has(keyAt(draft, at + 1)) ? at + 2 : at + 1;
  if (end === at + 1 && !ROAD_WIDTH.test(keyAt(draft, at))) return false;
  return together(draft, at, end) && (suffixAt(draft, end) ?? suffixAt(draft, end + 1)) !== null;
}

/** "C-45, CLIFTON, KARACHI": in Pakistan and its neighbours alone in front of the part of a town, but no sector of Islamabad, "I-9". */
function opensArea(draft: Draft, at: number): boolean {
  if (at > 0 || !AREA_COUNTRIES.has(draft.profile.code) || together(draft, 0, 1)) return false;
  return draft.words.length > 2 && !draft.words.some(({ key }) => key === CITY_OF_SECTORS);
}

/** "B-12", "B-12 MG ROAD", but not "A-1 TOWERS": a word alone or in front of a street. */
function opensStreetLine(draft: Draft, at: number): boolean {
  if (together(draft, at, at - 1)) return false;
  return !together(draft, at, at + 1) || (suffixAt(draft, at + 2) ?? suffixAt(draft, at + 3)) !== null;
}

/** Gives a house number with the words that belong to it; answers where it ends. */
export function takeHouseNumber(draft: Draft, at: number, limit: number): number {
  let end = wordBeforeNumber(draft, at) ? at + 2 : at + 1;
  const key = keyAt(draft, at);
  // "ALMA UTCA 12 2/3" has floor and door.
  const isFraction = (draft.profile.numberFirst ? /^\d\/\d$/u : /^(?:1\/[234]|3\/4)$/u).test(keyAt(draft, end));
  const fraction = isFraction && /^\d+$/u.test(key);
  const joins =
    fraction ||
    entryAt(draft, end).isNumberWord ||
    isNumberLetter(draft, end, limit) ||
    key === "#" ||
    // "KM 125 S/N"
    (end > at + 1 && NO_NUMBER.has(keyAt(draft, end)));
  if (end + 1 < limit && joinsNumbers(draft, end)) end += 2;
  else if (joins && end < limit) end += isLetterBehindWord(draft, end + 1, limit) ? 2 : 1;
  give(draft, at, end, "primaryNumber");
  draft.fixed.primaryNumber = writtenNumber(draft, at, end);
  while (end < limit && draft.parts[end] === "primaryNumber") end++;
  return end;
}

/** "7 BIS A", "12 BIS A RUE DE LA PAIX": a letter that ends the line or stands before the street, behind a word that belongs to the number. */
function isLetterBehindWord(draft: Draft, at: number, limit: number): boolean {
  if (!entryAt(draft, at - 1).isNumberWord || !/^[A-Z]$/u.test(keyAt(draft, at))) return false;
  return at + 1 === limit || leadingTypeAt(draft, at + 1, limit);
}

/** "71 ET 75", "20 & 26", "31A & 31B": whether a word joins the numbers beside it. */
export function joinsNumbers(draft: Draft, at: number): boolean {
  const [before, key, behind] = [-1, 0, 1].map((i) => keyAt(draft, at + i)) as [string, string, string];
  // A letter may be that of the number before it where the language has no such particle.
  // "BTE 10 À 1060 SAINT-GILLES" has a code behind.
  if (behind.length > before.length + 1) return false;
  if (!NUMBER_JOINTS.has(key) || (/^[A-Z]+$/u.test(key) && !entryAt(draft, at).isParticle)) return false;
  const [from, to] = [Number.parseInt(before, 10), Number.parseInt(behind, 10)];
  return to > from || (to === from && behind > before);
}

/** Whether a word stands here that belongs to the number behind it: "BLK 35", "KM 24". */
export function wordBeforeNumber(draft: Draft, at: number): boolean {
  return draft.profile.numberWord === keyAt(draft, at) && isNumberAt(draft, at + 1) && together(draft, at, at + 1);
}

/** "1 A" in front of a street or at the end of a street line. */
function isNumberLetter(draft: Draft, at: number, limit: number): boolean {
  const key = keyAt(draft, at);
  if (!/^[A-ZА-Я]\d{0,2}$/u.test(key)) return false;
  const next = at + 1;
  // "2 C BLOCK"
  if (entryAt(draft, next).designator === LETTERED_UNIT) return false;
  // "123 X 45 Y 47": the streets between which a house stands in Yucatan.
  if (key === "X" && isNumberAt(draft, next)) return false;
  // "48 J RIZAL ST": streets of the Philippines have a person's initial in front.
  if (INITIALS_IN_STREETS.has(draft.profile.code) && next < limit) return false;
  // "УЛ НОВАЯ 5 Г ХИМКИ"
  if (next < limit && CITY_FIRST.has(key)) return false;
  // "12 Q. SOFIAS AVE"
  if (!draft.profile.numberFirst)
    return next >= limit || !(together(draft, at, at - 2) ? JOINING_LETTERS.has(key) : /^[I-Z]/u.test(key));
  if (next >= limit) return key.length === 1;
  if (leadingTypeAt(draft, next, limit)) return !ARTICLE_LETTERS.has(key);
  // "5 C P ALDER ROAD"
  const isInitial = /^[A-Z]$/u.test(keyAt(draft, next));
  return /^[A-H]$/u.test(key) && next + 1 < limit && !isInitial && !(draft.profile.directionals && key === "E");
}

/** One form for the spellings of a number: "1 A" → "1A", "12BIS" → "12 BIS", "#12" → "12", "1.000" → "1000", "S/N". */
function writtenNumber(draft: Draft, from: number, to: number): string {
  const text = textOf(draft, from, to);
  if (draft.profile.plates) return writtenPlate(draft, text, to);
  const joined = text
    .replace(/^#\s*/u, "")
    .replace(/^(\d\d?)\.(\d{3})$/u, "$1$2")
    .replace(/^(.*\d) ([A-ZА-Я]\d{0,2})$/u, "$1$2")
    .replace(/^(\d+)([A-Z]{3,})$/u, "$1 $2")
    .replace(SPELLED_NO_NUMBER, WITHOUT_NUMBER);
  if (joined !== text) note(draft, "house-number");
  return joined;
}

/** "#63-64", "# 63 64" and "No. 63-64" are one plate; a single number stays bare. */
function writtenPlate(draft: Draft, text: string, to: number): string {
  const plate = text.replace(/^#\s*/u, "").replace(/ (?=[A-Z]$)/u, "");
  const next = keyAt(draft, to);
  const pair =
    /^\d+[A-Z]{0,2}$/u.test(plate) && /^\d+[A-Z]?$/u.test(next) && together(draft, to, to - 1) && isFreeAt(draft, to);
  if (!pair) return plate.includes("-") ? `#${plate}` : plate;
  give(draft, to, to + 1, "primaryNumber");
  return `#${plate}-${next}`;
}
