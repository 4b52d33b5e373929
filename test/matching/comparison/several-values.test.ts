import { describe, expect, test } from "vitest";
import { type Comparison, settle, type Verdict } from "../../../src/matching/comparison/comparison.ts";
import { severalValues } from "../../../src/matching/comparison/several-values.ts";
import { ShippedTerms } from "../../../src/matching/comparison/terms.ts";
import { createMatcher } from "../../../src/matching/index.ts";

const matcher = createMatcher<{ phones: unknown }>({
  fields: [{ name: "phone", compare: "phone", get: (row) => row.phones }],
  blocking: [],
});
const [A, B, C, D] = ["+12125550123", "+14155550188", "+16465550101", "+13125550177"] as const;
const evidence = (a: unknown, b: unknown) => matcher.compare({ phones: a }, { phones: b }).evidence[0];

describe("several values of a field", () => {
  test.each<[unknown, unknown, string]>([
    [[A, B], [C, A], "exact"],
    [A, [B, A], "exact"],
    [[A, B], [C, D], "different"],
    [[A, B], [C, "+12125550124"], evidence(A, "+12125550124")?.level ?? ""],
    [[A], [A], "exact"],
    [[], [A], "missing"],
    [[null, "none"], [A], "missing"],
    [[null, A], A, "exact"],
  ])("%j and %j: %s", (a, b, level) => {
    expect(evidence(a, b)?.level).toBe(level);
    expect(evidence(b, a)).toEqual(evidence(a, b));
  });

  test("a list of one is that one", () => {
    expect(evidence([A], [A])).toEqual(evidence(A, A));
  });

  test("each pair is one more chance of agreeing, and none of differing", () => {
    const one = evidence(A, A);
    const four = evidence([A, B], [C, A]);
    expect(four?.u).toBeCloseTo(4 * (one?.u ?? 0), 12);
    expect(evidence([A, B], [C, D])).toEqual(evidence(A, C));
  });

  test("of pairs on one level the one that chance explains least is taken, and one that is loose makes all so", () => {
    const levels = ["same", "other"].map((level) => ({ level, m: 0.5, u: 0.25 }));
    const chance: Comparison<{ u: number }> = {
      levels,
      prepare: (u) => ({ u: Number(u) }),
      termsOf: ({ u }) => [u],
      compare: (a, b, _terms, verdict) => settle(verdict, a.u === b.u ? 0 : 1, a.u === b.u ? a.u : 0, a.u === 0.03),
      shippedShare: () => 0,
    };
    const several = severalValues(chance);
    const terms = new ShippedTerms(() => 0);
    const verdict = (a: unknown, b: unknown) =>
      several.compare(several.prepare(a, terms) as never, several.prepare(b, terms) as never, terms, {} as Verdict);
    expect(verdict([0.02, 0.01], [0.01, 0.02])).toEqual({ level: 0, u: 0.04, isLoose: false });
    expect(verdict([0.01, 0.02, 0.03], [0.02, 0.01])).toEqual({ level: 0, u: 0.06, isLoose: true });
    expect(verdict([0.4, 0.5], [0.4, 0.5])).toEqual({ level: 0, u: 1, isLoose: false });
    expect(verdict([0, 0.4], [1, 0.4])).toEqual({ level: 0, u: 1, isLoose: false });
    expect(verdict([0, 1], [0, 2])).toEqual({ level: 0, u: 1, isLoose: false });
    expect(several.termsOf(several.prepare([1, 2, 1], terms) as never)).toEqual([1, 2]);
  });

  test.each(["email", "domain", "identifier"] as const)("fields of %s take several too", (compare) => {
    const values = createMatcher<{ value: unknown }>({
      fields: [{ name: "value", compare, get: (row) => row.value }],
      blocking: [],
    });
    const a = { value: ["ann@acme.example", "ann@oak.example"] };
    expect(values.compare(a, { value: ["bob@elm.example", "ann@oak.example"] }).evidence[0]?.level).toBe("exact");
  });
});
