/** Numerals up to 49 as lists count with them. */
const NUMERAL = /^(?:xl|x{0,3})(?:ix|iv|v?i{0,3})$/u;
const VALUES: ReadonlyMap<string, number> = /* @__PURE__ */ new Map([
  ["i", 1],
  ["l", 50],
  ["v", 5],
  ["x", 10],
]);

/** The number that a folded word writes in Roman numerals, up to 49, or null. */
export function romanNumber(word: string): number | null {
  // Most words begin with another letter.
  if (!VALUES.has(word.charAt(0)) || !NUMERAL.test(word)) return null;
  let sum = 0;
  for (let i = 0; i < word.length; i++) {
    const value = VALUES.get(word.charAt(i)) ?? 0;
    sum += value < (VALUES.get(word.charAt(i + 1)) ?? 0) ? -value : value;
  }
  return sum;
}
