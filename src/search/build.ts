import type { Codes, Columns, NumberColumn, TextColumn } from "./columns.ts";
import { narrowCodes } from "./columns.ts";
import type { Dictionary } from "./dictionary.ts";
import type { DictionaryBuilder } from "./dictionary-builder.ts";
import { buildPlanes, planeOffsets } from "./flag-planes.ts";
import { buildGrams, gramOffsets } from "./name-grams.ts";
import { radixSort } from "./radix-sort.ts";
import type { RecordReader } from "./read-records.ts";

/** Clusters what was read by group and order and lays every column in row order. */
export function buildColumns(read: RecordReader): Columns {
  const { size } = read;
  const group = read.group.array;
  const lastGroup = Math.max(0, read.groups.length - 1);
  const recordOf = radixSort(descending(identity(size), read.relevance.array), group, lastGroup);
  const rowOf = inverse(recordOf);
  const score = rankNumbers(read.score.array.subarray(0, size));
  const reviews = rankNumbers(read.reviews.array.subarray(0, size));
  const groupStart = startsOf(group, size, read.groups.length);
  const byRating = orderRows([reviews.ranks, score.ranks], group, lastGroup, rowOf);
  const byReviews = orderRows([score.ranks, reviews.ranks], group, lastGroup, rowOf);
  const flags = new Uint16Array(size);
  for (let row = 0; row < size; row++) flags[row] = read.flags.array[recordOf[row] ?? 0] ?? 0;
  const countries = read.countries.build();
  const industries = read.industries.build();
  const { names, nameStart } = namesInRowOrder(read, recordOf);
  const gramOffset = gramOffsets(groupStart);
  const planeOffset = planeOffsets(groupStart);
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
    score: { values: score.values, ranks: inRowOrder(score.ranks, recordOf, score.values.length) },
    reviews: { values: reviews.values, ranks: inRowOrder(reviews.ranks, recordOf, reviews.values.length) },
    state: textColumn(read.states, read.state.array, recordOf),
    city: textColumn(read.cities, read.city.array, recordOf),
    postalCode: textColumn(read.postalCodes, read.postalCode.array, recordOf),
    phoneType: textColumn(read.phoneTypes, read.phoneType.array, recordOf),
    sicCode: textColumn(read.sicCodes, read.sicCode.array, recordOf),
    naicsCode: textColumn(read.naicsCodes, read.naicsCode.array, recordOf),
    flags,
    names,
    nameStart,
    gramOffset,
    grams: buildGrams(groupStart, gramOffset, nameStart, names),
    planeOffset,
    planes: [
      buildPlanes(groupStart, planeOffset, flags, null),
      buildPlanes(groupStart, planeOffset, flags, byRating),
      buildPlanes(groupStart, planeOffset, flags, byReviews),
    ],
  };
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

function identity(size: number): Uint32Array {
  const order = new Uint32Array(size);
  for (let i = 0; i < size; i++) order[i] = i;
  return order;
}

function inverse(order: Uint32Array): Uint32Array {
  const places = new Uint32Array(order.length);
  for (let i = 0; i < order.length; i++) places[order[i] ?? 0] = i;
  return places;
}

/** Sorts positions by a key, largest first, keeping the order of equal keys. */
function descending(order: Uint32Array, keys: ArrayLike<number>): Uint32Array {
  let largest = 0;
  for (let i = 0; i < order.length; i++) largest = Math.max(largest, keys[i] ?? 0);
  const inverted = new Uint32Array(order.length);
  for (let i = 0; i < order.length; i++) inverted[i] = largest - (keys[i] ?? 0);
  return radixSort(order, inverted, largest);
}

/** Rows group by group, in store order sorted by each of the ranks in turn, largest first: the last one decides first. */
function orderRows(ranks: readonly Codes[], group: Uint32Array, lastGroup: number, rowOf: Uint32Array): Uint32Array {
  let order = identity(rowOf.length);
  for (const keys of ranks) order = descending(order, keys);
  order = radixSort(order, group, lastGroup);
  for (let i = 0; i < order.length; i++) order[i] = rowOf[order[i] ?? 0] ?? 0;
  return order;
}

function startsOf(group: Uint32Array, size: number, groups: number): Uint32Array {
  const start = new Uint32Array(groups + 1);
  for (let i = 0; i < size; i++) {
    const next = (group[i] ?? 0) + 1;
    start[next] = (start[next] ?? 0) + 1;
  }
  for (let g = 0; g < groups; g++) start[g + 1] = (start[g + 1] ?? 0) + (start[g] ?? 0);
  return start;
}

/** Ranks in store order; NaN is no value. */
function rankNumbers(numbers: Float64Array): NumberColumn {
  const distinct = new Set<number>();
  for (const number of numbers) if (!Number.isNaN(number)) distinct.add(number);
  const values = Float64Array.from([Number.NaN, ...Float64Array.from(distinct).sort()]);
  const rankOf = new Map<number, number>();
  for (let rank = 1; rank < values.length; rank++) rankOf.set(values[rank] ?? 0, rank);
  const ranks = narrowCodes(numbers.length, values.length);
  for (let i = 0; i < numbers.length; i++) ranks[i] = rankOf.get(numbers[i] ?? 0) ?? 0;
  return { values, ranks };
}

function inRowOrder(codes: ArrayLike<number>, recordOf: Uint32Array, count: number): Codes {
  const out = narrowCodes(recordOf.length, count);
  for (let row = 0; row < recordOf.length; row++) out[row] = codes[recordOf[row] ?? 0] ?? 0;
  return out;
}

function textColumn(builder: DictionaryBuilder, codes: Uint32Array, recordOf: Uint32Array): TextColumn {
  const { dictionary, moved } = builder.build();
  const out = narrowCodes(recordOf.length, dictionary.size);
  for (let row = 0; row < recordOf.length; row++) out[row] = moved[codes[recordOf[row] ?? 0] ?? 0] ?? 0;
  return { dictionary, codes: out };
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
