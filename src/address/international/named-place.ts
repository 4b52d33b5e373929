import { isGeneric } from "../country/profile.ts";
import { hasDigit } from "../country/word-form.ts";
import { PORTUGUESE } from "../data/languages/portuguese.ts";
import {
  CITY_FIRST,
  INDIAN_DISTRICT,
  LOCALITY_FIRST,
  LOCALITY_LAST,
  REGION_FIRST,
  REGION_LAST,
} from "../data/place-words.ts";
import { FORMER_NUMBER, NEIGHBOURHOOD, PRESENT_NUMBER } from "../data/street-line-words.ts";
import { CENTRE_OF_TOWN, KINDS_OF_CENTRES } from "../data/unit-words.ts";
import {
  DISTRICT,
  type Draft,
  entryAt,
  firstLanguage,
  freeRuns,
  give,
  has,
  isFreeAt,
  isNumberAt,
  keyAt,
  keysOf,
  type Run,
  startOf,
  together,
} from "./draft.ts";
import { firmEnd } from "./firm-end.ts";
import { isCityDistrict, isKnownCity, knownCityStart } from "./locality.ts";
import { takeMongolianPlaces } from "./mongolian-places.ts";
import { isSignedNumberAt } from "./number-sign.ts";
import { hasStreetSign, leadingTypeAt, streetScore, suffixAt } from "./street-signs.ts";

/** Parts of a city, cities and regions that a word of their kind tells, in countries without tables of their own. */
export function takeNamedPlaces(draft: Draft): void {
  const { localityFirst } = draft.profile;
  if (draft.profile.letteredNumbers) takeFormerNumber(draft);
  // "VILL. KHANPUR" may open a text, no "COLONIA 12".
  for (const [from, to] of freeRuns(draft)) {
    const isNamed = from > 0 || !hasDigit(keysOf(draft, from, to));
    if (isNamed && localityFirst.has(keyAt(draft, from)) && to - from > 1) give(draft, from, to, DISTRICT);
  }
  if (firstLanguage(draft) === PORTUGUESE && !draft.profile.ordinalFloors) takeCentre(draft);
  if (draft.profile.letteredNumbers) takeDistricts(draft);
  if (draft.profile.letteredNumbers || isGeneric(draft.profile)) takeSignedParts(draft);
  if (!isGeneric(draft.profile)) return;
  takeMongolianPlaces(draft);
  takeNeighbourhood(draft);
  takeCityBehindWord(draft);
  takeCityBeforeDash(draft);
  const runs = freeRuns(draft);
  for (let r = runs.length - 1; r >= 0; r--) {
    const [from, to] = runs[r] as Run;
    const isOne = to - from < 2;
    if (isNumberAt(draft, from)) continue;
    // "JUD. ILFOV, VOLUNTARI, BD. LIPA NR. 5"
    const mayBeRegion = from > 0 || (runs.length > 2 && REGION_FIRST.has(keyAt(draft, 0)));
    if (mayBeRegion && isNamedRegion(draft, from, to)) takeRegion(draft, from, to);
    else if (!isOne) takeLocality(draft, from, to, r < runs.length - 1 || has(draft, "city") || hasCityAsRegion(draft));
  }
  takeNamedCity(draft);
}

/** "OLD NO. 12, NEW NO. 27": the former number of a house stands as its building, and the word before the present one says nothing. */
function takeFormerNumber(draft: Draft): void {
  for (let i = 0; i + 2 < draft.words.length; i++) {
    const isFormer = keyAt(draft, i) === FORMER_NUMBER;
    if (!(isFormer || keyAt(draft, i) === PRESENT_NUMBER) || !isFreeAt(draft, i)) continue;
    if (!isSignedNumberAt(draft, i + 1, i + 3)) continue;
    if (isFormer) give(draft, i, i + 3, "building");
    else give(draft, i, i + 2, "marker");
  }
}

