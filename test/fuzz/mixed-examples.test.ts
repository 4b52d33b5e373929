import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { normalizeAddress, parseAddress } from "../../src/address/index.ts";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";
import { pick, seededBelow } from "../seeded-random.ts";
import { flawOf, type Normalize } from "./flaw-of.ts";

// `npm run fuzz` sets a million.
const RUNS = Number(process.env["FUZZ_RUNS"] ?? 6_000);
const SEED = 20_261_128;
const TESTS = join(import.meta.dirname, "..");
/** Longer strings are titles of tests. */
const LONGEST_EXAMPLE = 80;
const BETWEEN = [" ", " ", " ", " ", ", ", ", ", " / ", " - ", "\n", "; ", ". "] as const;

type Texts = readonly [string, ...string[]];

/** The strings that stand in the files of a folder of tests. */
function examplesOf(folder: string): Texts {
  const texts = readdirSync(join(TESTS, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:jsonl|ts)$/u.test(file))
    .flatMap((file) => [...readFileSync(join(TESTS, folder, file), "utf8").matchAll(/"([^"\\\n]{3,})"/gu)])
    .map(([, text = ""]) => text)
    .filter((text) => text.length <= LONGEST_EXAMPLE);
  return [...new Set(texts)] as [string, ...string[]];
}

/** Examples with a word left out, moved, said twice or taken from another one, or with the end of another one behind them. */
function* mixed(count: number, examples: Texts): Generator<string> {
  const random = seededBelow(SEED);
  const wordsOf = (text: string): string[] => text.split(/[ ,]+/u).filter((word) => word !== "");
  for (let i = 0; i < count; i++) {
    const words = wordsOf(pick(random, examples));
    const other = wordsOf(pick(random, examples));
    const at = random(words.length + 1);
    const ways = [
      () => words.splice(at, 1),
      () => words.splice(at, 0, ...words.splice(random(words.length + 1), 1)),
      () => words.splice(at, 0, ...words.slice(at, at + 1)),
      () => words.splice(at, 0, ...other.slice(0, 1 + random(2))),
      () => words.push(...other.slice(random(other.length))),
    ] as const;
    pick(random, ways)();
    yield words.map((word) => word + pick(random, BETWEEN)).join("");
  }
}

test.each([
  ["normalizeAddress", normalizeAddress, parseAddress, "address"],
  ["normalizePersonName", normalizePersonName, parsePersonName, "person-name"],
] as const)(
  `%s: ${RUNS} texts of the words of two examples settle at once and are parsed alike (seed ${SEED})`,
  (_name, normalize, parse, folder) => {
    const examples = examplesOf(folder);
    expect(examples.length).toBeGreaterThan(1000);
    let usable = 0;
    for (const text of mixed(RUNS, examples)) {
      expect(flawOf(normalize as Normalize, text, {}), JSON.stringify(text)).toBeNull();
      const found = normalize(text);
      expect(found, JSON.stringify(text)).toBe(parse(text).normalized);
      if (found !== null) usable++;
    }
    expect(usable).toBeGreaterThan(RUNS / 2);
  },
  60_000 + RUNS,
);
