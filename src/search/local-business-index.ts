import type { LocalBusiness, LocalBusinessSearch } from "../models/index.ts";
import { buildColumns } from "./build.ts";
import type { Columns } from "./columns.ts";
import { explainFilters } from "./explain.ts";
import { compileFilters, type Filters, type Groups, groupsOf } from "./filters.ts";
import { PAGE_SIZE, pageRows } from "./page-rows.ts";
import { RecordReader } from "./read-records.ts";
import { columnBytes, writeColumns } from "./saved-index.ts";
import type {
  FacetField,
  FacetScope,
  FacetValue,
  LocalBusinessIndex,
  LocalBusinessPage,
  SearchExplanation,
} from "./types.ts";
import { facetValues } from "./values.ts";
import { BY_RATING, BY_RELEVANCE, BY_REVIEWS, type Order } from "./walk.ts";

/**
 * An index over local businesses that answers `search` in microseconds, whatever the number of records.
 *
 * @param records Local business records in store order; read once, so a generator serves.
 * @param options `keepRecords: false` leaves the records outside: pages then carry `rows` only.
 * @example
 * createLocalBusinessIndex([]).search({ country: "US", industry: "bakery" }); // => { "records": [], "rows": [], "page": 1, "has_more": false }
 */
export function createLocalBusinessIndex(
  records: Iterable<LocalBusiness>,
  options: { readonly keepRecords?: boolean } = {},
): LocalBusinessIndex {
  const keep = options.keepRecords !== false;
  if (Array.isArray(records)) {
    const given: readonly LocalBusiness[] = records;
    const reader = new RecordReader(given.length);
    for (const record of given) reader.add(record);
    return new ColumnIndex(buildColumns(reader), keep ? given.slice() : null);
  }
  const reader = new RecordReader();
  const kept: LocalBusiness[] = [];
  for (const record of records) {
    reader.add(record);
    if (keep) kept.push(record);
  }
  return new ColumnIndex(buildColumns(reader), keep ? kept : null);
}

/** The index over columns, built or loaded. */
export class ColumnIndex implements LocalBusinessIndex {
  readonly #columns: Columns;
  readonly #records: readonly LocalBusiness[] | null;
  readonly #groups: Groups;

  constructor(columns: Columns, records: readonly LocalBusiness[] | null) {
    this.#columns = columns;
    this.#records = records;
    this.#groups = groupsOf(columns);
  }

  get size(): number {
    return this.#columns.size;
  }

  get byteLength(): number {
    return columnBytes(this.#columns);
  }

  search(request: LocalBusinessSearch): LocalBusinessPage {
    const page = pageOf(request);
    const found = pageRows(this.#columns, this.#compile(request), orderOf(request), (page - 1) * PAGE_SIZE);
    const { recordOf } = this.#columns;
    const kept = this.#records;
    const rows = found.rows;
    const records: LocalBusiness[] = [];
    for (let i = 0; i < rows.length; i++) {
      const position = recordOf[rows[i] ?? 0] ?? 0;
      rows[i] = position;
      if (kept !== null) records.push(kept[position] as LocalBusiness);
    }
    return { records, rows, page, has_more: found.more };
  }

  explain(request: LocalBusinessSearch): SearchExplanation {
    return explainFilters(this.#columns, this.#compile(request), orderOf(request));
  }

  values(field: FacetField, within: FacetScope = {}): FacetValue[] {
    return facetValues(this.#columns, field, within);
  }

  toBuffer(): Uint8Array {
    return writeColumns(this.#columns);
  }

  #compile(request: LocalBusinessSearch): Filters {
    return compileFilters(this.#columns, this.#groups, request);
  }
}

function pageOf({ page = 1 }: LocalBusinessSearch): number {
  if (!Number.isInteger(page) || page < 1)
    throw new RangeError(`search: page must be a whole number from 1, got ${page}`);
  return page;
}

function orderOf({ sort = "relevance" }: LocalBusinessSearch): Order {
  if (sort === "relevance") return BY_RELEVANCE;
  if (sort === "rating") return BY_RATING;
  if (sort === "reviews") return BY_REVIEWS;
  throw new RangeError(`search: sort must be "relevance", "rating" or "reviews", got ${JSON.stringify(sort)}`);
}
