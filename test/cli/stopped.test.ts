import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync, readdirSync } from "node:fs";
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

test.runIf(existsSync("/dev/full")).each([
  ["clean", "in.csv", "-o", "-"],
  ["normalize", "phone", "--input", "in.csv"],
  ["normalize", "phone", "+12125550123"],
])("a full disk behind the standard output is told in words: %s", (...args) => {
  const folder = folderWith({ "in.csv": HEADER + ROWS });
  const full = openSync("/dev/full", "w");
  const run = spawnSync(process.execPath, [bundledCommand(), ...args], {
    cwd: folder,
    stdio: ["ignore", full, "pipe"],
    encoding: "utf8",
  });
  closeSync(full);
  expect(run.status).toBe(1);
  expect(run.stderr.trim()).toBe("canonry: cannot write the standard output: the disk is full");
  expect(readdirSync(folder)).toEqual(["in.csv"]);
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
