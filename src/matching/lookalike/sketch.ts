import type { CategoryValue, EncodedRecord, EncodedTerms, LookalikeSchema } from "./schema.ts";
import { categorySimilarity } from "./score.ts";
import { NO_TERMS, type SeedProfile, type TermPart } from "./seed-profile.ts";

/** Values by feature, by code; code 0 is the unknown value. */
export type SketchValues = readonly (readonly (CategoryValue | null)[])[];

/** Of each feature whose terms all weigh the same a sketch keeps so many terms. */
const KEPT_TERMS = 4;
/** In so many steps it keeps how much of the vector a term is. */
const SHARE_STEPS = 8;

/** How many values a sketch has. */
export function sketchWidth({ categories, terms }: LookalikeSchema): number {
  return categories.length + KEPT_TERMS * terms.filter(({ byRarity }) => !byRarity).length;
}

/**
 * What a sketch keeps of a record: every category, coarse, then of each feature whose terms all weigh the same the terms
 * that count most, each with the steps of its share.
 */
export function sketchOf(
  schema: LookalikeSchema,
  record: Pick<EncodedRecord, "categories" | "terms">,
): (CategoryValue | null)[] {
  const categories = schema.categories.map(({ coarse }, f) => {
    const value = record.categories[f] ?? null;
    return value === null || coarse === undefined ? value : coarse(value);
  });
  const terms = schema.terms.flatMap(({ byRarity }, f) => (byRarity ? [] : heaviest(record.terms[f] ?? NO_TERMS)));
  return [...categories, ...terms];
}

/** The terms that count most, the first among equals. */
function heaviest({ terms, counts }: EncodedTerms): (CategoryValue | null)[] {
  const length = Math.sqrt(counts.reduce((sum, count) => sum + count * count, 0));
  const ranked = terms.map((term, i) => ({ term, count: counts[i] ?? 0 })).sort((a, b) => b.count - a.count);
  return Array.from({ length: KEPT_TERMS }, (_, i) => {
    const held = ranked[i];
    return held === undefined ? null : [held.term, Math.max(1, Math.round((held.count / length) * SHARE_STEPS))];
  });
}

/** A code that was not asked for yet; what a value adds is never below 0. */
const UNASKED = -1;

/** What a value of one place of a sketch adds to the score of a profile. */
type Addition = (profile: SeedProfile, value: CategoryValue | null) => number;

/** What sketches add to the score of a profile, about. One object serves one profile after the other. */
export class SketchScore {
  readonly #additions: readonly Addition[];
  readonly #values: SketchValues;
  /** What each code adds, the features behind each other, and where those of a feature begin. */
  readonly #known: Float64Array;
  readonly #starts: Uint32Array;
  #profile: SeedProfile = { categories: [], terms: [] };

  constructor(schema: LookalikeSchema, values: SketchValues) {
    this.#additions = [...categoryAdditions(schema), ...termAdditions(schema)];
    this.#values = values;
    this.#starts = new Uint32Array(values.length);
    let codes = 0;
    values.forEach((list, f) => {
      this.#starts[f] = codes;
      codes += list.length;
    });
    this.#known = new Float64Array(codes);
  }

  begin(profile: SeedProfile): void {
    this.#profile = profile;
    this.#known.fill(UNASKED);
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
    const score = this.#additions[f]?.(this.#profile, this.#values[f]?.[code] ?? null) ?? 0;
    this.#known[(this.#starts[f] ?? 0) + code] = score;
    return score;
  }
}

function categoryAdditions({ categories }: LookalikeSchema): Addition[] {
  return categories.map((feature, f) => (profile, value) => {
    const part = profile.categories[f];
    return part === undefined || part.weight === 0 ? 0 : part.weight * categorySimilarity(feature, part, value);
  });
}

function termAdditions({ terms }: LookalikeSchema): Addition[] {
  return terms.flatMap(({ byRarity, mean }, f) =>
    byRarity ? [] : Array.from({ length: KEPT_TERMS }, (_, kept) => termAddition(f, kept === 0 ? mean : 0)),
  );
}

/** Who has no first term does not know the feature and counts its mean. */
function termAddition(f: number, mean: number): Addition {
  return ({ terms }, value) => {
    const part = terms[f];
    return part === undefined ? 0 : part.weight * (value === null ? mean : share(part, value));
  };
}

/** What one term adds to the cosine; of a rare value the first part alone is kept, which is as good as none. */
function share({ terms, weights }: TermPart, [term, steps]: CategoryValue): number {
  return ((weights[terms.indexOf(String(term))] ?? 0) * Number(steps)) / SHARE_STEPS;
}
