import { type ColumnKind, cleanRecord, createRowCleaner } from "../cleaning/index.ts";
import {
  companyMatcher,
  createMatcher,
  localBusinessMatcher,
  type Matcher,
  type MatchField,
  personMatcher,
  splitCompanyName,
} from "../matching/index.ts";
import { parsePersonName } from "../person-name/index.ts";
import { foldKey } from "../text/fold.ts";
import { type ColumnCorrections, mapColumns, noColumnRecognized } from "./column-map.ts";
import { type Cells, newCells } from "./input/cells.ts";
import { notARecord } from "./not-a-record.ts";

/** What the rows of a file are. */
export const RECORD_KINDS = ["person", "company", "local_business"] as const;
export type RecordKindName = (typeof RECORD_KINDS)[number];

/** How the rows of one file are read and compared. */
export interface DedupePlan {
  /** What a row is to the matcher, or why it is of no use. */
  read(cells: Readonly<Cells>): { value: unknown; reject: string | null };
  readonly matcher: Matcher<unknown>;
}

/** Beside such a column a bare "name" is a company's, as `--kind` says it is; the column itself holds nothing to compare. */
const COMPANY_COLUMNS: readonly string[] = ["industry"];

type Row = Readonly<Record<string, string>>;

/** The ready-made matcher where the rows are whole records, else one over the columns that are recognised. */
export function planDedupe(
  kind: RecordKindName,
  columns: readonly string[],
  corrections: ColumnCorrections,
  country: { country?: string },
  likelyHeader: number | null,
  rows: readonly Readonly<Cells>[],
): DedupePlan {
  if (columns.includes("location") && columns.includes("social")) return recordPlan(kind, country);
  const kinds =
    kind === "person" ? mapColumns(columns, corrections, rows) : mapColumns(columns, corrections, [], COMPANY_COLUMNS);
  if (Object.keys(kinds).length === 0) throw noColumnRecognized(columns, likelyHeader);
  const clean = createRowCleaner({ columns: kinds, ...country });
  const matcher = createMatcher<Row>({ fields: fieldsOf(kinds), blocking: blockingOf(kind, kinds) });
  return {
    read: (cells) => ({ value: texts(clean({ ...cells }).row), reject: null }),
    matcher: matcher as Matcher<unknown>,
  };
}

/** Whole records, cleaned first. */
function recordPlan(kind: RecordKindName, country: { country?: string }): DedupePlan {
  return {
    read: (cells) => {
      const result = cleanRecord(kind, cells, country);
      return result.ok
        ? { value: result.record, reject: null }
        : { value: null, reject: notARecord(kind, result.issues) };
    },
    matcher: RECORD_MATCHERS[kind] as Matcher<unknown>,
  };
}

const RECORD_MATCHERS = { person: personMatcher, company: companyMatcher, local_business: localBusinessMatcher };

function texts(row: Readonly<Cells>): Row {
  const out = new newCells();
  for (const [column, cell] of Object.entries(row))
    if (typeof cell === "string") out[column] = cell;
    else if (typeof cell === "number") out[column] = String(cell);
  return out as Row;
}

/** How a column of each kind is compared; given and family names are compared together. */
const COMPARISONS: ReadonlyMap<ColumnKind, MatchField<Row>["compare"]> = new Map([
  ["person_name", "person_name"],
  ["given_name", "given_name"],
  ["family_name", "family_name"],
  ["company_name", "company_name"],
  ["address", "address"],
  ["city", "place"],
  ["state", "place"],
  ["postal_code", "postal_code"],
  ["phone", "phone"],
  ["url", "domain"],
  ["email", "email"],
  ["profile_url", "identifier"],
]);

/** Kinds of which a row may hold several, whatever the columns are called: any two that are alike are evidence. */
const SEVERAL: readonly ColumnKind[] = ["phone", "email", "url"];

