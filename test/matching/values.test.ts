import { describe, expect, test } from "vitest";
import { createMatcher, type FieldKind } from "../../src/matching/index.ts";

interface Row {
  readonly value: unknown;
  readonly key?: unknown;
}

const matcherOf = (compare: FieldKind) =>
  createMatcher<Row>({
    fields: [{ name: "value", compare, get: (row) => row.value }],
    blocking: [() => "all"],
  });

/** Levels of the pair in a search among other rows, with each of them first. */
function levelsAmong(compare: FieldKind, before: readonly unknown[], a: unknown, b: unknown): string[] {
  const rows = [...before, a, b].map((value) => ({ value }));
  const [left, right] = [before.length, before.length + 1];
  const found = matcherOf(compare).duplicates(rows);
  const turned = matcherOf(compare).duplicates([...rows].reverse());
  return [found.explain(left, right), turned.explain(0, 1)].map(({ evidence }) => evidence[0]?.level ?? "");
}

describe("a value says in a search what it says in a pair, whatever other rows hold", () => {
  const here = { lat: 40.1, lng: -70 };
  test.each<[FieldKind, unknown[], unknown, unknown, string]>([
    ["geo", [{ lat: "40.1", lng: "-70" }], here, { ...here }, "within_25_m"],
    ["geo", ["40.1,-70"], here, { ...here }, "within_25_m"],
    ["identifier", [true], "true", "true", "exact"],
    ["text", [false, Number.NaN], "nan", "NaN", "exact"],
    ["given_family", [[null, "Harlow"]], [5, "Harlow"], [6, "Harlow"], "given_different,family_exact"],
  ])("%s beside %j", (compare, before, a, b, level) => {
    expect(matcherOf(compare).compare({ value: a }, { value: b }).evidence[0]?.level).toBe(level);
    expect(levelsAmong(compare, before, a, b)).toEqual([level, level]);
  });
});

test.each<[unknown, unknown, string]>([
  [1234567890123456789n, "1234567890123456789", "exact"],
  [12345n, 12345, "exact"],
  [12345n, 99999n, "different"],
  [null, 12345n, "missing"],
])("a big integer is the text of its digits: %s, %s", (a, b, level) => {
  expect(matcherOf("identifier").compare({ value: a }, { value: b }).evidence[0]?.level).toBe(level);
  expect(levelsAmong("identifier", [], a, b)).toEqual([level, level]);
});

test("a big integer is a blocking key", () => {
  const matcher = createMatcher<{ readonly id: bigint; readonly mail: string }>({
    fields: [{ name: "mail", compare: "email", get: (row) => row.mail }],
    blocking: [(row) => row.id],
    prior: 0.01,
  });
  const rows = [1n, 2n, 1n].map((id) => ({ id, mail: "ann@harlow.example" }));
  expect(matcher.duplicates(rows).clusters).toEqual([[0, 2]]);
});

describe("one value in several notations", () => {
  test.each<[FieldKind, unknown, unknown, string]>([
    ["email", "mailto:ann@harlow.example", "ann@harlow.example", "exact"],
    ["email", "Ann Harlow <Ann@Harlow.example>", "ann@harlow.example", "exact"],
    ["email", "ann@bücher.example", "ann@xn--bcher-kva.example", "exact"],
    ["email", " ann@harlow.example ", "ann@harlow.example", "exact"],
    ["email", "ann@harlow", "ann@harlow", "exact"],
    ["email", "ann@", "ann@harlow.example", "missing"],
    ["email", "ann@harlow.example", "bea@quimby.example", "different"],
    ["phone", "２１２５５５０１２３", "(212) 555-0123", "exact"],
    ["place", "St. Louis", "Saint Louis", "exact"],
    ["place", "Ft. Worth", "Fort Worth", "exact"],
    ["place", "Mt Vernon", "Mount Vernon", "exact"],
    ["place", "N Las Vegas", "North Las Vegas", "exact"],
    ["place", "Saint-Étienne", "St-Etienne", "exact"],
    ["place", "Sector S", "Sector South", "close"],
    ["place", "St. Paul", "Mt. Paul", "different"],
  ])("%s: %s and %s are %s", (compare, a, b, level) => {
    expect(matcherOf(compare).compare({ value: a }, { value: b }).evidence[0]?.level).toBe(level);
    expect(levelsAmong(compare, [], a, b)).toEqual([level, level]);
  });
});
