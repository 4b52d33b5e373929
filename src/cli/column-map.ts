import { type ColumnKind, recognizeColumns } from "../cleaning/index.ts";
import { trimSpaces } from "../text/spaces.ts";
import { CommandError, didYouMean, MISUSE } from "./command-error.ts";

/** Words that `--map` takes before the equals sign. */
const FIELDS: readonly (ColumnKind | "ignore")[] = [
  "address",
  "city",
  "company_name",
  "country",
  "email",
  "family_name",
  "given_name",
  "ignore",
  "person_name",
  "phone",
  "postal_code",
  "profile_url",
  "state",
  "url",
];

/** What `--map field=column` says. */
export type ColumnCorrections = ReadonlyMap<string, ColumnKind | "ignore">;

/** Reads the `--map` options; an unknown field is misuse. */
export function readCorrections(maps: readonly string[]): ColumnCorrections {
  const corrections = new Map<string, ColumnKind | "ignore">();
  for (const map of maps) {
    const at = map.indexOf("=");
    const field = FIELDS.find((name) => name === map.slice(0, at));
    if (at < 1 || at === map.length - 1)
      throw new CommandError(MISUSE, `--map takes FIELD=COLUMN, got ${JSON.stringify(map)}`);
    if (field === undefined)
      throw new CommandError(
        MISUSE,
        `--map: ${JSON.stringify(map.slice(0, at))} is no field${didYouMean(map.slice(0, at), FIELDS) || `; use one of ${FIELDS.join(", ")}`}`,
      );
    const column = map.slice(at + 1);
    const other = corrections.get(column) ?? field;
    if (other !== field)
      throw new CommandError(MISUSE, `--map: the column ${JSON.stringify(column)} cannot be ${other} and ${field}`);
    corrections.set(column, field);
  }
  return corrections;
}

/**
 * What each column holds: recognised by its name, corrected by `--map`. A corrected column that is not there is misuse.
 *
 * @param rows The first rows, whose cells tell what a column called "name" holds.
 * @param beside Names of columns that the rows might have, which tell what they are.
 */
export function mapColumns(
  columns: readonly string[],
  corrections: ColumnCorrections,
  rows: readonly Readonly<Record<string, unknown>>[],
  beside: readonly string[] = [],
): Record<string, ColumnKind> {
  const kinds: Record<string, ColumnKind> = { ...recognizeColumns([...columns, ...beside], rows) };
  for (const [name, field] of corrections) {
    const column = columnNamed(name, columns);
    if (column === null)
      throw new CommandError(
        MISUSE,
        `--map: there is no column ${JSON.stringify(name)}${didYouMean(name, columns) || `; the columns are ${columns.join(", ")}`}`,
      );
    if (field === "ignore") delete kinds[column];
    else kinds[column] = field;
  }
  return kinds;
}

/** The column of that name; blanks at its ends, which a header hides, do not count when only one column is left. */
export function columnNamed(name: string, columns: readonly string[]): string | null {
  if (columns.includes(name)) return name;
  const [column, ...more] = columns.filter((other) => trimSpaces(other) === trimSpaces(name));
  return column === undefined || more.length > 0 ? null : column;
}

/** Columns whose name is not known and of which no `--map` says anything. */
export function unknownColumns(
  columns: readonly string[],
  kinds: Readonly<Record<string, ColumnKind>>,
  corrections: ColumnCorrections,
): string[] {
  const told = new Set([...corrections.keys()].map((name) => columnNamed(name, columns)));
  return columns.filter((column) => !Object.hasOwn(kinds, column) && !told.has(column));
}

/** No header is known and no `--map` says what the columns hold. */
export function noColumnRecognized(columns: readonly string[], likelyHeader: number | null): CommandError {
  const advice =
    likelyHeader === null
      ? "name one with --map FIELD=COLUMN; --header tells the line of the header, 0 that there is none"
      : `line ${likelyHeader} looks like the header: say --header ${likelyHeader}`;
  return new CommandError(MISUSE, `no column is recognised among ${columns.join(", ")}; ${advice}`);
}
