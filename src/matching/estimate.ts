import { log2 } from "./binary-logarithm.ts";
import { Blocks } from "./blocking.ts";
import { type Column, countTerms } from "./columns.ts";
import type { Level } from "./comparison/comparison.ts";
import { ContentOrder } from "./content-order.ts";
import { type BlockingRule, keyColumns } from "./key-column.ts";
import { powerOfTwo } from "./power-of-two.ts";
import { lastLevel, type WeighedField, weigh } from "./weights.ts";

/** Rounds of expectation and maximisation; the estimates settle well before. */
const ROUNDS = 25;
/** The shipped u, and m at least, count as so many pairs, so that a level never seen keeps a weight. */
const SHIPPED_PAIRS = 20;
/**
 * The shipped m counts so many times as the matches that the prior expects. Without it, names and dates of birth alone
 * let the estimate drift to "the same names, whatever the date".
 */
const SHIPPED_WEIGHT = 2;
/** So many candidate pairs, about, are kept for the rounds; of more, one of two, three, … */
const MOST_PAIRS = 500_000;
/** Probabilities are added up in such parts: whole numbers, whose sum does not depend on the order of the rows. */
const PARTS = 2 ** 30;
/** Pairs of rows far apart from which u is counted. */
const RANDOM_PAIRS = 200_000;
/** Level of a field that one of the rows leaves open. */
const MISSING = 0xffff;

/** Levels of the sampled pairs, field by field, and for each the bits it gives beside m. */
interface Sample {
  readonly count: number;
  readonly levels: readonly Uint16Array[];
  /** −log2 of u. */
  readonly bits: readonly Float64Array[];
}

/** The fields with m and u of their levels estimated from the rows. */
export function estimateLevels<Row>(
  rows: readonly Row[],
  fields: readonly WeighedField[],
  columns: readonly Column[],
  options: { readonly blocking: readonly BlockingRule<Row>[]; readonly prior?: number | undefined },
): readonly WeighedField[] {
  for (const column of columns) countTerms(column, null);
  const order = new ContentOrder(columns);
  const all = Int32Array.from({ length: rows.length }, (_, row) => row);
  const rules = keyColumns(rows, options.blocking, columns);
  const codes = columns.map((column) => column.codes);
  const blocks = new Blocks(all, rules, codes, (block) => order.sorted(block));
  const ordered = order.sorted(all);
  const u = countU(fields, columns, ordered);
  let total = 0;
  blocks.forEachPair(rows.length, () => total++);
  const step = Math.ceil(total / MOST_PAIRS);
  const pairs: number[] = [];
  const isKept = oneOf(step, ordered);
  blocks.forEachPair(rows.length, (a, b) => {
    if (isKept(a, b)) pairs.push(a, b);
  });
  const prior = options.prior ?? 1 / Math.max(2, rows.length);
  const matches = (prior * rows.length * (rows.length - 1)) / 2;
  const shippedPairs = Math.max(SHIPPED_PAIRS, (SHIPPED_WEIGHT * matches) / Math.max(1, step));
  return maximise(fields, sample(fields, columns, pairs), u, prior, shippedPairs);
}

/** Keeps one of so many pairs, by what the rows hold and not by where they stand. */
function oneOf(step: number, ordered: Int32Array): (a: number, b: number) => boolean {
  if (step <= 1) return () => true;
  const rank = new Int32Array(ordered.length);
  ordered.forEach((row, place) => {
    rank[row] = place;
  });
  return (a, b) => {
    const [x, y] = [rank[a] as number, rank[b] as number];
    const mixed = Math.imul(Math.imul(Math.min(x, y), 0x85ebca6b) ^ Math.max(x, y), 0x9e3779b1);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % step === 0;
  };
}

function sample(fields: readonly WeighedField[], columns: readonly Column[], pairs: readonly number[]): Sample {
  const count = pairs.length / 2;
  const levels = fields.map(() => new Uint16Array(count));
  const bits = fields.map(() => new Float64Array(count));
  for (let f = 0; f < fields.length; f++) {
    const field = fields[f] as WeighedField;
    const { codes, terms, values } = columns[f] as Column;
    for (let p = 0; p < count; p++) {
      const a = codes[pairs[2 * p] as number] as number;
      const b = codes[pairs[2 * p + 1] as number] as number;
      const weight = a < 0 || b < 0 ? 0 : weigh(field, values[a], values[b], terms);
      const level = a < 0 || b < 0 ? MISSING : lastLevel();
      (levels[f] as Uint16Array)[p] = level;
      (bits[f] as Float64Array)[p] = level === MISSING ? 0 : weight - log2((field.levels[level] as Level).m);
    }
  }
  return { count, levels, bits };
}

/** Shares of the levels among pairs of rows that stand far apart in the order of contents. */
function countU(fields: readonly WeighedField[], columns: readonly Column[], ordered: Int32Array): number[][] {
  const n = ordered.length;
  const strides = n < 4 ? 0 : Math.max(1, Math.floor(RANDOM_PAIRS / n));
  return fields.map((field, f) => {
    const { codes, terms, values } = columns[f] as Column;
    const counts = field.levels.map(({ u }) => u * SHIPPED_PAIRS);
    for (let s = 1; s <= strides; s++) {
      const stride = Math.max(1, Math.floor((n * s) / (strides + 1)));
      for (let i = 0; i < n; i++) {
        const a = codes[ordered[i] as number] as number;
        const b = codes[ordered[(i + stride) % n] as number] as number;
        if (a < 0 || b < 0) continue;
        weigh(field, values[a], values[b], terms);
        counts[lastLevel()] = (counts[lastLevel()] as number) + 1;
      }
    }
    return shares(counts);
  });
}

/**
 * The prior is that of a random pair, as u is that of random pairs: a share of matches among the candidates would count
 * twice what blocking has found.
 */
function maximise(
  fields: readonly WeighedField[],
  data: Sample,
  u: readonly number[][],
  prior: number,
  shippedPairs: number,
): WeighedField[] {
  let m = fields.map(({ levels }) => levels.map((level) => level.m));
  for (let round = 0; round < ROUNDS; round++) {
    const parts = fields.map(({ levels }) => levels.map(() => 0));
    for (let p = 0; p < data.count; p++) {
      const part = Math.round(probabilityOfPair(data, m, prior, p) * PARTS);
      for (let f = 0; f < fields.length; f++) {
        const level = (data.levels[f] as Uint16Array)[p] as number;
        if (level !== MISSING) (parts[f] as number[])[level] = ((parts[f] as number[])[level] as number) + part;
      }
    }
    m = fields.map(({ levels }, f) =>
      shares(levels.map((level, k) => level.m * shippedPairs + ((parts[f] as number[])[k] as number) / PARTS)),
    );
  }
  return fields.map((field, f) => ({
    ...field,
    levels: field.levels.map(({ level }, k) => ({
      level,
      m: (m[f] as number[])[k] as number,
      u: (u[f] as number[])[k] as number,
    })),
  }));
}

function probabilityOfPair(data: Sample, m: readonly number[][], prior: number, pair: number): number {
  let bits = log2(prior / (1 - prior));
  for (let f = 0; f < m.length; f++) {
    const level = (data.levels[f] as Uint16Array)[pair] as number;
    if (level !== MISSING)
      bits += log2((m[f] as number[])[level] as number) + ((data.bits[f] as Float64Array)[pair] as number);
  }
  return 1 / (1 + powerOfTwo(-bits));
}

function shares(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => count / total);
}
