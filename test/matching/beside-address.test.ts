import { expect, test } from "vitest";
import { createMatcher } from "../../src/matching/index.ts";

interface Row {
  readonly name: string;
  readonly address: string | null;
}

const matcher = createMatcher<Row>({
  fields: [
    { name: "name", compare: "company_name", get: (row) => row.name },
    { name: "address", compare: "address", get: (row) => row.address },
  ],
  blocking: [(row) => row.address],
});

function nameBits(left: [string, string | null], right: [string, string | null]): number {
  const [a, b] = [left, right].map(([name, address]) => ({ name, address }));
  if (a === undefined || b === undefined) throw new Error("two rows");
  const forth = matcher.compare(a, b).evidence[0]?.weight ?? 0;
  expect(matcher.compare(b, a).evidence[0]?.weight).toBe(forth);
  return forth;
}

const alone = (a: string, b: string): number => nameBits([a, null], [b, null]);

test.each([
  ["Larkspur Learning Roosevelt", "Larkspur Learning Tree House", "1402 W Roosevelt Rd", "1402 West Roosevelt Road"],
  ["Harbor House Kids 2140 W 81st", "Harbor House Nook", "2140 W 81st St", "2140 W. 81ST STREET"],
  ["Cedar Centre - Unter den Linden", "Cedar Centre Mitte", "Unter den Linden 7", "Unter den Linden 7"],
])("at one door what repeats the address is no difference: %s, %s", (a, b, at, other) => {
  expect(nameBits([a, at], [b, other])).toBeGreaterThan(alone(a, b));
});

test("at one door what repeats the address is no agreement either", () => {
  const [a, b] = ["Ainslie Day Care", "Ainslie Bicycle Repair"];
  expect(nameBits([a, "2203 W Ainslie"], [b, "2203 W Ainslie St"])).toBeLessThan(alone(a, b));
});

test.each([
  ["at another door", "1206 W Foster Ave", "1238 W Ainslie St"],
  ["at another number of the street", "1206 W Foster Ave", "1238 W Foster Ave"],
  ["in another unit", "1206 W Foster Ave Apt 2", "1206 W Foster Ave Apt 3"],
  ["where one address is not known", "1206 W Foster Ave", null],
])("%s such words tell branches apart", (_where, at, other) => {
  const [a, b] = ["Juniper Center (Foster)", "Juniper Center (Ainslie)"];
  expect(nameBits([a, at], [b, other])).toBe(alone(a, b));
});

test("a name that is nothing but its address stays whole", () => {
  expect(nameBits(["2140 W 81st", "2140 W 81st St"], ["2140 W 81st", "2140 W 81st St"])).toBe(
    alone("2140 W 81st", "2140 W 81st"),
  );
});

test("pairs of a search weigh what explain adds up to", () => {
  const rows = [
    { name: "Larkspur Learning Roosevelt", address: "1402 W Roosevelt Rd" },
    { name: "Larkspur Learning Tree House", address: "1402 W Roosevelt Rd" },
    { name: "Harbor House", address: "14 Oak St" },
  ];
  const { explain, pairs } = matcher.duplicates(rows);
  expect(pairs.map(({ a, b }) => [a, b])).toEqual([[0, 1]]);
  expect(pairs[0]?.weight).toBe(explain(0, 1).weight);
});
