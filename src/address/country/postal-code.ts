import { type Draft, give, keyAt, note, together } from "./draft.ts";
import { isLargeCity } from "./large-city.ts";
import type { CountryProfile } from "./profile.ts";
import { isDigit, startsWithDigit } from "./words.ts";

/** Words of a street line that are searched for its house number. */
const LONGEST_STREET = 16;

/** Longest shape is 10 characters; a longer word is no postal code. */
const LONGEST_CODE = 12;

/** The postal code of a text in its standard shape, when the text has one of the country's shapes. */
export function takePostalCode(draft: Draft): void {
  const { profile, words } = draft;
  if (profile.codeShapes.length === 0) return;
  const inTwo = profile.codeShapes.some((shape) => /[ _]/u.test(shape));
  let best = -1;
  let bestWidth = 0;
  let bestCode = "";
  let bestRank = 0;
  for (let i = 0; i < words.length; i++) {
    for (let width = inTwo && together(draft, i, i + 1) ? 2 : 1; width > 0; width--) {
      const code = codeOf(profile, width === 2 ? `${keyAt(draft, i)} ${keyAt(draft, i + 1)}` : keyAt(draft, i));
      if (code === null) continue;
      const rank = rankOf(draft, i, i + width, code);
      if (rank > 0 && rank >= bestRank) [best, bestWidth, bestCode, bestRank] = [i, width, code, rank];
      if (width === 2) i++;
      break;
    }
  }
  if (best < 0) {
    takeOutwardCode(draft);
    return;
  }
  give(draft, best, best + bestWidth, "postalCode");
  takePrefix(draft, best);
  if (draft.words[best]?.text !== bestCode && bestWidth === 1) note(draft, "postal-code");
  draft.fixed.postalCode = bestCode;
}

/** A postal code in the standard shape of a country; null when the text is none, as a word of letters alone is. */
export function codeOf(profile: CountryProfile, text: string): string | null {
  if (text.length > LONGEST_CODE) return null;
  const bare = stripCountryPrefix(profile, text);
  for (const shape of profile.codeShapes) {
    if (matchesShape(shape, bare) && /[\d -]/u.test(bare)) return withSeparators(shape, bare);
  }
  return null;
}

/** "D-10115", "CH-8001", "LV-1009", "CP06100" without the letters. */
function stripCountryPrefix(profile: CountryProfile, text: string): string {
  const dash = text.indexOf("-");
  if (dash > 0 && dash < 4 && !startsWithDigit(text) && isDigit(text.charCodeAt(dash + 1))) {
    if (!profile.codeShapes.some((shape) => shape.startsWith(text.slice(0, dash + 1)))) return text.slice(dash + 1);
  }
  for (const prefix of profile.codePrefixes) {
    if (text.startsWith(prefix) && isDigit(text.charCodeAt(prefix.length))) return text.slice(prefix.length);
  }
  return text;
}

/** Whether a text has a shape, with its separator, another or none. */
function matchesShape(shape: string, text: string): boolean {
  let at = 0;
  for (let i = 0; i < shape.length; i++) {
    const kind = shape.charCodeAt(i);
    const unit = text.charCodeAt(at);
    if (kind === 0x20 || kind === 0x2d || kind === 0x5f) {
      if (unit === 0x20 || unit === 0x2d) at++;
      continue;
    }
    if (at >= text.length) return false;
    const digit = isDigit(unit);
    const letter = unit >= 0x41 && unit <= 0x5a;
    if (kind === 0x39 ? !digit : kind === 0x58 ? !digit && !letter : kind === 0x41 ? !letter : unit !== kind)
      return false;
    at++;
  }
  return at === text.length;
}

function withSeparators(shape: string, text: string): string {
  let out = "";
  let at = 0;
  for (let i = 0; i < shape.length; i++) {
    const kind = shape.charAt(i);
    const unit = text.charAt(at);
    if (kind === " " || kind === "-" || kind === "_") {
      if (kind !== "_") out += kind;
      if (unit === " " || unit === "-") at++;
    } else {
      out += unit;
      at++;
    }
  }
  return out;
}

/** How well a candidate stands where the country's postal code stands; 0 when it cannot be one. */
function rankOf(draft: Draft, from: number, to: number, code: string): number {
  const { profile, words } = draft;
  const opens = from === 0 || !together(draft, from - 1, from);
  const closes = to >= words.length || !together(draft, to, to - 1);
  const short = code.length <= 4 && isDigit(code.charCodeAt(code.length - 1)) && startsWithDigit(code);
  if (from === 0 && to < words.length && profile.numberFirst && startsWithDigit(code) && short) return 0;
  if (short && profile.codeFirst && !profile.numberFirst && !opens && !closes && !numberBefore(draft, from)) {
    return isLargeCity(keyAt(draft, to), profile.code) ? 2 : 0;
  }
  if (short && !profile.codeFirst && !closes && !opens && !isBeforeRegion(draft, to)) return 0;
  if (hasPrefix(draft, from)) return 4;
  if (profile.codeFirst) return closes && !opens ? 1 : opens && !closes ? 3 : 2;
  return closes ? 3 : opens ? 2 : 1;
}

/** "FITZROY 3065 VIC": the region ends the text behind the code. */
function isBeforeRegion({ profile, words }: Draft, at: number): boolean {
  return at === words.length - 1 && profile.regions?.has(words[at]?.key ?? "") === true;
}

function numberBefore(draft: Draft, at: number): boolean {
  for (let i = at - 1; i >= 0 && i > at - LONGEST_STREET && together(draft, i, at); i--)
    if (/\d|^S\/?N$/u.test(keyAt(draft, i))) return true;
  return false;
}

function hasPrefix(draft: Draft, at: number): boolean {
  return at > 0 && draft.profile.codePrefixes.includes(keyAt(draft, at - 1));
}

function takePrefix(draft: Draft, at: number): void {
  if (hasPrefix(draft, at)) give(draft, at - 1, at, "marker");
}

/** The first half of a British postcode, "E10", where it ends the text. */
function takeOutwardCode(draft: Draft): void {
  if (draft.profile.code !== "GB") return;
  const last = draft.words.length - 1;
  if (last > 0 && /^(?:[A-Z]{1,2}\d{1,2}|[A-Z]{1,2}\d[A-Z])$/u.test(keyAt(draft, last))) {
    give(draft, last, last + 1, "postalCode");
  }
}
