import { expect, test } from "vitest";
import { log2 } from "../../src/matching/binary-logarithm.ts";
import { createMatcher, type FieldEvidence, type MatcherOptions, type MatchField } from "../../src/matching/index.ts";

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

interface Contact {
  readonly name: [string, string];
  readonly address: string;
  readonly phone: string;
}

const contacts = createMatcher<Contact>({
  fields: [
    { name: "name", compare: "given_family", get: (row) => row.name },
    { name: "address", compare: "address", get: (row) => row.address },
    { name: "phone", compare: "phone", get: (row) => row.phone, mostBits: 6 },
  ],
  blocking: [(row) => row.phone],
});
const called = (given: string): Contact => ({
  name: [given, "Okafor"],
  address: "118 Hollis Street",
  phone: "212 555 0142",
});

test.each([
  ["another given name: a household has one number", "Bettina", 1.9, 2],
  ["a nickname: no more than the field may give", "Walt", 5.9, 6],
])("what a phone says beside %s", (_name, given, least, most) => {
  const { evidence, weight } = contacts.compare(called("Walter"), called(given));
  const phone = evidence[2] as FieldEvidence;
  expect(phone.weight).toBeGreaterThan(least);
  expect(phone.weight).toBeLessThanOrEqual(most);
  expect(evidence[1]?.weight).toBeGreaterThan(8);
  expect(evidence.reduce((sum, part) => sum + part.weight, 0)).toBe(weight);
});
