import type { TermShares } from "./terms.ts";

/** Words of a value, by the numbers under which they stand in the table of terms. */
export interface NumberedWords {
  /** The words joined; decides which of two lists of one length comes first. */
  readonly text: string;
  readonly terms: readonly number[];
}

/** Bits of the words of two values that found a partner, and of those that did not. */
export interface WordEvidence {
  matched: number;
  /** Words that matched, equal or not. */
  pairs: number;
  /** Bits of the misspelt words among them that stand for the letters in which they differ. */
  unlike: number;
  /** Every pair of words is equal. */
  allEqual: boolean;
  leftOver: number;
  rightOver: number;
}

/** Bits that two unequal words give which mean the same: at most this, and at most this share of the rarer word's bits. */
const UNEQUAL_BITS = 6;
const UNEQUAL_SHARE = 0.7;
/** Share of what differs in a misspelt word that speaks against: slips differ as much as other words do. */
const UNLIKE_SHARE = 0.5;

const evidence: WordEvidence = { matched: 0, pairs: 0, unlike: 0, allEqual: true, leftOver: 0, rightOver: 0 };
let used = /* @__PURE__ */ new Uint8Array(64);

/**
 * Pairs equal words first, then the most alike of the rest, each word once.
 *
 * @param agreement How well two unequal words agree, 0 to 1; below 0 where one is the other misspelt.
 * @returns One object, reused by the next call.
 */
export function alignWords(
  a: NumberedWords,
  b: NumberedWords,
  terms: TermShares,
  agreement: (a: string, b: string) => number,
): WordEvidence {
  // The order of the arguments must not matter: the shorter list looks for partners in the longer.
  const swapped = a.terms.length > b.terms.length || (a.terms.length === b.terms.length && a.text > b.text);
  const [few, many] = swapped ? [b, a] : [a, b];
  const n = few.terms.length;
  const m = many.terms.length;
  if (used.length < n + m) used = new Uint8Array(2 * (n + m));
  used.fill(0, 0, n + m);
  evidence.matched = 0;
  evidence.pairs = 0;
  evidence.unlike = 0;
  evidence.allEqual = true;
  matchEqual(few, many, terms);
  matchAlike(few, many, terms, agreement);
  const fewOver = leftOver(few.terms, 0, terms);
  const manyOver = leftOver(many.terms, n, terms);
  evidence.leftOver = swapped ? manyOver : fewOver;
  evidence.rightOver = swapped ? fewOver : manyOver;
  return evidence;
}

function matchEqual(few: NumberedWords, many: NumberedWords, terms: TermShares): void {
  const n = few.terms.length;
  for (let i = 0; i < n; i++) {
    const term = few.terms[i] as number;
    for (let j = 0; j < many.terms.length; j++) {
      if (many.terms[j] !== term || used[n + j] === 1) continue;
      used[i] = 1;
      used[n + j] = 1;
      evidence.matched += terms.bits(term);
      evidence.pairs++;
      break;
    }
  }
}

function matchAlike(
  few: NumberedWords,
  many: NumberedWords,
  terms: TermShares,
  agreement: (a: string, b: string) => number,
): void {
  const n = few.terms.length;
  for (let i = 0; i < n; i++) {
    if (used[i] === 1) continue;
    const word = terms.textOf(few.terms[i] as number);
    let best = 0;
    let at = -1;
    for (let j = 0; j < many.terms.length; j++) {
      if (used[n + j] === 1) continue;
      const score = agreement(word, terms.textOf(many.terms[j] as number));
      if (Math.abs(score) > Math.abs(best)) {
        best = score;
        at = j;
      }
    }
    if (at < 0) continue;
    used[i] = 1;
    used[n + at] = 1;
    countAlike(Math.min(terms.bits(few.terms[i] as number), terms.bits(many.terms[at] as number)), best);
  }
}

function countAlike(bits: number, score: number): void {
  const likeness = Math.abs(score);
  evidence.matched += Math.min(UNEQUAL_BITS, bits * UNEQUAL_SHARE) * likeness;
  if (score < 0) evidence.unlike += bits * UNLIKE_SHARE * (1 - likeness);
  evidence.pairs++;
  evidence.allEqual = false;
}

function leftOver(numbers: readonly number[], from: number, terms: TermShares): number {
  let bits = 0;
  for (let i = 0; i < numbers.length; i++) if (used[from + i] === 0) bits += terms.bits(numbers[i] as number);
  return bits;
}
