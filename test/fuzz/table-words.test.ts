import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { normalizeAddress, parseAddress } from "../../src/address/index.ts";
import { compareAddresses, compareCompanyNames, comparePersonNames } from "../../src/matching/index.ts";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";
import { pick, seededBelow } from "../seeded-random.ts";
import { expectSettled } from "./settled.ts";

// `npm run fuzz` sets a million.
const RUNS = Number(process.env["FUZZ_RUNS"] ?? 6_000);
const SEED = 20_261_123;
const SRC = join(import.meta.dirname, "..", "..", "src");
/** A table read as words of text: longer strings are packed for a reader of their own. */
const LONGEST_STRING = 20_000;
const LONGEST_WORD = 24;

type Words = readonly [string, ...string[]];

const NAMES = ["Jane", "Doe", "J.", "Acme", "Inc", "LLC", "&", "and", "-", "(", '"', ",", "Dr", "Jr", "4"] as const;
const PLACES = [
  "12",
  "Elm",
  "St",
  "Apt",
  "4B",
  "Boston",
  "MA",
  "02139",
  "#",
  "/",
  "-",
  "Berlin",
  "10115",
  "Box",
] as const;
const BETWEEN = [" ", " ", " ", " ", ", ", "\n", " - ", "/", " | ", ","] as const;
const LOCALES = [undefined, "en", "de", undefined, "es", "hu", "vi", "ja", "tr", "nl", "ar", "pt"];
const COUNTRIES = [undefined, "US", "DE", "FR", "GB", "JP", "IN", "BR", "CA"];

/** The words of every table in some folders, one list a file. */
async function tablesOf(...folders: readonly string[]): Promise<Words[]> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(SRC, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .map((file) => join(SRC, folder, file)),
  );
  const lists = await Promise.all(files.map(async (file) => [...new Set(wordsOf(await import(file)))]));
  return lists.filter((list): list is [string, ...string[]] => list.length > 0);
}

function wordsOf(value: unknown): string[] {
  if (typeof value === "string")
    return value.length > LONGEST_STRING ? [] : value.split(/[\s|=,;]+/u).filter((word) => word.length <= LONGEST_WORD);
  if (value instanceof Map) return [...value].flatMap(wordsOf);
  if (value instanceof Set || Array.isArray(value)) return [...value].flatMap(wordsOf);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsOf) : [];
}

/** One to five words, of tables two times in three, in their letter case or another. */
function* texts(count: number, seed: number, tables: readonly Words[], others: Words): Generator<string> {
  const random = seededBelow(seed);
  for (let i = 0; i < count; i++) {
    let text = "";
    for (let left = 1 + random(5); left > 0; left--) {
      const word = pick(random, random(3) === 0 ? others : (tables[random(tables.length)] ?? others));
      text += text === "" ? cased(word, random(4)) : pick(random, BETWEEN) + cased(word, random(4));
    }
    yield text;
  }
}

function cased(word: string, kind: number): string {
  if (kind === 0) return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
  return kind === 1 ? word.toUpperCase() : word;
}

test(
  `person names: ${RUNS} texts of words from the tables settle at once (seed ${SEED})`,
  async () => {
    const tables = await tablesOf("person-name/data");
    const options = (i: number): object => ({ locale: LOCALES[i % LOCALES.length] });
    const { usable } = expectSettled(normalizePersonName as never, texts(RUNS, SEED, tables, NAMES), options);
    expect(usable).toBeGreaterThan(RUNS / 2);
  },
  60_000 + RUNS,
);

test(
  `addresses: ${RUNS} texts of words from the tables settle at once (seed ${SEED})`,
  async () => {
    const tables = await tablesOf("address/data");
    const options = (i: number): object => ({ country: COUNTRIES[i % COUNTRIES.length] });
    const { usable } = expectSettled(normalizeAddress as never, texts(RUNS, SEED, tables, PLACES), options);
    expect(usable).toBeGreaterThan(RUNS / 2);
  },
  60_000 + RUNS,
);

test.each([
  ["normalizePersonName", normalizePersonName, parsePersonName, "person-name/data", NAMES],
  ["normalizeAddress", normalizeAddress, parseAddress, "address/data", PLACES],
] as const)(
  `%s answers what is parsed of such texts (seed ${SEED})`,
  async (_name, normalize, parse, folder, others) => {
    const tables = await tablesOf(folder);
    for (const text of texts(RUNS / 2, SEED + 1, tables, others))
      expect(normalize(text), JSON.stringify(text)).toBe(parse(text).normalized);
  },
  60_000 + RUNS,
);

test.each([
  ["comparePersonNames", comparePersonNames, "person-name/data", NAMES],
  ["compareCompanyNames", compareCompanyNames, "matching/data", NAMES],
  ["compareAddresses", compareAddresses, "address/data", PLACES],
] as const)(
  `%s: pairs of such texts score alike in both orders (seed ${SEED})`,
  async (_name, compare, folder, others) => {
    const tables = await tablesOf(folder);
    let last = "";
    for (const text of texts(RUNS / 3, SEED, tables, others)) {
      const score = compare(last, text);
      expect(compare(text, last), JSON.stringify([last, text])).toEqual(score);
      last = text;
    }
  },
  60_000 + RUNS,
);
