import { describe, expect, test } from "vitest";
import { createMatcher, type FieldKind } from "../../src/matching/index.ts";

interface Row {
  readonly id: string;
  readonly value: unknown;
  readonly key: string | number | null;
}

/** A thousand rows that hold one value, one that holds a value like it, and two alike rare ones. */
function rowsWith(frequent: unknown, slip: unknown, rare: readonly [unknown, unknown]): Row[] {
  const many = Array.from({ length: 1000 }, (_, i) => ({ id: `f${i}`, value: frequent, key: i < 2 ? "k" : null }));
  const others = [slip, ...rare].map((value, i) => ({ id: `s${i}`, value, key: "k" }));
  return [...many, ...others];
}

function matcherOf(compare: FieldKind) {
  return createMatcher<Row>({
    fields: [
      { name: "id", compare: "exact", get: (row) => row.id },
      { name: "value", compare, get: (row) => row.value },
    ],
    blocking: [(row) => row.key],
  });
}

describe("what is like a value that most rows hold says no more than the value itself", () => {
  test.each<[FieldKind, unknown, unknown, [unknown, unknown]]>([
    ["email", "info@acme.example", "inf@acme.example", ["ann.lee@acme.example", "ann.le@acme.example"]],
    ["email", "none@acme.example", "none@acme.test", ["ann.lee@acme.example", "ann.lee@acme.test"]],
    ["phone", "+12125550100", "+12125550190", ["+13125550123", "+13125550124"]],
    ["identifier", "AB-00000", "AB-00001", ["QX-74921", "QX-74922"]],
    ["date", "1900-01-01", "1910-01-01", ["1964-07-23", "1964-07-28"]],
    ["date", "1990-01-02", "1990-02-01", ["1964-07-09", "1964-09-07"]],
    ["given_name", "Robert", "Bob", ["Margaret", "Peggy"]],
    ["family_name", "Stone", "Stonne", ["Quillan", "Quilan"]],
    [
      "given_family",
      ["Ann", "Stone"],
      ["Ann", "Stonne"],
      [
        ["Eve", "Quillan"],
        ["Eve", "Quilan"],
      ],
    ],
    ["place", "Springfield", "Sprinfield", ["Harrisburg", "Harisburg"]],
    ["postal_code", "78701", "68701", ["10115", "20115"]],
  ])("%s: %j and %j", (compare, frequent, slip, rare) => {
    const { explain } = matcherOf(compare).duplicates(rowsWith(frequent, slip, rare), { threshold: 0 });
    const weight = (a: number, b: number) => explain(a, b).evidence[1]?.weight ?? Number.NaN;
    expect(weight(0, 1000)).toBeLessThanOrEqual(Math.max(weight(0, 1), 0));
    expect(weight(1001, 1002)).toBeGreaterThan(3);
  });

  test("postal codes of one letter are not a slip apart", () => {
    const [one, two] = ["1", "2"].map((value) => ({ id: value, value, key: null }));
    expect(matcherOf("postal_code").compare(one as Row, two as Row).evidence[1]?.level).toBe("different");
  });
});

describe("plain JavaScript", () => {
  const field = { name: "value", compare: "email" as const, get: (row: Row) => row.value };
  const row = (key: number | null) => ({ id: "", value: "ann.lee@acme.example", key });

  test("a blocking key may be a number", () => {
    const matcher = createMatcher<Row>({ fields: [field], blocking: [({ key }) => key] });
    expect(matcher.duplicates([row(78701), row(78701), row(10115)]).clusters).toEqual([[0, 1]]);
    expect(matcher.duplicates([row(Number.NaN), row(Number.NaN)]).clusters).toEqual([]);
  });

  test("rows that are no array are refused, as they would silently have no duplicates", () => {
    const matcher = createMatcher<Row>({ fields: [field], blocking: [] });
    for (const rows of [new Set([row(1)]), undefined, { length: 2 }]) {
      expect(() => matcher.duplicates(rows as never)).toThrow("duplicates: rows must be an array");
      expect(() => matcher.estimate(rows as never)).toThrow("estimate: rows must be an array");
    }
  });

  test.each([undefined, null, {}, { fields: [field] }])("options %j are refused by name", (options) => {
    expect(() => createMatcher(options as never)).toThrow(
      /^createMatcher: options\.(?:fields|blocking) must be an array$/u,
    );
  });
});
