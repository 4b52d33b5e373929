import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseAddress } from "../../../src/address/index.ts";
import { countryNameOf } from "../../../src/text/country.ts";

interface Example {
  input: string;
  hint?: string;
  normalized: string;
  parts?: Record<string, string | null>;
  country?: string;
}

const folder = new URL("./", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));

/** Countries with rules of their own beside the United States, whose rules have their tables in `../rules`. */
const countries = [
  ...readdirSync(new URL("../../../src/address/country/", import.meta.url)).flatMap(
    (name) => /^([a-z]{2})\.ts$/u.exec(name)?.[1] ?? [],
  ),
  ...["cn", "jp", "kr", "tw"],
].filter((code) => code !== "us");

test.each(countries)("%s has a table of examples", (code) => expect(files).toContain(`${code}.jsonl`));

test.each([...countries, "us"])("%s is among the countries that docs/design.md names", (code) => {
  const design = readFileSync(new URL("../../../docs/design.md", import.meta.url), "utf8");
  const named = /^- \*\*Addresses\*\*:.*$/mu.exec(design)?.[0];
  expect(named).toContain(countryNameOf(code.toUpperCase()));
});

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
