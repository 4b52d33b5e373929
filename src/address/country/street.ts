import { type Draft, freeRuns, give, has, keyAt, note, standardize, together } from "./draft.ts";
import { isHouseNumber, isSignedNumberAt, takeHouseNumber, wordBeforeNumber } from "./house-number.ts";
import { giveCityAtEnd } from "./locality.ts";
import { giveStreetName } from "./street-name.ts";
import { hasVenueWord, leadingTypeAt, startsWithNumber, streetScore, suffixAt } from "./street-signs.ts";
import { counts } from "./vocabulary.ts";
import { startsWithDigit } from "./words.ts";

type Run = readonly [from: number, to: number];

/** The street line: the run of words that most looks like one, parted into house number, name and what stands behind. */
export function takeStreet(draft: Draft): void {
  const runs = freeRuns(draft);
  const at = chooseRun(draft, runs);
  const run = runs[at];
  if (run === undefined) return;
  const [from, to] = run;
  if (to - from === 1 && isHouseNumber(keyAt(draft, from)) && runs.length > 1) return;
  const beside = numberBeside(draft, runs, at);
  if (beside < 0) readStreetRun(draft, from, to);
  else {
    takeNumberBeside(draft, runs[beside] ?? [0, 0], beside < at);
    const start = nameStart(draft, from, to);
    give(draft, from, start, "building");
    giveStreetName(draft, start, to);
  }
}

/** The run with the most signs of a street; without any sign the one before the city, of two the second. */
function chooseRun(draft: Draft, runs: readonly Run[]): number {
  let best = -1;
  let bestScore = 0;
  const city = draft.parts.lastIndexOf("city");
  runs.forEach(([from, to], i) => {
    const number = to - from === 1 && isHouseNumber(keyAt(draft, from));
    const score = number ? 0 : streetScore(draft, from, to) + besideNumber(draft, runs, i);
    if (score > bestScore || (score === bestScore && score > 0 && hasPlaceBehind(draft, runs, i, city))) {
      best = i;
      bestScore = score;
    }
  });
  return best >= 0 ? best : unmarkedRun(draft, runs);
}

/** Of two runs with equal signs the second is the street, names of buildings come first, as long as the city is still to come. */
function hasPlaceBehind(draft: Draft, runs: readonly Run[], at: number, city: number): boolean {
  if (SIDE_NOTES.has(keyAt(draft, runs[at]?.[0] ?? 0))) return false;
  return at < runs.length - 1 || city > (runs[at]?.[0] ?? 0);
}

/** Words that open a note about a second street nearby. */
const SIDE_NOTES: ReadonlySet<string> = new Set(["BEHIND", "NEAR", "NR", "OFF", "OPP", "OPPOSITE"]);

/** A number that stands alone between commas speaks for its neighbour: "1, RUE", "CORSO, 5". */
function besideNumber(draft: Draft, runs: readonly Run[], at: number): number {
  return numberBeside(draft, runs, at) < 0 ? 0 : 2;
}

/** Without a sign of a street: with the city known the name before it, of several the second. */
function unmarkedRun(draft: Draft, runs: readonly Run[]): number {
  if (has(draft, "box") || has(draft, "route")) return -1;
  const city = draft.parts.indexOf("city");
  const names = runs.filter(([from, to]) => (city < 0 || from < city) && !hasVenueWord(draft, from, to));
  if (city < 0) return runs.length >= 3 && names.length > 1 ? 1 : -1;
  const before = runs.filter(([from]) => from < city).length;
  if (names.length === 0) return -1;
  return names.length < before ? runs.indexOf(names[0] ?? [0, 0]) : Math.min(before - 1, 1);
}

/** Parts one run into number and name, the number first or last as the country has it, the other way where only that fits. */
function readStreetRun(draft: Draft, from: number, to: number): void {
  const { profile } = draft;
  if (profile.numberFirst || (startsWithNumber(draft, from) && !hasLaterNumber(draft, from, to))) {
    readNumberFirst(draft, from, to);
  } else readNumberAfter(draft, from, to);
}

function hasLaterNumber(draft: Draft, from: number, to: number): boolean {
  for (let i = from + 1; i < to; i++) if (isHouseNumber(keyAt(draft, i))) return true;
  return false;
}

function readNumberFirst(draft: Draft, from: number, to: number): void {
  const at = firstNumber(draft, from, to);
  if (at < 0) {
    readWithoutNumber(draft, from, to);
    return;
  }
  give(draft, from, at, "building");
  // "79 ST": a number with nothing but the type word behind it is the name.
  if (at + 2 === to && suffixAt(draft, at + 1) !== null) {
    give(draft, at, to, "streetName");
    return;
  }
  const end = takeSlashUnit(draft, at) ? at + 1 : takeHouseNumber(draft, at, to);
  if (end < to) giveStreetName(draft, end, to);
}

