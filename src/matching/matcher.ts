import { checkDuplicatesOptions, checkMatcherOptions } from "./check-options.ts";
import { buildColumn, type Column } from "./columns.ts";
import { ShippedTerms } from "./comparison/terms.ts";
import { type Duplicates, findDuplicates } from "./duplicates.ts";
import { estimateLevels } from "./estimate.ts";
import type { FieldKind } from "./field-kinds.ts";
import type { BlockingRule } from "./key-column.ts";
import { explainValues } from "./pair-weight.ts";
import { fieldsForSearch, weighedFields } from "./weighed-fields.ts";
import type { MatchResult, WeighedField } from "./weights.ts";

/** One field of a record and how its values are compared. */
export interface MatchField<Row> {
  readonly name: string;
  /**
   * The value: text or null; a number is the text of its digits; a date as ISO text, with an English month name or with
   * the year last; "geo" `{ lat, lng }` in degrees; "given_family" `[given | null, family | null]`. Of phones, e-mail
   * addresses, domains and identifiers also a list of several, of which the two that are most alike are compared.
   */
  readonly get: (row: Row) => unknown;
  readonly compare: FieldKind;
  /** Another m for levels of the comparison, by name: `{ different: 0.5 }` where records that are the same often differ. */
  readonly m?: Readonly<Record<string, number>> | undefined;
  /** Bits that the field gives at most, where other fields have said part of it: a website repeats the name of its owner. */
  readonly mostBits?: number | undefined;
  /** Bits that it gives at most beside addresses that speak of two doors: branches of a chain share all but these. */
  readonly mostBitsElsewhere?: number | undefined;
}

/** What {@link createMatcher} takes. */
export interface MatcherOptions<Row> {
  readonly fields: readonly MatchField<Row>[];
  /** Rules that bring rows together: rows that share a key of one rule are compared, and up to 16 rows at one door of an "address". */
  readonly blocking: readonly BlockingRule<Row>[];
  /** Probability that a random pair matches; by default 1 ÷ number of rows, and 1/256 for a single pair. */
  readonly prior?: number | undefined;
}

/** Options of {@link Matcher.duplicates}. */
export interface DuplicatesOptions<Row> {
  /** Probability from which a pair counts; 0.5 by default. */
  readonly threshold?: number | undefined;
  /** Source of a row; when given, only rows of different sources are compared. */
  readonly link?: ((row: Row) => string) | undefined;
}

/** Compares records and finds those that are the same. Made by {@link createMatcher}. */
export interface Matcher<Row> {
  /**
   * Weight, probability and evidence for one pair, with shipped frequencies and, unless the matcher has a prior, 1/256.
   */
  compare(a: Row, b: Row): MatchResult;
  /**
   * Rows that are the same, with frequencies counted in the rows. The same clusters for any order of the rows.
   * Of more than 64 rows alike in every field and key, `pairs` lists each with the first only.
   */
  duplicates(rows: readonly Row[], options?: DuplicatesOptions<Row>): Duplicates;
  /**
   * The same matcher with m and u estimated from the rows: u from pairs far apart, m by expectation-maximisation over
   * the pairs that blocking brings together, with the shipped m as twice the matches that the prior expects. The same
   * for any order of the rows.
   */
  estimate(rows: readonly Row[]): Matcher<Row>;
}

/** Prior of a pair that a search has already brought together. */
const PAIR_PRIOR = 1 / 256;
const THRESHOLD = 0.5;

/**
 * A matcher over the given fields and blocking rules (Fellegi and Sunter 1969). It needs no training: each kind of field
 * has levels of agreement with shipped probabilities, and the frequency of the agreeing value decides how much it says.
 *
 * @throws TypeError for a field without a name or `get`, an unknown kind of comparison, an m that is no probability, no
 *   array of fields or blocking rules, a rule that is no function, or a prior outside 0 to 1; the text names the field.
 *   From `duplicates` for rows that are no array, a threshold outside 0 to 1 or a `link` that is no function; from
 *   `explain` for what is no place of a row.
 * @example
 * createMatcher({ fields: [{ name: "id", compare: "identifier", get: (row) => row.id }], blocking: [(row) => row.id.slice(-3)] }).duplicates([{ id: "AB-12345" }, { id: "ab12345" }, { id: "XY-98345" }]).clusters; // => [[0, 1]]
 */
export function createMatcher<Row>(options: MatcherOptions<Row>): Matcher<Row> {
  checkMatcherOptions(options);
  return matcherOf(options, weighedFields(options.fields));
}

function matcherOf<Row>(options: MatcherOptions<Row>, fields: readonly WeighedField[]): Matcher<Row> {
  const columnsOf = (rows: readonly Row[]): Column[] =>
    fields.map(({ comparison }, f) => buildColumn(rows, (options.fields[f] as MatchField<Row>).get, comparison));
  return {
    compare: (a, b) => comparePair(options, fields, a, b),
    duplicates: (rows, given) => {
      checkRows(rows, "duplicates");
      checkDuplicatesOptions(given);
      const prior = options.prior ?? 1 / Math.max(2, rows.length);
      return findDuplicates({
        rows,
        fields: fieldsForSearch(fields, prior),
        columns: columnsOf(rows),
        blocking: options.blocking,
        prior,
        threshold: given?.threshold ?? THRESHOLD,
        link: given?.link ?? null,
      });
    },
    estimate: (rows) => {
      checkRows(rows, "estimate");
      return matcherOf(options, estimateLevels(rows, fields, columnsOf(rows), options));
    },
  };
}

function comparePair<Row>(options: MatcherOptions<Row>, fields: readonly WeighedField[], a: Row, b: Row): MatchResult {
  const values = fields.map(({ comparison }, f) => {
    const { get } = options.fields[f] as MatchField<Row>;
    const terms = new ShippedTerms(comparison.shippedShare);
    return { a: comparison.prepare(get(a), terms), b: comparison.prepare(get(b), terms), terms };
  });
  return explainValues(fields, values, options.prior ?? PAIR_PRIOR);
}

/** Another iterable would have no rows that can be counted, and silently no duplicates. */
function checkRows(rows: readonly unknown[], method: string): void {
  if (!Array.isArray(rows)) throw new TypeError(`${method}: rows must be an array`);
}
