import { expect } from "vitest";
import { flawOf, type Normalize } from "./flaw-of.ts";

const SHOWN = 10;

/** Fails with the first texts whose answers are flawed; counts how many are not null, so that the check cannot go empty. */
export function expectSettled(
  normalize: Normalize,
  texts: Iterable<string>,
  optionsOf: (i: number) => object,
): { usable: number } {
  const flaws: unknown[] = [];
  let usable = 0;
  let i = 0;
  for (const text of texts) {
    const options = optionsOf(i++);
    const flaw = flawOf(normalize, text, options);
    if (flaw !== null) flaws.push({ text, options, flaw });
    if (flaws.length >= SHOWN) break;
    if (normalize(text, options) !== null) usable++;
  }
  expect(flaws).toEqual([]);
  return { usable };
}
