import { unitAt } from "../../text/unit-at.ts";
import { type EncodedText, encodeText, plainText } from "./encode.ts";
import { lengthOf } from "./units.ts";

/** Slots of the table of bigrams; it serves texts of up to half as many units, longer ones are sorted. */
const SLOTS = 1024;

const bigrams = /* @__PURE__ */ new Int32Array(SLOTS);
const counts = /* @__PURE__ */ new Int32Array(SLOTS);

/**
 * Sørensen-Dice similarity in [0, 1] over pairs of neighbouring UTF-16 units, repeats counted:
 * twice the shared pairs ÷ all pairs. Texts too short for a pair are compared whole.
 *
 * @example
 * diceSimilarity("night", "nacht"); // => 0.25
 */
export function diceSimilarity(a: string | EncodedText, b: string | EncodedText): number {
  if (typeof a !== "string" && typeof b !== "string" && lengthOf(a) > 1 && lengthOf(b) > 1)
    return (2 * sharedSorted(a.bigrams, b.bigrams)) / (a.bigrams.length + b.bigrams.length);
  const left = plainText(a);
  const right = plainText(b);
  if (left === right) return 1;
  const n = left.length;
  const m = right.length;
  if (n < 2 || m < 2) return 0;
  const shared =
    Math.min(n, m) * 2 > SLOTS
      ? sharedSorted(encodeText(left).bigrams, encodeText(right).bigrams)
      : n <= m
        ? sharedHashed(left, n, right, m)
        : sharedHashed(right, m, left, n);
  return (2 * shared) / (n + m - 2);
}

function sharedSorted(a: Uint32Array, b: Uint32Array): number {
  let shared = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const x = a[i] as number;
    const y = b[j] as number;
    if (x === y) shared++;
    if (x <= y) i++;
    if (y <= x) j++;
  }
  return shared;
}

/** Counts the pairs of the shorter text in an open-addressing table, then takes those of the longer one out again. */
function sharedHashed(short: string, n: number, long: string, m: number): number {
  let slots = 64;
  while (slots < n * 2) slots *= 2;
  const mask = slots - 1;
  for (let i = 1, previous = unitAt(short, 0); i < n; i++) {
    const unit = unitAt(short, i);
    const at = slotOf((previous << 16) | unit, mask);
    bigrams[at] = (previous << 16) | unit;
    // A used slot keeps a count above 0 in the high half, so that a spent pair is not taken for an empty slot.
    counts[at] = (counts[at] as number) === 0 ? 0x10001 : (counts[at] as number) + 1;
    previous = unit;
  }
  let shared = 0;
  for (let i = 1, previous = unitAt(long, 0); i < m; i++) {
    const unit = unitAt(long, i);
    const at = slotOf((previous << 16) | unit, mask);
    if (((counts[at] as number) & 0xffff) !== 0) {
      counts[at] = (counts[at] as number) - 1;
      shared++;
    }
    previous = unit;
  }
  counts.fill(0, 0, slots);
  return shared;
}

function slotOf(pair: number, mask: number): number {
  let at = (Math.imul(pair, 0x9e3779b1) >>> 16) & mask;
  while (counts[at] !== 0 && bigrams[at] !== pair) at = (at + 1) & mask;
  return at;
}
