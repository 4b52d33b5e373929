#!/usr/bin/env node
import { isMainThread } from "node:worker_threads";
import packageJson from "../../package.json" with { type: "json" };
import { CommandError, didYouMean, explainFileError, FAILURE, MISUSE } from "./command-error.ts";
import { call } from "./commands/call.ts";
import { clean } from "./commands/clean.ts";
import { dedupe } from "./commands/dedupe.ts";
import { normalize } from "./commands/normalize.ts";
import { serve } from "./commands/serve.ts";
import { USAGE } from "./usage.ts";
import { serveWorker } from "./workers/serve-worker.ts";

const COMMANDS: ReadonlyMap<string, (args: readonly string[]) => Promise<void>> = new Map([
  ["call", call],
  ["clean", clean],
  ["dedupe", dedupe],
  ["normalize", normalize],
  ["serve", serve],
]);

async function main([name = "", ...args]: readonly string[]): Promise<void> {
  if (name === "--version" || name === "-v") {
    process.stdout.write(`${packageJson.version}\n`);
    return;
  }
  const command = COMMANDS.get(name);
  const asksHelp = [name, ...args].some((word) => word === "--help" || word === "-h");
  if (asksHelp || name === "help") {
    const topic = (name === "help" ? args : [name]).find((word) => !word.startsWith("-")) ?? "";
    const usage = topic === "" || COMMANDS.has(topic) ? USAGE[topic] : undefined;
    if (usage === undefined) throw noCommand(topic);
    process.stdout.write(`${usage}\n`);
    return;
  }
  if (command === undefined) throw noCommand(name);
  await command(args);
}

/** The error that lists the commands, where none of them is called. */
function noCommand(name: string): CommandError {
  const meant = didYouMean(name, [...COMMANDS.keys()]);
  const what = name === "" ? "say what to do" : `there is no command ${JSON.stringify(name)}${meant}`;
  return new CommandError(MISUSE, `${what}\n\n${USAGE[""] ?? ""}`);
}

function start(): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    // A reader that stops early, such as `head`, is no failure.
    if (error.code === "EPIPE") process.exit(0);
    process.exit(report(explainFileError(error, "write", "the standard output")));
  });
  main(process.argv.slice(2)).catch((error: unknown) => {
    process.exitCode = report(error);
  });
}

/** Tells of a failure; a defect with the place it came from. @returns The exit code. */
function report(error: unknown): number {
  const known = error instanceof CommandError;
  process.stderr.write(
    `canonry: ${known ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  return known ? error.exitCode : FAILURE;
}

if (isMainThread) start();
else serveWorker();
