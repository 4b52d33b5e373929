import { TextDecoder } from "node:util";
import type { LineNormalizer } from "../normalizer.ts";
import { LONGEST_LINE } from "./line-blocks.ts";

/** The answers to a block of lines. */
export interface BlockAnswer {
  /** One line for each line of the block, each with its end. */
  readonly text: string;
  readonly lines: number;
  /** Numbers, within the block and from 0, of the lines that are not UTF-8. */
  readonly unreadable: readonly number[];
}

const STRICT = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const LENIENT = new TextDecoder("utf-8", { ignoreBOM: true });

/** Answers each line of a block by one line. */
export function answerBlock(block: Uint8Array, normalizer: LineNormalizer): BlockAnswer {
  const unreadable: number[] = [];
  const texts = decoded(block)?.split("\n") ?? decodedApart(block, unreadable);
  if (block.at(-1) === 10) texts.pop();
  let text = "";
  for (const line of texts) text += `${normalizer(line?.endsWith("\r") === true ? line.slice(0, -1) : line)}\n`;
  return { text, lines: texts.length, unreadable };
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return STRICT.decode(bytes);
  } catch {
    return null;
  }
}

/** The lines one by one, null for those that are not UTF-8. */
function decodedApart(block: Uint8Array, unreadable: number[]): (string | null)[] {
  const texts: (string | null)[] = [];
  for (let from = 0; from <= block.length; ) {
    const end = block.indexOf(10, from);
    const line = block.subarray(from, end < 0 ? block.length : end);
    // A line that was cut may end within a character; no normalizer takes one of that length.
    const text = line.length < LONGEST_LINE ? decoded(line) : LENIENT.decode(line);
    if (text === null) unreadable.push(texts.length);
    texts.push(text);
    from = end < 0 ? block.length + 1 : end + 1;
  }
  return texts;
}
