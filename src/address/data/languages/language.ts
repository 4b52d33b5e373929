/** The address words of one language; keys are upper case without accents and full stops. */
export interface Language {
  /** Street type words that stand before the name, with the form written out. */
  readonly types: ReadonlyMap<string, string>;
  /** Street type words that stand after the name. */
  readonly suffixes: ReadonlyMap<string, string>;
  /** Short ending of a compound street name and its full form: "STR" in "HAUPTSTR". */
  readonly endings: readonly (readonly [short: string, full: string])[];
  /** Endings of compound street names: "GRACHT" in "HERENGRACHT". */
  readonly compounds: readonly string[];
  /** Whether "#" marks a unit; elsewhere it marks the house number. */
  readonly hashUnit: boolean;
  /** Words of floors and doors that stand behind the house number without identifier: BAJO, IZDA. */
  readonly doorWords: ReadonlySet<string>;
  /** Words that announce a flat, floor or part of a building. */
  readonly units: ReadonlyMap<string, string>;
  /** Words that announce a post office box. */
  readonly boxes: ReadonlyMap<string, string>;
  /** Articles and prepositions that stand inside a street or place name. */
  readonly particles: ReadonlySet<string>;
  /** Words after a number that belong to it: "BIS". */
  readonly numberWords: ReadonlySet<string>;
  /** Titles and forenames that a surname follows. */
  readonly forenames: ReadonlySet<string>;
}

/** The words of a table that a language has not. */
export const NO_WORDS: ReadonlySet<string> = new Set();