/** The number a street name follows: the first word, or one inside the run with a type word behind it. */
function firstNumber(draft: Draft, from: number, to: number): number {
  if ((isHouseNumber(keyAt(draft, from)) || wordBeforeNumber(draft, from)) && from + 1 < to) return from;
  if (leadingTypeAt(draft, from, to) && draft.profile.languages[0]?.suffixes.size === 0) return -1;
  const [first, last] = suffixesBetween(draft, from + 1, to);
  for (let i = from + 1; i + 1 < to; i++) {
    if (!isHouseNumber(keyAt(draft, i))) continue;
    if (leadingTypeAt(draft, i + 1, to) || leadingTypeAt(draft, i + 2, to)) return i;
    if (last >= i + 2 && first >= i) return i;
  }
  return -1;
}

/** Positions of the first and the last type word that stands after its name; the end and -1 when there is none. */
function suffixesBetween(draft: Draft, from: number, to: number): [first: number, last: number] {
  let first = to;
  let last = -1;
  for (let i = from; i < to; i++) {
    if (suffixAt(draft, i) === null) continue;
    first = Math.min(first, i);
    last = i;
  }
  return [first, last];
}

/** In a country with the number first, a run without it may still end in one: "RUE DU RHONE 65". */
function readWithoutNumber(draft: Draft, from: number, to: number): void {
  const last = to - 1;
  const key = keyAt(draft, last);
  const year = /^(?:1[5-9]|20)\d\d$/u.test(key);
  const typed = leadingTypeAt(draft, from, to) || suffixAt(draft, last - 1) === "STREET";
  if (last > from + 1 && typed && isHouseNumber(key) && !year) {
    takeHouseNumber(draft, last, to);
    giveStreetName(draft, from, last, false);
    return;
  }
  giveStreetName(draft, from, to);
}

function readNumberAfter(draft: Draft, from: number, to: number): void {
  const at = numberAfterName(draft, from, to);
  if (at < 0) {
    giveStreetName(draft, from, to);
    return;
  }
  const signed = at > from && isSignedNumberAt(draft, at - 1, to);
  const nameEnd = signed ? at - 1 : at;
  if (signed) give(draft, nameEnd, at, "marker");
  const start = nameStart(draft, from, nameEnd);
  give(draft, from, start, "building");
  const end = takeHouseNumber(draft, at, to);
  takeTail(draft, end, to);
  giveStreetName(draft, start, nameEnd, false);
}

/** The house number behind a name: after NO. or "#" for certain, else the first number that no further name word follows. */
function numberAfterName(draft: Draft, from: number, to: number): number {
  for (let i = from + 1; i < to; i++) {
    if (isSignedNumberAt(draft, i - 1, to)) return i;
    if (wordBeforeNumber(draft, i)) return i;
    if (keyAt(draft, i).charCodeAt(0) === 0x23 && isHouseNumber(keyAt(draft, i))) return i;
  }
  for (let i = from + 1; i < to; i++) {
    if (isHouseNumber(keyAt(draft, i)) && !namesDate(draft, i, to) && !numbersType(draft, i, from, to)) return i;
  }
  return -1;
}

/** "25 DE MARZO", "17 JUNI": a day that names a street has its month behind it. */
function namesDate(draft: Draft, at: number, to: number): boolean {
  if (at + 1 >= to) return false;
  const next = keyAt(draft, at + 1);
  return MONTHS.has(next) || (counts(draft.profile, "particles", next) && MONTHS.has(keyAt(draft, at + 2)));
}

/** "CARRERA 18 #63": a street that is a number stands right behind its type word while another number follows. */
function numbersType(draft: Draft, at: number, from: number, to: number): boolean {
  if (at !== from + 1 || !leadingTypeAt(draft, from, to)) return false;
  return at + 1 === to || (isHouseNumber(keyAt(draft, at + 1)) && together(draft, at, at + 1));
}

/** Where the type word stands in a run that begins with a building: "MUSEO DEL PRADO CALLE ...". */
function nameStart(draft: Draft, from: number, to: number): number {
  if (draft.profile.languages[0]?.suffixes.size !== 0 || leadingTypeAt(draft, from, to)) return from;
  for (let i = from + 1; i + 1 < to; i++) {
    if (leadingTypeAt(draft, i, to) && !counts(draft.profile, "particles", keyAt(draft, i - 1))) return i;
  }
  return from;
}

/** What follows the number in its run: a further number is a unit, words are the city when there is none yet, else a locality. */
function takeTail(draft: Draft, from: number, to: number): void {
  let i = from;
  while (i < to && (startsWithDigit(keyAt(draft, i)) || (i > from && DOOR_SIDES.has(keyAt(draft, i))))) i++;
  if (i > from) {
    const number = draft.words
      .slice(from, i)
      .map((word) => word.text)
      .join(" ");
    draft.units.push({ designator: null, number });
    give(draft, from, i, "unit");
  }
  if (i >= to) return;
  if (has(draft, "city")) give(draft, i, to, "dependentLocality");
  else giveCityAtEnd(draft, i, to);
}

