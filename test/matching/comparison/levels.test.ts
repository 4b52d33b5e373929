import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createMatcher, type FieldKind } from "../../../src/matching/index.ts";

const SEED = 20261121;

function compare(kind: FieldKind, a: unknown, b: unknown): { level: string; weight: number } {
  const matcher = createMatcher<unknown>({
    fields: [{ name: "field", compare: kind, get: (row) => row }],
    blocking: [],
  });
  const part = matcher.compare(a, b).evidence[0];
  return { level: part?.level ?? "", weight: part?.weight ?? Number.NaN };
}

const levels: Record<FieldKind, [a: unknown, b: unknown, level: string][]> = {
  exact: [
    ["NSW", "nsw", "exact"],
    ["Café", "cafe", "exact"],
    ["NSW", "VIC", "different"],
    [5, "5", "exact"],
    [null, "x", "missing"],
    ["  ", "x", "missing"],
  ],
  identifier: [
    ["AB-123 456", "ab123456", "exact"],
    ["1234567", "1234657", "one_edit"],
    ["1234567", "1294587", "close"],
    ["1234567", "7654321", "different"],
    ["12", "13", "different"],
    ["1234", "1243", "different"],
    ["123456", "129457", "different"],
  ],
  date: [
    ["1975-03-21", "19750321", "exact"],
    ["1975-03-21", "1975-03-21T00:00:00Z", "exact"],
    ["1975-03-12", "1975-12-03", "day_and_month_swapped"],
    ["1975-03-21", "1978-03-21", "one_digit"],
    ["1975-04-21", "1975-14-21", "one_digit"],
    ["1975-03-21", "1975-03-12", "two_digits_swapped"],
    ["1975-01-01", "1975-03-21", "part_missing"],
    ["1975", "1975-03-21", "part_missing"],
    ["1975-03", "1975-03-21", "part_missing"],
    ["1975-03-21", "1988-03-21", "two_parts"],
    ["1975-03-21", "1975-10-05", "same_year"],
    ["1975-03-21", "1976-10-05", "near_year"],
    ["1975-03-21", "1931-10-05", "different"],
    ["21-Mar-1975", "1975-03-21", "exact"],
    ["March 21st, 1975", "1975-03-21", "exact"],
    ["Fri Mar 21 1975 08:30:00 GMT", "21 March 1975", "exact"],
    ["1975-Mar-21", "21MAR1975", "exact"],
    ["21-Mar-75", "1975-03-21", "exact"],
    ["21-Mar-75", "1875-03-21", "exact"],
    ["21-Mar-75", "21-Mar-76", "one_digit"],
    ["03-Dec-75", "1975-03-12", "day_and_month_swapped"],
    ["Mar 1975", "1975-03-21", "part_missing"],
    ["3/21/1975", "1975-03-21", "exact"],
    ["21.03.1975", "1975-03-21", "exact"],
    ["12/03/1975", "12/03/1975", "exact"],
    ["3/12/1975 08:30", "1975-12-03", "day_and_month_swapped"],
    ["3/21/1975", "3/21/1978", "one_digit"],
    ["75/03/21", "1975-03-21", "exact"],
    ["21-Mar-75", "1988-10-05", "different"],
    ["March 21", "1975-03-21", "missing"],
    ["1975-03", "1975-03", "part_missing"],
    ["1975-04", "1975-03-21", "same_year"],
    ["1975-01-15", "1975-03-21", "same_year"],
    ["1975-04-01", "1975-03-23", "same_year"],
    ["1974-01-01", "1975-03-21", "near_year"],
    ["1975-03-12", "1977-12-03", "near_year"],
    ["1975-03-12", "1975-05-03", "same_year"],
    ["1975-03-05", "1975-05-12", "same_year"],
    ["1975-03-21", "1957-03-12", "different"],
    ["1975-03-21", "1975-03-02", "two_parts"],
    ["1975-03-21", "1975-03-10", "two_parts"],
    ["1975-03-21", "1975-10-21", "two_parts"],
    ["1975-03-21", "1988-03-05", "different"],
    ["1975-03-21", "1988-10-21", "different"],
    ["1975-03", "1988-03", "different"],
    ["1975", "1988", "different"],
    ["1975-00-21", "1975-03-21", "part_missing"],
    ["0000-03-21", "1975-03-21", "missing"],
    ["12345", "1975", "missing"],
    ["1975-100-21", "1975-03-21", "missing"],
    ["1975-03-100", "1975-03-21", "missing"],
    ["soon", "1975-03-21", "missing"],
    ["", "1975-03-21", "missing"],
  ],
  postal_code: [
    ["90210-1234", "902101234", "exact"],
    ["90210-1234", "90210", "exact"],
    ["SW1A 1AA", "sw1a1aa", "exact"],
    ["SW1A 1AA", "SW1A 2BB", "same_area"],
    ["90210", "90211", "one_edit"],
    ["90210", "90201", "one_edit"],
    ["90210", "90287", "same_area"],
    ["90210", "80210", "one_edit"],
    ["90210", "10003", "different"],
    ["12", "13", "different"],
  ],
  place: [
    ["New York", "NEW YORK", "exact"],
    ["New York", "New York City", "contained"],
    ["Springfield", "Sprinfield", "close"],
    ["Boston", "Chicago", "different"],
  ],
  phone: [
    ["(212) 555-0123", "+1 212 555 0123", "exact"],
    ["555-0123", "+1 212 555 0123", "exact"],
    ["0161 496 0000", "+44 161 496 0000", "exact"],
    ["212 555 0123 ext. 9", "212 555 0123", "exact"],
    ["212 555 0123", "646 555 0123", "same_local_number"],
    ["212 555 0123", "212 555 0124", "one_digit"],
    ["555-0124", "+1 212 555 0123", "one_digit"],
    ["555-9876", "212 555 0123", "different"],
    ["212 555 0123", "415 555 9876", "different"],
    ["123", "212 555 0123", "missing"],
  ],
  domain: [
    ["https://www.acme.com/about", "acme.com", "exact"],
    ["acme.com", "info@acme.com", "exact"],
    ["acme.com", "acme.de", "same_label"],
    ["acme.com", "apex.com", "different"],
    ["jane@gmail.com", "acme.com", "missing"],
  ],
  email: [
    ["Jane.Roe@Acme.com", "jane.roe@acme.com", "exact"],
    ["jane.roe@acme.com", "jane.ro@acme.com", "one_edit"],
    ["jane.roe@acme.com", "jane.roe@mail.example", "same_mailbox"],
    ["jane.roe@acme.com", "bob@apex.com", "different"],
    ["jane.roe@acme.com", "dave.fox@mail.example", "different"],
    ["jane.roe@acme.com", "bob@acme.com", "different"],
    ["ann@acme.com", "ann@mail.example", "different"],
    ["xjane@acme.com", "jane.@mail.example", "different"],
    ["jane.roes@acme.com", "jane.roe@mail.example", "different"],
    ["harbo@quill.com", "quill@mail.example", "different"],
    ["a@bc.org", "b@bc.org", "different"],
    ["jane.roe", "bob@apex.com", "missing"],
  ],
  geo: [
    [{ lat: 40.7128, lng: -74.006 }, { lat: 40.7129, lng: -74.006 }, "within_25_m"],
    [{ lat: 40.7128, lng: -74.006 }, { lat: 40.7134, lng: -74.006 }, "within_100_m"],
    [{ lat: 40.7128, lng: -74.006 }, { lat: 40.7128, lng: -74.003 }, "within_300_m"],
    [{ lat: 40.7128, lng: -74.006 }, { lat: 40.72, lng: -74.006 }, "within_1_km"],
    [{ lat: 40.7128, lng: -74.006 }, { lat: 40.75, lng: -74.006 }, "within_5_km"],
    [{ lat: 0, lng: 179.999 }, { lat: 0, lng: -179.999 }, "within_300_m"],
    [{ lat: 40.7128, lng: -74.006 }, { lat: 51.5, lng: -0.12 }, "far"],
    [{ lat: 40.7128, lng: -74.006 }, { lat: 40.95, lng: -74.006 }, "within_50_km"],
    [{ lat: 140, lng: 0 }, { lat: 40, lng: 0 }, "missing"],
    [{ lat: 40, lng: 181 }, { lat: 40, lng: 0 }, "missing"],
    [{ lat: "40", lng: 0 }, { lat: 40, lng: 0 }, "missing"],
    [{ lat: 40, lng: "0" }, { lat: 40, lng: 0 }, "missing"],
  ],
  given_name: [
    ["Robert", "ROBERT", "exact"],
    ["Robert", "Bob", "nickname"],
    ["Robert", "R.", "initial"],
    ["Robert", "Robetr", "one_edit"],
    ["Bartolomeo", "Bartholomaus", "similar"],
    ["Christoffer", "Christopher", "close"],
    ["Mary Ann", "Mary", "part"],
    ["Robert", "Susan", "different"],
    ["Mario", "Maria", "different"],
    ["Christian", "Christina", "different"],
  ],
  family_name: [
    ["O'Neil", "ONeil", "exact"],
    ["Müller", "Muller", "exact"],
    ["Garcia", "García López", "part"],
    ["Meyer", "Meier", "one_edit"],
    ["Bob", "Robert", "different"],
  ],
  given_family: [
    [["Ann", "Lee"], ["Ann", "Lee"], "given_exact,family_exact"],
    [["Walter", "Okafor"], ["Okafor", "Walter"], "swapped,given_exact,family_exact"],
    [["Walter", null], ["Walter", "Okafor"], "given_exact,family_missing"],
    [["Walter", "Okafor"], ["Susan", "Marsh"], "given_different,family_different"],
    [[null, null], ["Susan", "Marsh"], "missing"],
    ["Walter Okafor", ["Susan", "Marsh"], "missing"],
  ],
  person_name: [
    ["Walter Okafor", "OKAFOR, Walter", "most_words"],
    ["Walter Okafor", "Walter Okafor", "exact"],
    ["Bob Okafor", "Robert J Okafor", "most_words"],
    ["Walter Okafor Jr.", "Walter Okafor Sr.", "generation_conflict"],
    ["Walter Okafor Junior", "Walter Okafor II", "exact"],
    ["Walter Okafor II", "Walter Okafor I", "generation_conflict"],
    ["Walter I Okafor", "Walter Okafor III", "generation_conflict"],
    ["Walter I Okafor", "Walter Okafor Jr", "most_words"],
    ["Walter Okafor", "Bettina Okafor", "same_family"],
    ["Okafor, Walter", "Bettina Okafor", "same_family"],
    ["Bettina Okafor", "Bettina Marsh", "some_words"],
    ["Maggie Okafor", "Margaret Okafor", "most_words"],
    ["Mario Okafor", "Maria Okafor", "same_family"],
    ["Paul Okafor", "Paula Okafor", "same_family"],
    ["Jo Okafor", "Ja Okafor", "same_family"],
    ["Christoffer Okafor", "Christopher Okafor", "most_words"],
    ["Erik Okafor", "Erek Okafor", "most_words"],
    ["Maggy Okafor", "Margaret Okafor", "most_words"],
    ["田中太郎", "Taro Tanaka", "other_script"],
    ["田中太郎", "Ứng Đỗ", "other_script"],
    ["Пётр Орлов", "Иван Громов", "different"],
    ["Walter Okafor", "Susan Marsh", "different"],
  ],
  company_name: [
    ["Acme Widgets, Inc.", "ACME WIDGETS INCORPORATED", "exact"],
    ["Acme Widgets (Leeds)", "Acme Widgets Ltd", "exact"],
    ["Northside School 12", "Northside School 14", "number_conflict"],
    ["Blue Door Bakery", "Blue Door Bakery and Coffee Roasters", "most_words"],
    ["Riverside Trust - Little Acorns", "Little Acorns", "part"],
    ["Riverside Trust - Little Acorns", "LITTLE ACORNS SCHOOL", "part"],
    ["Riverside Trust - Little Acorns", "Riverside Trust", "part"],
    ["Hotel Astra / Bistro Nova", "Bistro Nova", "part"],
    ["Riverside Trust - Little Acorns", "Riverside Trust Little Acorns", "exact"],
    ["Riverside Trust - Little Acorns", "Riverside Trust Moorland", "different"],
    ["Riverside Trust - Little Acorns", "Riverside Trust - Moorland", "different"],
    ["Riverside Trust (Hexham) - Little Acorns", "Riverside Trust (Corbridge)", "different"],
    ["Riverside Trust - School 12", "School 14", "number_conflict"],
    ["Moorland Sandwiches at Hexham Garage", "Hexham Garage", "most_words"],
    ["東方電機", "Acme Widgets", "other_script"],
    ["Acme 東方電機", "Acme Widgets", "different"],
    ["Acme Widgets", "Zenith Holdings", "different"],
  ],
  text: [
    ["senior software engineer", "Senior Software Engineer", "exact"],
    ["senior software engineer platform", "senior software engineer", "most_words"],
    ["senior softwarf engineer", "senior software engineer", "most_words"],
    ["lead java coder", "lead jave coder", "some_words"],
    ["research & development", "research and development", "exact"],
    ["l\u2019oréal paris", "loreal paris", "exact"],
    ["head of sales", "database administrator", "different"],
  ],
  address: [
    ["12 North Main Street", "12 N. Main St", "exact"],
    ["12 Main St, Springfield", "12 Main St", "same_number_and_street"],
    ["12 Main St Apt 4", "12 Main St Apt 5", "unit_conflict"],
    ["12 Hawthorn Lane", "14 Hawthorn Ln", "number_conflict"],
    ["1710-1718 Hawthorn Lane", "1718 Hawthorn Ln", "same_number_and_street"],
    ["1710-1718 Hawthorn Lane", "1713 Hawthorn Ln", "number_conflict"],
    ["1710-1718 Hawthorn Lane", "1712-1714 Hawthorn Ln", "same_number_and_street"],
    ["1710-1718 Hawthorn Lane", "1712-1713 Hawthorn Ln", "number_conflict"],
    ["1710-1718 Hawthorn Lane", "1711-1714 Hawthorn Ln", "number_conflict"],
    ["1718-1710 Hawthorn Lane", "1712 Hawthorn Ln", "number_conflict"],
    ["12 Main St #4", "12 Main St Unit 4", "exact"],
    ["12 Main St # 4", "12 Main St Apt 5", "unit_conflict"],
    ["Hawthorn Lane", "12 Hawthorn Ln", "same_street"],
    ["Grand Building, 405 Hawthorn Lane", "405 Hawthorn Lane", "same_number_and_street"],
    ["14 bis Hawthorn Lane", "14bis Hawthorn Ln", "exact"],
    ["14 bis Hawthorn Lane", "14 Hawthorn Ln", "number_conflict"],
    ["14 1/2 Hawthorn Lane", "10-18 Hawthorn Ln", "number_conflict"],
    ["12 Main St, Salem 62701", "12 Main St, Salem 62745", "same_number_and_street"],
    ["12 Main St, Salem 62701", "12 Main St, Salem 26701", "same_number_and_street"],
    ["12 Main St, Salem 62701", "12 Main St, Salem 63145", "different"],
    ["12 N Main St S", "12 S Main St N", "same_number_and_street"],
    ["12 N Main St", "12 S Main St", "different"],
    ["12 Main St", "877 Ocean Drive", "different"],
    ["", "12 Main St", "missing"],
  ],
};

