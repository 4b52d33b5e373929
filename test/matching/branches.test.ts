import { expect, test } from "vitest";
import { companyMatcher, createMatcher, localBusinessMatcher } from "../../src/matching/index.ts";
import { type Company, type LocalBusiness, readRecord } from "../../src/models/index.ts";

interface Facts {
  readonly name?: string;
  readonly address?: string;
  readonly phone?: string | null;
  readonly at?: { readonly lat: number; readonly lng: number };
}

function business({ address = "100 Main St", at, name = "Quenby Tax", phone = "+15125550101" }: Facts): LocalBusiness {
  const answer = readRecord("local_business", {
    name,
    domain: "quenbytax.example.com",
    phone,
    location: { country_code: "US", state: "texas", city: "austin", address, postal_code: "78701" },
    coordinates: at,
  });
  if (!answer.ok) throw new Error(JSON.stringify(answer.issues));
  return answer.record as LocalBusiness;
}

const HERE = { lat: 30.2672, lng: -97.7431 };

test.each<[string, Facts, Facts]>([
  ["another street and number", {}, { address: "200 Oak Ave", phone: "+15125550177" }],
  ["the next number of the firm's block", {}, { address: "200 Oak Ave", phone: "+15125550102" }],
  ["another house of the street", {}, { address: "980 Main St", phone: "+15125550177" }],
  ["no number", {}, { address: "200 Oak Ave", phone: null }],
  ["a place of its own", { at: HERE }, { address: "200 Oak Ave", phone: null, at: { lat: 30.2712, lng: -97.7431 } }],
])("branches of one name, website and postal code: %s", (_what, a, b) => {
  const rows = [business(a), business(b)] as const;
  expect(localBusinessMatcher.compare(...rows).probability).toBeLessThan(0.1);
  expect(localBusinessMatcher.duplicates(rows).clusters).toEqual([]);
});

test.each<[string, Facts, Facts]>([
  ["has moved with its number", {}, { address: "200 Oak Ave" }],
  ["has another number at its door", {}, { phone: "+15125550177" }],
  ["writes its door otherwise at one place", { at: HERE }, { address: "Alder Mall", phone: null, at: HERE }],
  ["is the main door's suite", {}, { address: "100 Main Street Suite B", phone: null }],
])("one business %s", (_what, a, b) => {
  expect(localBusinessMatcher.compare(business(a), business(b)).probability).toBeGreaterThan(0.5);
});

test("offices of one company stay that company", () => {
  const office = (address: string): Company => {
    const location = { country_code: "US", city: "austin", address, postal_code: "78701" };
    const answer = readRecord("company", { name: "Quenby Tax", domain: "quenbytax.example.com", location });
    return (answer as { record: Company }).record;
  };
  const pair = [office("100 Main St"), office("200 Oak Ave")] as const;
  expect(companyMatcher.compare(...pair).probability).toBeGreaterThan(0.9);
});

test("mostBitsElsewhere bounds a field beside two doors alone", () => {
  interface Row {
    readonly name: string;
    readonly address: string | null;
  }
  const matcher = createMatcher<Row>({
    fields: [
      { name: "name", compare: "company_name", get: (row) => row.name, mostBitsElsewhere: 1 },
      { name: "address", compare: "address", get: (row) => row.address },
    ],
    blocking: [(row) => row.name],
  });
  const bits = (address: string | null): number =>
    matcher.compare({ name: "Quenby", address: "100 Main St" }, { name: "Quenby", address }).evidence[0]?.weight ?? 0;
  expect(bits("200 Oak Ave")).toBe(1);
  expect(bits("100 Main St")).toBeGreaterThan(5);
  expect(bits(null)).toBeGreaterThan(5);
});
