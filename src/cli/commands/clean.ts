import { type Change, cleanRecord } from "../../cleaning/index.ts";
import { recordJsonSchema } from "../../models/index.ts";
import type { ColumnCorrections } from "../column-map.ts";
import { columnNamed, mapColumns, noColumnRecognized, readCorrections, unknownColumns } from "../column-map.ts";
import { CommandError, MISUSE } from "../command-error.ts";
import type { Cells } from "../input/cells.ts";
import { writeExactJson } from "../input/exact-json.ts";
import { firstRows } from "../input/first-rows.ts";
import type { InputRow, InputTable } from "../input/input-table.ts";
import { notARecord } from "../not-a-record.ts";
import { CleanTally } from "../output/clean-tally.ts";
import type { TableFiles } from "../output/table-files.ts";
import { type UnusableCell, unusableCell } from "../output/unusable-cell.ts";
import { openUnusable, type UnusableFile } from "../output/unusable-file.ts";
import { type OutputFile, openOutput } from "../output/write-beside.ts";
import { countryOption, type ReadOptions, readOptions } from "../read-options.ts";
import { type CleanedByPlan, cleanedRows } from "../rows/cleaned-rows.ts";
import type { RowPlan } from "../rows/row-plan.ts";
import { openTable, TABLE_OPTIONS, writeTable } from "../table-run.ts";
import { workersOption } from "../workers/workers-option.ts";

const KINDS = ["person", "company", "local_business"] as const;
type Kind = (typeof KINDS)[number];

/** A cleaned row, and what is told of it. */
interface CleanedCells {
  readonly row: Readonly<Cells>;
  readonly changes: readonly Change[];
  readonly unusable: readonly UnusableCell[];
  readonly reject: string | null;
}

/** `canonry clean`: a file of rows to canonical rows, rejected rows and a summary. */
export async function clean(args: readonly string[]): Promise<void> {
  const options = readOptions(args, {
    ...TABLE_OPTIONS,
    changes: { type: "string" },
    kind: { type: "string" },
    unusable: { type: "string" },
    workers: { type: "string" },
  });
  const corrections = readCorrections(options.texts("map"));
  const kind = kindOf(options);
  const workers = workersOption(options, options.words[0] ?? "-");
  if (kind !== null && options.text("workers") !== null)
    throw new CommandError(MISUSE, "--workers clean cells of columns, and are not for the records of --kind");
  const { table, files } = await openTable(options, "clean");
  const changes = await openedOutput(options.text("changes"));
  const unusable = await openUnusable(options.text("unusable"), files.format);
  const tally = new CleanTally(unusable === null);
  const lists = [changes, unusable?.file ?? null].filter((file) => file !== null);
  await writeTable(files, lists, async () => {
    const { first, rows } = await firstRows(table.rows);
    const outputs = { files, changes, unusable };
    if (kind === null) {
      const planOf = rowPlanner(table, first, corrections, options, tally);
      for await (const { cleaned, input } of cleanedRows(rows, planOf, workers))
        await writeOne(input, cleaned === null ? null : withReasons(cleaned), outputs, tally);
    } else {
      const cleaner = recordCleaner(kind, table, options);
      for await (const row of rows) await writeOne(row, row.error === null ? cleaner(row.cells) : null, outputs, tally);
    }
  });
  if (!options.flag("quiet")) process.stderr.write(tally.summary(files, options.text("country") !== null));
}

function kindOf(options: ReadOptions): Kind | null {
  const text = options.text("kind");
  if (text === null) return null;
  const kind = KINDS.find((name) => name === text);
  if (kind === undefined)
    throw new CommandError(MISUSE, `--kind takes ${KINDS.join(", ")}, got ${JSON.stringify(text)}`);
  return kind;
}

/** Where the rows go, and what is told of them. */
interface Outputs {
  readonly files: TableFiles;
  readonly changes: OutputFile | null;
  readonly unusable: UnusableFile | null;
}

async function openedOutput(path: string | null): Promise<OutputFile | null> {
  return path === null ? null : openOutput(path);
}

async function writeOne(
  input: InputRow,
  cleaned: CleanedCells | null,
  { changes: changesFile, files, unusable: unusableFile }: Outputs,
  tally: CleanTally,
): Promise<void> {
  tally.rows++;
  if (input.error !== null || cleaned === null) {
    tally.rejected++;
    if (input.error !== null) await files.reject(input.number, input.error, input.raw);
    return;
  }
  const { row, changes, unusable, reject } = cleaned;
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
  for (const cell of unusable) {
    tally.countUnusable(input.number, cell);
    await unusableFile?.add(input.number, cell);
  }
  for (const change of changes) {
    tally.countChange(change.rule);
    await changesFile?.write(`${writeExactJson({ row: input.number, ...change })}\n`);
  }
}

/** What the columns hold, for each row. JSON lines may name new columns in any row, so the plan grows with them. */
function rowPlanner(
  table: InputTable,
  first: readonly Readonly<Cells>[],
  corrections: ColumnCorrections,
  options: ReadOptions,
  tally: CleanTally,
): (cells: Readonly<Cells>) => RowPlan {
  const country = countryOption(options);
  if (table.format.kind === "csv") {
    const columns = mapColumns(table.columns, corrections, first);
    if (Object.keys(columns).length === 0) throw noColumnRecognized(table.columns, table.likelyHeader);
    tally.unknown = unknownColumns(table.columns, columns, corrections);
    const plan = { columns, ...country };
    return () => plan;
  }
  const known = new Set<string>();
  let plan: RowPlan | null = null;
  return (cells) => {
    const before = known.size;
    for (const column of Object.keys(cells)) known.add(column);
    if (plan === null || known.size > before) {
      const corrected = new Map([...corrections].filter(([name]) => columnNamed(name, [...known]) !== null));
      const columns = mapColumns([...known], corrected, first);
      tally.unknown = unknownColumns([...known], columns, corrected);
      plan = { columns, ...country };
    }
    return plan;
  };
}

function withReasons({ plan, ...cleaned }: CleanedByPlan): CleanedCells {
  const unusable = cleaned.unusable.map((column) => unusableCell(column, plan.columns[column], cleaned.row[column]));
  return { ...cleaned, unusable };
}

function recordCleaner(kind: Kind, table: InputTable, options: ReadOptions): (cells: Readonly<Cells>) => CleanedCells {
  if (table.format.kind === "csv")
    throw new CommandError(
      MISUSE,
      "--kind is for whole records in JSON lines: leave it out, columns of a CSV are recognised",
    );
  if (options.text("unusable") !== null)
    throw new CommandError(MISUSE, "--unusable lists cells of columns, and is not for the records of --kind");
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
        row: result.record as unknown as Cells,
        changes: result.changes,
        unusable: [],
        reject: null,
      };
    return { row: { ...cells }, changes: [], unusable: [], reject: notARecord(kind, result.issues) };
  };
}
