import { expect } from "vitest";

/** What stands in no canonical text: control characters, bidirectional controls, line separators, noncharacters' lone halves. */
const NEVER = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const SHOWN = 10;

type Normalize = (value: string, options?: object) => string | null;

/** What is wrong with a normalizer's answer to a text, or null. */
export function flawOf(normalize: Normalize, text: string, options: object): string | null {
  let once: string | null;
  try {
    once = normalize(text, options);
    if (once === null) return null;
    if (typeof once !== "string" || once === "") return `answers ${JSON.stringify(once)}`;
    const twice = normalize(once, options);
    if (twice !== once) return `${JSON.stringify(once)} then ${JSON.stringify(twice)}`;
  } catch (error) {
    return `throws ${String(error)}`;
  }
  if (once.length > 3 * text.length + 64) return `grows to ${once.length} units`;
  if (NEVER.test(once)) return `keeps what no canonical text may hold: ${JSON.stringify(once)}`;
  return null;
}

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
