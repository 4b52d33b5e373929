import { parentPort, Worker, workerData } from "node:worker_threads";
import { CommandError, FAILURE } from "../command-error.ts";
import { lineNormalizer, type NormalizerRequest } from "../normalizer.ts";
import { answerBlock, type BlockAnswer } from "./answer-block.ts";

/** Blocks each worker has in hand at most: one at work, one waiting. */
const BLOCKS_IN_HAND = 2;

/** The answers of `workers` threads to the blocks, in the order of the blocks. */
export async function* answersOfWorkers(
  blocks: AsyncIterable<Uint8Array>,
  request: NormalizerRequest,
  workers: number,
): AsyncIterable<BlockAnswer> {
  const threads = Array.from({ length: workers }, () => new LineThread(request));
  const waiting: Promise<BlockAnswer>[] = [];
  let turn = 0;
  try {
    for await (const block of blocks) {
      const thread = threads[turn];
      if (thread !== undefined) waiting.push(thread.answer(block));
      turn = (turn + 1) % workers;
      const first = waiting.length < workers * BLOCKS_IN_HAND ? undefined : waiting.shift();
      if (first !== undefined) yield await first;
    }
    for (const answer of waiting) yield await answer;
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()));
  }
}

interface Waiting {
  readonly resolve: (answer: BlockAnswer) => void;
  readonly reject: (error: unknown) => void;
}

/** One thread; it answers blocks in the order they were given. */
class LineThread {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];

  constructor(request: NormalizerRequest) {
    // The command is one bundled file, so that this is also the file a worker starts from: see `serveLines`.
    this.#worker = new Worker(new URL(import.meta.url), { workerData: request });
    this.#worker.on("message", (answer: BlockAnswer) => this.#waiting.shift()?.resolve(answer));
    this.#worker.on("error", (error: unknown) => {
      for (const { reject } of this.#waiting.splice(0)) reject(error);
    });
    this.#worker.on("exit", () => {
      const stopped = new CommandError(FAILURE, "a worker thread stopped");
      for (const { reject } of this.#waiting.splice(0)) reject(stopped);
    });
  }

  answer(block: Uint8Array): Promise<BlockAnswer> {
    const answer = new Promise<BlockAnswer>((resolve, reject) => this.#waiting.push({ resolve, reject }));
    answer.catch(() => {}); // A failure is told when the answer's turn comes.
    this.#worker.postMessage(block);
    return answer;
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** What a worker thread does: answers each block it is sent. */
export function serveLines(): void {
  const normalizer = lineNormalizer(workerData as NormalizerRequest);
  parentPort?.on("message", (block: Uint8Array) => parentPort?.postMessage(answerBlock(block, normalizer)));
}
