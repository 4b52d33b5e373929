import type { LocalBusiness, LocalBusinessSearch } from "../models/index.ts";
import { type AskedSearch, readRequest } from "./asked-search.ts";
import { buildColumns } from "./build.ts";
import type { Columns } from "./columns.ts";
import { explainFilters } from "./explain.ts";
import { countryKey } from "./filter-keys.ts";
import { compileFilters } from "./filters.ts";
import { type Groups, groupOf, groupsOf } from "./groups.ts";
import { BY_RELEVANCE, orderOf } from "./orders.ts";
import { PAGE_SIZE, type PageRows } from "./page.ts";
import { pageRows, slicedRows } from "./page-rows.ts";
import { RecordReader } from "./read-records.ts";
import { recordFault } from "./record-fault.ts";
import { columnBytes } from "./saved-arrays.ts";
import { writeColumns } from "./saved-index.ts";
import { type Scratch, scratchFor } from "./scan-rows.ts";
import type {
  FacetField,
  FacetScope,
  FacetValue,
  LocalBusinessIndex,
  LocalBusinessPage,
  SearchExplanation,
} from "./types.ts";
import { facetValues } from "./values.ts";

/**
 * An index over local businesses that answers `search` in microseconds, whatever the number of records.
 *
 * @param records Local business records in store order; read once, so a generator serves.
 * @param options `keepRecords: false` leaves the records outside: pages then carry `rows` only.
 * @throws TypeError for what is no iterable, and one that names the first record that is none.
 * @example
 * createLocalBusinessIndex([]).search({ country: "US", industry: "bakery" }); // => { "records": [], "rows": [], "page": 1, "has_more": false }
 */
export function createLocalBusinessIndex(
  records: Iterable<LocalBusiness>,
  options: { readonly keepRecords?: boolean | undefined } = {},
): LocalBusinessIndex {
  const keep = options.keepRecords !== false;
  if (typeof records?.[Symbol.iterator] !== "function")
    throw new TypeError("createLocalBusinessIndex: records must be a list or another iterable");
  if (Array.isArray(records)) {
    const given: readonly LocalBusiness[] = records;
    const reader = new RecordReader(given.length);
    for (const record of given) addRecord(reader, record);
    return new ColumnIndex(buildColumns(reader), keep ? given.slice() : null);
  }
  const reader = new RecordReader();
  const kept: LocalBusiness[] = [];
  for (const record of records) {
    addRecord(reader, record);
    if (keep) kept.push(record);
  }
  return new ColumnIndex(buildColumns(reader), keep ? kept : null);
}

/** Adds a record; what plain JavaScript passed for one is named with the field that cannot be read. */
function addRecord(reader: RecordReader, record: LocalBusiness): void {
  try {
    reader.add(record);
  } catch (cause) {
    const message = `createLocalBusinessIndex: record ${reader.size} is no local_business record: ${recordFault(record)}`;
    throw new TypeError(`${message}; readRecord makes one of what other sources write`, { cause });
  }
}

/** The index over columns, built or loaded. */
export class ColumnIndex implements LocalBusinessIndex {
  readonly #columns: Columns;
  readonly #records: readonly LocalBusiness[] | null;
  readonly #groups: Groups;
  readonly #scratch: Scratch;

  constructor(columns: Columns, records: readonly LocalBusiness[] | null) {
    this.#columns = columns;
    this.#records = records;
    this.#groups = groupsOf(columns);
    this.#scratch = scratchFor(columns);
  }

  get size(): number {
    return this.#columns.size;
  }

  get byteLength(): number {
    return columnBytes(this.#columns);
  }

  search(request: LocalBusinessSearch): LocalBusinessPage {
    const asked = readRequest(request);
    const page = pageOf(asked);
    const { rows, more } = this.#rows(asked, (page - 1) * PAGE_SIZE);
    const { recordOf } = this.#columns;
    const kept = this.#records;
    const records: LocalBusiness[] = [];
    for (let i = 0; i < rows.length; i++) {
      const position = recordOf[rows[i] ?? 0] ?? 0;
      rows[i] = position;
      if (kept !== null) records.push(kept[position] as LocalBusiness);
    }
    return { records, rows, page, has_more: more };
  }

  #rows(asked: AskedSearch, offset: number): PageRows {
    const order = orderOf(asked.sort);
    if (asked.filtered) {
      const filters = compileFilters(this.#columns, this.#groups, asked, order);
      return pageRows(this.#columns, filters, order, offset, this.#scratch);
    }
    const group = groupOf(this.#groups, countryKey(asked.country), asked.industry);
    return slicedRows(this.#columns, group, order, offset);
  }

  explain(request: LocalBusinessSearch): SearchExplanation {
    const asked = readRequest(request);
    const order = orderOf(asked.sort);
    const filters = compileFilters(this.#columns, this.#groups, asked, order);
    const { tests } = compileFilters(this.#columns, this.#groups, asked, BY_RELEVANCE);
    return explainFilters(this.#columns, filters, tests, order);
  }

  values(field: FacetField, within: FacetScope = {}): FacetValue[] {
    return facetValues(this.#columns, field, within);
  }

  toBuffer(): Uint8Array {
    return writeColumns(this.#columns);
  }
}

function pageOf({ page = 1 }: AskedSearch): number {
  if (!Number.isInteger(page) || page < 1)
    throw new RangeError(`search: page must be a whole number from 1, got ${page}`);
  return page;
}
