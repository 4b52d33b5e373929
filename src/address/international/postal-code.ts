import { announcesCode } from "../country/code-prefix.ts";
import { plainDigits } from "../country/plain-digits.ts";
import { isGeneric } from "../country/profile.ts";
import { hasDigit, isName } from "../country/word-form.ts";
import { SPANISH } from "../data/languages/spanish.ts";
import { CITY_OPENINGS } from "../data/place-words.ts";
import { LOW_NUMBERS } from "../data/postal-formats.ts";
import { CODE_PHRASES, MONTHS, NUMBERED, NUMBERED_STREETS } from "../data/street-line-words.ts";
import { BOXES_ALONE, FLOOR_WORDS, NO_NUMBER } from "../data/unit-words.ts";
import { codeOf } from "../detect/code-of.ts";
import { countriesOfCity, isLargeCity } from "../detect/large-city.ts";
import { isDigitAt } from "../tokens/digit-at.ts";
import { isBeforeCityAlone } from "./before-city-alone.ts";
import { designatorAt } from "./box.ts";
import {
  type Draft,
  entryAt,
  firstLanguage,
  give,
  isNumberAt,
  keyAt,
  keysOf,
  note,
  textOf,
  together,
} from "./draft.ts";
import { wordBeforeNumber } from "./house-number.ts";
import { namesDate } from "./names-date.ts";
import { isOfUnit } from "./number-of-unit.ts";
import { numbersType } from "./numbers-type.ts";
import { takeOutwardCode } from "./outward-code.ts";
import { partEnd } from "./part-end.ts";
import { isStreetBehindNumber, suffixAt } from "./street-signs.ts";

/** Words of a street line that are searched for its house number. */
const LONGEST_STREET = 16;

/** The postal code of a text in its standard shape, when the text has one of the country's shapes. */
export function takePostalCode(draft: Draft): void {
  const { profile, words } = draft;
  if (profile.codeShapes.length === 0) return;
  const inTwo = profile.codeShapes.some((shape) => /[ _]/u.test(shape));
  let best = { from: 0, to: 0, code: "", rank: 0 };
  for (let from = 0; from < words.length; from++) {
    const pair = keysOf(draft, from, from + 2);
    // "75 008 PARIS"
    const isFrench = profile.code === "FR" && /^\d\d \d{3}$/u.test(pair);
    const two =
      (inTwo || isFrench) && isOneCode(draft, from) ? codeOf(profile, isFrench ? pair.replace(" ", "") : pair) : null;
    const code = two ?? codeOf(profile, keyAt(draft, from));
    if (code === null) continue;
    const to = from + (two === null ? 1 : 2);
    const rank = rankOfCode(draft, from, to, code);
    if (rank > 0 && rank >= best.rank) best = { from, to, code, rank };
    from = to - 1;
  }
  const { from, to, code, rank } = best;
  if (rank === 0) {
    takeOutwardCode(draft);
    takeWithoutZero(draft);
    return;
  }
  give(draft, from, to, "postalCode");
  give(draft, from - prefixWidth(draft, from), from, "marker");
  if (to - from === 1 && words[from]?.text !== code) note(draft, "postal-code");
  // "القاهرة ١١٥١١" keeps its digits.
  const text = textOf(draft, from, to);
  draft.fixed.postalCode = plainDigits(text) === text ? code : text;
}

/** Whether two words may be one code, of which the second opens no city, "T4000 SAN MIGUEL", and is no house number, "12 100 RUE DU LAC", and the first no letter of a unit: "DEPTO A, 1049 BUENOS AIRES". */
function isOneCode(draft: Draft, at: number): boolean {
  if (keyAt(draft, at).length < 2 && together(draft, at, at - 1)) return false;
  if (entryAt(draft, at + 2).type !== null && isNumberAt(draft, at + 1) && together(draft, at, at + 2)) return false;
  return together(draft, at, at + 1) && !(CITY_OPENINGS.has(keyAt(draft, at + 1)) && together(draft, at, at + 2));
}

