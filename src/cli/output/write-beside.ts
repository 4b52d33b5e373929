import { once } from "node:events";
import { createWriteStream, type WriteStream } from "node:fs";
import { realpath, rename, rm, stat } from "node:fs/promises";
import type { Writable } from "node:stream";
import { createGzip } from "node:zlib";
import { CommandError, explainFileError, FAILURE } from "../command-error.ts";
import { isFinished, isUnfinished } from "./unfinished-files.ts";

/** A file that appears whole or not at all. */
export interface OutputFile {
  write(text: string): Promise<void>;
  /** Hands on what is held back for larger writes. */
  flush(): Promise<void>;
  /** Closes the file and gives it its name. */
  finish(): Promise<void>;
  /** Removes what was written. */
  discard(): Promise<void>;
}

/** Units gathered before they are handed on: fewer, larger writes. */
const BUFFER_LENGTH = 65_536;

/**
 * Opens a file for writing beside its final place, or the standard output for `-`. Names that end in `.gz` are packed.
 * A device or pipe is written to as it is: another file in its place would take it from the machine.
 */
export async function openOutput(path: string): Promise<OutputFile> {
  if (path === "-") return new StreamOutput(process.stdout, null, null, path);
  const target = await targetOf(path);
  const beside = target === null ? null : { written: `${target}.${process.pid}.partial`, target };
  const file = createWriteStream(beside?.written ?? path, { flags: beside === null ? "w" : "wx" });
  try {
    await once(file, "open");
  } catch (error) {
    throw explainFileError(error, "write", path);
  }
  if (beside !== null) isUnfinished(beside.written);
  const gzip = path.toLowerCase().endsWith(".gz") ? createGzip() : null;
  gzip?.pipe(file);
  return new StreamOutput(gzip ?? file, file, beside, path);
}

/** The file that a path means, through links; null for a device or pipe. */
async function targetOf(path: string): Promise<string | null> {
  const found = await stat(path).catch(() => null);
  if (found === null) return path;
  if (found.isDirectory()) throw new CommandError(FAILURE, `cannot write ${path}: it is a folder`);
  return found.isFile() ? realpath(path) : null;
}

/** A file under the name it has while it is written, and under its own. */
interface Beside {
  readonly written: string;
  readonly target: string;
}

class StreamOutput implements OutputFile {
  readonly #stream: Writable;
  readonly #file: WriteStream | null;
  readonly #beside: Beside | null;
  readonly #path: string;
  #held = "";
  #failure: unknown = null;

  constructor(stream: Writable, file: WriteStream | null, beside: Beside | null, path: string) {
    this.#stream = stream;
    this.#file = file;
    this.#beside = beside;
    this.#path = path;
    stream.on("error", (error: unknown) => this.#fail(error));
    if (file !== null && file !== stream) file.on("error", (error: unknown) => this.#fail(error));
  }

  async write(text: string): Promise<void> {
    this.#held += text;
    if (this.#held.length >= BUFFER_LENGTH) await this.flush();
  }

  async finish(): Promise<void> {
    await this.flush();
    if (this.#file === null) return;
    this.#stream.end();
    if (!this.#file.closed) await once(this.#file, "close").catch((error) => this.#fail(error));
    this.#check();
    if (this.#beside === null) return;
    try {
      await rename(this.#beside.written, this.#beside.target);
    } catch (error) {
      throw explainFileError(error, "write", this.#path);
    }
    isFinished(this.#beside.written);
  }

  async discard(): Promise<void> {
    this.#file?.destroy();
    if (this.#beside === null) return;
    await rm(this.#beside.written, { force: true });
    isFinished(this.#beside.written);
  }

  async flush(): Promise<void> {
    this.#check();
    const text = this.#held;
    this.#held = "";
    if (text !== "" && !this.#stream.write(text)) await once(this.#stream, "drain").catch((error) => this.#fail(error));
    this.#check();
  }

  #fail(error: unknown): void {
    this.#failure ??= error;
  }

  #check(): void {
    if (this.#failure !== null) throw explainFileError(this.#failure, "write", this.#path);
  }
}
