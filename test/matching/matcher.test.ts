import { expect, test } from "vitest";
import { log2 } from "../../src/matching/binary-logarithm.ts";
import { createMatcher } from "../../src/matching/index.ts";

interface Person {
  readonly given: string | null;
  readonly family: string | null;
  readonly birth: string | null;
  readonly postcode: string | null;
}

const person = (
  given: string | null,
  family: string | null,
  birth: string | null,
  postcode: string | null,
): Person => ({
  given,
  family,
  birth,
  postcode,
});

const matcher = createMatcher<Person>({
  fields: [
    { name: "name", compare: "given_family", get: (row) => [row.given, row.family] },
    { name: "birth", compare: "date", get: (row) => row.birth },
    { name: "postcode", compare: "postal_code", get: (row) => row.postcode },
  ],
  blocking: [(row) => row.birth, (row) => row.postcode, (row) => row.family],
});

/** People with one duplicate each, made without chance. */
function people(count: number): Person[] {
  const given = ["anna", "bert", "clara", "dirk", "elsa", "franz", "greta"];
  const family = [
    "abel",
    "brandt",
    "coster",
    "dreyer",
    "engel",
    "falk",
    "gerber",
    "hagen",
    "iversen",
    "jansen",
    "krall",
  ];
  const rows: Person[] = [];
  for (let i = 0; i < count; i++) {
    const birth = `19${String(10 + ((i * 7) % 89))}-0${1 + (i % 9)}-${String(10 + (i % 19))}`;
    const name = [given[i % 7] ?? "", `${family[(i * 3) % 11]}${String.fromCharCode(97 + (i % 26))}`] as const;
    const code = String(10_000 + i * 37);
    rows.push(person(name[0], name[1], birth, code), person(name[1], name[0], birth, code));
  }
  return rows;
}

const shape = (rows: readonly Person[], clusters: readonly number[][]): string[] =>
  clusters
    .map((cluster) =>
      cluster
        .map((i) => JSON.stringify(rows[i]))
        .sort()
        .join(" "),
    )
    .sort();

test("finds every duplicate, also with swapped names", () => {
  const rows = people(200);
  const { clusters, pairs } = matcher.duplicates(rows);
  expect(clusters).toEqual(Array.from({ length: 200 }, (_, i) => [2 * i, 2 * i + 1]));
  expect(pairs).toHaveLength(200);
});

test("the evidence adds up to the weight, exactly, and the prior stands outside it", () => {
  const [a, b] = [person("anna", "abel", "1970-01-12", "12345"), person("ana", "abel", "1970-01-12", null)];
  const { evidence, probability, weight } = matcher.compare(a, b);
  let sum = 0;
  for (const part of evidence) {
    sum += part.weight;
    expect(part.weight).toBe(log2(part.m / part.u));
  }
  expect(sum).toBe(weight);
  expect(evidence.map((part) => [part.field, part.level])).toEqual([
    ["name", "given_nickname,family_exact"],
    ["birth", "exact"],
    ["postcode", "missing"],
  ]);
  expect(probability).toBeCloseTo(1 / (1 + 255 * 2 ** -weight), 12);
});

test("the same clusters for any order of the rows", () => {
  const rows = people(150);
  const turned = [...rows].reverse();
  const mixed = rows.map((_, i) => rows[(i * 7) % rows.length] as Person);
  const expected = shape(rows, matcher.duplicates(rows).clusters);
  expect(shape(turned, matcher.duplicates(turned).clusters)).toEqual(expected);
  expect(shape(mixed, matcher.duplicates(mixed).clusters)).toEqual(expected);
});

test("with link only rows of different sources meet", () => {
  const rows = people(50);
  const sources = new Map(rows.map((row, i) => [row, i % 4 < 2 ? "one" : "two"]));
  expect(matcher.duplicates(rows, { link: (row) => sources.get(row) ?? "" }).clusters).toEqual([]);
});

test("estimate gives a matcher of the same fields with other weights, the same every time", () => {
  const rows = people(200);
  const once = matcher.estimate(rows);
  const [a, b] = [rows[0], rows[1]] as [Person, Person];
  expect(once.compare(a, b)).toEqual(matcher.estimate(rows).compare(a, b));
  expect(once.compare(a, b).weight).not.toBe(matcher.compare(a, b).weight);
  expect(once.duplicates(rows).clusters).toHaveLength(200);
});