/** How well a candidate stands where the country's postal code stands; 0 when it cannot be one. */
function rankOfCode(draft: Draft, from: number, to: number, code: string): number {
  const { profile, words } = draft;
  const opens = from === 0 || !together(draft, from - 1, from);
  const closes = to >= words.length || !together(draft, to, to - 1);
  // "AV FERN 1200, LISBOA 1200-109"
  const isWhole = code.includes("-") && profile.codeShapes.some((shape) => shape.length < code.length);
  if (isWhole || prefixWidth(draft, from) > 0) return 4;
  // "RUTA 9 KM 1301"
  if (wordBeforeNumber(draft, from - 1)) return 0;
  const short = code.length <= 4 && isDigitAt(code, code.length - 1) && isNumberAt(draft, from);
  if (isOfBox(draft, from) || (short && isOfUnit(draft, from))) return 0;
  if (short && closes && !opens && profile.codeFirst && isOnlyNumber(draft, from)) return 0;
  // "36011 SOKAK NO 5", "36011 NOLU SOKAK"
  if (NUMBERED_STREETS.has(profile.code) && (keyAt(draft, to) === NUMBERED || suffixAt(draft, to) !== null)) return 0;
  if (short && from === 0 && to < words.length && profile.numberFirst) return isBeforeCityAlone(draft, to) ? 2 : 0;
  // "1850 RUE LIPA, LIÈGE, 4000"
  if (short && from === 0 && isStreetAt(draft, to) && codeOf(profile, words.at(-1)?.key ?? "") !== null) return 0;
  // "HARLOW TOWER, 6819 OAK AVE, MAKATI CITY"
  if (short && profile.numberFirst && isStreetBehindNumber(draft, to, partEnd(draft, to))) return 0;
  if (short && !opens && !closes) {
    if (!profile.codeFirst && !isBeforeRegion(draft, to)) return 0;
    if (profile.codeFirst && !profile.numberFirst && !numberBefore(draft, from))
      // "AV CORRIENTES 1234 BUENOS AIRES"
      return LOW_NUMBERS.has(profile.code) ||
        (profile.code !== "AR" &&
          (isLargeCity(keyAt(draft, to), profile.code) || isLargeCity(keyAt(draft, from - 1), profile.code)))
        ? 2
        : 0;
  }
  // Four digits that open a part may be a house number where that stands first: "6815 AYALA AVE, MAKATI CITY 1226".
  if (profile.codeFirst && !(short && profile.numberFirst)) return closes && !opens ? 1 : opens && !closes ? 3 : 2;
  return closes ? 3 : opens ? 2 : 1;
}

/** Whether a word of streets stands here that opens their names or ends as they do. */
function isStreetAt(draft: Draft, at: number): boolean {
  return entryAt(draft, at).type !== null || draft.words[at]?.isCompound === true;
}

/** "PALMA 1220, ASUNCION": the only number of a text beside those of units and of the name of its street, behind a name that is no large city and with a name behind a comma, is that of the house. */
function isOnlyNumber(draft: Draft, at: number): boolean {
  if (at + 1 >= draft.words.length || isCityBefore(draft, at)) return false;
  const isUnit = (i: number): boolean =>
    entryAt(draft, i - 1).designator !== null || [i - 1, i + 1].some((j) => FLOOR_WORDS.has(keyAt(draft, j)));
  return draft.words.every(
    ({ bracketed }, i) =>
      i === at || bracketed || !hasDigit(keyAt(draft, i)) || isUnit(i) || isNumberOfName(draft, i, at),
  );
}

/** "CORDOBA 5000, ARGENTINA": whether a large city stands before a number, which is no street, as in "AV CORDOBA 1643, ROSARIO" and, where Spanish is spoken, at the start of a text without its region behind, "PARANA 3745, MARTINEZ". */
function isCityBefore(draft: Draft, at: number): boolean {
  const { code, regions } = draft.profile;
  const isStreet = entryAt(draft, at - 2).type !== null && together(draft, at - 2, at);
  const opens =
    at === 1 && firstLanguage(draft) === SPANISH && !regions?.has(keysOf(draft, at + 1, partEnd(draft, at + 1)));
  return isLargeCity(keyAt(draft, at - 1), code) && !isStreet && !opens;
}

/** "9 DE JULIO 1200, MENDOZA", "CALLE 12 1500, LA PLATA": a number before another one that names the street. */
function isNumberOfName(draft: Draft, at: number, next: number): boolean {
  let from = at;
  while (from > 0 && together(draft, from - 1, at)) from--;
  return namesDate(draft, at, next) || numbersType(draft, at, from, next + 1);
}

/** "GPO BOX 3000": a number that a box's words before it ask for, not that behind a comma, "POSTFACH, 8021 ZÜRICH", nor the last one, with its city, behind those that need none. */
function isOfBox(draft: Draft, at: number): boolean {
  for (let width = 1; width < 4; width++) {
    const [found, designator] = designatorAt(draft, at - width);
    if (found === width)
      return together(draft, at - 1, at) && !(BOXES_ALONE.has(designator) && isLastWithCity(draft, at));
  }
  return false;
}

