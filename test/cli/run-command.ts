import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../..");

/** What one run of the command left. */
export interface CommandRun {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command from its sources, in a folder. Type stripping is not in every supported Node, so the sources are bundled once. */
export function runCommand(
  args: readonly string[],
  cwd: string,
  more: { input?: string | Buffer; env?: NodeJS.ProcessEnv } = {},
): CommandRun {
  const run = spawnSync(process.execPath, [bundledCommand(), ...args], {
    cwd,
    input: more.input ?? "",
    env: { ...process.env, ...more.env },
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  return { status: run.status, stdout: run.stdout, stderr: run.stderr };
}

/** A new empty folder, with the given files in it. */
export function folderWith(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = mkdtempSync(join(tmpdir(), "canonry-"));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

let bundle: string | null = null;

/** Path of the command, bundled from the sources as they are. */
export function bundledCommand(): string {
  if (bundle !== null) return bundle;
  const path = join(ROOT, "node_modules", ".cache", "canonry-test", `cli-${process.pid}.mjs`);
  const esbuild = join(ROOT, "node_modules", ".bin", "esbuild");
  const banner = 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';
  const run = spawnSync(
    esbuild,
    [
      join(ROOT, "src/cli/main.ts"),
      "--bundle",
      "--platform=node",
      "--format=esm",
      "--target=node20",
      `--banner:js=${banner}`,
      `--outfile=${path}`,
      "--log-level=error",
    ],
    { encoding: "utf8" },
  );
  if (run.status !== 0 || !existsSync(path)) throw new Error(`the command cannot be bundled: ${run.stderr}`);
  bundle = path;
  return path;
}

/** The text of a file in a folder. */
export function textOf(folder: string, name: string): string {
  return readFileSync(join(folder, name), "utf8");
}
