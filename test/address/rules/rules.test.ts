import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { normalizeAddress, parseAddress } from "../../../src/address/index.ts";

interface Example {
  input: string;
  normalized: string;
  kind?: string;
  parts?: Record<string, string | null>;
}

const folder = new URL("./", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));
const rules = readdirSync(new URL("../../../src/address/rules/", import.meta.url)).map((name) =>
  name.replace(".ts", ""),
);

test.each(rules)("the rule %s has a table of examples", (rule) => expect(files).toContain(`${rule}.jsonl`));

test("no example stands in two tables", () => {
  const inputs = files.flatMap((file) => examplesOf(file).map(({ input }) => input));
  expect(inputs.filter((input, i) => inputs.indexOf(input) !== i)).toEqual([]);
});

describe.each(files)("%s", (file) => {
  const rows = examplesOf(file);

  test.each(rows)("$input", ({ input, normalized, kind, parts }) => {
    const parsed = parseAddress(input, { country: "US" });
    expect(parsed.normalized).toBe(normalized);
    expect(parsed.components).toMatchObject(parts ?? {});
    if (kind !== undefined) expect(parsed.kind).toBe(kind);
    expect(normalizeAddress(input, { country: "US" })).toBe(normalized);
    expect(normalizeAddress(normalized, { country: "US" })).toBe(normalized);
  });
});

function examplesOf(file: string): Example[] {
  const lines = readFileSync(new URL(file, folder), "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as Example);
}
