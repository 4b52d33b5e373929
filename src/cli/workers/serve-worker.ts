import { parentPort, workerData } from "node:worker_threads";
import { answerBlock } from "../lines/answer-block.ts";
import { lineNormalizer, type NormalizerRequest } from "../normalizer.ts";
import { type RowsMessage, rowsAnswerer } from "../rows/rows-answerer.ts";

/** What a thread does: normalize blocks of lines, or clean batches of rows. */
export type WorkerTask = { readonly name: "lines"; readonly request: NormalizerRequest } | { readonly name: "rows" };

/** What a worker thread does: answers each block it is sent. */
export function serveWorker(): void {
  const answer = answererOf(workerData as WorkerTask);
  parentPort?.on("message", (block: unknown) => parentPort?.postMessage(answer(block)));
}

function answererOf(task: WorkerTask): (block: unknown) => unknown {
  if (task.name === "rows") {
    const answer = rowsAnswerer();
    return (message) => answer(message as RowsMessage);
  }
  const normalizer = lineNormalizer(task.request);
  return (block) => answerBlock(block as Uint8Array, normalizer);
}
