import { PERSON_NAME_LEVELS } from "../data/default-weights.ts";
import { jaroWinklerSimilarity } from "../string/jaro-winkler.ts";
import { type Comparison, settle, type Verdict } from "./comparison.ts";
import { foldWords, textOf } from "./fold-words.ts";
import { isNickname } from "./nickname.ts";
import { isOneEdit } from "./one-edit.ts";
import type { TermShares, TermTable } from "./terms.ts";
import { coverage, settleBits, wordBits, wordsValue } from "./text.ts";
import { alignWords, type NumberedWords } from "./word-alignment.ts";

interface PersonName extends NumberedWords {
  readonly generation: string;
}

const GENERATIONS: ReadonlyMap<string, string> = new Map([
  ["ii", "2"],
  ["iii", "3"],
  ["iv", "4"],
  ["jnr", "jr"],
  ["jr", "jr"],
  ["junior", "jr"],
  ["senior", "sr"],
  ["snr", "sr"],
  ["sr", "sr"],
]);

const GENERATION_CONFLICT = 3;
const NICKNAME_AGREEMENT = 0.85;
const INITIAL_AGREEMENT = 0.6;
const MOST_BITS = 22;
const LEAST_BITS = -6;

/** Whole person names in any order of words: the rarer the shared names, the more they say; another generation is a veto. */
export const personNameComparison: Comparison<PersonName> = {
  levels: PERSON_NAME_LEVELS,
  prepare(value: unknown, terms: TermTable): PersonName | null {
    const words = foldWords(textOf(value) ?? "");
    let generation = "";
    const kept = words.filter((word, i) => {
      const found = i === 0 ? undefined : GENERATIONS.get(word);
      if (found !== undefined) generation = found;
      return found === undefined;
    });
    const prepared = wordsValue(kept, terms);
    return prepared === null ? null : { ...prepared, generation };
  },
  termsOf: (prepared) => prepared.terms,
  compare(a: PersonName, b: PersonName, terms: TermShares, verdict: Verdict): Verdict {
    if (a.generation !== b.generation && a.generation !== "" && b.generation !== "")
      return settle(verdict, GENERATION_CONFLICT, 0.64);
    const found = alignWords(a, b, terms, nameAgreement);
    return settleBits(
      verdict,
      PERSON_NAME_LEVELS,
      wordBits(found, MOST_BITS, LEAST_BITS),
      coverage(found),
      a.text === b.text,
    );
  },
  shippedShare: () => 0.003,
};

/** How well two unequal words of names agree: a nickname, an initial, or a spelling alike. */
function nameAgreement(a: string, b: string): number {
  const short = Math.min(a.length, b.length);
  if (short === 1) return a.charCodeAt(0) === b.charCodeAt(0) ? INITIAL_AGREEMENT : 0;
  if (short < 3) return 0;
  if (isNickname(a, b)) return NICKNAME_AGREEMENT;
  const similarity = jaroWinklerSimilarity(a, b);
  if (similarity >= 0.85) return (similarity - 0.7) / 0.3;
  return short > 3 && isOneEdit(a, b) ? 0.5 : 0;
}
