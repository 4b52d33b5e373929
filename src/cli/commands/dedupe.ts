import { readCorrections } from "../column-map.ts";
import { CommandError, MISUSE } from "../command-error.ts";
import { type DedupePlan, planDedupe, RECORD_KINDS, type RecordKindName } from "../dedupe-plan.ts";
import { evidenceText } from "../evidence-text.ts";
import type { InputRow } from "../input/read-rows.ts";
import { type ReadOptions, readOptions } from "../read-options.ts";
import { openTable, TABLE_OPTIONS, type TableFiles, writeTable } from "../table-run.ts";

/** Columns that every row gets, before its own. */
const ADDED = ["cluster", "cluster_size", "evidence"];

type Cells = Readonly<Record<string, unknown>>;

/** `canonry dedupe`: which rows are the same, with the evidence in words. */
export async function dedupe(args: readonly string[]): Promise<void> {
  const options = readOptions(args, { ...TABLE_OPTIONS, kind: { type: "string" }, threshold: { type: "string" } });
  const kind = kindOf(options);
  const threshold = thresholdOf(options);
  const corrections = readCorrections(options.texts("map"));
  const { table, files } = await openTable(options, "dedupe", ADDED);
  await writeTable(files, [], async () => {
    const { rows, rejected } = await collect(table.rows, files);
    const columns = table.format.kind === "csv" ? table.columns : columnsOf(rows);
    const plan = planDedupe(kind, columns, rows, corrections, options.text("country"));
    const clusters = await writeClusters(plan, rows, threshold, files);
    if (!options.flag("quiet")) process.stderr.write(summary(rows.length, clusters, rejected, files));
  });
}

function kindOf(options: ReadOptions): RecordKindName {
  const text = options.text("kind");
  const kind = RECORD_KINDS.find((name) => name === text);
  if (kind === undefined) throw new CommandError(MISUSE, `dedupe takes --kind ${RECORD_KINDS.join(", ")}`);
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

async function collect(
  input: AsyncIterable<InputRow>,
  files: TableFiles,
): Promise<{ rows: Cells[]; rejected: number }> {
  const rows: Cells[] = [];
  let rejected = 0;
  for await (const row of input) {
    if (row.error === null) rows.push(row.cells);
    else {
      rejected++;
      await files.reject(row.number, row.error, row.raw);
    }
  }
  return { rows, rejected };
}

function columnsOf(rows: readonly Cells[]): string[] {
  const columns = new Set<string>();
  for (const row of rows) for (const column of Object.keys(row)) columns.add(column);
  return [...columns];
}

/** Every row in input order, with its cluster and the evidence against the row of the cluster that is most like it. */
async function writeClusters(
  plan: DedupePlan,
  rows: readonly Cells[],
  threshold: number,
  files: TableFiles,
): Promise<number> {
  const { clusters, pairs, explain } = plan.duplicates(threshold);
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
  for (let row = 0; row < rows.length; row++) {
    const number = clusterOf.get(row);
    const size = number === undefined ? 1 : (clusters[number]?.length ?? 1);
    const near = nearest.get(row);
    const evidence = near === undefined ? "" : evidenceText(near.row + 1, explain(row, near.row));
    const cluster = number === undefined ? "" : String(number + 1);
    await files.row(rows[row] ?? {}, { cluster, cluster_size: String(size), evidence });
  }
  return clusters.length;
}

function summary(rows: number, clusters: number, rejected: number, files: TableFiles): string {
  const lines = [`${rows} rows, ${clusters} clusters of two or more, written to ${files.outputPath}`];
  if (rejected > 0) lines.push(`${rejected} rejected, see ${files.rejectsPath}`);
  return `${lines.join("\n")}\n`;
}