describe.each(Object.entries(levels) as [FieldKind, [unknown, unknown, string][]][])("%s", (kind, rows) => {
  test.each(rows)("%j and %j: %s", (a, b, level) => {
    expect(compare(kind, a, b).level).toBe(level);
  });

  test("equal values speak for a match, the most different ones against, and the order of the two does not matter", () => {
    const weights = rows.map(([a, b]) => compare(kind, a, b).weight);
    expect(Math.max(...weights)).toBeGreaterThan(1);
    expect(Math.min(...weights)).toBeLessThan(0);
    expect(rows.map(([a, b]) => compare(kind, b, a).weight)).toEqual(weights);
  });

  test("takes any run-time value", () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (a, b) => {
        expect(Number.isFinite(compare(kind, a, b).weight)).toBe(true);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });
});

test("a date known in part says less than a whole one, a slip in another postal area more than one in the same", () => {
  const dates = ["1975-03-21", "1975-03", "1975"].map((date) => compare("date", date, date).weight);
  expect(dates).toEqual([...dates].sort((a, b) => b - a));
  expect(new Set(dates).size).toBe(3);
  const [near, far] = ["90211", "80210"].map((code) => compare("postal_code", "90210", code).weight);
  expect(far).toBeGreaterThan(near as number);
});

test("an owner that joins its name to those of many sites says less than one that does so once", () => {
  const word = (i: number): string => `${"bdfgklmnpr"[i % 10]}${"aeiou"[i % 5]}${"stvz"[i % 4]}${"lmnr"[i >> 5]}${i}x`;
  const site = (i: number): string => `${word(i)}a ${word(i)}o ${word(i)}u`;
  const owned = Array.from({ length: 8 }, (_, i) => `Riverside Trust - ${site(i)}`);
  const others = Array.from({ length: 120 }, (_, i) => site(i + 8));
  const rows = [...owned, "Riverside Trust", `Corbridge Fund - ${site(128)}`, "Corbridge Fund", ...others];
  const matcher = createMatcher<string>({
    fields: [{ name: "name", compare: "company_name", get: (row) => row }],
    blocking: [],
  });
  const { explain } = matcher.duplicates(rows);
  expect(explain(0, 8)).toMatchObject({ evidence: [{ level: "part" }] });
  expect(explain(9, 10)).toMatchObject({ evidence: [{ level: "part" }] });
  expect(explain(9, 10).weight).toBeGreaterThan(explain(0, 8).weight + 1.5);
  expect(explain(0, 8).weight).toBeLessThan(4);
});
