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
import { fieldsOfRecords } from "../matching/records/index.ts";
import { parsePersonName } from "../person-name/index.ts";
import { foldKey } from "../text/fold.ts";
import { type ColumnGroup, columnGroups } from "./column-groups.ts";
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

/** Beside such columns a bare "name" is a company's or a person's, as `--kind` says it is; they hold nothing to compare. */
const COMPANY_COLUMNS: readonly string[] = ["industry"];
const PERSON_COLUMNS: readonly string[] = ["gender"];

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
  const kinds = mapColumns(columns, corrections, [], kind === "person" ? PERSON_COLUMNS : COMPANY_COLUMNS);
  if (Object.keys(kinds).length === 0) throw noColumnRecognized(columns, likelyHeader);
  const clean = createRowCleaner({ columns: kinds, ...country });
  const groups = columnGroups(kinds, rows);
  const matcher = createMatcher<Row>({
    fields: fieldsOfRecords(kind, fieldsOf(groups)),
    blocking: blockingOf(kind, groups),
  });
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

/** Whether the name of a firm names a row: people of one firm and town are no namesakes. */
const FIRM_NAMES: Readonly<Record<RecordKindName, readonly ColumnKind[]>> = {
  person: [],
  company: ["company_name"],
  local_business: ["company_name"],
};

/** Kinds of which one cell may hold several values. */
const LISTS: readonly ColumnKind[] = ["phone", "email", "url", "profile_url"];
const NAMES: readonly ColumnKind[] = ["given_name", "family_name", "person_name"];

function fieldsOf(groups: readonly ColumnGroup[]): MatchField<Row>[] {
  const columnsOf = (kind: ColumnKind): readonly string[] => groups.find((group) => group.kind === kind)?.columns ?? [];
  const given = columnsOf("given_name");
  const family = columnsOf("family_name");
  const whole = columnsOf("person_name");
  const isInParts = whole.length === 0 ? given.length + family.length > 0 : given.length > 0 && family.length > 0;
  const fields: MatchField<Row>[] = [];
  if (isInParts)
    fields.push({
      name: "name",
      compare: "given_family",
      get: (row) => nameParts(row, given, family, whole),
    });
  for (const { columns, kind } of groups) {
    const compare = COMPARISONS.get(kind);
    // A name that stands whole and in parts says the same twice.
    if (compare === undefined || (isInParts && NAMES.includes(kind))) continue;
    const get = (row: Row) => (LISTS.includes(kind) ? cellValues(row, columns) : cell(row, columns));
    fields.push({ name: columns.join(" / "), compare, get });
  }
  return fields;
}

/** Given and family name, out of the whole name where only that is filled. */
function nameParts(
  row: Row,
  given: readonly string[],
  family: readonly string[],
  whole: readonly string[],
): [string | null, string | null] {
  const parts: [string | null, string | null] = [cell(row, given), cell(row, family)];
  const name = cell(row, whole);
  if (parts[0] !== null || parts[1] !== null || name === null) return parts;
  const parsed = parsePersonName(name);
  return [parsed.given, parsed.family];
}

/** The first cell of a group that is filled. */
function cell(row: Row, columns: readonly string[]): string | null {
  return columns.map((column) => row[column] ?? "").find((text) => text !== "") ?? null;
}

/** What the cells hold, each value once; `clean` writes several of a cell with "; " between. */
function cellValues(row: Row, columns: readonly string[]): readonly string[] {
  return [...new Set(columns.flatMap((column) => (row[column] ?? "").split("; ")).filter((text) => text !== ""))];
}

/** Rows that share a key are compared: an exact contact, a name with a place, or the beginning of a name. */
function blockingOf(kind: RecordKindName, groups: readonly ColumnGroup[]): ((row: Row) => string | string[] | null)[] {
  const of = (...wanted: ColumnKind[]): (readonly string[])[] =>
    wanted.flatMap((one) => groups.filter((group) => group.kind === one)).map(({ columns }) => columns);
  const names = of("person_name", "given_name", "family_name", ...FIRM_NAMES[kind]);
  const places = of("postal_code", "city");
  const words = (row: Row): string[] => names.flatMap((columns) => nameWords(cell(row, columns)));
  // People of one office share its phone and address: only those whose family names begin alike are compared.
  const rules = of("phone", "email", "url", "profile_url", "address").map((columns) => (row: Row) => {
    const keys = cellValues(row, columns).map(foldKey);
    const families = kind === "person" ? familyWords(row, groups) : [];
    return families.length === 0 ? keys : keys.flatMap((key) => families.map((word) => `${key} ${word.slice(0, 3)}`));
  });
  const byName = (row: Row) => words(row).sort().join(" ") || null;
  const byPlace = (row: Row): string[] => {
    const place = places.map((columns) => cell(row, columns)).find((text) => text !== null);
    return place === undefined || place === null
      ? []
      : words(row).map((word) => `${word.slice(0, 4)} ${foldKey(place)}`);
  };
  return [...rules, byName, byPlace];
}

/** Words of the family name, from its own column or out of the whole name; all words of a name that has no family name. */
function familyWords(row: Row, groups: readonly ColumnGroup[]): string[] {
  return groups.flatMap(({ columns, kind }) => {
    if (kind === "family_name") return nameWords(cell(row, columns));
    if (kind !== "person_name") return [];
    const name = cell(row, columns);
    return name === null ? [] : nameWords(parsePersonName(name).family ?? name);
  });
}

/** The words of a name that tell it from others: without a legal form, folded, of two letters or more. */
function nameWords(name: string | null): string[] {
  if (name === null) return [];
  const words = foldKey(splitCompanyName(name).core).split(/[^\p{L}\p{N}]/u);
  return words.filter((word) => word.length > 1);
}
