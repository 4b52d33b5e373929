import fc from "fast-check";
import { expect, test } from "vitest";
import { TextNumbers } from "../../../src/matching/lookalike/text-numbers.ts";

const texts = fc.array(
  fc.tuple(fc.nat(2), fc.oneof(fc.string({ maxLength: 3 }), fc.string({ unit: "binary", maxLength: 6 }))),
  { maxLength: 600 },
);

test("numbers texts of each kind as a Map does, and finds them again", () => {
  fc.assert(
    fc.property(texts, texts, (added, asked) => {
      const numbers = new TextNumbers();
      const plain = new Map<string, number>();
      for (const [kind, text] of added) {
        const known = plain.get(kind + text) ?? plain.size;
        plain.set(kind + text, known);
        expect(numbers.add(kind, text)).toBe(known);
        expect(numbers.kindOf(known)).toBe(kind);
        expect(numbers.text(known)).toBe(text);
      }
      expect(numbers.size).toBe(plain.size);
      for (const [kind, text] of [...added, ...asked])
        expect(numbers.get(kind, text)).toBe(plain.get(kind + text) ?? -1);
    }),
    { seed: 20261121, numRuns: 200 },
  );
});

test("the order of texts is that of their units", () => {
  const unit = fc.constantFrom(
    "",
    "a",
    "b",
    "z",
    "\u007f",
    "\u0080",
    "\u07ff",
    "\u0800",
    "é",
    "\ud800",
    "\udfff",
    "\uffff",
    "😀",
  );
  const text = fc.array(unit, { maxLength: 4 }).map((units) => units.join(""));
  fc.assert(
    fc.property(text, text, (a, b) => {
      const numbers = new TextNumbers();
      const order = numbers.compare(numbers.add(0, a), numbers.add(0, b));
      expect(Math.sign(order)).toBe(a === b ? 0 : a < b ? -1 : 1);
    }),
    { seed: 20261121, numRuns: 1000 },
  );
});

test("long texts and many of them", () => {
  const numbers = new TextNumbers();
  const long = "ß".repeat(100_000);
  expect([numbers.add(1, long), numbers.add(1, `${long}a`), numbers.add(2, long), numbers.add(1, long)]).toEqual([
    0, 1, 2, 0,
  ]);
  for (let i = 0; i < 20_000; i++) numbers.add(0, `text ${i}`);
  expect([numbers.size, numbers.get(0, "text 19999"), numbers.get(0, "text 20000")]).toEqual([20_003, 20_002, -1]);
});