/** "FERN ROAD, KHANPUR, DIST. LIPA", "KHANPUR 517001, LIPA DISTRICT": a district behind the name of a town, which is the city; behind a street alone it stands for that. */
function takeDistricts(draft: Draft): void {
  const runs = freeRuns(draft);
  runs.forEach(([from, to], i) => {
    const before = runs[i - 1];
    if (!before || !(INDIAN_DISTRICT.has(keyAt(draft, from)) || INDIAN_DISTRICT.has(keyAt(draft, to - 1)))) return;
    const isTown = i > 1 && !hasDigit(keysOf(draft, ...before)) && !hasStreetSign(draft, ...before);
    if (isTown || draft.parts[from - 1] === "postalCode") give(draft, from, to, DISTRICT);
  });
}

/** "RUA LIPA 12 CENTRO HARLOW SC": right behind the number of the house or a unit the middle of a town of Brazil is its quarter, "CENTRO COMERCIAL" a building. */
function takeCentre(draft: Draft): void {
  for (let i = 1; i + 1 < draft.words.length; i++) {
    if (keyAt(draft, i) !== CENTRE_OF_TOWN || !isFreeAt(draft, i) || !isFreeAt(draft, i + 1)) continue;
    const isBehindNumber = isNumberAt(draft, i - 1) || draft.parts[i - 1] === "unit";
    const isPart = together(draft, i, i + 1) && !KINDS_OF_CENTRES.has(keyAt(draft, i + 1));
    if (isBehindNumber && isPart) give(draft, i, i + 1, DISTRICT);
  }
}

/** "WARD NO. 5": a part of a city with its number, wherever it stands. */
function takeSignedParts(draft: Draft): void {
  for (let i = 0; i + 2 < draft.words.length; i++) {
    if (!LOCALITY_FIRST.has(keyAt(draft, i)) || !isFreeAt(draft, i) || !isFreeAt(draft, i + 2)) continue;
    if (together(draft, i, i + 2) && isSignedNumberAt(draft, i + 1, i + 3)) give(draft, i, i + 3, DISTRICT);
  }
}

/** "CIHANGIR MAHALLESI, ISTANBUL": a region that is a city holds the parts before it. */
function hasCityAsRegion(draft: Draft): boolean {
  const at = startOf(draft, "state");
  return at > 0 && isKnownCity(draft, at, draft.parts.lastIndexOf("state") + 1);
}

/** "Г. МОСКВА", "GR. SOFIA", "SAT VALEA, COM. LIPOVA", also before a street without a comma: the name without the word for its kind; of two the last, of which the first is a part or a neighbour. */
function takeCityBehindWord(draft: Draft): void {
  const runs = freeRuns(draft).reverse();
  for (const [start, to] of runs) {
    const from = isNumberAt(draft, start) ? start + 1 : start;
    const key = keyAt(draft, from);
    // "ORAS CITY"
    const opens = CITY_FIRST.has(key) && from + 1 < to && keyAt(draft, from + 1) !== "CITY";
    if (!opens || hasDigit(keyAt(draft, from + 1))) continue;
    // "С. ПЕРОВСКОЙ, 5": where nothing else is a street, it may be an initial.
    if (key === "С" && !runs.some((run) => run[0] !== start && streetScore(draft, ...run) > 2)) continue;
    let end = from + 2;
    while (end < to && !leadingTypeAt(draft, end, to)) end++;
    // "SAT LIPA NR. 12": a village without streets stands where the street does.
    if (hasDigit(keysOf(draft, from + 2, end))) continue;
    if (has(draft, "city") && isStreetOfVillage(draft, runs, to)) continue;
    if (has(draft, "city")) give(draft, from, end, DISTRICT);
    else {
      give(draft, from, from + 1, "marker");
      give(draft, from + 1, end, "city");
    }
  }
}

/** "SAT LIPA, COM. ALDER, NR. 120": a village stands where the street does where a number stands alone between commas and no street beside it. */
function isStreetOfVillage(draft: Draft, runs: readonly Run[], to: number): boolean {
  const isNumber = ([from, end]: Run): boolean => end - from === 2 && isSignedNumberAt(draft, from, end);
  return (
    runs.some((run) => run[0] >= to && isNumber(run)) &&
    !runs.some((run) => !isNumber(run) && hasStreetSign(draft, ...run))
  );
}

