import fc from "fast-check";
import { expect, test } from "vitest";
import { KeyNumbers } from "../../src/matching/key-numbers.ts";
import { PairNumbers } from "../../src/matching/pair-numbers.ts";
import { TextTable } from "../../src/matching/text-table.ts";
import { ValueCodes } from "../../src/matching/value-codes.ts";

const SEED = 20261121;

/** The numbers that a plain map gives. */
function plainNumbers(texts: readonly string[]): number[] {
  const known = new Map<string, number>();
  return texts.map((text) => {
    if (!known.has(text)) known.set(text, known.size);
    return known.get(text) ?? -1;
  });
}

test(`pairs are numbered as a map would number them (seed ${SEED})`, () => {
  const integer = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer());
  fc.assert(
    fc.property(fc.array(fc.tuple(integer, integer), { maxLength: 200 }), (pairs) => {
      const numbers = new PairNumbers();
      expect(pairs.map(([left, right]) => numbers.numberOf(left, right))).toEqual(plainNumbers(pairs.map(String)));
      expect(numbers.size).toBe(new Set(pairs.map(String)).size);
    }),
    { seed: SEED, numRuns: 300 },
  );
});

test("numbers stay as the tables grow, and begin anew after clear", () => {
  const numbers = new PairNumbers();
  const place = (i: number): number => numbers.numberOf(i % 300, Math.floor(i / 300) << 20);
  for (let i = 0; i < 100_000; i++) expect(place(i)).toBe(i);
  for (let i = 0; i < 100_000; i += 97) expect(place(i)).toBe(i);
  numbers.clear();
  expect([place(5), place(4), place(5), numbers.size]).toEqual([0, 1, 0, 2]);
});

test(`keys and texts are numbered as a map would number them (seed ${SEED})`, () => {
  const letter = fc.constantFrom(..."abé|山\u0000");
  const text = fc.oneof(
    fc.array(letter, { maxLength: 4 }).map((letters) => letters.join("")),
    fc.string({ unit: "binary", maxLength: 40 }),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 300 }), (texts) => {
      const [keys, table] = [new KeyNumbers(), new TextTable()];
      expect(texts.map((key) => keys.numberOf(key))).toEqual(plainNumbers(texts));
      expect(texts.map((key) => table.numberOf(key))).toEqual(plainNumbers(texts));
      expect(table.texts).toEqual([...new Set(texts)]);
    }),
    { seed: SEED, numRuns: 300 },
  );
});

test("texts of one hash are told apart, also as the table grows", () => {
  const table = new TextTable();
  // These two have one FNV-1a hash of 32 bits.
  const twins = ["costarring", "liquid"];
  for (let i = 0; i < 50_000; i++) expect(table.numberOf(i < 2 ? (twins[i] as string) : `text ${i}`)).toBe(i);
  expect(twins.map((text) => table.numberOf(text))).toEqual([0, 1]);
  expect([table.numberOf("text 49999"), table.texts.length]).toEqual([49_999, 50_000]);
});

test("pairs made to share one place are numbered all the same", () => {
  const numbers = new PairNumbers();
  const right = (left: number): number => (Math.imul(left, 0x85ebca6b) - (left >>> 15)) | 0;
  for (let round = 0; round < 2; round++)
    for (let left = 0; left < 5000; left++) expect(numbers.numberOf(left, right(left))).toBe(left);
  expect(numbers.size).toBe(5000);
  numbers.clear();
  expect(numbers.numberOf(4999, right(4999))).toBe(0);
});

/** Texts of one FNV-1a hash: at each of eleven places stands one of two pairs of units that lead to one state. */
function textsOfOneHash(): string[] {
  const prime = 0x01000193;
  let state = 0x811c9dc5;
  let texts = [""];
  while (texts.length < 2048) {
    const unitOfHigh = new Map<number, number>();
    let unit = 0x4e00;
    const after = (first: number): number => Math.imul(state ^ first, prime);
    for (; !unitOfHigh.has(after(unit) >>> 16); unit++) unitOfHigh.set(after(unit) >>> 16, unit);
    const twin = unitOfHigh.get(after(unit) >>> 16) as number;
    const second = 0x4e00;
    const parts = [
      String.fromCharCode(unit, second),
      String.fromCharCode(twin, second ^ ((after(unit) ^ after(twin)) & 0xffff)),
    ];
    state = Math.imul(after(unit) ^ second, prime);
    texts = texts.flatMap((text) => parts.map((part) => text + part));
  }
  return texts;
}

test("texts made to share one hash are numbered all the same", () => {
  const table = new TextTable();
  const texts = textsOfOneHash();
  expect(new Set(texts).size).toBe(2048);
  for (let round = 0; round < 2; round++) expect(texts.map((text) => table.numberOf(text))).toEqual([...texts.keys()]);
  expect(table.texts).toEqual(texts);
});

test("keys that differ in one place only are told apart", () => {
  const numbers = new KeyNumbers();
  for (let i = 0; i < 200_000; i++) numbers.numberOf(`anderson|${i}`);
  for (let i = 0; i < 200_000; i++) numbers.numberOf(`${i}|anderson`);
  expect(numbers.size).toBe(400_000);
});

test("equal values have one code, and lists are told apart by every part", () => {
  const codes = new ValueCodes();
  let next = 0;
  const code = (value: unknown): number => codes.codeOf(value, () => next++);
  const values = ["a", "b", ["a", "b"], ["b", "a"], ["a", "b", "c"], ["a", null], ["a", "b", "d"], ["a"], 7, true];
  expect(values.map(code)).toEqual(values.map((_, i) => i));
  expect(values.map(code)).toEqual(values.map((_, i) => i));
  expect([code({ lat: 1, lng: 2 }), code({ lat: 1, lng: 2 }), code({ lat: 2, lng: 1 })]).toEqual([10, 10, 11]);
  expect([code(["a", undefined]), code("7")]).toEqual([5, 8]);
  expect([null, undefined, [], () => 1].map(code)).toEqual([-1, -1, -1, -1]);
});
