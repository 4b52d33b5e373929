import type { MemoryStoreData } from "../store/memory-store.ts";
import { sampleCompanies } from "./sample-companies.ts";
import { sampleLocalBusinesses } from "./sample-local-businesses.ts";
import { samplePeople } from "./sample-people.ts";

/**
 * The records over which a store is checked: invented and few, the same on every call.
 *
 * @example
 * conformanceData().companies[0].domain; // => "tallowledger.example"
 */
export function conformanceData(): { readonly [List in keyof MemoryStoreData]-?: NonNullable<MemoryStoreData[List]> } {
  const companies = sampleCompanies();
  return { companies, people: samplePeople(companies), localBusinesses: sampleLocalBusinesses() };
}
