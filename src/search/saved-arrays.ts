import type { Codes, Columns, NumberColumn, TextColumn } from "./columns.ts";
import { Dictionary } from "./dictionary.ts";
import { Spellings } from "./spellings.ts";

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

/** Gives the arrays one after the other. */
type Next = <A extends NumberArray>() => A;

/** The columns of `size` rows whose arrays stand in the order of `arraysOf`. */
export function assemble(size: number, arrays: readonly NumberArray[]): Columns {
  let at = 0;
  const next = <A extends NumberArray>(): A => arrays[at++] as A;
  const dictionary = (): Dictionary => nextDictionary(next);
  const [countries, industries] = [dictionary(), dictionary()];
  const [state, city, postalCode] = [dictionary(), dictionary(), dictionary()];
  const [phoneType, sicCode, naicsCode] = [dictionary(), dictionary(), dictionary()];
  const number = (): NumberColumn => ({ values: next<Float64Array>(), ranks: next<Codes>() });
  const text = (keys: Dictionary): TextColumn => ({ dictionary: keys, codes: next<Codes>() });
  return {
    size,
    countries,
    industries,
    groupCountry: next<Codes>(),
    groupIndustry: next<Codes>(),
    groupStart: next<Uint32Array>(),
    recordOf: next<Uint32Array>(),
    byRating: next<Uint32Array>(),
    byReviews: next<Uint32Array>(),
    score: number(),
    reviews: number(),
    state: text(state),
    city: text(city),
    postalCode: text(postalCode),
    phoneType: text(phoneType),
    sicCode: text(sicCode),
    naicsCode: text(naicsCode),
    flags: next<Uint16Array>(),
    names: next<Uint8Array>(),
    nameStart: next<Uint32Array>(),
    gramOffset: next<Uint32Array>(),
    grams: next<Uint32Array>(),
    planeOffset: next<Uint32Array>(),
    planes: [next<Uint32Array>(), next<Uint32Array>(), next<Uint32Array>()],
  };
}

function nextDictionary(next: Next): Dictionary {
  const [bytes, starts] = [next<Uint8Array>(), next<Uint32Array>()];
  return new Dictionary(bytes, starts, new Spellings(next<Uint32Array>(), next<Uint32Array>(), next<Uint8Array>()));
}
