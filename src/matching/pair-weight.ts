import { log2 } from "./binary-logarithm.ts";
import type { Column } from "./columns.ts";
import type { Level } from "./comparison/comparison.ts";
import { powerOfTwo } from "./power-of-two.ts";
import { type ValuePair, weighBeside } from "./weigh-beside.ts";
import {
  type FieldEvidence,
  lastEvidence,
  lastLevel,
  lastM,
  type MatchResult,
  missingEvidence,
  type WeighedField,
  weigh,
} from "./weights.ts";

/** Bits that an address, a number or a mailbox gives at most for two of one family name with other given names. */
const HOUSEHOLD_BITS = 2;

/** Bits of a field for two rows that know it, given what the other fields say. */
export function weighAmongOthers(
  fields: readonly WeighedField[],
  columns: readonly Column[],
  f: number,
  a: number,
  b: number,
): number {
  const field = fields[f] as WeighedField;
  const own = field.site < 0 ? weighField(fields, columns, f, a, b) : weighName(fields, columns, f, a, b);
  if (own <= 0 || !field.isLimited) return own;
  const m = lastM(field);
  const doorBits = field.door < 0 ? 0 : weighField(fields, columns, field.door, a, b);
  const most = mostBits(fields, field, doorBits, isHousehold(fields, columns, field.person, a, b));
  return own <= most ? own : log2(m / (m / powerOfTwo(most)));
}

function weighName(
  fields: readonly WeighedField[],
  columns: readonly Column[],
  f: number,
  a: number,
  b: number,
): number {
  const field = fields[f] as WeighedField;
  const pair = valuePair(columns[f] as Column, a, b);
  if (pair.a === null || pair.b === null) return 0;
  return weighBeside(field, pair, fields[field.site] as WeighedField, valuePair(columns[field.site] as Column, a, b));
}

function valuePair({ codes, terms, values }: Column, a: number, b: number): ValuePair {
  const x = codes[a] as number;
  const y = codes[b] as number;
  return { a: x < 0 ? null : values[x], b: y < 0 ? null : values[y], terms };
}

/** Bits of one field for two rows, whatever the others say; 0 where a value is unknown. */
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

/** The weight that a {@link PairWeigher} gives, with the evidence it is the sum of. */
export function explainRows(
  fields: readonly WeighedField[],
  columns: readonly Column[],
  a: number,
  b: number,
  prior: number,
): MatchResult {
  return explainValues(
    fields,
    columns.map((column) => valuePair(column, a, b)),
    prior,
  );
}

/** Weight and evidence of the values of two rows, by field. */
export function explainValues(
  fields: readonly WeighedField[],
  values: readonly ValuePair[],
  prior: number,
): MatchResult {
  const alone = fields.map((field, f) => {
    const pair = values[f] as ValuePair;
    if (pair.a === null || pair.b === null) return missingEvidence(field);
    if (field.site < 0) weigh(field, pair.a, pair.b, pair.terms);
    else weighBeside(field, pair, fields[field.site] as WeighedField, values[field.site] as ValuePair);
    return lastEvidence(field);
  });
  return resultOf(fields, alone, prior);
}

/** Adds up what each field says, given what the others have said. */
function resultOf(fields: readonly WeighedField[], alone: readonly FieldEvidence[], prior: number): MatchResult {
  const evidence = alone.map((part, f) => {
    const field = fields[f] as WeighedField;
    const most = mostBits(fields, field, alone[field.door]?.weight ?? 0, isHouseholdLevel(fields, alone, field.person));
    if (part.weight <= most) return part;
    const u = part.m / powerOfTwo(most);
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

/**
 * Bits that a field may give beside what the others say. Fields are weighed as if they were independent; where they
 * plainly are not, the u of the second is that among pairs for which the first agrees: a door lies in one town, and a
 * household has its address and number in common.
 */
function mostBits(
  fields: readonly WeighedField[],
  field: WeighedField,
  doorBits: number,
  isOneHousehold: boolean,
): number {
  const left = (fields[field.door]?.mostBits ?? 0) - doorBits;
  const most = doorBits > 0 ? Math.min(field.mostBits, Math.max(0, left)) : field.mostBits;
  return isOneHousehold ? Math.min(HOUSEHOLD_BITS, most) : most;
}

function isHousehold(
  fields: readonly WeighedField[],
  columns: readonly Column[],
  person: number,
  a: number,
  b: number,
): boolean {
  if (person < 0) return false;
  const { codes } = columns[person] as Column;
  if ((codes[a] as number) < 0 || (codes[b] as number) < 0) return false;
  weighField(fields, columns, person, a, b);
  return lastLevel() === (fields[person] as WeighedField).comparison.householdLevel;
}

function isHouseholdLevel(fields: readonly WeighedField[], alone: readonly FieldEvidence[], person: number): boolean {
  if (person < 0) return false;
  const { comparison, levels } = fields[person] as WeighedField;
  return alone[person]?.level === (levels[comparison.householdLevel as number] as Level).level;
}
