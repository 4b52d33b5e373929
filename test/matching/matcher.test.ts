import { expect, test } from "vitest";
import { log2 } from "../../src/matching/binary-logarithm.ts";
import { createMatcher, type FieldEvidence, type MatcherOptions, type MatchField } from "../../src/matching/index.ts";

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

interface Site {
  readonly name: string;
  readonly address: string;
  readonly city: string;
}

const siteFields: readonly MatchField<Site>[] = [
  { name: "city", compare: "place", get: (row) => row.city },
  { name: "name", compare: "company_name", get: (row) => row.name },
  { name: "address", compare: "address", get: (row) => row.address },
];

test("rows at one door are compared without a blocking rule, rows at others are not", () => {
  const rows: Site[] = [
    { name: "Larkspur Bakery", address: "118 West Hollis Street", city: "Nashua" },
    { name: "Harbor Books", address: "9 Quay Road", city: "Nashua" },
    { name: "Larkspur Bakery & Café", address: "118 W. Hollis", city: "Nashua" },
    { name: "Harbor Books", address: "77 Elm Street", city: "Nashua" },
  ];
  expect(createMatcher<Site>({ fields: siteFields, blocking: [] }).duplicates(rows).clusters).toEqual([[0, 2]]);
});

test.each([
  ["118 Lakeshore Drive", "118 Lake Shore Dr", [[0, 1]]],
  ["118 Hollistown Road", "118 Hlolistown Rd", []],
  ["118 Hollistown Road", "118 Hollisotwn Rd", [[0, 1]]],
  ["118 Lakeshore Drive", "119 Lake Shore Dr", []],
])("%j and %j as keys of a door", (left, right, found) => {
  const rows: Site[] = [left, right].map((address) => ({ name: "Larkspur Bakery", address, city: "Nashua" }));
  expect(createMatcher<Site>({ fields: siteFields, blocking: [] }).duplicates(rows).clusters).toEqual(found);
});

test("a door of many rows is a tower or a common street: there only the blocking rules decide", () => {
  const rows: Site[] = Array.from({ length: 20 }, (_, i) => ({
    name:
      i < 2
        ? (["Larkspur Bakery", "Larkspur Bakery Café"][i] as string)
        : `Tenant ${String.fromCharCode(97 + i).repeat(4)}`,
    address: "118 Hollis Street",
    city: "Nashua",
  }));
  const find = (count: number, blocking: MatcherOptions<Site>["blocking"]): number[][] =>
    createMatcher<Site>({ fields: siteFields, blocking }).duplicates(rows.slice(0, count)).clusters;
  expect(find(16, [])).toEqual([[0, 1]]);
  expect(find(20, [])).toEqual([]);
  expect(find(20, [(row) => row.name.slice(0, 8)])).toEqual([[0, 1]]);
});

test.each([
  ["the same door: its town is known", "118 Hollis Street", "118 Hollis St.", 0, 0],
  ["another door", "118 Hollis Street", "52 Quay Road", 1, 2],
  ["no address", "", "", 1, 2],
])("the bits of a town beside %s", (_name, left, right, least, most) => {
  const { evidence, weight } = createMatcher<Site>({ fields: siteFields, blocking: [] }).compare(
    { name: "A", address: left, city: "Nashua" },
    { name: "B", address: right, city: "Nashua" },
  );
  const town = evidence[0] as FieldEvidence;
  expect(town).toMatchObject({ field: "city", level: "exact" });
  expect(town.weight).toBeGreaterThanOrEqual(least);
  expect(town.weight).toBeLessThanOrEqual(most);
  expect(town.weight).toBe(log2(town.m / town.u));
  expect(evidence.reduce((sum, part) => sum + part.weight, 0)).toBe(weight);
});

interface Tenant {
  readonly name: string | null;
  readonly address: string | null;
  readonly phone: string | null;
}

const tenants = createMatcher<Tenant>({
  fields: [
    { name: "name", compare: "person_name", get: (row) => row.name },
    { name: "address", compare: "address", get: (row) => row.address },
    { name: "phone", compare: "phone", get: (row) => row.phone },
  ],
  blocking: [(row) => row.phone],
});
const at = (name: string | null): Tenant => ({ name, address: "118 Hollis Street", phone: "212 555 0142" });

test.each([
  ["the family name with another given name: one household", "Walter Okafor", "Bettina Okafor", 2],
  ["the whole name", "Walter Okafor", "Walter Okafor", 20],
  ["a nickname", "Walt Okafor", "Walter Okafor", 20],
  ["the given name with another family name", "Bettina Okafor", "Bettina Marsh", 20],
  ["no name", null, "Bettina Marsh", 20],
])("what address and phone say beside %s", (_name, left, right, bits) => {
  const { evidence, weight } = tenants.compare(at(left), at(right));
  for (const part of evidence.slice(1)) {
    expect(part.weight).toBe(log2(part.m / part.u));
    expect(part.weight).toBeLessThanOrEqual(Math.max(2, bits));
    expect(part.weight).toBeGreaterThan(bits === 2 ? 1.9 : 8);
  }
  expect(evidence.reduce((sum, part) => sum + part.weight, 0)).toBe(weight);
});

test("an address alone is no match among many rows, with a name it is", () => {
  const rows: Tenant[] = Array.from({ length: 60 }, (_, i) => ({
    name: `Zeno Larkin${String.fromCharCode(97 + (i % 26), 97 + (i % 7))}`,
    address: `${i + 200} Quay Road`,
    phone: null,
  }));
  const unnamed = { ...at(null), phone: null };
  expect(tenants.duplicates([...rows, unnamed, { ...at("Walter Okafor"), phone: null }]).clusters).toEqual([]);
  const named = { ...at("Walter Okafor"), phone: null };
  expect(tenants.duplicates([...rows, named, { ...named, name: "W. Okafor" }]).clusters).toEqual([[60, 61]]);
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

test("estimate without rows leaves usable weights", () => {
  const [a, b] = [person("anna", "abel", "1970-01-12", "12345"), person("anna", "abel", "1970-01-12", "12345")];
  const { probability, weight } = matcher.estimate([]).compare(a, b);
  expect(weight).toBeLessThan(60);
  expect(probability).toBeGreaterThan(0.99);
});

test.each([Number.NaN, -0.1, 1.5])("misuse: threshold %d", (threshold) => {
  expect(() => matcher.duplicates([], { threshold })).toThrow(`threshold ${threshold}`);
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

const unknown = (): null => null;

test.each([
  ["a field has no name", { fields: [{ name: "", compare: "text", get: unknown }], blocking: [] }],
  ['field "x" has no function `get`', { fields: [{ name: "x", compare: "text", get: 3 }], blocking: [] }],
  ['unknown comparison "nope"', { fields: [{ name: "x", compare: "nope", get: unknown }], blocking: [] }],
  [
    'unknown level "other" of "date"',
    { fields: [{ name: "x", compare: "date", get: unknown, m: { other: 0.5 } }], blocking: [] },
  ],
  ["blocking rule 0 is no function", { fields: [], blocking: ["id"] }],
  ["prior 2", { fields: [], blocking: [], prior: 2 }],
])("misuse: %s", (message, options) => {
  expect(() => createMatcher(options as never)).toThrow(message);
});