/** "8021 ZÜRICH", "1211 GENÈVE 3": whether a number with a name behind it is the last one of a text but for that of a district. */
function isLastWithCity(draft: Draft, at: number): boolean {
  if (!draft.profile.codeFirst || !together(draft, at, at + 1) || !isName(keyAt(draft, at + 1))) return false;
  return draft.words.slice(at + 1).every(({ key }) => !hasDigit(key) || key.length < 3);
}

/** "FITZROY 3065 VIC": the region ends the text behind the code. */
function isBeforeRegion(draft: Draft, at: number): boolean {
  return at === draft.words.length - 1 && draft.profile.regions?.has(keyAt(draft, at)) === true;
}

function numberBefore(draft: Draft, at: number): boolean {
  for (let i = at - 1; i >= 0 && i > at - LONGEST_STREET && together(draft, i, at); i--)
    if ((hasDigit(keyAt(draft, i)) || NO_NUMBER.has(keyAt(draft, i))) && !isNumberOfName(draft, i, at)) return true;
  return false;
}

/** Words before a code that announce it: "CEP 01037-010", "CODIGO POSTAL 06100", "COD POSTAL 605100", "CH 8001", and at the start of a part "D 80331". */
function prefixWidth(draft: Draft, at: number): number {
  const { profile } = draft;
  const key = keyAt(draft, at - 1);
  if (CODE_PHRASES.has(keysOf(draft, at - 2, at))) return 2;
  if (at < 1 || entryAt(draft, at - 1).box !== null) return 0;
  const shared = key.length < 2 && together(draft, at - 2, at - 1);
  return Number(!shared && announcesCode(profile, key));
}

/** "3 RUE NOTRE-DAME, 3100 MONTLUCON": the last number, of four digits and with the city behind it, is a code that lost its leading zero. */
function takeWithoutZero(draft: Draft): void {
  const { profile, words } = draft;
  if (profile.codeShapes[0] !== "99999" || !profile.codeFirst || isGeneric(profile)) return;
  const at = words.findLastIndex(({ key }) => hasDigit(key));
  if (at < 1 || !/^[1-9]\d{3}$/u.test(keyAt(draft, at)) || isOfOther(draft, at) || !isBesideCity(draft, at)) return;
  give(draft, at, at + 1, "postalCode");
  note(draft, "postal-code");
  draft.fixed.postalCode = `0${keyAt(draft, at)}`;
}

/** Whether a number is that of a box, a unit or a name: "ROUTE DES 1200 ARBRES", "RUE DU 8 MAI 1945 DIJON". */
function isOfOther(draft: Draft, at: number): boolean {
  const isOfNoun = entryAt(draft, at - 1).isParticle || MONTHS.has(keyAt(draft, at - 1));
  return isOfNoun || isOfBox(draft, at) || isOfUnit(draft, at);
}

/** Whether a number that opens its part or stands behind a house number or street has a city of the country behind it, or apart before it. */
function isBesideCity(draft: Draft, at: number): boolean {
  const { profile, words } = draft;
  const next = keyAt(draft, at + 1);
  const opens = !together(draft, at, at - 1);
  if (next === "") {
    // "HAUPTSTRASSE 25, DRESDEN, 1189"
    const before = keyAt(draft, at - 1);
    const isSecond = words.findIndex(({ key }) => hasDigit(key)) < at;
    return opens && isSecond && (isLargeCity(before, profile.code) || profile.regions?.has(before) === true);
  }
  const isBehind = profile.numberFirst ? leadingTypeBefore(draft, at) : numberBefore(draft, at - 1);
  if (!together(draft, at, at + 1) || !isName(next) || !(opens || isBehind)) return false;
  // "ZUERICHSTRASSE 4, 8001 ZUERICH" is of another country.
  const others = countriesOfCity(next);
  const { type, designator } = entryAt(draft, at + 1);
  return type === null && designator === null && (others === "" || others.includes(profile.code));
}

/** Whether a street word that stands before its name opens some place before a word of its part. */
function leadingTypeBefore(draft: Draft, at: number): boolean {
  for (let i = at - 2; i >= 0 && together(draft, i, at); i--) if (entryAt(draft, i).type !== null) return true;
  return false;
}
