import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { canonicalizePhone } from "../../src/phone/index.ts";
import { bundledCommand, folderWith, runCommand, textOf } from "./run-command.ts";

const COUNT = 30_000;
const PHONES = Array.from({ length: COUNT }, (_, i) => (i % 7 === 0 ? "" : `(212) 555-${String(i).padStart(4, "0")}`));
const CANONICAL = PHONES.map((text) => `${canonicalizePhone(text, { country: "US" }) ?? ""}\n`).join("");

describe("normalize --lines", () => {
  test.each([
    ["nothing", "", ""],
    ["an empty line", "\n", "\n"],
    ["a line without its end", "DR. MARY LEE", "Mary Lee\n"],
    ["Windows line ends", "MARY LEE\r\n\r\nBO EK\r\n", "Mary Lee\n\nBo Ek\n"],
    ["a carriage return alone, which ends no line", "MARY\rLEE\n", "Mary Lee\n"],
    ["separators that end no line", "MARY\u2028LEE\nBO\u0085EK\n", "Mary Lee\nBo Ek\n"],
    ["a line longer than any normalizer takes", `${"x".repeat(300_000)}\nBO EK\n`, "\nBo Ek\n"],
    ["such a line of wide characters", `${"名".repeat(100_000)}\nBO EK\n`, "\nBo Ek\n"],
    ["a NUL", "MARY\0LEE\nBO EK\n", null],
  ])("%s", (_what, input, output) => {
    const run = runCommand(["normalize", "person-name", "--lines"], folderWith({}), { input });
    expect(run).toMatchObject({ status: 0, stderr: "" });
    if (output !== null) expect(run.stdout).toBe(output);
    expect(run.stdout.split("\n").length).toBe(input.split("\n").length + (/[^\n]$/u.test(input) ? 1 : 0));
  });

  test("a line that is not UTF-8 is answered by an empty line and told on standard error", () => {
    const input = Buffer.concat([Buffer.from("ANN LEE\nJos"), Buffer.from([0xe9]), Buffer.from("\nBO EK\n")]);
    const run = runCommand(["normalize", "person-name", "--lines"], folderWith({}), { input });
    expect(run).toEqual({ status: 0, stdout: "Ann Lee\n\nBo Ek\n", stderr: "canonry: line 2 is not valid utf-8\n" });
    const parts = runCommand(["normalize", "person-name", "--json"], folderWith({}), { input });
    expect(parts.stdout.split("\n")[1]).toBe("null");
  });

  test("answers each line before the next one comes", async () => {
    const child = spawn(process.execPath, [bundledCommand(), "normalize", "url", "--lines"]);
    child.stdout.setEncoding("utf8");
    for (const [line, answer] of [
      ["http://www.Example.com/a\n", "example.com\n"],
      ["https://shop.example.co.uk\n", "shop.example.co.uk\n"],
    ]) {
      child.stdin.write(line);
      expect(await once(child.stdout, "data")).toEqual([answer]);
    }
    child.stdin.end();
    expect(await once(child, "exit")).toEqual([0, null]);
  });

  test.each([[[]], [["--workers", "0"]], [["--workers", "3"]]])("a file with %j keeps the order", (more) => {
    const folder = folderWith({ "in.txt": PHONES.map((text) => `${text}\n`).join("") });
    const run = runCommand(
      ["normalize", "phone", "--country", "US", "--lines", "--input", "in.txt", "-o", "out.txt", ...more],
      folder,
    );
    expect(run).toEqual({ status: 0, stdout: "", stderr: "" });
    expect(textOf(folder, "out.txt") === CANONICAL).toBe(true);
  });

  test("workers report lines by their number in the file", () => {
    const bytes = Buffer.from(PHONES.map((text) => `${text}\n`).join(""));
    bytes[bytes.indexOf("(", 400_000)] = 0xff;
    const broken = bytes.subarray(0, bytes.indexOf(0xff)).toString("latin1").split("\n").length;
    const run = runCommand(["normalize", "phone", "--input", "in.txt"], folderWith({ "in.txt": bytes }));
    expect(run).toMatchObject({ status: 0, stderr: `canonry: line ${broken} is not valid utf-8\n` });
    expect(run.stdout.split("\n").length).toBe(COUNT + 1);
  });

  test("input and output whose names end in .gz are packed", () => {
    const folder = folderWith({ "in.txt.gz": gzipSync("ANN LEE\n") });
    runCommand(["normalize", "person-name", "--input", "in.txt.gz", "-o", "out.txt.gz"], folder);
    expect(gunzipSync(readFileSync(join(folder, "out.txt.gz"))).toString()).toBe("Ann Lee\n");
  });

  test.each([
    [["normalize", "url", "--lines", "a.com"], 2, "leave the TEXT out"],
    [["normalize", "url", "--workers", "x"], 2, "--workers takes a whole number"],
    [["normalize", "url", "--input", "none.txt"], 1, "there is no such file or folder"],
    [["normalize", "colour", "--lines"], 2, "address, person-name, url or phone, not colour"],
  ])("%j", (args, status, message) => {
    const run = runCommand(args, folderWith({}));
    expect(run).toMatchObject({ status, stdout: "" });
    expect(run.stderr).toContain(message);
  });
});
