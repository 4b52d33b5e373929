import { log2 } from "./binary-logarithm.ts";
import type { Column } from "./columns.ts";
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

/** Positions that give so many bits are one place, however its address is written. */
const NEAR_BITS = 1;
/** Names that give fewer are two persons'; above it they may be one person's, written or changed. */
const OTHER_NAME_BITS = -4;

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
  const bitsOf = (place: number): number => (place < 0 ? 0 : weighField(fields, columns, place, a, b));
  const [doorBits, pointBits, nameBits] = [bitsOf(field.door), bitsOf(field.point), bitsOf(field.person)];
  // Of the name, which was weighed last; one that is unknown gives no bits.
  const isHousehold = nameBits !== 0 && lastLevel() === fields[field.person]?.comparison.householdLevel;
  const areStrangers =
    nameBits < 0 &&
    mayShareOffice(field, valuePair(columns[f] as Column, a, b), nameBits, (place) => isKnown(columns[place], a, b));
  const most = mostBits(fields, field, { areStrangers, doorBits, isHousehold, pointBits });
  return own <= most ? own : log2(m / (m / powerOfTwo(most)));
}

function isKnown(column: Column | undefined, a: number, b: number): boolean {
  return column !== undefined && (column.codes[a] as number) >= 0 && (column.codes[b] as number) >= 0;
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
  return resultOf(fields, values, alone, prior);
}

/** Adds up what each field says, given what the others have said. */
function resultOf(
  fields: readonly WeighedField[],
  values: readonly ValuePair[],
  alone: readonly FieldEvidence[],
  prior: number,
): MatchResult {
  const evidence = alone.map((part, f) => {
    if (part.weight <= 0) return part;
    const field = fields[f] as WeighedField;
    const bitsOf = (place: number): number => alone[place]?.weight ?? 0;
    const [doorBits, pointBits, nameBits] = [bitsOf(field.door), bitsOf(field.point), bitsOf(field.person)];
    const name = fields[field.person];
    const isHousehold =
      nameBits !== 0 && name?.levels[name.comparison.householdLevel ?? -1]?.level === alone[field.person]?.level;
    const isFirmKnown = (place: number): boolean => alone[place]?.level !== "missing";
    const areStrangers = nameBits < 0 && mayShareOffice(field, values[f] as ValuePair, nameBits, isFirmKnown);
    const most = mostBits(fields, field, { areStrangers, doorBits, isHousehold, pointBits });
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

/** What other fields say beside one; 0 and false where they know nothing. */
interface Beside {
  readonly doorBits: number;
  readonly pointBits: number;
  /** Whether the names speak against the pair, and the value may be an office's. */
  readonly areStrangers: boolean;
  /** Whether the names may be those of two in one household. */
  readonly isHousehold: boolean;
}

/**
 * Bits that a field may give beside what the others say. Fields are weighed as if they were independent; where they
 * plainly are not, the u of the second is that among pairs for which the first agrees: a door lies in one town, a
 * household has its address and number in common, and colleagues have all of their office.
 */
function mostBits(fields: readonly WeighedField[], field: WeighedField, beside: Beside): number {
  const { areStrangers, doorBits, isHousehold, pointBits } = beside;
  let most = field.mostBits;
  if (doorBits > 0 && field.isTown) most = Math.min(most, Math.max(0, (fields[field.door]?.mostBits ?? 0) - doorBits));
  if (doorBits < 0 && pointBits < NEAR_BITS) most = Math.min(most, field.elsewhereBits);
  if (isHousehold) return Math.min(field.householdBits, most);
  return areStrangers ? Math.min(field.strangerBits, most) : most;
}

/**
 * Whether what two of other names have in common may be their office's. Where the names are nearly one ("Mohammed Al Sayed",
 * "Mohamad Elsayed"), a mailbox of one's own is not, nor is anything where no firm is known.
 */
function mayShareOffice(
  { comparison, firms }: WeighedField,
  { a, b }: ValuePair,
  nameBits: number,
  isKnown: (place: number) => boolean,
): boolean {
  return nameBits < OTHER_NAME_BITS || (firms.some(isKnown) && comparison.isOnePersons?.(a, b) !== true);
}
