import { expect, test } from "vitest";
import { normalizeAddress } from "../../src/address/index.ts";
import { normalizePersonName } from "../../src/person-name/index.ts";
import { canonicalizePhone } from "../../src/phone/index.ts";
import { normalizeEmail, normalizeUrl } from "../../src/url/index.ts";
import { corpus } from "../runtimes/corpus.ts";
import { expectSettled } from "./settled.ts";

// `npm run fuzz` sets a million.
const RUNS = Number(process.env["FUZZ_RUNS"] ?? 6_000);
const SEED = 20_261_121;

const COUNTRIES = [undefined, "US", "DE", undefined, "JP", "FR", "BR", "GB", "NL", "MX", "KR", "XX"];
const LOCALES = [undefined, "en", undefined, "hu", "vi", "ja", "tr"];
const byCountry = (i: number): object => ({ country: COUNTRIES[i % COUNTRIES.length] });

test.each([
  ["normalizeAddress", normalizeAddress, byCountry],
  ["normalizePersonName", normalizePersonName, (i: number) => ({ locale: LOCALES[i % LOCALES.length] })],
  ["canonicalizePhone", canonicalizePhone, byCountry],
  ["normalizeUrl", normalizeUrl, (i: number) => ({ unicode: i % 5 === 0 })],
  ["normalizeEmail", normalizeEmail, () => ({})],
] as const)(
  `%s: ${RUNS} texts settle at once, stay short and clean (seed ${SEED})`,
  (_name, normalize, optionsOf) => {
    const { usable } = expectSettled(normalize as never, corpus(RUNS, SEED), optionsOf);
    expect(usable).toBeGreaterThan(RUNS / 20);
  },
  60_000 + RUNS,
);
