import type { Codes, Columns, NumberColumn, TextColumn } from "./columns.ts";
import { Dictionary } from "./dictionary.ts";
import { SavedIndexError } from "./saved-index-error.ts";
import { Spellings } from "./spellings.ts";

/** Countries, industries and the six columns of texts. */
const DICTIONARIES = 8;

export type NumberArray = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** The dictionaries of an index in the order they are saved. */
function dictionariesOf(columns: Columns): Dictionary[] {
  const { state, city, postalCode, phoneType, sicCode, naicsCode } = columns;
  const columnsOfText = [state, city, postalCode, phoneType, sicCode, naicsCode];
  return [columns.countries, columns.industries, ...columnsOfText.map(({ dictionary }) => dictionary)];
}

/** The arrays of an index in the order they are saved. */
export function arraysOf(columns: Columns): NumberArray[] {
  const { groupCountry, groupIndustry, groupStart, recordOf, byRating, byReviews, score, reviews } = columns;
  const { state, city, postalCode, phoneType, sicCode, naicsCode, flags, names, nameStart } = columns;
  const head = [groupCountry, groupIndustry, groupStart, recordOf, byRating, byReviews];
  const numbers = [score.values, score.ranks, reviews.values, reviews.ranks];
  const texts = [state, city, postalCode, phoneType, sicCode, naicsCode].map(({ codes }) => codes);
  const { gramOffset, grams, planeOffset, planes } = columns;
  const dictionaries = dictionariesOf(columns).flatMap(({ bytes, starts, spellings }) => [
    bytes,
    starts,
    spellings.codes,
    spellings.starts,
    spellings.bytes,
  ]);
  const rest = [flags, names, nameStart, gramOffset, grams, planeOffset, ...planes];
  return [...dictionaries, ...head, ...numbers, ...texts, ...rest];
}

/** Bytes of all arrays. */
export function columnBytes(columns: Columns): number {
  let bytes = 0;
  for (const array of arraysOf(columns)) bytes += array.byteLength;
  return bytes;
}

/** The columns of `size` rows whose arrays stand in the order of `arraysOf`. */
export function assemble(size: number, arrays: readonly NumberArray[]): Columns {
  let nextArray = 0;
  const array = <A extends NumberArray>(): A => arrays[nextArray++] as A;
  const words = (): Uint32Array => array<Uint32Array>();
  const dictionary = (): Dictionary => {
    const [keys, starts, codes, otherStarts, others] = [
      array<Uint8Array>(),
      words(),
      words(),
      words(),
      array<Uint8Array>(),
    ];
    return new Dictionary(keys, starts, new Spellings(codes, otherStarts, others));
  };
  const dictionaries = Array.from({ length: DICTIONARIES }, dictionary);
  let nextDictionary = 0;
  const taken = (): Dictionary => {
    const next = dictionaries[nextDictionary++];
    if (next === undefined) throw new SavedIndexError("damaged", "the index lacks a dictionary");
    return next;
  };
  const number = (): NumberColumn => ({ values: array<Float64Array>(), ranks: array<Codes>() });
  const text = (): TextColumn => ({ dictionary: taken(), codes: array<Codes>() });
  return {
    size,
    countries: taken(),
    industries: taken(),
    groupCountry: array<Codes>(),
    groupIndustry: array<Codes>(),
    groupStart: words(),
    recordOf: words(),
    byRating: words(),
    byReviews: words(),
    score: number(),
    reviews: number(),
    state: text(),
    city: text(),
    postalCode: text(),
    phoneType: text(),
    sicCode: text(),
    naicsCode: text(),
    flags: array<Uint16Array>(),
    names: array<Uint8Array>(),
    nameStart: words(),
    gramOffset: words(),
    grams: words(),
    planeOffset: words(),
    planes: [words(), words(), words()],
  };
}