/** Sides of a landing in Denmark and Norway: left, right, middle. */
const DOOR_SIDES: ReadonlySet<string> = new Set(["MF", "TH", "TV"]);

/** The run beside a street that is its house number, on the side where the country has it first; -1 when none is. */
function numberBeside(draft: Draft, runs: readonly Run[], at: number): number {
  const run = runs[at] ?? [0, 0];
  if (isHouseNumber(keyAt(draft, run[0])) && run[1] - run[0] > 1) return -1;
  if (!draft.profile.numberFirst && hasLaterNumber(draft, run[0], run[1]) && !endsInType(draft, run)) return -1;
  const sides = draft.profile.numberFirst ? [at - 1, at + 1] : [at + 1, at - 1];
  for (const side of sides) {
    const near = runs[side];
    if (near !== undefined && holdsNumber(draft, near, side < at)) return side;
  }
  return -1;
}

/** "CALLE 60": the number belongs to the name when nothing else follows the type word. */
function endsInType(draft: Draft, [from, to]: Run): boolean {
  return to - from === 2 && leadingTypeAt(draft, from, to);
}

/** Whether a run is a number with little behind it, or, before the street, ends in a number with a type word following. */
function holdsNumber(draft: Draft, [from, to]: Run, before: boolean): boolean {
  if (isSignedNumberAt(draft, from, to)) return true;
  if (isHouseNumber(keyAt(draft, from)) && keyAt(draft, from).length < 8)
    return to - from <= 2 || (!before && !draft.profile.numberFirst);
  return before && to - from > 1 && isHouseNumber(keyAt(draft, to - 1)) && leadingTypeAt(draft, to, draft.words.length);
}

/** Gives the number of a run beside the street; names before it are the building, what follows it is read as a tail. */
function takeNumberBeside(draft: Draft, [from, to]: Run, before: boolean): void {
  const signed = isSignedNumberAt(draft, from, to);
  if (signed) give(draft, from, from + 1, "marker");
  const first = signed ? from + 1 : from;
  const at = before && !isHouseNumber(keyAt(draft, first)) ? to - 1 : first;
  give(draft, first, at, "building");
  const end = takeHouseNumber(draft, at, to);
  if (end < to) takeTail(draft, end, to);
}

/** "4-123" in Canada and "4/123" in Australia are unit and house number. */
function takeSlashUnit(draft: Draft, at: number): boolean {
  const mark = draft.profile.unitSlash;
  const key = keyAt(draft, at);
  if (mark === undefined || draft.units.length > 0 || key.split(mark).length !== 2) return false;
  const [unit = "", number = ""] = key.split(mark);
  if (!/^\d{1,4}[A-Z]?$|^[A-Z]\d{0,3}$/u.test(unit) || !startsWithDigit(number)) return false;
  if (
    mark === "-" &&
    Number.parseInt(unit, 10) < Number.parseInt(number, 10) &&
    Number.parseInt(number, 10) - Number.parseInt(unit, 10) < 50
  )
    return false;
  draft.units.push({ designator: "UNIT", number: unit });
  give(draft, at, at + 1, "primaryNumber");
  draft.fixed.primaryNumber = number;
  note(draft, "unit-before-number");
  standardize(draft, at, key, "unit-before-number");
  return true;
}

/** Months in the languages whose streets are named after days. */
const MONTHS: ReadonlySet<string> = new Set(
  `JANUAR FEBRUAR MARZ MAERZ APRIL MAI JUNI JULI AUGUST SEPTEMBER OKTOBER NOVEMBER DEZEMBER ENERO FEBRERO MARZO ABRIL MAYO JUNIO JULIO
  AGOSTO SEPTIEMBRE OCTUBRE NOVIEMBRE DICIEMBRE JANEIRO FEVEREIRO MARCO MAIO JUNHO JULHO SETEMBRO OUTUBRO NOVEMBRO DEZEMBRO GENNAIO
  FEBBRAIO APRILE MAGGIO GIUGNO LUGLIO SETTEMBRE OTTOBRE DICEMBRE JANVIER FEVRIER MARS AVRIL JUIN JUILLET AOUT SEPTEMBRE OCTOBRE
  NOVEMBRE DECEMBRE STYCZNIA LUTEGO MARCA KWIETNIA MAJA CZERWCA LIPCA SIERPNIA WRZESNIA PAZDZIERNIKA LISTOPADA GRUDNIA MEI MAART`.split(
    /\s+/u,
  ),
);