function fieldsOf(kinds: Readonly<Record<string, ColumnKind>>): MatchField<Row>[] {
  const entries = Object.entries(kinds);
  const given = entries.find(([, kind]) => kind === "given_name")?.[0];
  const family = entries.find(([, kind]) => kind === "family_name")?.[0];
  const fields: MatchField<Row>[] = [];
  if (given !== undefined && family !== undefined)
    fields.push({ name: "name", compare: "given_family", get: (row) => [cell(row, given), cell(row, family)] });
  for (const [column, kind] of entries) {
    const compare = COMPARISONS.get(kind);
    // A name that stands whole and in parts says the same twice.
    const together =
      fields[0]?.compare === "given_family" && ["given_name", "family_name", "person_name"].includes(kind);
    if (compare === undefined || together) continue;
    const columns = SEVERAL.includes(kind) ? columnsOf(kinds, kind) : [column];
    if (columns[0] !== column) continue;
    const isList = kind === "profile_url" || SEVERAL.includes(kind);
    const get = (row: Row) => (isList ? cellValues(row, columns) : cell(row, column));
    fields.push({ name: columns.join(" / "), compare, get });
  }
  return fields;
}

function columnsOf(kinds: Readonly<Record<string, ColumnKind>>, wanted: ColumnKind): string[] {
  return Object.keys(kinds).filter((column) => kinds[column] === wanted);
}

function cell(row: Row, column: string): string | null {
  const text = row[column] ?? "";
  return text === "" ? null : text;
}

/** What the cells hold, each value once; `clean` writes several of a cell with "; " between. */
function cellValues(row: Row, columns: readonly string[]): readonly string[] {
  return [...new Set(columns.flatMap((column) => (row[column] ?? "").split("; ")).filter((text) => text !== ""))];
}

/** Rows that share a key are compared: an exact contact, a name with a place, or the beginning of a name. */
function blockingOf(
  kind: RecordKindName,
  kinds: Readonly<Record<string, ColumnKind>>,
): ((row: Row) => string | string[] | null)[] {
  const columns = (wanted: ColumnKind): string[] => columnsOf(kinds, wanted);
  const names = (["person_name", "given_name", "family_name", "company_name"] as const).flatMap(columns);
  const places = (["postal_code", "city"] as const).flatMap(columns);
  const contacts = SEVERAL.map(columns).filter((several) => several.length > 0);
  const exact = (["profile_url", "address"] as const).flatMap(columns).map((column) => [column]);
  const words = (row: Row): string[] => names.flatMap((column) => nameWords(cell(row, column)));
  // People of one office share its phone and address: only those whose family names begin alike are compared.
  const rules = [...contacts, ...exact].map((group) => (row: Row) => {
    const keys = cellValues(row, group).map(foldKey);
    const families = kind === "person" ? familyWords(row, kinds) : [];
    return families.length === 0 ? keys : keys.flatMap((key) => families.map((word) => `${key} ${word.slice(0, 3)}`));
  });
  const byName = (row: Row) => words(row).sort().join(" ") || null;
  const byPlace = (row: Row): string[] => {
    const place = places.map((column) => cell(row, column)).find((text) => text !== null);
    return place === undefined || place === null
      ? []
      : words(row).map((word) => `${word.slice(0, 4)} ${foldKey(place)}`);
  };
  return [...rules, byName, byPlace];
}

/** Words of the family name, from its own column or out of the whole name; all words of a name that has no family name. */
function familyWords(row: Row, kinds: Readonly<Record<string, ColumnKind>>): string[] {
  return Object.entries(kinds).flatMap(([column, kind]) => {
    if (kind === "family_name") return nameWords(cell(row, column));
    if (kind !== "person_name") return [];
    const name = cell(row, column);
    return name === null ? [] : nameWords(parsePersonName(name).family ?? name);
  });
}

/** The words of a name that tell it from others: without a legal form, folded, of two letters or more. */
function nameWords(name: string | null): string[] {
  if (name === null) return [];
  const words = foldKey(splitCompanyName(name).core).split(/[^\p{L}\p{N}]/u);
  return words.filter((word) => word.length > 1);
}
