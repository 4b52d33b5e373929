import { isSpace } from "../../text/spaces.ts";
import { unitAt } from "../../text/unit-at.ts";
import { addToHash, type EncodedText, encoded, encodeText, WORD_HASH_START } from "./encode.ts";

/** Texts with more words than this are encoded and merged; fewer are compared each with each. */
const MOST_WORDS = 16;

const left = /* @__PURE__ */ new Int32Array(3 * MOST_WORDS);
const right = /* @__PURE__ */ new Int32Array(3 * MOST_WORDS);

/**
 * Jaccard similarity in [0, 1] of the sets of words: shared words ÷ all words. White space divides words;
 * two texts without words are equal.
 *
 * @example
 * tokenSetSimilarity("bar old town", "old town bar"); // => 1
 * tokenSetSimilarity("old town bar", "new town bar"); // => 0.5
 */
export function tokenSetSimilarity(a: string | EncodedText, b: string | EncodedText): number {
  if (typeof a === "string" && typeof b === "string") {
    if (a === b) return 1;
    const n = readWords(a, left);
    const m = readWords(b, right);
    if (n >= 0 && m >= 0) return ratio(sharedOfFew(a, n, b, m), n, m);
  }
  const x = typeof a === "string" ? encodeText(a) : encoded(a);
  const y = typeof b === "string" ? encodeText(b) : encoded(b);
  return ratio(sharedSorted(x, y), x.words.length, y.words.length);
}

function ratio(shared: number, n: number, m: number): number {
  return n + m === 0 ? 1 : shared / (n + m - shared);
}

/** Writes hash, start and end of each distinct word; −1 when there are too many. */
function readWords(text: string, out: Int32Array): number {
  let count = 0;
  const length = text.length;
  let hash = WORD_HASH_START;
  for (let i = 0, start = -1; i <= length; i++) {
    const unit = i === length ? 0x20 : unitAt(text, i);
    if (!isSpace(unit)) {
      if (start < 0) start = i;
      hash = addToHash(hash, unit);
      continue;
    }
    if (start < 0) continue;
    if (!holds(text, out, count, text, hash, start, i)) {
      if (count === MOST_WORDS) return -1;
      out[3 * count] = hash;
      out[3 * count + 1] = start;
      out[3 * count + 2] = i;
      count++;
    }
    start = -1;
    hash = WORD_HASH_START;
  }
  return count;
}

function holds(
  text: string,
  words: Int32Array,
  count: number,
  other: string,
  hash: number,
  start: number,
  end: number,
): boolean {
  for (let k = 0; k < count; k++)
    if (
      words[3 * k] === hash &&
      sameWord(text, words[3 * k + 1] as number, words[3 * k + 2] as number, other, start, end)
    )
      return true;
  return false;
}

function sameWord(text: string, from: number, to: number, other: string, start: number, end: number): boolean {
  if (to - from !== end - start) return false;
  for (let i = from, j = start; i < to; i++, j++) if (unitAt(text, i) !== unitAt(other, j)) return false;
  return true;
}

function sharedOfFew(a: string, n: number, b: string, m: number): number {
  let shared = 0;
  for (let k = 0; k < m; k++)
    if (holds(a, left, n, b, right[3 * k] as number, right[3 * k + 1] as number, right[3 * k + 2] as number)) shared++;
  return shared;
}

function sharedSorted(a: EncodedText, b: EncodedText): number {
  const x = a.wordHashes;
  const y = b.wordHashes;
  let shared = 0;
  for (let i = 0, j = 0; i < x.length && j < y.length; ) {
    const [p, q] = [x[i] as number, y[j] as number];
    const [v, w] = [a.words[i] ?? "", b.words[j] ?? ""];
    if (p === q && v === w) shared++;
    if (p < q || (p === q && v <= w)) i++;
    if (q < p || (p === q && w <= v)) j++;
  }
  return shared;
}
