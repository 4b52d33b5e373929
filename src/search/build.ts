import type { Codes, Columns, NumberColumn, TextColumn } from "./columns.ts";
import { narrowCodes } from "./columns.ts";
import type { Dictionary } from "./dictionary.ts";
import { buildPlanes, planeOffsets } from "./flag-planes.ts";
import { buildGrams, gramOffsets } from "./name-grams.ts";
import { type Clusters, clusterByGroup, orderGroups } from "./order-groups.ts";
import type { RecordReader, TextReader } from "./read-records.ts";
import { scratchBytes } from "./scratch.ts";

/** Clusters what was read by group and order and lays every column in row order. */
export function buildColumns(read: RecordReader): Columns {
  const { size } = read;
  const clusters = clusterByGroup(read.group.array, size, read.groups.length);
  const { groupStart } = clusters;
  const score = read.score.build();
  const reviews = read.reviews.build();
  const { recordOf, byRating, byReviews } = buildOrders(clusters, read.relevance.array, score, reviews);
  const flags = flagsInRowOrder(read, recordOf);
  const countries = read.countries.build();
  const industries = read.industries.build();
  const { names, nameStart } = namesInRowOrder(read, recordOf);
  const gramOffset = gramOffsets(groupStart);
  const planeOffset = planeOffsets(groupStart);
  const planesBy = (order: Uint32Array | null): Uint32Array => buildPlanes(groupStart, planeOffset, flags, order);
  return {
    size,
    countries: countries.dictionary,
    industries: industries.dictionary,
    groupCountry: groupCodes(read.groups, 0, countries),
    groupIndustry: groupCodes(read.groups, 1, industries),
    groupStart,
    recordOf,
    byRating,
    byReviews,
    score: numberColumn(score, recordOf),
    reviews: numberColumn(reviews, recordOf),
    state: textColumn(read.state, recordOf),
    city: textColumn(read.city, recordOf),
    postalCode: textColumn(read.postalCode, recordOf),
    phoneType: textColumn(read.phoneType, recordOf),
    sicCode: textColumn(read.sicCode, recordOf),
    naicsCode: textColumn(read.naicsCode, recordOf),
    flags,
    names,
    nameStart,
    gramOffset,
    grams: buildGrams(groupStart, gramOffset, nameStart, names),
    planeOffset,
    planes: [planesBy(null), planesBy(byRating), planesBy(byReviews)],
  };
}

interface Orders {
  readonly recordOf: Uint32Array;
  readonly byRating: Uint32Array;
  readonly byReviews: Uint32Array;
}

/** The three orders: the row order as positions in the store, the others as rows. */
function buildOrders(clusters: Clusters, relevance: Uint32Array, score: NumberColumn, reviews: NumberColumn): Orders {
  const size = clusters.byGroup.length;
  const keys = new Float64Array(scratchBytes(size * 8));
  let largest = 0;
  for (let i = 0; i < size; i++) largest = Math.max(largest, relevance[i] ?? 0);
  for (let i = 0; i < size; i++) keys[i] = largest - (relevance[i] ?? 0);
  const recordOf = orderGroups(clusters, keys, largest);
  const rowOf = new Uint32Array(scratchBytes(size * 4));
  for (let row = 0; row < size; row++) rowOf[recordOf[row] ?? 0] = row;
  const rows = (first: NumberColumn, second: NumberColumn): Uint32Array => {
    const order = orderGroups(clusters, keys, descendingKeys(keys, first, second));
    for (let i = 0; i < size; i++) order[i] = rowOf[order[i] ?? 0] ?? 0;
    return order;
  };
  return { recordOf, byRating: rows(score, reviews), byReviews: rows(reviews, score) };
}

/** Fills in keys that are smallest for the largest first number, then for the largest second; answers a bound of them. */
function descendingKeys(keys: Float64Array, first: NumberColumn, second: NumberColumn): number {
  const firsts = first.values.length;
  const seconds = second.values.length;
  for (let i = 0; i < keys.length; i++) keys[i] = (firsts - (first.ranks[i] ?? 0)) * seconds - (second.ranks[i] ?? 0);
  return firsts * seconds;
}

/** The final codes of the groups' countries (place 0) or industries (place 1). */
function groupCodes(
  groups: readonly (readonly [number, number])[],
  place: 0 | 1,
  { dictionary, moved }: { dictionary: Dictionary; moved: Uint32Array },
): Codes {
  const codes = narrowCodes(groups.length, dictionary.size);
  groups.forEach((group, i) => {
    codes[i] = moved[group[place]] ?? 0;
  });
  return codes;
}

function flagsInRowOrder(read: RecordReader, recordOf: Uint32Array): Uint16Array {
  const flags = new Uint16Array(recordOf.length);
  for (let row = 0; row < recordOf.length; row++) flags[row] = read.flags.array[recordOf[row] ?? 0] ?? 0;
  return flags;
}

/** The column with its ranks, which stand in store order, in row order. */
function numberColumn({ values, ranks }: NumberColumn, recordOf: Uint32Array): NumberColumn {
  const out = narrowCodes(recordOf.length, values.length);
  for (let row = 0; row < recordOf.length; row++) out[row] = ranks[recordOf[row] ?? 0] ?? 0;
  return { values, ranks: out };
}

function textColumn(read: TextReader, recordOf: Uint32Array): TextColumn {
  const { dictionary, moved } = read.dictionary.build();
  const { array } = read.codes;
  const codes = narrowCodes(recordOf.length, dictionary.size);
  for (let row = 0; row < recordOf.length; row++) codes[row] = moved[array[recordOf[row] ?? 0] ?? 0] ?? 0;
  return { dictionary, codes };
}

function namesInRowOrder(read: RecordReader, recordOf: Uint32Array): { names: Uint8Array; nameStart: Uint32Array } {
  const from = read.names.array;
  const ends = read.nameEnd.array;
  const names = new Uint8Array(read.names.length);
  const nameStart = new Uint32Array(recordOf.length + 1);
  let at = 0;
  for (let row = 0; row < recordOf.length; row++) {
    const record = recordOf[row] ?? 0;
    const end = ends[record] ?? 0;
    for (let i = record === 0 ? 0 : (ends[record - 1] ?? 0); i < end; i++) names[at++] = from[i] ?? 0;
    nameStart[row + 1] = at;
  }
  return { names, nameStart };
}
