import { createReadStream, type ReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { explainFileError } from "../command-error.ts";

/** An input that is read once. */
export interface OpenInput {
  /** The bytes, unpacked. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Size of the file in bytes, or null where it is not known. */
  readonly size: number | null;
  /** Bytes of the file read so far, before unpacking. */
  bytesRead(): number;
}

/** Opens a file, or the standard input for `-`; names that end in `.gz` are unpacked. */
export async function openInput(path: string): Promise<OpenInput> {
  if (path === "-") return { bytes: read(process.stdin, path), size: null, bytesRead: () => 0 };
  let size: number;
  try {
    size = (await stat(path)).size;
  } catch (error) {
    throw explainFileError(error, "read", path);
  }
  const file = createReadStream(path);
  return { bytes: read(unpacked(file, path), path), size, bytesRead: () => file.bytesRead };
}

function unpacked(file: ReadStream, path: string): Readable {
  if (!path.toLowerCase().endsWith(".gz")) return file;
  const gunzip = createGunzip();
  file.on("error", (error) => gunzip.destroy(error));
  return file.pipe(gunzip);
}

async function* read(stream: Readable, path: string): AsyncIterable<Uint8Array> {
  try {
    for await (const chunk of stream) yield typeof chunk === "string" ? Buffer.from(chunk) : chunk;
  } catch (error) {
    throw explainFileError(error, "read", path);
  }
}
