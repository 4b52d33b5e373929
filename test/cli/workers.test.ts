import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { bundledCommand, folderWith, runCommand, textOf } from "./run-command.ts";

/** More than are cleaned before threads are started. */
const ROWS = 3_000;

/** Rows that change, that stay, that hold nothing usable, that have a cell too many, with countries of their own. */
const CSV = [
  "Full Name,Phone,Country,Notes",
  ...Array.from({ length: ROWS }, (_, i) =>
    [
      `"LEE, ANN ${"abcdefgh".charAt(i % 8).toUpperCase()}.",(212) 555-${1000 + (i % 9000)},${i % 3 ? "US" : "Iceland"},"a\nb"`,
      `Bob Ek,n/k,,${i}`,
      ",,,",
      `Cy Fox,+12125550123,US,${i},more`,
      `Di Roe,555 ${1000 + (i % 9000)},IS,`,
    ].at(i % 5),
  ),
  "",
].join("\n");

/** Rows that bring new columns, late ones too, with values that are no texts. */
const JSONL = Array.from({ length: ROWS }, (_, i) => {
  const more = i % 1500 === 1499 ? `,"phone ${i}":"(212) 555-0123"` : i % 700 === 3 ? ',"__proto__":"x"' : "";
  return `{"name":"LEE, ANN","tel":${2125550000 + i},"tags":["a",{"b":null}],"size":1.50,"big":12345678901234567890${more}}\n`;
}).join("");

const LISTS = ["--changes", "changes.jsonl", "--country", "US"];

function cleaned(name: string, input: string, args: readonly string[]): Record<string, unknown> {
  const folder = folderWith({ [name]: input });
  const run = runCommand(["clean", name, "-o", `out.${name}`, ...LISTS, ...args], folder);
  return { ...run, files: Object.fromEntries(readdirSync(folder).map((file) => [file, textOf(folder, file)])) };
}

describe("clean --workers", () => {
  test.each([
    ["in.csv", CSV, ["--unusable", "unusable.csv"]],
    ["in.jsonl", JSONL, []],
  ])("%s reads the same with any number of threads", (name, input, more) => {
    const alone = cleaned(name, input, [...more, "--workers", "0"]);
    expect(alone).toMatchObject({ status: 0 });
    expect(Object.keys(alone["files"] as object).length).toBe(name === "in.csv" ? 5 : 3);
    for (const workers of [["--workers", "1"], ["--workers", "3"], []])
      expect(cleaned(name, input, [...more, ...workers])).toEqual(alone);
  });

  test.each([
    [["--workers", "x"], "--workers takes a whole number"],
    [["--workers", "2", "--kind", "person"], "--workers clean cells of columns, and are not for the records of --kind"],
  ])("%j is refused", (args, message) => {
    const folder = folderWith({ "in.jsonl": JSONL });
    const run = runCommand(["clean", "in.jsonl", "-o", "out.jsonl", ...args], folder);
    expect(run.status).toBe(2);
    expect(run.stderr).toContain(message);
    expect(readdirSync(folder)).toEqual(["in.jsonl"]);
  });

  test("a signal while threads are at work leaves nothing behind", async () => {
    const folder = folderWith({});
    const child = spawn(process.execPath, [bundledCommand(), "clean", "-", "-o", "out.csv", "--workers", "2"], {
      cwd: folder,
    });
    child.stdin.on("error", () => {}); // the command ends before it has read everything
    child.stdin.write(CSV);
    while (readdirSync(folder).length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill("SIGTERM");
    expect((await once(child, "exit"))[0]).toBe(143);
    expect(readdirSync(folder)).toEqual([]);
  });
});
