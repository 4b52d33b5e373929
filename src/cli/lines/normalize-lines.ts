import { writeSync } from "node:fs";
import { openInput } from "../input/open-input.ts";
import { lineNormalizer, type NormalizerRequest } from "../normalizer.ts";
import { openOutput } from "../output/write-beside.ts";
import { orderedAnswers } from "../workers/ordered-answers.ts";
import { answerBlock, type BlockAnswer } from "./answer-block.ts";
import { lineBlocks } from "./line-blocks.ts";

/** Where lines come from and go to; `-` stands for the standard streams. */
export interface LineRun {
  readonly input: string;
  readonly output: string;
  /** Threads beside this one; with 0 the lines are answered here. */
  readonly workers: number;
}

const STANDARD_ERROR = 2;

/**
 * One line out for each line in, in order, in memory that does not grow. Answers leave as soon as the lines at hand
 * are answered, so that a host may wait for them; a line that is not UTF-8 is answered by an empty line and reported at once.
 */
export async function normalizeLines(request: NormalizerRequest, run: LineRun): Promise<void> {
  const normalizer = lineNormalizer(request);
  const { bytes } = await openInput(run.input);
  const output = await openOutput(run.output);
  try {
    const blocks = lineBlocks(bytes);
    const crew = {
      task: { name: "lines", request },
      workers: run.workers,
      message: (block: Uint8Array) => block,
    } as const;
    const answers =
      run.workers > 0
        ? orderedAnswers<Uint8Array, BlockAnswer>(blocks, crew)
        : map(blocks, (block) => ({ answer: answerBlock(block, normalizer) }));
    let before = 0;
    for await (const { answer } of answers) {
      for (const line of answer.unreadable) report(`line ${before + line + 1} is not valid utf-8`);
      before += answer.lines;
      await output.write(answer.text);
      await output.flush();
    }
    await output.finish();
  } catch (error) {
    await output.discard();
    throw error;
  }
}

async function* map<Answer>(
  blocks: AsyncIterable<Uint8Array>,
  answer: (block: Uint8Array) => Answer,
): AsyncIterable<Answer> {
  for await (const block of blocks) yield answer(block);
}

function report(message: string): void {
  writeSync(STANDARD_ERROR, `canonry: ${message}\n`);
}
