/**
 * Longest line that is gathered, in bytes; what is beyond is dropped, so that a stream without line ends takes no
 * memory. Every normalizer refuses texts far shorter, so that the answer is the one to the whole line.
 */
export const LONGEST_LINE = 65_536;

const LINE_FEED = 10;

/** Bytes in blocks of whole lines; only the last block may lack its line end. */
export async function* lineBlocks(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  let begun: Uint8Array = new Uint8Array(0);
  for await (const chunk of chunks) {
    const last = chunk.lastIndexOf(LINE_FEED);
    if (last < 0) {
      begun = beginning(begun, chunk);
      continue;
    }
    const first = chunk.indexOf(LINE_FEED);
    yield Buffer.concat([beginning(begun, chunk.subarray(0, first)), chunk.subarray(first, last + 1)]);
    begun = beginning(new Uint8Array(0), chunk.subarray(last + 1));
  }
  if (begun.length > 0) yield begun;
}

/** A line's bytes with more behind them, up to the longest line. */
function beginning(begun: Uint8Array, more: Uint8Array): Uint8Array {
  const kept = more.subarray(0, Math.max(0, LONGEST_LINE - begun.length));
  return kept.length === 0 ? begun : Buffer.concat([begun, kept]);
}
