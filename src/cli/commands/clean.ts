import { type Change, type CleanedRow, cleanRecord, createRowCleaner, recognizeColumns } from "../../cleaning/index.ts";
import { recordJsonSchema } from "../../models/index.ts";
import type { ColumnCorrections } from "../column-map.ts";
import { columnNamed, mapColumns, noColumnRecognized, readCorrections } from "../column-map.ts";
import { CommandError, MISUSE } from "../command-error.ts";
import { writeExactJson } from "../input/exact-json.ts";
import type { InputRow, InputTable } from "../input/input-table.ts";
import { notARecord } from "../not-a-record.ts";
import { counted } from "../output/counted.ts";
import type { TableFiles } from "../output/table-files.ts";
import { type OutputFile, openOutput } from "../output/write-beside.ts";
import { countryOption, type ReadOptions, readOptions } from "../read-options.ts";
import { openTable, TABLE_OPTIONS, writeTable } from "../table-run.ts";

const KINDS = ["person", "company", "local_business"] as const;
type Kind = (typeof KINDS)[number];
/** Rules, and columns, named in the summary. */
const NAMES_SHOWN = 8;

type Cleaner = (cells: Readonly<Record<string, unknown>>) => CleanedRow;

interface Tally {
  rows: number;
  changed: number;
  rejected: number;
  readonly rules: Map<string, number>;
  /** By column, how many cells hold something of which nothing is usable. */
  readonly unusable: Map<string, number>;
}

/** `canonry clean`: a file of rows to canonical rows, rejected rows and a summary. */
export async function clean(args: readonly string[]): Promise<void> {
  const options = readOptions(args, { ...TABLE_OPTIONS, changes: { type: "string" }, kind: { type: "string" } });
  const corrections = readCorrections(options.texts("map"));
  const kind = kindOf(options);
  const { table, files } = await openTable(options, "clean");
  const changesPath = options.text("changes");
  const changes = changesPath === null ? null : await openOutput(changesPath);
  const tally: Tally = { rows: 0, changed: 0, rejected: 0, rules: new Map(), unusable: new Map() };
  await writeTable(files, changes === null ? [] : [changes], async () => {
    const cleaner = kind === null ? rowCleaner(table, corrections, options) : recordCleaner(kind, table, options);
    for await (const row of table.rows) await cleanOne(row, cleaner, files, changes, tally);
  });
  if (!options.flag("quiet")) process.stderr.write(summary(tally, files, options.text("country") !== null));
}

function kindOf(options: ReadOptions): Kind | null {
  const text = options.text("kind");
  if (text === null) return null;
  const kind = KINDS.find((name) => name === text);
  if (kind === undefined)
    throw new CommandError(MISUSE, `--kind takes ${KINDS.join(", ")}, got ${JSON.stringify(text)}`);
  return kind;
}

async function cleanOne(
  input: InputRow,
  cleaner: Cleaner,
  files: TableFiles,
  changesFile: OutputFile | null,
  tally: Tally,
): Promise<void> {
  tally.rows++;
  if (input.error !== null) {
    tally.rejected++;
    await files.reject(input.number, input.error, input.raw);
    return;
  }
  const { row, changes, unusable, reject } = cleaner(input.cells);
  if (reject !== null) {
    tally.rejected++;
    await files.reject(input.number, reject, input.cells);
    return;
  }
  if (!(await files.row(input.number, row))) {
    tally.rejected++;
    return;
  }
  if (changes.length > 0) tally.changed++;
  for (const column of unusable) count(tally.unusable, column);
  for (const change of changes) {
    count(tally.rules, change.rule);
    await changesFile?.write(`${writeExactJson({ row: input.number, ...change })}\n`);
  }
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** Cells by what their columns hold. JSON lines may name new columns in any row, so the plan grows with them. */
function rowCleaner(table: InputTable, corrections: ColumnCorrections, options: ReadOptions): Cleaner {
  const country = countryOption(options);
  if (table.format.kind === "csv") {
    const columns = mapColumns(table.columns, corrections);
    if (Object.keys(columns).length === 0) throw noColumnRecognized(table.columns, table.likelyHeader);
    return createRowCleaner({ columns, ...country });
  }
  const known = new Set<string>();
  let cleaner: Cleaner | null = null;
  return (cells) => {
    const before = known.size;
    for (const column of Object.keys(cells)) known.add(column);
    if (cleaner === null || known.size > before) {
      const corrected = new Map([...corrections].filter(([name]) => columnNamed(name, [...known]) !== null));
      cleaner = createRowCleaner({ columns: mapColumns([...known], corrected), ...country });
    }
    return cleaner({ ...cells });
  };
}

function recordCleaner(kind: Kind, table: InputTable, options: ReadOptions): Cleaner {
  if (table.format.kind === "csv")
    throw new CommandError(
      MISUSE,
      "--kind is for whole records in JSON lines: leave it out, columns of a CSV are recognised",
    );
  const country = countryOption(options);
  const fields = recordJsonSchema(kind)["required"] as readonly string[];
  return (cells) => {
    if (!fields.some((field) => Object.hasOwn(cells, field)))
      return {
        row: { ...cells },
        changes: [],
        unusable: [],
        reject: `not a ${kind} record: it has none of its fields`,
      };
    const result = cleanRecord(kind, cells, country);
    if (result.ok)
      return {
        row: result.record as unknown as CleanedRow["row"],
        changes: result.changes as Change[],
        unusable: [],
        reject: null,
      };
    return { row: { ...cells }, changes: [], unusable: [], reject: notARecord(kind, result.issues) };
  };
}

function summary(tally: Tally, files: TableFiles, hasCountry: boolean): string {
  const { rows, changed, rejected, rules, unusable } = tally;
  const lines = [
    `${counted(rows, "row")} read, ${rows - rejected} written to ${files.outputPath}, ${changed} of them changed`,
  ];
  if (rules.size > 0) lines.push(`cells changed: ${mostOf(rules)}`);
  if (unusable.size > 0) lines.push(`cells with nothing usable, left as they are: ${mostOf(unusable)}`);
  const phones = [...unusable.keys()].filter((column) => recognizeColumns([column])[column] === "phone");
  if (phones.length > 0 && !hasCountry) lines.push("--country tells where numbers without a calling code are from");
  if (rejected > 0) lines.push(`${rejected} rejected, see ${files.rejectsPath}`);
  return `${lines.join("\n")}\n`;
}

function mostOf(counts: ReadonlyMap<string, number>): string {
  const most = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, NAMES_SHOWN);
  return most.map(([name, times]) => `${name} ${times}`).join(", ");
}
