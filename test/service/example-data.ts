import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { LocalBusiness, Person } from "../../src/models/index.ts";
import { type CompanyEntry, createMemoryStore, type MemoryStore, OPERATIONS } from "../../src/service/index.ts";
import { conformanceData } from "../../src/service/testing/index.ts";

const FOLDER = resolve(import.meta.dirname, "../../examples/data");

function rows<T>(name: string): T[] {
  const text = readFileSync(join(FOLDER, `${name}.jsonl`), "utf8");
  return text.split("\n").flatMap((line) => (line.trim() === "" ? [] : [JSON.parse(line) as T]));
}

/** The store of the folder examples/data. */
export function exampleStore(): MemoryStore {
  return createMemoryStore({
    companies: rows<CompanyEntry>("companies"),
    people: rows<Person>("people"),
    localBusinesses: rows<LocalBusiness>("local-businesses"),
  });
}

/** The store of the records that the conformance suite uses. */
export function conformanceStore(): MemoryStore {
  return createMemoryStore(conformanceData());
}

/** One call: its path and its body. */
export type Call = readonly [path: keyof typeof OPERATIONS, body: Record<string, unknown>];

/** The example of every operation, which the folder examples/data answers. */
export const EXAMPLE_CALLS: readonly Call[] = Object.entries(OPERATIONS).map(
  ([path, { example }]) => [path as keyof typeof OPERATIONS, { ...example } as Record<string, unknown>] as const,
);

/** Calls of every operation that the conformance records answer with data, with nothing and with a refusal. */
export const CONFORMANCE_CALLS: readonly Call[] = [
  ["/v3/people/lookalikes", { email: "ada.abbot.0@tallowledger.example" }],
  [
    "/v3/people/lookalikes",
    { pronet_url: "https://www.linkedin.com/in/nobody", email: "ada.abbot.0@tallowledger.example" },
  ],
  ["/v3/people/lookalikes", { email: "nobody@none.example" }],
  ["/v3/people/lookalikes", {}],
  ["/v3/people/email-finder", { pronet_url: "linkedin.com/in/ada-abbot-0" }],
  ["/v3/people/email-finder", { pronet_url: "linkedin.com/in/nobody" }],
  ["/v3/companies/lookalikes", { query: "tallowledger.example" }],
  ["/v3/companies/lookalikes", { query: "https://www.linkedin.com/company/tallowledger-0" }],
  ["/v3/companies/employees", { query: "TALLOW LEDGER, INC." }],
  ["/v3/companies/employees", { query: "tallowledger.example", page: 2 }],
  ["/v3/companies/employees", { query: "tallowledger.example", page: 99 }],
  ["/v3/companies/employees", { query: "tallowledger.example", page: 0 }],
  ["/v3/companies/careers-page", { query: " tallowledger.example " }],
  ["/v3/companies/phone-finder", { query: "info@tallowledger.example" }],
  ["/v3/companies/pronet-finder", { name: "Tallow Ledger" }],
  ["/v3/companies/name-to-domain", { name: "Quorra", country_code: "gb" }],
  ["/v3/companies/name-to-domain", { name: "Tallow Ledger", address: "500 west 2nd street, austin" }],
  ["/v3/companies/name-to-domain", { name: "Zyzzyva Unheard Holdings" }],
  ["/v3/companies/free-trial-check", { query: "tallowledger.example" }],
  ["/v3/local-businesses/search", { country: "US", industry: "bakery" }],
  ["/v3/local-businesses/search", { country: "US", industry: "bakery", page: 2, sort: "rating", has_phone: false }],
  ["/v3/local-businesses/search", { country: "US", industry: "bakery", page: 99 }],
  ["/v3/local-businesses/search", { country: "Narnia", industry: "bakery" }],
  ["/v3/local-businesses/search", { country: "US", industry: "bakery", sort: "price" }],
  ["/v3/normalize/address", { value: "12 n main st apt 4, austin tx 78701" }],
  ["/v3/normalize/address", { value: "," }],
  ["/v3/normalize/person-name", { value: "dr. jean-luc o'NEIL, phd" }],
  ["/v3/normalize/url", { value: "HTTPS://WWW.Example.COM/a?b#c" }],
  ["/v3/normalize/url", { value: "///" }],
];
