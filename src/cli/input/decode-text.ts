import { TextDecoder } from "node:util";
import { CommandError, FAILURE, MISUSE } from "../command-error.ts";
import { invalidUtf8 } from "./invalid-utf8.ts";
import { MixedDecoder } from "./mixed-decoder.ts";
import { otherContent } from "./other-content.ts";
import { TextPosition } from "./text-position.ts";

/** Encodings that `--encoding` takes, by the name the platform knows them by. */
const ENCODINGS: readonly string[] = ["utf-8", "utf-16le", "utf-16be", "windows-1252", "mixed"];
/** Other names of theirs, without hyphens and underscores. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ["ansi", "windows-1252"],
  ["cp1252", "windows-1252"],
  ["iso88591", "windows-1252"],
  ["latin1", "windows-1252"],
  ["utf16", "utf-16le"],
]);

/** Bytes that tell every byte-order mark and what is no text. */
const TELLING_LENGTH = 4;

/**
 * The text of bytes, chunk by chunk. A byte-order mark decides and is dropped; else `encoding`, else UTF-8.
 * Bytes that are no UTF-8 end the run with the advice to name another encoding: a guess would spoil names silently.
 * Under "mixed" they are characters of Windows-1252, and `report` is told how many there were.
 */
export async function* decodeText(
  bytes: AsyncIterable<Uint8Array>,
  encoding: string | null,
  path: string,
  report: (single: number) => void = () => {},
): AsyncIterable<string> {
  let decoder: TextDecoder | MixedDecoder | null = null;
  let held: Uint8Array = new Uint8Array(0);
  const position = new TextPosition();
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
    position.pass(next);
  }
  decoder ??= decoderFor(held, encoding, path);
  yield decoded(decoder, position.byte === 0 ? held : new Uint8Array(0), position, path, true);
  if (decoder instanceof MixedDecoder && decoder.single > 0) report(decoder.single);
}

/** The encoding an option names. */
export function checkEncoding(name: string | null): string | null {
  if (name === null) return null;
  const plain = plainName(name);
  const known = OTHER_NAMES.get(plain) ?? ENCODINGS.find((encoding) => plainName(encoding) === plain);
  if (known === undefined)
    throw new CommandError(MISUSE, `--encoding ${name} is not known; use one of ${ENCODINGS.join(", ")}`);
  return known;
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/[-_ ]/gu, "");
}

function decoderFor(start: Uint8Array, encoding: string | null, path: string): TextDecoder | MixedDecoder {
  const other = otherContent(start, encoding);
  if (other !== null) throw new CommandError(FAILURE, `${path} ${other}`);
  const marked = markedEncoding(start);
  if (encoding === "mixed" && (marked ?? "utf-8") === "utf-8") return new MixedDecoder();
  return new TextDecoder(marked ?? encoding ?? "utf-8", { fatal: true });
}

/** The encoding that a byte-order mark tells. */
function markedEncoding([first, second, third]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return first === 0xef && second === 0xbb && third === 0xbf ? "utf-8" : null;
}

function decoded(
  decoder: TextDecoder | MixedDecoder,
  bytes: Uint8Array,
  position: TextPosition,
  path: string,
  last = false,
): string {
  try {
    return decoder.decode(bytes, { stream: !last });
  } catch {
    const place = decoder.encoding === "utf-8" ? utf8Place(bytes, position) : null;
    const from = position.byte;
    const where = place ?? (last ? `near byte ${from}` : `between bytes ${from} and ${from + bytes.length}`);
    const advice = decoder.encoding === "utf-8" ? adviceBehind(position) : "";
    throw new CommandError(FAILURE, `${path} is not valid ${decoder.encoding} ${where}${advice}`);
  }
}

/** Behind characters of several bytes the text is UTF-8 for the most part: as Windows-1252 they would be spoilt. */
function adviceBehind(position: TextPosition): string {
  return position.isBeyondAscii
    ? "; other characters are: --encoding mixed reads such bytes as Windows-1252"
    : "; if it comes from a spreadsheet, try --encoding windows-1252";
}

/** Where bytes stop being UTF-8, in words; null where that is in what was read before them. */
function utf8Place(bytes: Uint8Array, position: TextPosition): string | null {
  const invalid = invalidUtf8(bytes);
  if (invalid === null) return null;
  position.pass(bytes.subarray(0, invalid.at));
  return `at byte ${position.byte} (line ${position.line}), behind ${JSON.stringify(invalid.textBefore)}`;
}
