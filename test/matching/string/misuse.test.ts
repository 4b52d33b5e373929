import { describe, expect, test } from "vitest";
import { compareAddresses, compareCompanyNames, comparePersonNames, encodeText } from "../../../src/matching/index.ts";
import { MEASURES } from "./measures.ts";

const NONE: readonly unknown[] = [null, undefined, 5, 10n, true, Symbol("x"), [], ["ab"], {}, new Date(0), () => "ab"];

describe.each(MEASURES)("$name", (row) => {
  const measure = row.measure as (a: unknown, b: unknown) => number;

  test("refuses anything but text and encoded text", () => {
    for (const value of NONE)
      for (const other of ["ab", encodeText("ab"), value]) {
        expect(() => measure(value, other)).toThrow(/^a string measure takes text or encoded text, got /u);
        expect(() => measure(other, value)).toThrow(TypeError);
      }
  });
});

test("encodeText refuses anything but text", () => {
  for (const value of NONE) expect(() => encodeText(value as string)).toThrow(TypeError);
});

test.each([comparePersonNames, compareCompanyNames, compareAddresses] as ((
  a: unknown,
  b: unknown,
) => { score: number })[])("%o: what is no name or address is like nothing, not even itself", (compare) => {
  for (const value of NONE.filter((none) => typeof none !== "number" && typeof none !== "bigint"))
    for (const other of ["12 Harlow Rd", value]) {
      expect(compare(value, other).score).toBe(0);
      expect(compare(other, value).score).toBe(0);
    }
});

test("an address that is a number is the text of its digits", () => {
  expect(compareAddresses(12 as never, "12")).toEqual(compareAddresses("12", "12"));
});
