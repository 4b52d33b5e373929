import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { bundledCommand, folderWith } from "./run-command.ts";

const HEADER = "Full Name,Phone\n";
const ROWS = "LEE ANN,(212) 555-0123\nN/A,-\n".repeat(10_000);

function started(args: readonly string[], cwd: string) {
  const child = spawn(process.execPath, [bundledCommand(), ...args], { cwd });
  child.stdin.on("error", () => {}); // the command ends before it has read everything
  return child;
}

test.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)("%s half way leaves nothing behind", async (signal, exitCode) => {
  const folder = folderWith({});
  const child = started(["clean", "-", "-o", "out.csv"], folder);
  child.stdin.write(HEADER + ROWS);
  while (readdirSync(folder).length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(readdirSync(folder).every((name) => name.endsWith(".partial"))).toBe(true);
  child.kill(signal);
  expect((await once(child, "exit"))[0]).toBe(exitCode);
  expect(readdirSync(folder)).toEqual([]);
});

test("a reader that stops early, such as head, is no failure and leaves nothing behind", async () => {
  const folder = folderWith({});
  const child = started(["clean", "-", "-o", "-", "--rejects", "rejects.csv", "--quiet"], folder);
  child.stdout.once("data", () => child.stdout.destroy());
  const exit = once(child, "exit");
  child.stdin.write(HEADER);
  for (let i = 0; i < 20 && child.exitCode === null; i++)
    if (!child.stdin.write(ROWS)) await Promise.race([once(child.stdin, "drain").catch(() => {}), exit]);
  expect((await exit)[0]).toBe(0);
  expect(readdirSync(folder)).toEqual([]);
});
