import { describe, expect, test } from "vitest";
import { compareCompanyNames, createCompanyResolver, createMatcher } from "../../../src/matching/index.ts";

const matcher = createMatcher<string>({
  fields: [{ name: "name", compare: "company_name", get: (row) => row }],
  blocking: [],
});

describe.each([
  ["Harbour School 12", "Harbour School 13"],
  ["Harbour Phase 1 Capital LLC", "Harbour Phase 2 Capital LLC"],
  ["Harbour School 12A", "Harbour School 12B"],
  ["Harbour Fund II LP", "Harbour Fund III LP"],
  ["Harbour Fund IV LP", "Harbour Fund V LP"],
  ["Harbour Fund I", "Harbour Fund 2"],
])("%s is not %s", (a, b) => {
  test("in a pair of names", () => {
    const found = compareCompanyNames(a, b);
    expect(["similar", "different"]).toContain(found.level);
    expect(found.score).toBeLessThanOrEqual(0.7);
    expect(compareCompanyNames(b, a)).toEqual(found);
  });
  test("in a field", () => {
    expect(matcher.compare(a, b).evidence[0]?.level).toBe("number_conflict");
    expect(matcher.compare(b, a)).toEqual(matcher.compare(a, b));
  });
  test("for the resolver", () => {
    const resolver = createCompanyResolver([{ name: a, domain: "harbour.example" }] as never);
    expect(resolver.resolve({ name: b }).company).toBeNull();
    expect(resolver.resolve({ name: a }).confidence).toBe(95);
  });
});

test.each([
  ["Harbour School 12", "Harbour School"],
  ["Harbour 24 7 Gym", "Harbour 247 Gym"],
  ["Harbour Fund II", "Harbour Fund 2"],
  ["79Harbour Inc", "79Harbuor Inc"],
  ["Harbour 12th Street", "Harbour 12 Street"],
  ["V Harbour Partners", "X Harbour Partners"],
])("%s and %s have no other number", (a, b) => {
  expect(compareCompanyNames(a, b).score).toBeGreaterThan(0.8);
  expect(matcher.compare(a, b).weight).toBeGreaterThan(0);
});

test.each([
  ["JP Harbour", "JPHarbour Ltd"],
  ["McHarbour's", "Mc Harbours"],
  ["Harbour Light AG", "HarbourLight"],
])("a space more makes no other name: %s, %s", (a, b) => {
  const { evidence, weight } = matcher.compare(a, b);
  expect(evidence[0]?.level).toBe("most_words");
  expect(weight).toBeGreaterThan(9);
  expect(matcher.compare(b, a).weight).toBe(weight);
  expect(weight).toBeLessThanOrEqual(matcher.compare(a, a).weight);
});

test.each([
  ["中国银行", "中国农业银行"],
  ["中国工商银行", "中国农业银行"],
  ["中信银行", "中国银行"],
])("Chinese characters are words: %s is no abbreviation or slip of %s", (a, b) => {
  expect(["similar", "different"]).toContain(compareCompanyNames(a, b).level);
  expect(matcher.compare(a, b).weight).toBeLessThan(0);
});

test("one of many Chinese characters may be a slip", () => {
  expect(compareCompanyNames("上海海港机械制造", "上海海湾机械制造").level).toBe("misspelling");
});
