import { Worker } from "node:worker_threads";
import { CommandError, FAILURE } from "../command-error.ts";
import type { WorkerTask } from "./serve-worker.ts";

/** Blocks each worker has in hand at most: one at work, one waiting. */
const BLOCKS_IN_HAND = 2;

/** Threads that do one task, and what they are sent of a block. */
export interface Crew<Block> {
  readonly task: WorkerTask;
  readonly workers: number;
  readonly message: (block: Block) => unknown;
}

/** The blocks with the answers of the threads to them, in the order of the blocks. */
export async function* orderedAnswers<Block, Answer>(
  blocks: AsyncIterable<Block>,
  { task, workers, message }: Crew<Block>,
): AsyncIterable<{ readonly block: Block; readonly answer: Answer }> {
  const threads = Array.from({ length: workers }, () => new Thread<Answer>(task));
  const waiting: { block: Block; answer: Promise<Answer> }[] = [];
  let turn = 0;
  try {
    for await (const block of blocks) {
      const thread = threads[turn];
      if (thread !== undefined) waiting.push({ block, answer: thread.answer(message(block)) });
      turn = (turn + 1) % workers;
      const first = waiting.length < workers * BLOCKS_IN_HAND ? undefined : waiting.shift();
      if (first !== undefined) yield { block: first.block, answer: await first.answer };
    }
    for (const { answer, block } of waiting) yield { block, answer: await answer };
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()));
  }
}

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** One thread; it answers messages in the order they were given. */
class Thread<Answer> {
  readonly #worker: Worker;
  readonly #waiting: Waiting<Answer>[] = [];

  constructor(task: WorkerTask) {
    // The command is one bundled file, so that this is also the file a worker starts from: see `serveWorker`.
    this.#worker = new Worker(new URL(import.meta.url), { workerData: task });
    this.#worker.on("message", (answer: Answer) => this.#waiting.shift()?.resolve(answer));
    this.#worker.on("error", (error: unknown) => {
      for (const { reject } of this.#waiting.splice(0)) reject(error);
    });
    this.#worker.on("exit", () => {
      const stopped = new CommandError(FAILURE, "a worker thread stopped");
      for (const { reject } of this.#waiting.splice(0)) reject(stopped);
    });
  }

  answer(message: unknown): Promise<Answer> {
    const answer = new Promise<Answer>((resolve, reject) => this.#waiting.push({ resolve, reject }));
    answer.catch(() => {}); // A failure is told when the answer's turn comes.
    this.#worker.postMessage(message);
    return answer;
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}
