import { REGION_WORDS } from "../data/regions.ts";
import { type Draft, freeRuns, give, has, keyAt, keysOf, note, together } from "./draft.ts";
import { isLargeCity } from "./large-city.ts";
import { startsWithDigit } from "./words.ts";

/** Longest region name of the tables, in words. */
const LONGEST_NAME = 4;

/** States, provinces and counties that stand behind other words: alone between commas or as the last words before the code. */
export function takeRegions(draft: Draft): void {
  takeNamedRegion(draft);
  const { regions, nations } = draft.profile;
  if (regions === null) return;
  for (let taken = 0; taken < (nations.size === 0 ? 1 : 2); taken++) {
    if (!takeRegion(draft, regions)) return;
  }
}

/** The last region of the text that the table knows; answers whether there was one. */
function takeRegion(draft: Draft, regions: ReadonlyMap<string, string>): boolean {
  const { profile } = draft;
  const runs = freeRuns(draft);
  for (let r = runs.length - 1; r >= Math.max(0, runs.length - 3); r--) {
    const [from, to] = runs[r] ?? [0, 0];
    for (let start = Math.max(from, to - LONGEST_NAME); start < to; start++) {
      const name = regions.get(keysOf(draft, start, to));
      if (name === undefined || (start === 0 && r === 0) || !standsAsRegion(draft, r, from, start, to)) continue;
      const asState = (profile.regionAsState || profile.nations.has(name)) && !has(draft, "state");
      give(draft, start, to, asState ? "state" : "dependentLocality");
      if (asState) draft.fixed.state = name;
      if (asState && name !== keysOf(draft, start, to)) note(draft, "region");
      return true;
    }
  }
  return false;
}

/** A name that is a city too is a region only behind a city; two letters of Italy only behind the postal code or apart. */
function standsAsRegion(draft: Draft, run: number, from: number, start: number, to: number): boolean {
  const key = keysOf(draft, start, to);
  const { code } = draft.profile;
  // "72395 PUEBLA": right behind the postal code stands the city.
  if (start === from && draft.profile.codeFirst && draft.parts[from - 1] === "postalCode" && opens(draft, from))
    return false;
  if (isLargeCity(key, code)) {
    // "34728 KADIKÖY İSTANBUL": behind the postal code the last name is the region of the first.
    if (start > from && from > 0 && draft.parts[from - 1] === "postalCode") return true;
    return start === from ? run >= 2 : isLargeCity(keysOf(draft, Math.max(from, start - 1), start), code);
  }
  if (start > from && startsWithDigit(keyAt(draft, start - 1))) return false;
  if (code === "IT" && start > from) return from > 0 && draft.parts[from - 1] === "postalCode";
  return true;
}

/** Whether a postal code of one word that opens its part stands right before a word. */
function opens(draft: Draft, at: number): boolean {
  return together(draft, at, at - 1) && !together(draft, at - 1, at - 2);
}

/** "ЛЕНИНГРАДСКОЙ ОБЛАСТИ": the word before the kind of region names it. */
function takeNamedRegion(draft: Draft): void {
  for (let i = 1; i < draft.words.length; i++) {
    if (draft.parts[i] !== null || draft.parts[i - 1] !== null || !REGION_WORDS.has(keyAt(draft, i))) continue;
    if (draft.words[i]?.segment === draft.words[i - 1]?.segment) give(draft, i - 1, i + 1, "state");
    return;
  }
}
