import { unitAt } from "../../text/unit-at.ts";
import { entryOf } from "../country/vocabulary.ts";
import { hasDigit } from "../country/word-form.ts";
import {
  ARTICLES,
  DIRECTIONS,
  JOINING_PARTICLES,
  MONTHS,
  NAME_SHORT_FORMS,
  NOUNS_WITH_ADJECTIVE,
  ONE_NOUN_STREETS,
  PLAIN_NAMES,
  SAINT_FORMS,
} from "../data/street-line-words.ts";
import { lookUpWord } from "../tokens/lexicon.ts";
import { type Draft, entryAt, has, keyAt } from "./draft.ts";
import { leadingTypeAt } from "./street-signs.ts";

/**
 * Where the city begins behind a street name without comma or postal code, by the grammar of names with a leading type:
 * particles and titles belong to the noun behind them, a particle group may follow ("DU CANAL DU DRAC"), an article
 * that follows a noun opens a place name ("LE PONT-DE-CLAIX").
 */
export function cityStartByGrammar(draft: Draft, from: number, to: number): number {
  if (!leadingTypeAt(draft, from, to) || draft.profile.languages.every(({ forenames }) => forenames.size === 0))
    return to;
  const start = from + 1;
  let i = skipNoun(draft, start, to);
  for (let end = groupEnd(draft, i, to); end > i; end = groupEnd(draft, i, to)) i = end;
  // "RUE LAURIER EST KIRKLAND"
  const key = keyAt(draft, i);
  if (draft.profile.directionals && (DIRECTIONS.has(key) || lookUpWord(key).direction !== ""))
    return Math.min(i + 1, to);
  if (i >= to) return to;
  const withParticle = entryAt(draft, start).isParticle || keyAt(draft, start).includes("'");
  const forename = entryAt(draft, start).isForename;
  if (withParticle || forename || isPlaceName(draft, keyAt(draft, i)) || ARTICLES.has(keyAt(draft, i))) return i;
  if (PLAIN_NAMES.has(keyAt(draft, start))) return leadingTypeAt(draft, i, to) ? to : i;
  // "BOULEVARD HYMUS KIRKLAND, QC": before its province a city is never missing. "12 RUE DIDEROT LIPAVILLE": behind its house number, where the text has no postal code, it seldom is.
  const isComplete = draft.profile.codeFirst ? isNumberedStreet(draft, from) : has(draft, "state");
  const fewest = isComplete ? 2 : 3;
  if (to - start < fewest || entryAt(draft, to - 2).isParticle) return to;
  // "BOULEVARD LAURIER ST. JOHN'S"
  return to - start > 2 && SAINT_FORMS.has(keyAt(draft, to - 2)) ? to - 2 : to - 1;
}

/** "12 RUE DIDEROT", but not "12 RUE CROIX" or "12 RÉSIDENCE PLEIN": whether a street that may be called after one noun stands behind its house number. */
function isNumberedStreet(draft: Draft, from: number): boolean {
  const isTyped = ONE_NOUN_STREETS.has(entryAt(draft, from).type ?? "");
  return isTyped && draft.parts[from - 1] === "primaryNumber" && !NOUNS_WITH_ADJECTIVE.has(keyAt(draft, from + 1));
}

/** The end of a noun with the particles, titles and forenames before it, or of a day with its month and year. */
function skipNoun(draft: Draft, from: number, to: number): number {
  let i = from;
  while (i < to - 1 && entryAt(draft, i).isParticle) i++;
  if (i + 1 < to && MONTHS.has(keyAt(draft, i + 1)) && hasDigit(keyAt(draft, i)))
    return /^(?:1[6-9]|20)\d\d$/u.test(keyAt(draft, i + 2)) ? Math.min(to, i + 3) : i + 2;
  while (i < to - 1 && entryOf(draft.profile, bareKey(keyAt(draft, i))).isForename) i++;
  while (i < to - 1 && i > from && entryAt(draft, i).isParticle) i++;
  return i + 1;
}

/** A word without its elided article: L'ABBE. */
function bareKey(key: string): string {
  return unitAt(key, 1) === 0x27 ? key.slice(2) : key;
}

/** The end of "DU DRAC" or "D'ARÇAY", which holds its noun, at a position; the position where neither stands. */
function groupEnd(draft: Draft, at: number, to: number): number {
  const key = keyAt(draft, at);
  if (at >= to) return at;
  if (key.startsWith("D'") && key.length > 2) return at + 1;
  return JOINING_PARTICLES.has(key) && at + 1 < to ? skipNoun(draft, at + 1, to) : at;
}

/** Compounds that only places have: SAINT-OUEN, MONTOIRE-SUR-LOIR. */
function isPlaceName({ profile }: Draft, key: string): boolean {
  const [first = "", ...others] = key.split("-");
  if (others.length > 0 && SAINT_FORMS.has(NAME_SHORT_FORMS.get(first) ?? first)) return true;
  return others.slice(0, -1).some((word) => entryOf(profile, word).isParticle);
}
