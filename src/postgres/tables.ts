/** A column of a table: name and type. */
interface Column {
  readonly name: string;
  readonly type: string;
}

/** A table of the store. */
export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Columns whose hash says in which partition a row is; none where the table is small and every node of a query needs it. */
  readonly partitionBy: readonly string[];
  /** Indexes, each as the text behind `ON table`. */
  readonly indexes: readonly string[];
  /** Indexes that need the extension pg_trgm. */
  readonly trigramIndexes?: readonly string[];
}

const KEY = 'text COLLATE "C"';

/** Local businesses with the folded columns that `search` compares and the three orders it walks. */
export const LOCAL_BUSINESSES: Table = {
  name: "local_businesses",
  columns: [
    { name: "country", type: KEY },
    { name: "industry", type: KEY },
    { name: "number", type: "bigint NOT NULL" },
    { name: "name", type: KEY },
    { name: "state", type: KEY },
    { name: "city", type: KEY },
    { name: "postal_code", type: KEY },
    { name: "phone_type", type: KEY },
    { name: "sic_code", type: KEY },
    { name: "naics_code", type: KEY },
    { name: "flags", type: "integer NOT NULL" },
    { name: "score", type: "double precision" },
    { name: "reviews", type: "double precision" },
    { name: "relevance", type: "integer NOT NULL" },
    { name: "record", type: "text NOT NULL" },
  ],
  partitionBy: ["country", "industry"],
  indexes: [
    "(country, industry, relevance DESC, number)",
    "(country, industry, score DESC NULLS LAST, reviews DESC NULLS LAST, number)",
    "(country, industry, reviews DESC NULLS LAST, score DESC NULLS LAST, number)",
  ],
  trigramIndexes: ["USING gin (name gin_trgm_ops)"],
};

/** Companies, those of one industry in one bucket and so on one node: their lookalikes are read from it alone. */
export const COMPANIES: Table = {
  name: "companies",
  columns: [
    { name: "number", type: "bigint NOT NULL" },
    { name: "bucket", type: "integer NOT NULL" },
    { name: "record", type: "text NOT NULL" },
  ],
  partitionBy: ["bucket"],
  indexes: ["(number)"],
};

/** People with their employer. */
export const PEOPLE: Table = {
  name: "people",
  columns: [
    { name: "number", type: "bigint NOT NULL" },
    { name: "employer", type: "bigint" },
    { name: "seniority", type: "integer NOT NULL" },
    { name: "record", type: "text NOT NULL" },
  ],
  partitionBy: ["number"],
  indexes: ["(number)", "(employer, seniority, number)"],
};

/** Everything by which a company or person is found exactly: kind and key in one text. */
export const LOOKUP_KEYS: Table = {
  name: "lookup_keys",
  columns: [
    { name: "key", type: `${KEY} NOT NULL` },
    { name: "number", type: "bigint NOT NULL" },
    { name: "name", type: "integer" },
    { name: "followers", type: "double precision NOT NULL" },
  ],
  partitionBy: ["key"],
  indexes: ["(key, number)"],
};

/** Names of companies as written, aliases included, for the names near a misspelt one. */
export const COMPANY_NAMES: Table = {
  name: "company_names",
  columns: [
    { name: "name", type: "integer NOT NULL" },
    { name: "number", type: "bigint NOT NULL" },
    { name: "written", type: "text NOT NULL" },
  ],
  partitionBy: ["name"],
  indexes: ["(name)"],
};

/** The names that hold a piece of three letters: how much their numbers grow from each to the next. */
export const NAME_GRAMS: Table = {
  name: "name_grams",
  columns: [
    { name: "gram", type: "integer NOT NULL" },
    { name: "size", type: "integer NOT NULL" },
    { name: "names", type: "text NOT NULL" },
  ],
  partitionBy: ["gram"],
  indexes: ["(gram)"],
};

/**
 * In how many records a lookalike key occurs, the number by which rows hold it, and the records themselves where it may draw:
 * what chooses candidates, so that the nodes are asked for these alone. Identities that several records share stand here too.
 */
export const TERM_COUNTS: Table = {
  name: "term_counts",
  columns: [
    { name: "key", type: `${KEY} NOT NULL` },
    { name: "number", type: "integer NOT NULL" },
    { name: "records", type: "integer NOT NULL" },
    { name: "holders", type: "text" },
  ],
  partitionBy: [],
  indexes: ["(key)"],
};

/**
 * What scores a record as a lookalike, and by what it is a sister of another. Several candidates are scored for each answer,
 * so these stand where the candidates are chosen, and the nodes are asked for the answer alone.
 */
export const LOOKALIKE_FEATURES: Table = {
  name: "lookalike_features",
  columns: [
    { name: "kind", type: `${KEY} NOT NULL` },
    { name: "number", type: "bigint NOT NULL" },
    { name: "features", type: "text NOT NULL" },
    { name: "identities", type: "text NOT NULL" },
  ],
  partitionBy: [],
  indexes: ["(number, kind)"],
};

/** The values whose codes stand beside the holders of keys, as JSON, for each kind of records. */
export const SKETCH_VALUES: Table = {
  name: "sketch_values",
  columns: [
    { name: "kind", type: `${KEY} NOT NULL` },
    { name: "list", type: "text NOT NULL" },
  ],
  partitionBy: [],
  indexes: [],
};

/** All tables of a store. */
export const TABLES: readonly Table[] = [
  LOCAL_BUSINESSES,
  COMPANIES,
  PEOPLE,
  LOOKUP_KEYS,
  COMPANY_NAMES,
  NAME_GRAMS,
  TERM_COUNTS,
  LOOKALIKE_FEATURES,
  SKETCH_VALUES,
];
