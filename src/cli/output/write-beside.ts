import { once } from "node:events";
import { createWriteStream, type WriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import type { Writable } from "node:stream";
import { createGzip } from "node:zlib";
import { explainFileError } from "../command-error.ts";

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

/** Opens a file for writing beside its final place, or the standard output for `-`. Names that end in `.gz` are packed. */
export async function openOutput(path: string): Promise<OutputFile> {
  if (path === "-") return new StreamOutput(process.stdout, null, null, path);
  const beside = `${path}.${process.pid}.partial`;
  const file = createWriteStream(beside, { flags: "wx" });
  try {
    await once(file, "open");
  } catch (error) {
    throw explainFileError(error, "write", path);
  }
  const gzip = path.toLowerCase().endsWith(".gz") ? createGzip() : null;
  gzip?.pipe(file);
  return new StreamOutput(gzip ?? file, file, beside, path);
}

class StreamOutput implements OutputFile {
  readonly #stream: Writable;
  readonly #file: WriteStream | null;
  readonly #beside: string | null;
  readonly #path: string;
  #held = "";
  #failure: unknown = null;

  constructor(stream: Writable, file: WriteStream | null, beside: string | null, path: string) {
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
    if (this.#file === null || this.#beside === null) return;
    this.#stream.end();
    if (!this.#file.closed) await once(this.#file, "close").catch((error) => this.#fail(error));
    this.#check();
    try {
      await rename(this.#beside, this.#path);
    } catch (error) {
      throw explainFileError(error, "write", this.#path);
    }
  }

  async discard(): Promise<void> {
    this.#file?.destroy();
    if (this.#beside !== null) await rm(this.#beside, { force: true });
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