/** "LIPOVÁ 12, PRAHA 5 - SMÍCHOV": a city with the number of its district before a dash and the name of the district. */
function takeCityBeforeDash(draft: Draft): void {
  const runs = freeRuns(draft);
  runs.forEach(([from, to], i) => {
    const [behind, end] = runs[i + 1] ?? [0, 0];
    const start = knownCityStart(draft, from, to);
    if (!draft.words[behind]?.dashed || start < 0 || !isCityDistrict(draft, start, to) || has(draft, "city")) return;
    if (hasDigit(keysOf(draft, behind, end))) return;
    give(draft, start, to, "city");
    give(draft, behind, end, DISTRICT);
  });
}

/** "HON-CHOU KONOSU-SHI SAITAMA-KEN": the city of a region that a hyphen tells may stand right before it, its parts before that. */
function takeRegion(draft: Draft, from: number, to: number): void {
  const last = keyAt(draft, to - 1);
  const start = REGION_LAST.has(last.slice(last.indexOf("-"))) ? to - 1 : from;
  if (!has(draft, "state")) give(draft, start, to, "state");
  if (start === from || has(draft, "city")) return;
  give(draft, start - 1, start, "city");
  give(draft, from, start - 1, DISTRICT);
}

/** "RT 03 RW 05", "RT03/RW05", wherever they stand. */
function takeNeighbourhood(draft: Draft): void {
  for (let i = 1; i < draft.words.length; i++) {
    const [first = ""] = keyAt(draft, i).split("/");
    if (!isFreeAt(draft, i) || !NEIGHBOURHOOD.test(first)) continue;
    const end = first.length > 2 ? i + 1 : i + 2;
    if (first.length > 2 || isNumberAt(draft, i + 1)) give(draft, i, end, DISTRICT);
  }
}

/** "GREATER ACCRA REGION", "JUD CLUJ", "MIYAGI-KEN". */
function isNamedRegion(draft: Draft, from: number, to: number): boolean {
  if (hasDigit(keysOf(draft, from, to))) return false;
  const last = keyAt(draft, to - 1);
  if (REGION_LAST.has(last.slice(last.indexOf("-")))) return true;
  return to - from > 1 && (REGION_FIRST.has(keyAt(draft, from)) || REGION_LAST.has(last));
}

/** "ZONA 10", "XINYI DISTRICT", "CUMHURIYET MAH" with a street behind it; the last name of all may be the city. */
function takeLocality(draft: Draft, from: number, to: number, isBefore: boolean): void {
  for (let end = to; end > from + 1; end--) {
    if (!LOCALITY_LAST.has(keyAt(draft, end - 1)) || (end === to && !isBefore)) continue;
    // "JL. MH. LIPA" are the initials of a street's name.
    if (end === from + 2 && entryAt(draft, from).type !== null) continue;
    give(draft, firmEnd(draft, from, end - 1), end, DISTRICT);
    return;
  }
  // "BRGY 40 CAGAYAN DE ORO CITY"
  if (LOCALITY_FIRST.has(keyAt(draft, from)) && isNumberAt(draft, from + 1) && endsInCity(draft, from + 2, to)) {
    give(draft, from, from + 2, DISTRICT);
    return;
  }
  // "SECTOR 2" is no city.
  const opens = LOCALITY_FIRST.has(keyAt(draft, from)) && (isBefore || (to - from === 2 && isNumberAt(draft, to - 1)));
  if (opens && suffixAt(draft, to - 1) === null && !leadingTypeAt(draft, from, to)) give(draft, from, to, DISTRICT);
}

function endsInCity(draft: Draft, from: number, to: number): boolean {
  return from + 1 < to && (keyAt(draft, to - 1) === "CITY" || knownCityStart(draft, from, to) > 0);
}

/** "QUEZON CITY" behind other names, unless a known city follows. */
function takeNamedCity(draft: Draft): void {
  if (has(draft, "city")) return;
  const runs = freeRuns(draft);
  for (let r = runs.length - 1; r > 0; r--) {
    const [from, to] = runs[r] as Run;
    if (isKnownCity(draft, from, to)) return;
    if (to - from > 1 && to - from < 5 && keyAt(draft, to - 1) === "CITY" && !hasDigit(keysOf(draft, from, to))) {
      give(draft, from, to, "city");
      return;
    }
  }
}