test.each([
  ["no rows", []],
  ["one row", [person("anna", "abel", "1970-01-12", "12345")]],
  ["rows without values", Array.from({ length: 500 }, () => person(null, null, null, null))],
])("%s: nothing found", (_name, rows) => {
  expect(matcher.duplicates(rows)).toMatchObject({ clusters: [], pairs: [] });
});

test("a hundred thousand equal rows are one cluster, and one block with everything stays linear", () => {
  const row = person("anna", "abel", "1970-01-12", "12345");
  const other = person("karl", "zander", "1931-05-30", "99999");
  const rows = Array.from({ length: 100_000 }, (_, i) => (i < 10 ? other : row));
  const { clusters, pairs } = matcher.duplicates(rows);
  expect(clusters.map((cluster) => cluster.length)).toEqual([10, 99_990]);
  expect(pairs.length).toBeLessThan(200_000);
  const everything = createMatcher<Person>({
    fields: [
      { name: "birth", compare: "date", get: (r) => r.birth },
      { name: "postcode", compare: "postal_code", get: (r) => r.postcode },
      { name: "name", compare: "given_family", get: (r) => [r.given, r.family] },
    ],
    blocking: [() => "all"],
  });
  expect(everything.duplicates(people(5000)).clusters).toHaveLength(5000);
});

test("rows without a blocking key meet no other, not even one that is alike", () => {
  const row = person("anna", "abel", "1970-01-12", "12345");
  const unblocked = createMatcher<Person>({
    fields: [{ name: "birth", compare: "date", get: (r) => r.birth }],
    blocking: [() => null, () => []],
  });
  expect(unblocked.duplicates([row, row, row]).clusters).toEqual([]);
});

test("explain gives the weight of a pair by the frequencies in the rows", () => {
  const rows = people(50);
  const { explain, pairs } = matcher.duplicates(rows);
  for (const { a, b, probability, weight } of pairs) {
    const reason = explain(a, b);
    expect(reason.weight).toBe(weight);
    expect(reason.probability).toBe(probability);
    expect(explain(b, a).weight).toBe(weight);
  }
});

test("estimate gives the same to the last bit for any order of the rows", () => {
  const rows = people(120);
  const everything = createMatcher<Person>({
    fields: [
      { name: "birth", compare: "date", get: (row) => row.birth },
      { name: "postcode", compare: "postal_code", get: (row) => row.postcode },
      { name: "name", compare: "given_family", get: (row) => [row.given, row.family] },
    ],
    blocking: [(row) => row.birth?.slice(0, 3), (row) => row.given?.charAt(0), (row) => row.family?.charAt(0)],
  });
  const [a, b] = [rows[0], rows[1]] as [Person, Person];
  const expected = everything.estimate(rows).compare(a, b);
  for (const step of [-1, 11, 1009]) {
    const mixed = rows.map((_, i) => rows.at((i * step) % rows.length) as Person);
    expect(everything.estimate(mixed).compare(a, b)).toEqual(expected);
  }
});

test("estimate without rows leaves usable weights", () => {
  const [a, b] = [person("anna", "abel", "1970-01-12", "12345"), person("anna", "abel", "1970-01-12", "12345")];
  const { probability, weight } = matcher.estimate([]).compare(a, b);
  expect(weight).toBeLessThan(60);
  expect(probability).toBeGreaterThan(0.99);
});

test("m of a level may be given", () => {
  const get = (row: Person): string | null => row.birth;
  const strict = createMatcher<Person>({
    fields: [{ name: "birth", compare: "date", get, m: { different: 0.001 } }],
    blocking: [],
  });
  const [a, b] = [person(null, null, "1950-03-14", null), person(null, null, "1981-07-25", null)];
  const shipped = createMatcher<Person>({ fields: [{ name: "birth", compare: "date", get }], blocking: [] });
  expect(strict.compare(a, b).weight).toBeLessThan(shipped.compare(a, b).weight);
});
