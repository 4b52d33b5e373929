import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseAddress } from "../../../src/address/index.ts";

interface Example {
  input: string;
  hint?: string;
  normalized: string;
  parts?: Record<string, string | null>;
  country?: string;
}

const folder = new URL("./", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));

test("there is an example table a country", () => expect(files.length).toBeGreaterThan(3));

describe.each(files)("%s", (file) => {
  const rows = readFileSync(new URL(file, folder), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Example);

  test.each(rows)("$input", ({ input, hint, normalized, parts, country }) => {
    const options = hint === undefined ? {} : { country: hint };
    const parsed = parseAddress(input, options);
    expect(parsed.normalized).toBe(normalized);
    expect(parsed.components).toMatchObject(parts ?? {});
    if (country !== undefined) expect(parsed.country).toBe(country);
    expect(parseAddress(normalized, options).normalized).toBe(normalized);
  });
});
