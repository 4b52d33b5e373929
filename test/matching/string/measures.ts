import {
  diceSimilarity,
  type EncodedText,
  jaroSimilarity,
  jaroWinklerSimilarity,
  levenshteinDistance,
  levenshteinSimilarity,
  tokenSetSimilarity,
} from "../../../src/matching/index.ts";
import {
  plainDice,
  plainJaro,
  plainLevenshtein,
  plainLevenshteinSimilarity,
  plainTokenSet,
  plainWinkler,
} from "./plain-measures.ts";

interface MeasureRow {
  readonly name: string;
  readonly measure: (a: string | EncodedText, b: string | EncodedText) => number;
  /** The textbook definition. */
  readonly plain: (a: string, b: string) => number;
  /** Whether two texts may change places: Jaro's definition matches the units of the first in order. */
  readonly symmetric: boolean;
}

/** Every similarity that the entry point exports, in [0, 1]. */
export const SIMILARITIES: readonly MeasureRow[] = [
  { name: "diceSimilarity", measure: diceSimilarity, plain: plainDice, symmetric: true },
  { name: "jaroSimilarity", measure: jaroSimilarity, plain: plainJaro, symmetric: false },
  { name: "jaroWinklerSimilarity", measure: jaroWinklerSimilarity, plain: plainWinkler, symmetric: false },
  {
    name: "levenshteinSimilarity",
    measure: levenshteinSimilarity,
    plain: plainLevenshteinSimilarity,
    symmetric: true,
  },
  { name: "tokenSetSimilarity", measure: tokenSetSimilarity, plain: plainTokenSet, symmetric: true },
];

/** Every measure of two texts: the similarities and the one distance. */
export const MEASURES: readonly MeasureRow[] = [
  { name: "levenshteinDistance", measure: levenshteinDistance, plain: plainLevenshtein, symmetric: true },
  ...SIMILARITIES,
];
