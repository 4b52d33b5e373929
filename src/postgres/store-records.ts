import type { LocalBusiness, Person } from "../models/index.ts";
import type { CompanyEntry } from "../service/index.ts";

/** The records of a store in store order, each kind in any iterable that can be read again. */
export interface StoreRecords {
  readonly companies?: Iterable<CompanyEntry> | undefined;
  readonly people?: Iterable<Person> | undefined;
  /** Read once, so a generator serves. */
  readonly localBusinesses?: Iterable<LocalBusiness> | undefined;
}

const LISTS: readonly string[] = ["companies", "people", "localBusinesses"];

/** Refuses a list under another name, which would silently load nothing. @throws TypeError */
export function checkLists(records: StoreRecords | undefined): void {
  const names = typeof records === "object" && records !== null ? Object.keys(records) : [String(records)];
  for (const name of names)
    if (!LISTS.includes(name)) throw new TypeError(`storeRows: ${name} is none of the lists ${LISTS.join(", ")}`);
}
