import { expect, test } from "vitest";
import { lowerCase, upperCase } from "../../src/text/letter-case.ts";
import {
  capMarkRuns,
  foldCompatibility,
  isAssigned,
  isMark,
  normalizeForm,
  toWellFormed,
} from "../../src/text/unicode.ts";

test("assigned code points are those of Unicode 15.0", () => {
  expect([0x41, 0x377, 0x37a, 0x4e00, 0x1e943, 0x323af].map(isAssigned)).toEqual(Array(6).fill(true));
  // U+A7CE and U+1C89 came with Unicode 16.
  expect([0x378, 0xa7ce, 0x1c89, 0xfffff, 0x10ffff].map(isAssigned)).toEqual([false, false, false, false, false]);
});

test("later code points pass through case and normalization unchanged", () => {
  expect(upperCase("a\u1c8ab")).toBe("A\u1c8aB");
  expect(lowerCase("A\u1c89B")).toBe("a\u1c89b");
  expect(normalizeForm("e\u0301\ud800e\u0301", "NFC")).toBe("é\ud800é");
});

test("symbols are no letters and part nothing", () => {
  expect(upperCase("a\u{1faf8}b\u{10fffd}c")).toBe("A\u{1faf8}B\u{10fffd}C");
  expect(normalizeForm("e\u0301\u{1faf8}e\u0301", "NFC")).toBe("é\u{1faf8}é");
});

test("mark runs are capped at 30 before normalize sees them", () => {
  const run = "\u0315\u0300".repeat(500);
  expect(capMarkRuns(`a${run}b`)).toBe(`a${run.slice(0, 30)}b`);
  expect(capMarkRuns(capMarkRuns(`a${run}b`))).toBe(capMarkRuns(`a${run}b`));
  expect(isMark(0x301)).toBe(true);
  expect(isMark(0x41)).toBe(false);
  for (let point = 0x1e00; point < 0x2000; point++)
    expect([point, isMark(point)]).toEqual([point, /\p{M}/u.test(String.fromCodePoint(point))]);
});

test("compatibility forms become plain, long mappings stay", () => {
  expect(foldCompatibility("Ｆｕｌｌ ﬁ ① 𝐁𝐨𝐥𝐝")).toBe("Full fi 1 Bold");
  expect(foldCompatibility("\ufdfa")).toBe("\ufdfa");
});

test("lone surrogates become U+FFFD", () => {
  expect(toWellFormed("a\ud800b😀\udc00")).toBe("a\ufffdb😀\ufffd");
});
