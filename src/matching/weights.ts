import { log2 } from "./binary-logarithm.ts";
import type { Column } from "./columns.ts";
import { MOST_DOOR_BITS } from "./comparison/address.ts";
import type { Comparison, Level, Verdict } from "./comparison/comparison.ts";
import type { TermShares } from "./comparison/terms.ts";
import { powerOfTwo } from "./power-of-two.ts";

/** One field's part in the weight of a pair. */
export interface FieldEvidence {
  readonly field: string;
  /** How the values agree; "missing" when one of them is unknown. */
  readonly level: string;
  /** Probability of this among records that are the same. */
  readonly m: number;
  /** Probability of this among records that are not. */
  readonly u: number;
  /** log2(m ÷ u), in bits. */
  readonly weight: number;
}

/** The weight of one pair with its evidence. */
export interface MatchResult {
  /** Bits; the evidence's weights added from first to last, exactly. */
  readonly weight: number;
  readonly probability: number;
  readonly evidence: FieldEvidence[];
}

/** A field ready to be weighed: its comparison and the m and u of each level. */
export interface WeighedField {
  readonly name: string;
  readonly comparison: Comparison;
  /** Levels with the m and u in force: shipped, or estimated. */
  readonly levels: readonly Level[];
  /** Place of the address among the fields where this is a town beside it; −1 for all other fields. */
  readonly door: number;
}

/** No coincidence is rarer than this; values are copied, inherited and made up. */
const LEAST_U = 1 / 4_194_304;

const verdict: Verdict = { level: 0, u: 0 };

/** Compares two prepared values and returns the bits of evidence; `lastVerdict` then tells the level. */
export function weigh(field: WeighedField, a: unknown, b: unknown, terms: TermShares): number {
  field.comparison.compare(a, b, terms, verdict);
  return log2(mOf(field) / uOf(field));
}

/** The evidence of the comparison that {@link weigh} made last. */
export function lastEvidence(field: WeighedField): FieldEvidence {
  const m = mOf(field);
  const u = uOf(field);
  return { field: field.name, level: (field.levels[verdict.level] as Level).level, m, u, weight: log2(m / u) };
}

/** Level of the comparison that {@link weigh} made last. */
export function lastLevel(): number {
  return verdict.level;
}

export function missingEvidence(field: WeighedField): FieldEvidence {
  return { field: field.name, level: "missing", m: 1, u: 1, weight: 0 };
}

function mOf(field: WeighedField): number {
  return (field.levels[verdict.level] as Level).m;
}

function uOf(field: WeighedField): number {
  return verdict.u === 0 ? (field.levels[verdict.level] as Level).u : Math.max(LEAST_U, verdict.u);
}

/** Weight of two rows in bits: the fields' weights added in their order. */
export function weighRows(fields: readonly WeighedField[], columns: readonly Column[], a: number, b: number): number {
  let bits = 0;
  for (let f = 0; f < columns.length; f++) {
    const own = weighField(fields, columns, f, a, b);
    const field = fields[f] as WeighedField;
    if (field.door < 0 || own <= 0) bits += own;
    else {
      const [m, u] = [mOf(field), uOf(field)];
      bits += log2(m / uBesideDoor(m, u, weighField(fields, columns, field.door, a, b)));
    }
  }
  return bits;
}

/**
 * u of a town beside an address: a door that agrees lies in one town, so both together say no more than a door can.
 * Where the address says little, as "Main Street" does, the town keeps its own.
 */
function uBesideDoor(m: number, u: number, doorBits: number): number {
  return doorBits <= 0 ? u : Math.max(u, m / powerOfTwo(Math.max(0, MOST_DOOR_BITS - doorBits)));
}

/** Bits of one field for two rows; 0 where a value is unknown. */
export function weighField(
  fields: readonly WeighedField[],
  columns: readonly Column[],
  field: number,
  a: number,
  b: number,
): number {
  const { codes, terms, values } = columns[field] as Column;
  const x = codes[a] as number;
  const y = codes[b] as number;
  return x < 0 || y < 0 ? 0 : weigh(fields[field] as WeighedField, values[x], values[y], terms);
}

/** The same weight, with the evidence it is the sum of. */
export function explainRows(
  fields: readonly WeighedField[],
  columns: readonly Column[],
  a: number,
  b: number,
  prior: number,
): MatchResult {
  const evidence = fields.map((field, f) => {
    const { codes, terms, values } = columns[f] as Column;
    const x = codes[a] ?? -1;
    const y = codes[b] ?? -1;
    if (x < 0 || y < 0) return missingEvidence(field);
    weigh(field, values[x], values[y], terms);
    return lastEvidence(field);
  });
  return resultOf(fields, evidence, prior);
}

/** Adds the evidence of each field up. */
export function resultOf(fields: readonly WeighedField[], alone: readonly FieldEvidence[], prior: number): MatchResult {
  const evidence = alone.map((part, f) => {
    const door = alone[(fields[f] as WeighedField).door];
    if (door === undefined || part.weight <= 0) return part;
    const u = uBesideDoor(part.m, part.u, door.weight);
    return { ...part, u, weight: log2(part.m / u) };
  });
  let weight = 0;
  for (const part of evidence) weight += part.weight;
  return { weight, probability: probabilityOf(weight, prior), evidence };
}

/** Probability of a match for a weight in bits under a prior. */
export function probabilityOf(weight: number, prior: number): number {
  return 1 / (1 + ((1 - prior) / prior) * powerOfTwo(-weight));
}
