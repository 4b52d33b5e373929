import { describe, expect, test } from "vitest";
import { comparePersonNames, createMatcher, type FieldKind } from "../../../src/matching/index.ts";

describe("comparePersonNames: generations", () => {
  test.each([
    ["John Harlow II", "John Harlow IV"],
    ["John Harlow II", "John Harlow III"],
    ["John Harlow I", "John Harlow II"],
    ["John Harlow V", "John Harlow IV"],
    ["John Harlow VI", "John Harlow Jr."],
    ["John Harlow Sr.", "John Harlow Jr."],
    ["John Harlow, 2nd", "John Harlow, 3rd"],
  ])("%s is not %s", (a, b) => {
    expect(comparePersonNames(a, b)).toEqual({ score: 0.6, level: "family" });
    expect(comparePersonNames(b, a)).toEqual({ score: 0.6, level: "family" });
  });

  test.each([
    ["John Harlow II", "John Harlow Jr."],
    ["John Harlow I", "John Harlow Sr."],
    ["John Harlow IV", "John Harlow 4th"],
    ["John Harlow V", "John Harlow, 5th"],
    ["John Harlow II", "HARLOW, JOHN, II"],
  ])("%s is %s", (a, b) => {
    expect(comparePersonNames(a, b)).toEqual({ score: 1, level: "exact" });
  });

  test("one that only one name tells is a part of the name", () => {
    const { level, score } = comparePersonNames("John Harlow", "John Harlow Jr.");
    expect(level).toBe("subset");
    expect(score).toBeGreaterThan(0.98);
  });
});

test.each([
  ["John A. Harlow", "John B. Harlow"],
  ["Juan Carlos Harlow", "Juan Miguel Harlow"],
  ["Bob A. Harlow", "Robert B. Harlow"],
])("other middle names make %s and %s two of one family, not one name", (a, b) => {
  expect(comparePersonNames(a, b).level).toBe("family");
  expect(comparePersonNames(b, a)).toEqual(comparePersonNames(a, b));
});

function levelOf<Row>(compare: FieldKind, a: Row, b: Row): string | undefined {
  const matcher = createMatcher<Row>({ fields: [{ name: "name", compare, get: (row) => row }], blocking: [] });
  const [forth, back] = [matcher.compare(a, b), matcher.compare(b, a)];
  expect(back.weight).toBe(forth.weight);
  return forth.evidence[0]?.level;
}

test.each([
  ["John Harlow IV", "John Harlow V", "generation_conflict"],
  ["John Harlow II", "John Harlow I", "generation_conflict"],
  ["John Harlow II", "John Harlow Jr", "exact"],
  ["John V Harlow", "John V. Harlow", "exact"],
  ["John V Harlow", "John Harlow IV", "most_words"],
  ["John Harlow V", "John Harlow", "most_words"],
])("in one field %s and %s are %s", (a, b, level) => {
  expect(levelOf("person_name", a, b)).toBe(level);
});

test.each([
  [["John", "Harlow Jr"], ["John", "Harlow Sr."], "given_exact,family_different"],
  [["John", "Harlow II"], ["John", "Harlow III"], "given_exact,family_different"],
  [["John", "Harlow II"], ["John", "Harlow Jr"], "given_exact,family_exact"],
  [["John", "Harlow Jr"], ["John", "Harlow"], "given_exact,family_exact"],
  [["John", "Jr"], ["John", "Sr"], "given_exact,family_different"],
] as const)("in two fields %j and %j are %s", (a, b, level) => {
  expect(levelOf<readonly string[]>("given_family", a, b)).toBe(level);
});

test.each([
  ["J. R.", "John Robert", "initial"],
  ["J.R.", "John", "initial"],
  ["J R", "J", "initial"],
  ["J. R.", "John Peter", "different"],
  ["J. R.", "Robert John", "different"],
  ["John R.", "John Robert", "part"],
  ["JR", "John Robert", "different"],
  ["JP", "Jean-Pierre", "initial"],
  ["TJ", "Thomas James", "initial"],
  ["TJ", "T. J.", "initial"],
  ["TJ", "Thomas", "initial"],
  ["AJ", "Anna Jane", "initial"],
  ["TJ", "Thomas Peter", "different"],
  ["TJ", "PJ", "different"],
  ["Wm", "William", "nickname"],
  ["Wm", "Wilfred Maxwell", "different"],
  ["Jo", "John Oliver", "different"],
  ["Ng", "Nora Gail", "different"],
])("the given names %s and %s: %s", (a, b, level) => {
  expect(levelOf("given_name", a, b)).toBe(level);
});

test.each([
  ["JP Harlow", "Jean-Pierre Harlow", "most_words"],
  ["Harlow, JP", "Jean-Pierre Harlow", "most_words"],
  ["AJ Harlow", "Anna Jane Harlow", "most_words"],
  ["JP Harlow", "Jean-Paul Quimby", "some_words"],
  ["JP Harlow", "Gerald Harlow", "same_family"],
  ["Ng Harlow", "Nora Gail Harlow", "same_family"],
])("two initials in one: %s and %s are %s", (a, b, level) => {
  expect(levelOf("person_name", a, b)).toBe(level);
});

test.each([
  ["山田太郎", "山田 太郎", "exact"],
  ["王伟", "王 伟", "exact"],
  ["王伟", "王芳", "same_family"],
  ["김민수", "김민지", "same_family"],
  ["山田太郎", "佐々木太郎", "some_words"],
])("names without a space: %s and %s are %s", (a, b, level) => {
  expect(levelOf("person_name", a, b)).toBe(level);
});
