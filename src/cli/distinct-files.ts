import { existsSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { CommandError, MISUSE } from "./command-error.ts";

/** A file of a run and the word that the usage has for it; a path of null is not asked for. */
export interface NamedFile {
  readonly name: string;
  readonly path: string | null;
}

/** Refuses a run of which two files are one, however they are spelled. The standard input and output are two. */
export function checkDistinct(input: NamedFile, outputs: readonly NamedFile[]): void {
  const names = new Map<string, string>();
  for (const { name, path } of [input, ...outputs]) {
    const identity = path === null || (path === "-" && name === input.name) ? null : identityOf(path);
    if (identity === null) continue;
    const other = names.get(identity);
    if (other !== undefined) throw new CommandError(MISUSE, `${other} and ${name} are the same file: ${path}`);
    names.set(identity, name);
  }
}

/** What two spellings of one file have in common; null for a device, which several may share. */
function identityOf(path: string): string | null {
  if (path === "-") return path;
  if (existsSync(path)) {
    const { dev, ino } = statSync(path, { bigint: true });
    const found = statSync(path);
    return found.isFile() || found.isDirectory() ? `${dev}:${ino}` : null;
  }
  const folder = dirname(resolve(path));
  return join(existsSync(folder) ? realpathSync(folder) : folder, basename(path));
}
