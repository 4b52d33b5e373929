import { unitAt } from "../../text/unit-at.ts";
import { isDistinctive } from "../company-name/is-distinctive.ts";
import { NAME_ABBREVIATIONS } from "../data/name-abbreviations.ts";
import { alignmentDistance } from "../string/alignment-distance.ts";
import { isHan } from "./native-letters.ts";
import { isOtherWord, spelledAgreement, startAgreement } from "./spelled-runs.ts";

/** What the comparison of word lists needs of an encoded name. */
export interface WeightedWords {
  readonly words: readonly string[];
  readonly weights: readonly number[];
}

/** How the words of two names meet. */
export interface WordAlignment {
  /** Sum of the matched weights, each counted once: the mean of both sides times how well the words agree. */
  matched: number;
  /** Every word of the left name found its partner. */
  leftCovered: boolean;
  rightCovered: boolean;
  /** Some pair agrees by abbreviation. */
  abbreviated: boolean;
  /** Some pair agrees but for a typing slip. */
  misspelt: boolean;
}

/** Weight of a word that many companies carry ("group", "international", "bank"). */
const GENERIC_WEIGHT = 0.3;
const SHORT_WEIGHT = 0.6;
/** Chinese characters are words: in a name of fewer, another one makes another name. */
const SHORTEST_HAN = 6;

/** How much a word says about which company a name means, 0.3 to 1. */
export function wordWeight(word: string): number {
  if (!isDistinctive(word)) return GENERIC_WEIGHT;
  return word.length <= 2 ? SHORT_WEIGHT : 1;
}

/** Pairs the words of two names, best pairs first, each word once. */
export function alignWords(left: WeightedWords, right: WeightedWords): WordAlignment {
  const swapped = standsAfter(left.words, right.words);
  const few = swapped ? right : left;
  const many = swapped ? left : right;
  const used = new Uint8Array(many.words.length);
  const out = { matched: 0, leftCovered: false, rightCovered: false, abbreviated: false, misspelt: false };
  let found = 0;
  for (let i = 0; i < few.words.length; i++) {
    const best = bestPartner(few.words[i] ?? "", i === few.words.length - 1, many, used);
    if (best.at < 0) continue;
    used[best.at] = 1;
    found++;
    out.matched += (((few.weights[i] ?? 0) + (many.weights[best.at] ?? 0)) / 2) * best.agreement;
    if (best.kind === "abbreviation") out.abbreviated = true;
    if (best.kind === "misspelling") out.misspelt = true;
  }
  const fewCovered = found === few.words.length;
  const manyCovered = found === many.words.length;
  out.leftCovered = swapped ? manyCovered : fewCovered;
  out.rightCovered = swapped ? fewCovered : manyCovered;
  return out;
}

/** Whether the left list is longer, or as long and later in order: pairs are sought from the same side either way round. */
function standsAfter(left: readonly string[], right: readonly string[]): boolean {
  if (left.length !== right.length) return left.length > right.length;
  for (let i = 0; i < left.length; i++) {
    const [a, b] = [left[i] ?? "", right[i] ?? ""];
    if (a !== b) return a > b;
  }
  return false;
}

interface Partner {
  at: number;
  agreement: number;
  kind: "equal" | "abbreviation" | "misspelling" | "none";
}

function bestPartner(word: string, isLast: boolean, many: WeightedWords, used: Uint8Array): Partner {
  const best: Partner = { at: -1, agreement: 0, kind: "none" };
  for (let j = 0; j < many.words.length; j++) {
    if (used[j] === 1) continue;
    const other = many.words[j] ?? "";
    const agreement = wordAgreement(word, other, isLast || j === many.words.length - 1);
    if (Math.abs(agreement) <= best.agreement) continue;
    best.at = j;
    best.agreement = Math.abs(agreement);
    best.kind = word === other ? "equal" : agreement > 0 ? "abbreviation" : "misspelling";
  }
  return best;
}

/**
 * How well two words agree: 1 the same, positive as abbreviation, negative as misspelling, 0 not at all.
 * `isLast`: the word stands at the end of its name, where lists of fixed width cut it off.
 */
export function wordAgreement(a: string, b: string, isLast: boolean): number {
  if (a === b) return 1;
  if (a.charCodeAt(0) === b.charCodeAt(0)) {
    const abbreviation = abbreviationAgreement(a, b, isLast);
    if (abbreviation > 0) return abbreviation;
  }
  const spelled = isOtherWord(a) === isOtherWord(b) ? 0 : spelledAgreement(a, b) || startAgreement(a, b);
  if (spelled > 0) return -spelled;
  const longest = Math.max(a.length, b.length);
  const shortest = Math.min(a.length, b.length);
  if (shortest < 4 || longest - shortest > 2) return 0;
  const distance = alignmentDistance(a, b);
  const allowed = isHan(unitAt(a, 0)) ? (longest >= SHORTEST_HAN ? 1 : 0) : longest >= 10 ? 3 : longest >= 6 ? 2 : 1;
  return distance <= allowed ? -(1 - distance / longest) : 0;
}

function abbreviationAgreement(a: string, b: string, isLast: boolean): number {
  const known = NAME_ABBREVIATIONS.get(a);
  if (known !== undefined && known === NAME_ABBREVIATIONS.get(b)) return 0.98;
  const short = a.length <= b.length ? a : b;
  const long = a.length <= b.length ? b : a;
  if (long.startsWith(short)) {
    if (short.length >= 4) return 0.93;
    if (short.length >= 2) return isLast ? 0.9 : 0.85;
    return isLast ? 0.8 : 0.7;
  }
  // Signs that stand for syllables or words leave none out that others could supply: 中国银行 is not 中国农业银行.
  if (isOtherWord(short)) return 0;
  return short.length >= 3 && short.length * 2 <= long.length + 2 && isSkeleton(short, long) ? 0.85 : 0;
}

/** Whether the short word keeps letters of the long one in order, mostly consonants: "entmt", "hldg", "mfg". */
function isSkeleton(short: string, long: string): boolean {
  let at = 0;
  for (let i = 0; i < long.length && at < short.length; i++) if (long.charCodeAt(i) === short.charCodeAt(at)) at++;
  if (at < short.length) return false;
  for (let i = 1; i < short.length; i++) if ("aeiou".includes(short.charAt(i))) return false;
  return true;
}
