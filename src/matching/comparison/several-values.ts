import { type Comparison, settle, type Verdict } from "./comparison.ts";
import type { TermShares, TermTable } from "./terms.ts";

/**
 * The same comparison for fields of which a record may hold several values, as it may have several phones: the two that are
 * most alike are compared. Each pair of values is one more chance of agreeing, so that u grows with their number.
 */
export function severalValues<P extends object>(one: Comparison<P>): Comparison<P | readonly P[]> {
  const last = one.levels.length - 1;
  return {
    ...one,
    prepare(value: unknown, terms: TermTable): P | readonly P[] | null {
      if (!Array.isArray(value)) return one.prepare(value, terms);
      const values = value.map((single: unknown) => one.prepare(single, terms)).filter((single) => single !== null);
      return values.length > 1 ? values : (values[0] ?? null);
    },
    termsOf: (value) =>
      isList(value) ? [...new Set(value.flatMap((single) => one.termsOf(single)))] : one.termsOf(value),
    isOnePersons: (a, b) => listOf(a).some((x) => listOf(b).some((y) => one.isOnePersons?.(x, y) === true)),
    compare(a: P | readonly P[], b: P | readonly P[], terms: TermShares, verdict: Verdict): Verdict {
      if (!isList(a) && !isList(b)) return one.compare(a, b, terms, verdict);
      const pairs = listOf(a).flatMap((x) => listOf(b).map((y) => [x, y] as const));
      let level = last + 1;
      let u = 1;
      let isLoose = false;
      for (const [x, y] of pairs) {
        one.compare(x, y, terms, verdict);
        const chance = verdict.u === 0 ? (one.levels[verdict.level]?.u ?? 1) : verdict.u;
        isLoose ||= verdict.isLoose;
        if (verdict.level > level || (verdict.level === level && chance >= u)) continue;
        level = verdict.level;
        u = chance;
      }
      return settle(verdict, level, level === last ? 0 : Math.min(1, u * pairs.length), isLoose);
    },
  };
}

function isList<P>(value: P | readonly P[]): value is readonly P[] {
  return Array.isArray(value);
}

function listOf<P>(value: P | readonly P[]): readonly P[] {
  return isList(value) ? value : [value];
}
