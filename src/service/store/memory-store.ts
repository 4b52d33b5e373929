import {
  type CompanyIndex,
  type CompanyResolver,
  createCompanyIndex,
  createCompanyResolver,
  createPersonIndex,
  type PersonIndex,
} from "../../matching/index.ts";
import type { LocalBusiness, LocalBusinessSearch, Person, PersonResult } from "../../models/index.ts";
import { createLocalBusinessIndex, type LocalBusinessIndex } from "../../search/index.ts";
import type { CompanyEntry, CompanyNameQuery, RecordStore, ResolvedCompany, Scored } from "../record-store.ts";
import { CompanyDirectory } from "./company-directory.ts";
import { explained } from "./explained.ts";
import { PeopleDirectory } from "./people-directory.ts";

/** Records of a store in memory, in store order. */
export interface MemoryStoreData {
  readonly companies?: readonly CompanyEntry[] | undefined;
  readonly people?: readonly Person[] | undefined;
  readonly localBusinesses?: readonly LocalBusiness[] | undefined;
}

/** Least confidence at which a name means a company. */
export const CONFIDENCE_FLOOR = 40;

/**
 * A store over arrays of records. Nothing is built before the first call that needs it; `prepare` builds everything.
 * The records must not change afterwards, and answers hold them as they are: copy one before you change it. What other
 * sources write becomes a record through `readRecord`.
 *
 * @throws TypeError for a list of another name or that is no array; what needs a list with something else than its
 * records throws one that names the first of them.
 * @example
 * createMemoryStore({ companies: [] }).companyByDomain("example.com"); // => null
 */
export function createMemoryStore(data: MemoryStoreData): MemoryStore {
  return new MemoryStore(data);
}

/** The store in memory; every method answers at once. */
export class MemoryStore implements RecordStore {
  readonly #companies: readonly CompanyEntry[];
  readonly #people: readonly Person[];
  readonly #localBusinesses: readonly LocalBusiness[];
  #companyDirectory: CompanyDirectory | undefined;
  #peopleDirectory: PeopleDirectory | undefined;
  #resolver: CompanyResolver<CompanyEntry> | undefined;
  #companyIndex: CompanyIndex<CompanyEntry> | undefined;
  #personIndex: PersonIndex | undefined;
  #localBusinessIndex: LocalBusinessIndex | undefined;

  constructor(data: MemoryStoreData) {
    checkLists(data);
    const { companies = [], people = [], localBusinesses = [] } = data;
    this.#companies = companies;
    this.#people = people;
    this.#localBusinesses = localBusinesses;
  }

  companyByProfile(key: string): CompanyEntry | null {
    return this.#directory().byProfile(key);
  }

  companyByDomain(host: string): CompanyEntry | null {
    return this.#directory().byDomain(host);
  }

  companyByName(query: CompanyNameQuery): ResolvedCompany | null {
    const { company, confidence } = this.#names().resolve(query);
    return company === null || confidence < CONFIDENCE_FLOOR ? null : { company, confidence };
  }

  similarCompanies(company: CompanyEntry, limit: number): Scored<CompanyEntry>[] {
    return this.#companyLookalikes()
      .similar(company, { limit })
      .map(({ company: item, score }) => ({ item, score }));
  }

  personByProfile(key: string): Person | null {
    return this.#peopleOf().byProfile(key);
  }

  personByEmail(email: string): Person | null {
    return this.#peopleOf().byEmail(email);
  }

  similarPeople(seed: Person, limit: number): Scored<PersonResult>[] {
    return this.#personLookalikes()
      .similar(this.#peopleOf().resultOf(seed), { limit })
      .map(({ person, company, score }) => ({ item: { person, company }, score }));
  }

  employees(company: CompanyEntry, offset: number, limit: number): PersonResult[] {
    return this.#peopleOf()
      .staffOf(company)
      .slice(offset, offset + limit);
  }

  searchLocalBusinesses(request: LocalBusinessSearch): { records: LocalBusiness[]; has_more: boolean } {
    const { records, has_more } = this.#businesses().search(request);
    return { records, has_more };
  }

  async prepare(pause: () => Promise<void> = async () => {}): Promise<void> {
    for (const part of [
      () => this.#directory(),
      () => this.#names(),
      () => this.#companyLookalikes(),
      () => this.#peopleOf(),
      () => this.#personLookalikes(),
    ]) {
      part();
      await pause();
    }
    this.#businesses();
  }

  #directory(): CompanyDirectory {
    const companies = this.#companies;
    this.#companyDirectory ??= explained("companies", "company", companies, () => new CompanyDirectory(companies));
    return this.#companyDirectory;
  }

  #names(): CompanyResolver<CompanyEntry> {
    const companies = this.#companies;
    this.#resolver ??= explained("companies", "company", companies, () => createCompanyResolver(companies));
    return this.#resolver;
  }

  #companyLookalikes(): CompanyIndex<CompanyEntry> {
    const companies = this.#companies;
    this.#companyIndex ??= explained("companies", "company", companies, () => createCompanyIndex(companies));
    return this.#companyIndex;
  }

  #peopleOf(): PeopleDirectory {
    const people = this.#people;
    const companies = this.#directory();
    this.#peopleDirectory ??= explained("people", "person", people, () => new PeopleDirectory(people, companies));
    return this.#peopleDirectory;
  }

  #personLookalikes(): PersonIndex {
    const { results } = this.#peopleOf();
    this.#personIndex ??= explained("people", "person", this.#people, () => createPersonIndex(results));
    return this.#personIndex;
  }

  #businesses(): LocalBusinessIndex {
    const records = this.#localBusinesses;
    this.#localBusinessIndex ??= explained("localBusinesses", "local_business", records, () =>
      createLocalBusinessIndex(records),
    );
    return this.#localBusinessIndex;
  }
}

const LISTS: readonly string[] = ["companies", "people", "localBusinesses"];

/** A list under another name would silently be no list at all. */
function checkLists(data: MemoryStoreData): void {
  if (typeof data !== "object" || data === null)
    throw new TypeError(`createMemoryStore: data must be an object with the arrays ${LISTS.join(", ")}`);
  for (const [name, list] of Object.entries(data))
    if (!LISTS.includes(name) || (list !== undefined && !Array.isArray(list)))
      throw new TypeError(`createMemoryStore: ${name} must be one of the arrays ${LISTS.join(", ")}`);
}
