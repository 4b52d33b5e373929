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
import { PeopleDirectory } from "./people-directory.ts";

/** Records of a store in memory, in store order. */
export interface MemoryStoreData {
  readonly companies?: readonly CompanyEntry[];
  readonly people?: readonly Person[];
  readonly localBusinesses?: readonly LocalBusiness[];
}

/** Least confidence at which a name means a company. */
export const CONFIDENCE_FLOOR = 40;

/**
 * A store over arrays of records. Nothing is built before the first call that needs it; `prepare` builds everything.
 * The records must not change afterwards.
 *
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

  constructor({ companies = [], people = [], localBusinesses = [] }: MemoryStoreData) {
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
    this.#resolver ??= createCompanyResolver(this.#companies);
    const { company, confidence } = this.#resolver.resolve(query);
    return company === null || confidence < CONFIDENCE_FLOOR ? null : { company, confidence };
  }

  similarCompanies(company: CompanyEntry, limit: number): Scored<CompanyEntry>[] {
    this.#companyIndex ??= createCompanyIndex(this.#companies);
    return this.#companyIndex.similar(company, { limit }).map(({ company: item, score }) => ({ item, score }));
  }

  personByProfile(key: string): Person | null {
    return this.#peopleOf().byProfile(key);
  }

  personByEmail(email: string): Person | null {
    return this.#peopleOf().byEmail(email);
  }

  similarPeople(seed: Person, limit: number): Scored<PersonResult>[] {
    const people = this.#peopleOf();
    this.#personIndex ??= createPersonIndex(people.results);
    return this.#personIndex
      .similar(people.resultOf(seed), { limit })
      .map(({ person, company, score }) => ({ item: { person, company }, score }));
  }

  employees(company: CompanyEntry, offset: number, limit: number): PersonResult[] {
    return this.#peopleOf()
      .staffOf(company)
      .slice(offset, offset + limit);
  }

  searchLocalBusinesses(request: LocalBusinessSearch): { records: LocalBusiness[]; has_more: boolean } {
    this.#localBusinessIndex ??= createLocalBusinessIndex(this.#localBusinesses);
    const { records, has_more } = this.#localBusinessIndex.search(request);
    return { records, has_more };
  }

  async prepare(pause: () => Promise<void> = async () => {}): Promise<void> {
    this.#directory();
    await pause();
    this.#resolver ??= createCompanyResolver(this.#companies);
    await pause();
    this.#companyIndex ??= createCompanyIndex(this.#companies);
    await pause();
    const people = this.#peopleOf();
    await pause();
    this.#personIndex ??= createPersonIndex(people.results);
    await pause();
    this.#localBusinessIndex ??= createLocalBusinessIndex(this.#localBusinesses);
  }

  #directory(): CompanyDirectory {
    this.#companyDirectory ??= new CompanyDirectory(this.#companies);
    return this.#companyDirectory;
  }

  #peopleOf(): PeopleDirectory {
    this.#peopleDirectory ??= new PeopleDirectory(this.#people, this.#directory());
    return this.#peopleDirectory;
  }
}
