import { readCorrections } from "../column-map.ts";
import { CommandError, MISUSE } from "../command-error.ts";
import { counted } from "../counted.ts";
import { type DedupePlan, planDedupe, RECORD_KINDS, type RecordKindName } from "../dedupe-plan.ts";
import { evidenceText } from "../evidence-text.ts";
import type { Cells } from "../input/cells.ts";
import type { InputRow } from "../input/input-table.ts";
import { checkMemory } from "../memory-check.ts";
import type { TableFiles } from "../output/table-files.ts";
import { countryOption, type ReadOptions, readOptions } from "../read-options.ts";
import { openTable, TABLE_OPTIONS, writeTable } from "../table-run.ts";

/** Rows that are read between two looks at the memory. */
const ROWS_BETWEEN_LOOKS = 4096;
/** Columns that every row gets, before its own. */
const ADDED = ["cluster", "cluster_size", "evidence"];

/** `canonry dedupe`: which rows are the same, with the evidence in words. */
export async function dedupe(args: readonly string[]): Promise<void> {
  const options = readOptions(args, { ...TABLE_OPTIONS, kind: { type: "string" }, threshold: { type: "string" } });
  const kind = kindOf(options);
  const threshold = thresholdOf(options);
  const corrections = readCorrections(options.texts("map"));
  const country = countryOption(options);
  const { table, files } = await openTable(options, "dedupe");
  await writeTable(files, [], async () => {
    const read = await collect(table.rows, files);
    const columns = table.format.kind === "csv" ? table.columns : columnsOf(read.rows);
    const cells = read.rows.map((row) => row.cells);
    const plan = planDedupe(kind, columns, corrections, country, table.likelyHeader, cells);
    const rows = await usableRows(read.rows, plan, files);
    const rejected = read.rejected + read.rows.length - rows.length;
    files.addColumns(ADDED, columns);
    const clusters = await writeClusters(plan, rows, threshold, files);
    if (!options.flag("quiet")) process.stderr.write(summary(rows.length, clusters, rejected, files));
  });
}

function kindOf(options: ReadOptions): RecordKindName {
  const text = options.text("kind");
  const kind = RECORD_KINDS.find((name) => name === text);
  if (kind === undefined)
    throw new CommandError(
      MISUSE,
      `dedupe takes --kind ${RECORD_KINDS.join(", ")}${text === null ? "" : `, got ${JSON.stringify(text)}`}`,
    );
  return kind;
}

function thresholdOf(options: ReadOptions): number {
  const text = options.text("threshold");
  if (text === null) return 0.5;
  const threshold = Number(text);
  if (!(threshold > 0 && threshold < 1))
    throw new CommandError(MISUSE, `--threshold takes a probability between 0 and 1, got ${JSON.stringify(text)}`);
  return threshold;
}

/** A row with its number in the input. */
interface NumberedRow {
  readonly number: number;
  readonly cells: Readonly<Cells>;
}

async function collect(
  input: AsyncIterable<InputRow>,
  files: TableFiles,
): Promise<{ rows: NumberedRow[]; rejected: number }> {
  const rows: NumberedRow[] = [];
  let rejected = 0;
  for await (const row of input) {
    if (row.error === null) rows.push(row);
    else {
      rejected++;
      await files.reject(row.number, row.error, row.raw);
    }
    if (rows.length % ROWS_BETWEEN_LOOKS === 0) checkMemory(rows.length);
  }
  return { rows, rejected };
}

function columnsOf(rows: readonly NumberedRow[]): string[] {
  const columns = new Set<string>();
  for (const { cells } of rows) for (const column of Object.keys(cells)) columns.add(column);
  return [...columns];
}

/** A row as it was written and as the matcher takes it. */
interface UsableRow extends NumberedRow {
  readonly value: unknown;
}

async function usableRows(rows: readonly NumberedRow[], plan: DedupePlan, files: TableFiles): Promise<UsableRow[]> {
  const usable: UsableRow[] = [];
  for (const { cells, number } of rows) {
    const { reject, value } = plan.read(cells);
    if (reject === null) usable.push({ number, cells, value });
    else await files.reject(number, reject, cells);
    if (usable.length % ROWS_BETWEEN_LOOKS === 0) checkMemory(rows.length);
  }
  return usable;
}

/** Every row in input order, with its cluster and the evidence against the row of the cluster that is most like it. */
async function writeClusters(
  plan: DedupePlan,
  rows: readonly UsableRow[],
  threshold: number,
  files: TableFiles,
): Promise<number> {
  const values = rows.map(({ value }) => value);
  const { clusters, pairs, explain } = plan.matcher.duplicates(values, { threshold });
  const clusterOf = new Map<number, number>();
  clusters.forEach((members, number) => {
    for (const row of members) clusterOf.set(row, number);
  });
  const nearest = new Map<number, { row: number; weight: number }>();
  for (const { a, b, weight } of pairs) {
    if (clusterOf.get(a) === undefined || clusterOf.get(a) !== clusterOf.get(b)) continue;
    for (const [row, other] of [
      [a, b],
      [b, a],
    ] as const)
      if (weight > (nearest.get(row)?.weight ?? Number.NEGATIVE_INFINITY)) nearest.set(row, { row: other, weight });
  }
  for (const [row, { cells, number }] of rows.entries()) {
    const cluster = clusterOf.get(row);
    const size = cluster === undefined ? 1 : (clusters[cluster]?.length ?? 1);
    const near = nearest.get(row);
    const other = near === undefined ? undefined : rows[near.row];
    const evidence =
      near === undefined || other === undefined ? "" : evidenceText(other.number, explain(row, near.row));
    await files.row(number, cells, [cluster === undefined ? "" : String(cluster + 1), String(size), evidence]);
  }
  return clusters.length;
}

function summary(rows: number, clusters: number, rejected: number, files: TableFiles): string {
  const lines = [
    `${counted(rows, "row")}, ${counted(clusters, "cluster")} of two or more, written to ${files.outputPath}`,
  ];
  if (rejected > 0) lines.push(`${rejected} rejected, see ${files.rejectsPath}`);
  return `${lines.join("\n")}\n`;
}
