import { readdirSync } from "node:fs";
import { basename, dirname } from "node:path";
import { nearestName } from "../text/nearest-name.ts";

/** The command was called wrongly: exit code 2. */
export const MISUSE = 2;
/** The command was called rightly and could not do it: exit code 1. */
export const FAILURE = 1;

/** An error whose message is for the person at the terminal. */
export class CommandError extends Error {
  readonly exitCode: number;

  constructor(exitCode: typeof MISUSE | typeof FAILURE, message: string) {
    super(message);
    this.name = "CommandError";
    this.exitCode = exitCode;
  }
}

/** Why a file could not be opened, read or written, in words; other errors as they are. */
export function explainFileError(error: unknown, what: string, path: string): CommandError {
  if (error instanceof CommandError) return error;
  const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
  const reason = REASONS.get(code) ?? (error instanceof Error ? error.message : String(error));
  return new CommandError(FAILURE, `cannot ${what} ${path}: ${reason}${code === "ENOENT" ? meantFile(path) : ""}`);
}

/** The name that a misspelt one most likely means, as the end of a message; nothing where none is near. */
export function didYouMean(name: string, names: readonly string[]): string {
  const nearest = nearestName(name, names);
  return nearest === null ? "" : `; did you mean ${nearest}?`;
}

function meantFile(path: string): string {
  try {
    return didYouMean(basename(path), readdirSync(dirname(path)));
  } catch {
    return "";
  }
}

const REASONS: ReadonlyMap<string, string> = new Map([
  ["EACCES", "permission denied"],
  ["EISDIR", "it is a folder"],
  ["ENOENT", "there is no such file or folder"],
  ["ENOSPC", "the disk is full"],
  ["ENOTDIR", "a part of the path is no folder"],
  ["EPERM", "not permitted"],
  ["EROFS", "the disk is read-only"],
  ["Z_BUF_ERROR", "the gzip data ends too early"],
  ["Z_DATA_ERROR", "it is not valid gzip data"],
]);
