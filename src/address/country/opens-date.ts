import { JOINING_PARTICLES, MONTHS } from "../data/street-line-words.ts";

/** "25 DE MAYO", "1. MAJA": whether a day with its month stands at a position. */
export function opensDate(words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? "";
  return (
    /^\d{1,2}\.?$/u.test(words[at] ?? "") && MONTHS.has(JOINING_PARTICLES.has(next) ? (words[at + 2] ?? "") : next)
  );
}
