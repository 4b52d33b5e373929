import { type SpelledRun, spelledRuns } from "./spelled-runs.ts";
import type { TermShares } from "./terms.ts";
import type { NumberedWords, WordEvidence } from "./word-alignment.ts";

/** Bits that a name loses to the other names that are spelt so, each of which has some spellings, and what is left at least. */
const SPELLINGS_BITS = 1.6;
const LEAST_BITS = 1;

/** Evidence of a name in another script and one in Latin letters. */
export function alignSpelled(native: NumberedWords, latin: NumberedWords, terms: TermShares): WordEvidence {
  const [words, others] = [native, latin].map((name) => name.terms.map((term) => terms.textOf(term))) as [
    string[],
    string[],
  ];
  const runs = spelledRuns(words, others, 0);
  const leftOver = restBits(native, terms, (i) => runs.some(({ from, to }) => i >= from && i < to));
  const rightOver = restBits(latin, terms, (i) => runs.some(({ latinFrom, latinTo }) => i >= latinFrom && i < latinTo));
  const matched = runs.reduce((sum, run) => sum + runBits(native, latin, terms, run), 0);
  return { matched, pairs: runs.length, unlike: 0, allEqual: false, leftOver, rightOver };
}

function runBits(native: NumberedWords, latin: NumberedWords, terms: TermShares, run: SpelledRun): number {
  const bits = Math.min(
    sumBits(native.terms.slice(run.from, run.to), terms),
    sumBits(latin.terms.slice(run.latinFrom, run.latinTo), terms),
  );
  return Math.max(LEAST_BITS, bits - SPELLINGS_BITS) * run.likeness;
}

function restBits(name: NumberedWords, terms: TermShares, isSpelled: (place: number) => boolean): number {
  return sumBits(
    name.terms.filter((_, i) => !isSpelled(i)),
    terms,
  );
}

function sumBits(numbers: readonly number[], terms: TermShares): number {
  return numbers.reduce((sum, term) => sum + terms.bits(term), 0);
}
