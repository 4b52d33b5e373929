import { describe, expect, test } from "vitest";
import { createMatcher, personMatcher } from "../../src/matching/index.ts";

describe("rows in two scripts meet without a rule for it", () => {
  const rowOf = (first_name: string, last_name: string, city: string) => ({
    first_name,
    last_name,
    location: { city },
  });

  test("people by their names", () => {
    const rows = [
      rowOf("철수", "김", "Seoul"),
      rowOf("Anna", "Weber", "Bern"),
      rowOf("Chul Soo", "Kim", "Seoul"),
      rowOf("محمد", "علي", "Cairo"),
      rowOf("Mohammed", "Ali", "Cairo"),
      rowOf("ひろし", "たなか", "Tokyo"),
      rowOf("Hiroshi", "Tanaka", "Tokyo"),
      rowOf("Hiroko", "Tanaka", "Nagoya"),
    ];
    expect(personMatcher.duplicates(rows as never).clusters).toEqual([
      [0, 2],
      [3, 4],
      [5, 6],
    ]);
  });

  test.each([
    ["person_name", ["김철수", "Chul Soo Kim", "Rosa Lund"]],
    ["company_name", ["トヨタ", "Toyota", "Rosa Lund"]],
  ] as const)("whole values of %s", (compare, rows) => {
    const matcher = createMatcher<string>({
      fields: [{ name: "value", compare, get: (row) => row }],
      blocking: [],
      prior: 0.1,
    });
    expect(matcher.duplicates([...rows]).clusters).toEqual([[0, 1]]);
  });
});
