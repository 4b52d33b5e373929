import { expect, test } from "vitest";
import { normalizeAddress } from "../../src/address/index.ts";
import { normalizePersonName } from "../../src/person-name/index.ts";
import { pick, seededBelow } from "../seeded-random.ts";
import { expectSettled } from "./settled.ts";

// `npm run fuzz` sets a million.
const RUNS = Number(process.env["FUZZ_RUNS"] ?? 6_000);
const SEED = Number(process.env["FUZZ_SEED"] ?? 20_261_127);
const MOST_PIECES = 7;

type Pieces = readonly [string, ...string[]];

const MARKS = [..."&\\;,.|-/#'\"()<>:@%*+~_=?![]{}°ºª½·•–—’“…、。・〒\n\t"] as unknown as Pieces;
const FOLDED = [..."℃№™®©ßİıﬁ０Ａ㎞號\u0301\u0308\u3000\ufffd"] as unknown as Pieces;
const CODED = ["&amp;", "&lt;", "&#39;", "%20", "%2C", "<br>", "www.a.b", "a@b.c", "n/a", "NULL", "\\n"] as const;
const WORDS = [
  "A",
  "B",
  "5",
  "12",
  "3rd",
  "St",
  "Apt",
  "No",
  "PO Box",
  "Elm",
  "Dr",
  "Ann",
  "Harlow",
  "Jr",
  "PhD",
] as const;
const COUNTRIES = ["USA", "Germany", "DE", "US", "TH"] as const;
const HINTS = [undefined, "US", "DE", "FR", "JP", "CN", "ES", "BR", "IN", "GB", "MX", "KR"];
const LOCALES = [undefined, undefined, "de", "hu", "vi", undefined, "ja", "tr"];

/** Marks, signs, codes and short words, together or with blanks between, as no table of examples has them. */
function* texts(count: number, seed: number): Generator<string> {
  const below = seededBelow(seed);
  const kinds: readonly [Pieces, ...Pieces[]] = [MARKS, MARKS, WORDS, FOLDED, CODED, COUNTRIES];
  for (let i = 0; i < count; i++) {
    let text = "";
    for (let left = 1 + below(MOST_PIECES); left > 0; left--)
      text += pick(below, pick(below, kinds)) + (below(3) === 0 ? " " : "");
    yield text;
  }
}

test.each([
  ["normalizeAddress", normalizeAddress, (i: number) => ({ country: HINTS[i % HINTS.length] })],
  ["normalizePersonName", normalizePersonName, (i: number) => ({ locale: LOCALES[i % LOCALES.length] })],
] as const)(
  `%s: ${RUNS} texts of marks and short words settle at once (seed ${SEED})`,
  (_name, normalize, optionsOf) => {
    const { usable } = expectSettled(normalize as never, texts(RUNS, SEED), optionsOf);
    expect(usable).toBeGreaterThan(RUNS / 10);
  },
  60_000 + RUNS,
);
