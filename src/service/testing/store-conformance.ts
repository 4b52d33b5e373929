import { profileUrlKey } from "../../url/index.ts";
import type { Awaitable } from "../awaitable.ts";
import type { CompanyEntry, RecordStore } from "../record-store.ts";
import { createMemoryStore, type MemoryStore } from "../store/memory-store.ts";
import type { ConformanceCheck, SameAnswer } from "./conformance-check.ts";
import { conformanceData } from "./conformance-data.ts";
import { lookalikeChecks } from "./lookalike-checks.ts";

/** Makes a store that holds the given records in the given order. */
export type StoreMaker = (data: ReturnType<typeof conformanceData>) => Awaitable<RecordStore>;

/** How the lookalikes of a store are held to those of the memory store. */
export interface ConformanceOptions {
  /**
   * "exact" demands the same records with the same scores; "keyed" only the rules that every answer keeps, for a store
   * that draws candidates by keys.
   */
  readonly lookalikes?: "exact" | "keyed" | undefined;
}

/**
 * Checks that a store answers every question of `RecordStore` as the memory store does. It needs no test runner:
 * give each check to the one at hand, or run them in a loop.
 *
 * @throws TypeError for a store instead of the function that makes it.
 * @param makeStore Makes the store under test from records; it is called once.
 * @example
 * storeConformance(createMemoryStore).length > 20; // => true
 */
export function storeConformance(
  makeStore: StoreMaker,
  { lookalikes = "exact" }: ConformanceOptions = {},
): ConformanceCheck[] {
  if (typeof makeStore !== "function")
    throw new TypeError("storeConformance: pass a function that makes a store from records, such as createMemoryStore");
  const data = conformanceData();
  const model = createMemoryStore(data);
  let made: Promise<RecordStore> | undefined;
  const store = (): Promise<RecordStore> => {
    made ??= Promise.resolve(makeStore(data));
    return made;
  };
  const same = (name: string, ask: (from: RecordStore) => unknown): ConformanceCheck => ({
    name,
    run: async () => equal(await ask(await store()), await ask(model)),
  });
  return [
    ...keyChecks(same),
    ...nameChecks(same),
    ...employeeChecks(same, model),
    ...searchChecks(same),
    ...lookalikeChecks(same, store, model, lookalikes),
    { name: "answers twice the same", run: async () => repeated(await store()) },
  ];
}

function keyChecks(same: SameAnswer): ConformanceCheck[] {
  const pages = ["mall.example/kettles", "mall.example/none"];
  const profiles = ["linkedin.com/company/tallowledger-0", "linkedin.com/company/none", ...pages];
  const tallow = ["tallowledger.example", "shop.tallowledger.example"];
  const kettle = ["copperkettle.example", "shop.copperkettle.example", "news.copperkettle.example"];
  const hosts = [...tallow, ...kettle, "quorra.example", "none.example"];
  const people = ["linkedin.com/in/ada-abbot-0", "linkedin.com/in/nobody"];
  const emails = ["ada.abbot.0@tallowledger.example", "david3@mail.example", "nobody@none.example"];
  return [
    ...profiles.map((key) => same(`companyByProfile ${key}`, (store) => store.companyByProfile(profileKey(key)))),
    ...hosts.map((host) => same(`companyByDomain ${host}`, (store) => store.companyByDomain(host))),
    ...people.map((key) => same(`personByProfile ${key}`, (store) => store.personByProfile(profileKey(key)))),
    ...emails.map((email) => same(`personByEmail ${email}`, (store) => store.personByEmail(email))),
  ];
}

function profileKey(page: string): string {
  return profileUrlKey(page) ?? page;
}

function nameChecks(same: SameAnswer): ConformanceCheck[] {
  const queries = [
    { name: "Tallow Ledger" },
    { name: "TALLOW LEDGER, INC." },
    { name: "Quorra" },
    { name: "Quorra", country_code: "GB" },
    { name: "Quorra", country_code: "DE" },
    { name: "Quorra", country_code: "FR" },
    { name: "The Kettle" },
    { name: "Bramble Invoces" },
    { name: "Bramble Invoices (Thornfield)" },
    { name: "Tallow Ledger", country_code: "US", address: "500 west 2nd street, austin" },
    { name: "Zyzzyva Unheard Holdings" },
  ];
  return queries.map((query) => same(`companyByName ${JSON.stringify(query)}`, (store) => store.companyByName(query)));
}

function employeeChecks(same: SameAnswer, model: MemoryStore): ConformanceCheck[] {
  const company = model.companyByDomain("tallowledger.example");
  const empty = model.companyByDomain("quorra.example");
  const pages = [
    [0, 26],
    [25, 26],
    [7, 5],
    [400, 26],
  ] as const;
  const checks = pages.map(([offset, limit]) =>
    same(`employees from ${offset}, at most ${limit}`, (store) => employeesOf(store, company, offset, limit)),
  );
  return [...checks, same("employees of another company", (store) => employeesOf(store, empty, 0, 26))];
}

function employeesOf(store: RecordStore, company: CompanyEntry | null, offset: number, limit: number): unknown {
  if (company === null) throw new Error("the sample lacks a company");
  return store.employees(company, offset, limit);
}

function searchChecks(same: SameAnswer): ConformanceCheck[] {
  const base = { country: "US", industry: "bakery" };
  const requests = [
    base,
    { ...base, page: 2 },
    { ...base, page: 3 },
    { ...base, page: 99 },
    { ...base, sort: "rating" as const },
    { ...base, sort: "rating" as const, page: 2 },
    { ...base, sort: "reviews" as const },
    { ...base, name: "CAFE" },
    { ...base, name: "o", page: 2 },
    { ...base, name: "stone oven" },
    { ...base, name: "rye and salt's" },
    { ...base, name: "BROD", sort: "rating" as const },
    { ...base, city: "San Jose" },
    { ...base, state: "Texas", postal_code: "787 01" },
    { ...base, naics_codes: ["3118"], sic_codes: ["54", "99"] },
    { ...base, phone_types: ["FIXED_LINE"], has_website: true },
    { ...base, has_mobile: true, has_email: true },
    { ...base, has_socialA: true, has_phone: false },
    { ...base, min_rating: 4, min_reviews: 10, sort: "reviews" as const },
    { country: "Deutschland", industry: "BAKERY" },
    { country: "Narnia", industry: "bakery" },
    { ...base, industry: "no such industry" },
  ];
  return requests.map((request) =>
    same(`searchLocalBusinesses ${JSON.stringify(request)}`, (store) => store.searchLocalBusinesses(request)),
  );
}

async function repeated(store: RecordStore): Promise<void> {
  const ask = (): Awaitable<unknown> => store.searchLocalBusinesses({ country: "US", industry: "bakery", name: "o" });
  equal(await ask(), await ask());
}

function equal(got: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(sorted(got)), JSON.stringify(sorted(expected))];
  if (a !== b) throw new Error(`expected ${b}\ngot      ${a}`);
}

/** The value with the keys of every object in order: adapters may answer records with keys in another one. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
