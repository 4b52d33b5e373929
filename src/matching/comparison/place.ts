import { PLACE_LEVELS } from "../data/default-weights.ts";
import { PLACE_ABBREVIATIONS, PLACE_DIRECTIONS } from "../data/place-abbreviations.ts";
import { jaroWinklerSimilarity } from "../string/jaro-winkler.ts";
import { type Comparison, settle, uOfSlip, type Verdict } from "./comparison.ts";
import { romanizedWords, textOf } from "./fold-words.ts";
import { isWithoutSpelling, spelledAgreement } from "./spelled-runs.ts";
import type { TermShares, TermTable } from "./terms.ts";

interface Place {
  readonly text: string;
  readonly words: readonly string[];
  readonly term: number;
}

const [EXACT, CLOSE, CONTAINED, OTHER_SCRIPT, DIFFERENT] = [0, 1, 2, 3, 4];
const CLOSE_SIMILARITY = 0.9;
/** Share of the agreements by chance that come with another wording, "york" beside "york city". */
const CONTAINED_SHARE = 0.08;

/** Names of towns, districts, regions: equal, misspelt, one inside the other ("new york", "new york city"), or different. */
export const placeComparison: Comparison<Place> = {
  levels: PLACE_LEVELS,
  place: "town",
  sharedAtWork: "office",
  prepare(value: unknown, terms: TermTable): Place | null {
    const text = textOf(value);
    const words = text === null ? [] : romanizedWords(text).map(writtenOut);
    if (words.length === 0) return null;
    const folded = words.join(" ");
    return { text: folded, words, term: terms.numberOf(folded) };
  },
  termsOf: (prepared) => [prepared.term],
  compare(a: Place, b: Place, terms: TermShares, verdict: Verdict): Verdict {
    const share = terms.share(a.term);
    if (a.text === b.text) return settle(verdict, EXACT, share);
    if (isContained(a.words, b.words) || isContained(b.words, a.words))
      return settle(verdict, CONTAINED, CONTAINED_SHARE * Math.max(share, terms.share(b.term)));
    if (
      spelledAgreement(a.words.join(""), b.words.join("")) === 0 &&
      jaroWinklerSimilarity(a.text, b.text) < CLOSE_SIMILARITY
    )
      return settle(verdict, isWithoutSpelling(a.words, b.words) ? OTHER_SCRIPT : DIFFERENT);
    return settle(verdict, CLOSE, uOfSlip(PLACE_LEVELS, CLOSE, Math.max(share, terms.share(b.term))));
  },
  // Pairs that a search has selected lie in one town, mostly.
  shippedShare: () => 0.3,
};

/** "St. Louis" as "saint louis", "N Las Vegas" as "north las vegas"; a letter that is the whole name or ends it stays. */
function writtenOut(word: string, at: number, words: readonly string[]): string {
  const isInFront = at === 0 && words.length > 1;
  return PLACE_ABBREVIATIONS.get(word) ?? (isInFront ? PLACE_DIRECTIONS.get(word) : undefined) ?? word;
}

/** Whether every word of the shorter name stands in the longer one. */
function isContained(short: readonly string[], long: readonly string[]): boolean {
  return short.length < long.length && short.every((word) => long.includes(word));
}
