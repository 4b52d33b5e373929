import type { CategoryValue, EncodedRecord, EncodedTerms, LookalikeSchema } from "./schema.ts";
import { categorySimilarity } from "./score.ts";
import type { SeedProfile, TermPart } from "./seed-profile.ts";

/** Values by feature, by code; code 0 is the unknown value. */
export type SketchValues = readonly (readonly (CategoryValue | null)[])[];

/**
 * What a sketch keeps of a record: every category, coarse, then of each feature whose terms all weigh the same the two
 * terms that count most.
 */
export function sketchOf(
  schema: LookalikeSchema,
  record: Pick<EncodedRecord, "categories" | "terms">,
): (CategoryValue | null)[] {
  const categories = schema.categories.map(({ coarse }, f) => {
    const value = record.categories[f] ?? null;
    return value === null || coarse === undefined ? value : coarse(value);
  });
  const terms = schema.terms.flatMap(({ byRarity }, f) => (byRarity ? [] : [heaviest(record.terms[f])]));
  return [...categories, ...terms];
}

function heaviest(list: EncodedTerms | undefined): CategoryValue | null {
  let first = -1;
  let second = -1;
  const count = (i: number): number => (i < 0 ? -1 : (list?.counts[i] ?? 0));
  list?.terms.forEach((_, i) => {
    if (count(i) > count(first)) {
      second = first;
      first = i;
    } else if (count(i) > count(second)) second = i;
  });
  return list === undefined || first < 0 ? null : [list.terms[first] ?? null, list.terms[second] ?? null];
}

/** A code that was not asked for yet; what a value adds is never below 0. */
const UNASKED = -1;

/** What sketches add to the score of a profile, about. */
export class SketchScore {
  readonly #add: readonly ((value: CategoryValue | null) => number)[];
  readonly #values: SketchValues;
  /** What each code adds, the features behind each other, and where those of a feature begin. */
  readonly #known: Float64Array;
  readonly #starts: Uint32Array;

  constructor(schema: LookalikeSchema, profile: SeedProfile, values: SketchValues) {
    const categories = schema.categories.map((feature, f) => {
      const part = profile.categories[f] ?? { weight: 0, values: [] };
      return (value: CategoryValue | null): number =>
        part.weight === 0 ? 0 : part.weight * categorySimilarity(feature, part, value);
    });
    const terms = schema.terms.flatMap(({ byRarity, mean }, f) => {
      const part = profile.terms[f] ?? { weight: 0, terms: [], weights: [] };
      return byRarity
        ? []
        : [(value: CategoryValue | null) => part.weight * (value === null ? mean : cosine(part, value))];
    });
    this.#add = [...categories, ...terms];
    this.#values = values;
    this.#starts = new Uint32Array(values.length);
    let codes = 0;
    values.forEach((list, f) => {
      this.#starts[f] = codes;
      codes += list.length;
    });
    this.#known = new Float64Array(codes).fill(UNASKED);
  }

  /** For the codes of one sketch, which stand from `at` on. */
  of(codes: ArrayLike<number>, at: number): number {
    const starts = this.#starts;
    let sum = 0;
    for (let f = 0; f < starts.length; f++) {
      const code = codes[at + f] ?? 0;
      const known = this.#known[(starts[f] ?? 0) + code] ?? 0;
      sum += known === UNASKED ? this.#ask(f, code) : known;
    }
    return sum;
  }

  #ask(f: number, code: number): number {
    const score = this.#add[f]?.(this.#values[f]?.[code] ?? null) ?? 0;
    this.#known[(this.#starts[f] ?? 0) + code] = score;
    return score;
  }
}

const BOTH_TERMS = Math.sqrt(5);

/** The first term as if it counted twice as much as the second. */
function cosine(part: TermPart, [first, second]: CategoryValue): number {
  const own = (term: string | number | null | undefined): number => part.weights[part.terms.indexOf(String(term))] ?? 0;
  return second === null ? own(first) : (2 * own(first) + own(second)) / BOTH_TERMS;
}
