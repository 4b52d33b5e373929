import type { Change, CleanedRow } from "../../cleaning/index.ts";
import { type Cells, newCells } from "../input/cells.ts";
import type { InputRow } from "../input/input-table.ts";
import { orderedAnswers } from "../workers/ordered-answers.ts";
import type { RowPlan } from "./row-plan.ts";
import { type RowAnswer, type RowsMessage, rowsAnswerer } from "./rows-answerer.ts";

/** Rows that a thread is sent at once. */
const ROWS_AT_ONCE = 256;

/** Batches that are cleaned on the reading thread before others are started: most files are short. */
const BATCHES_ALONE = 8;

/** A cleaned row, and the plan by which. */
export interface CleanedByPlan extends CleanedRow {
  readonly plan: RowPlan;
}

/** A row as it was read and as it was cleaned; `cleaned` is null for one that could not be read. */
export interface CleanedInput {
  readonly input: InputRow;
  readonly cleaned: CleanedByPlan | null;
}

interface Batch {
  readonly plan: RowPlan;
  readonly rows: InputRow[];
}

/** The rows of a table, cleaned by `workers` threads beside this one, in their order; `planOf` is asked for each row. */
export async function* cleanedRows(
  rows: AsyncIterable<InputRow>,
  planOf: (cells: Readonly<Cells>) => RowPlan,
  workers: number,
): AsyncIterable<CleanedInput> {
  const answerOf = rowsAnswerer();
  const source = batchesOf(rows, planOf, workers === 0 ? 1 : ROWS_AT_ONCE)[Symbol.asyncIterator]();
  try {
    for (let alone = 0; workers === 0 || alone < BATCHES_ALONE; alone++) {
      const next = await source.next();
      if (next.done === true) return;
      yield* withAnswers(next.value, answerOf(messageOf(next.value)));
    }
    const batches = { [Symbol.asyncIterator]: () => source };
    const crew = { task: { name: "rows" }, workers, message: messageOf } as const;
    for await (const { answer, block } of orderedAnswers<Batch, RowAnswer[]>(batches, crew))
      yield* withAnswers(block, answer);
  } finally {
    await source.return?.();
  }
}

/** Rows of one plan that follow each other; those that could not be read go with any. */
async function* batchesOf(
  rows: AsyncIterable<InputRow>,
  planOf: (cells: Readonly<Cells>) => RowPlan,
  size: number,
): AsyncGenerator<Batch, void> {
  let batch: Batch | null = null;
  for await (const row of rows) {
    const plan: RowPlan = row.error === null ? planOf(row.cells) : (batch?.plan ?? { columns: {} });
    if (batch !== null && batch.plan !== plan) {
      yield batch;
      batch = null;
    }
    batch ??= { plan, rows: [] };
    batch.rows.push(row);
    if (batch.rows.length < size) continue;
    yield batch;
    batch = null;
  }
  if (batch !== null) yield batch;
}

function messageOf({ plan, rows }: Batch): RowsMessage {
  const names = Object.keys(plan.columns);
  return {
    plan,
    rows: rows.flatMap((row) => (row.error === null ? [names.map((name) => sent(row.cells[name]))] : [])),
  };
}

/** What a thread is told of a cell: a text or number as it is, of a list or object only that there is one. */
function sent(value: unknown): unknown {
  if (typeof value === "object" && value !== null) return [];
  return typeof value === "boolean" ? null : (value ?? null);
}

function* withAnswers({ plan, rows }: Batch, answers: readonly RowAnswer[]): Iterable<CleanedInput> {
  let next = 0;
  for (const input of rows) {
    const answer = input.error === null ? answers[next++] : undefined;
    if (input.error !== null || answer === undefined) {
      yield { input, cleaned: null };
      continue;
    }
    const row = Object.assign(new newCells(), input.cells);
    const changes = answer.changes.map(([path, rule, after]): Change => {
      const before = row[path];
      row[path] = after;
      return { path, rule, before, after };
    });
    yield { input, cleaned: { row, changes, unusable: [...answer.unusable], reject: answer.reject, plan } };
  }
}
