import { TextDecoder } from "node:util";
import { CommandError, FAILURE, MISUSE } from "../command-error.ts";
import { otherContent } from "./other-content.ts";

/** Encodings that `--encoding` takes, with the name the platform knows them by. */
const ENCODINGS: ReadonlyMap<string, string> = new Map([
  ["latin1", "windows-1252"],
  ["utf-16be", "utf-16be"],
  ["utf-16le", "utf-16le"],
  ["utf-8", "utf-8"],
  ["windows-1252", "windows-1252"],
]);

/** Bytes that tell every byte-order mark and what is no text. */
const TELLING_LENGTH = 4;

/**
 * The text of bytes, chunk by chunk. A byte-order mark decides and is dropped; else `encoding`, else UTF-8.
 * Bytes that are no UTF-8 end the run with the advice to name another encoding: a guess would spoil names silently.
 */
export async function* decodeText(
  bytes: AsyncIterable<Uint8Array>,
  encoding: string | null,
  path: string,
): AsyncIterable<string> {
  let decoder: TextDecoder | null = null;
  let held: Uint8Array = new Uint8Array(0);
  let position = 0;
  for await (const chunk of bytes) {
    let next: Uint8Array = chunk;
    if (decoder === null) {
      next = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
      if (next.length < TELLING_LENGTH) {
        held = next;
        continue;
      }
      decoder = decoderFor(next, encoding, path);
    }
    yield decoded(decoder, next, position, path);
    position += next.length;
  }
  decoder ??= decoderFor(held, encoding, path);
  yield decoded(decoder, position === 0 ? held : new Uint8Array(0), position, path, true);
}

/** The encoding an option names. */
export function checkEncoding(name: string | null): string | null {
  if (name === null) return null;
  const known = ENCODINGS.get(name.toLowerCase());
  if (known === undefined)
    throw new CommandError(MISUSE, `--encoding ${name} is not known; use one of ${[...ENCODINGS.keys()].join(", ")}`);
  return known;
}

function decoderFor(start: Uint8Array, encoding: string | null, path: string): TextDecoder {
  const other = otherContent(start, encoding);
  if (other !== null) throw new CommandError(FAILURE, `${path} ${other}`);
  const marked =
    start[0] === 0xff && start[1] === 0xfe ? "utf-16le" : start[0] === 0xfe && start[1] === 0xff ? "utf-16be" : null;
  return new TextDecoder(marked ?? encoding ?? "utf-8", { fatal: true });
}

function decoded(decoder: TextDecoder, bytes: Uint8Array, position: number, path: string, last = false): string {
  try {
    return decoder.decode(bytes, { stream: !last });
  } catch {
    const range = last ? `near byte ${position}` : `between bytes ${position} and ${position + bytes.length}`;
    const advice = decoder.encoding === "utf-8" ? "; if it comes from a spreadsheet, try --encoding windows-1252" : "";
    throw new CommandError(FAILURE, `${path} is not valid ${decoder.encoding} ${range}${advice}`);
  }
}
