/** The first line with its end; a carriage return at the very end of the text may be half of one. */
const FIRST_LINE = /^[^\r\n]*(?:\r\n|\n|\r(?=[^\n]))/u;

/** A text without its first lines, whatever ends them. */
export async function* behindLines(text: AsyncIterable<string>, count: number): AsyncIterable<string> {
  let left = count;
  let held = "";
  for await (const chunk of text) {
    held += chunk;
    for (let line = FIRST_LINE.exec(held); left > 0 && line !== null; line = FIRST_LINE.exec(held)) {
      held = held.slice(line[0].length);
      left--;
    }
    if (left > 0) continue;
    yield held;
    held = "";
  }
}
