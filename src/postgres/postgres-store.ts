import { COMPANY_LOOKALIKE_SCHEMA, encodeCompany, encodePerson, PERSON_LOOKALIKE_SCHEMA } from "../matching/index.ts";
import type { LocalBusiness, LocalBusinessSearch, Person, PersonResult } from "../models/index.ts";
import { PAGE_SIZE } from "../search/foldings/index.ts";
import type { CompanyEntry, CompanyNameQuery, RecordStore, ResolvedCompany, Scored } from "../service/index.ts";
import { companyDomain } from "../url/index.ts";
import { companyByName } from "./company-by-name.ts";
import { companyOrder } from "./company-number.ts";
import { CompanyRecords } from "./company-records.ts";
import { Lookalikes } from "./lookalikes.ts";
import { lookupKey } from "./lookup-key.ts";
import { DEFAULT_SCHEMA } from "./names.ts";
import { PersonRecords } from "./person-records.ts";
import { Runner } from "./runner.ts";
import { searchStatement } from "./search.ts";
import type { PreparedQuery, Query } from "./types.ts";

/** Options of a store in PostgreSQL. */
export interface PostgresStoreOptions {
  /** Schema of the tables; default "canonry". */
  readonly schema?: string | undefined;
  /** Runs the statements of lookalikes, which gain most by being prepared; default `query`. */
  readonly prepared?: PreparedQuery | undefined;
}

/**
 * A store in PostgreSQL, one server or a cluster, in tables that `schemaStatements` made and `storeRows` filled. It answers as
 * the store in memory with the same records, except that lookalikes are drawn by keys: coarse facts kept beside the seed's
 * rare keys choose a few candidates for each answer, and these are scored exactly. Of the 25 nearest of 13,400 company
 * profiles 24 were found on average. Every query takes its values as parameters. A store is one load: it keeps the list of
 * these facts, so records loaded anew need a new store.
 *
 * @param query Runs a statement with any client, such as `(text, values) => pool.query(text, values)`.
 * @throws TypeError when `query` is no function; PostgresStoreError from every method when the database does not answer.
 * @example
 * await createPostgresStore(async () => []).companyByDomain("example.com"); // => null
 */
export function createPostgresStore(query: Query, options: PostgresStoreOptions = {}): RecordStore {
  if (typeof query !== "function")
    throw new TypeError(
      "createPostgresStore: query must be a function, such as (text, values) => pool.query(text, values)",
    );
  const { schema = DEFAULT_SCHEMA, prepared } = options;
  return new PostgresStore(new Runner(query, schema, prepared), schema);
}

class PostgresStore implements RecordStore {
  readonly #runner: Runner;
  readonly #schema: string;
  readonly #companies: CompanyRecords;
  readonly #people: PersonRecords;
  readonly #companyLookalikes: Lookalikes;
  readonly #personLookalikes: Lookalikes;

  constructor(runner: Runner, schema: string) {
    this.#runner = runner;
    this.#schema = schema;
    this.#companies = new CompanyRecords(runner);
    this.#people = new PersonRecords(runner, this.#companies);
    this.#companyLookalikes = new Lookalikes(runner, "company", COMPANY_LOOKALIKE_SCHEMA);
    this.#personLookalikes = new Lookalikes(runner, "person", PERSON_LOOKALIKE_SCHEMA);
  }

  companyByProfile(key: string): Promise<CompanyEntry | null> {
    return this.#companies.byKeys([lookupKey("profile", key), lookupKey("page", key)]);
  }

  companyByDomain(host: string): Promise<CompanyEntry | null> {
    const domain = companyDomain(host) ?? host;
    const hosts = [...new Set([host, domain])].map((name) => lookupKey("host", name));
    return this.#companies.byKeys([...hosts, lookupKey("domain", domain)]);
  }

  companyByName(query: CompanyNameQuery): Promise<ResolvedCompany | null> {
    return companyByName(this.#runner, this.#companies, query);
  }

  async similarCompanies(company: CompanyEntry, limit: number): Promise<Scored<CompanyEntry>[]> {
    const number = await this.#companies.numberOf(company);
    const found = await this.#companyLookalikes.similarRows({
      seed: encodeCompany(company),
      own: number === null ? null : companyOrder(number),
      limit,
    });
    return found.map(({ row, score }) => ({ item: this.#companies.entryOf(row), score }));
  }

  personByProfile(key: string): Promise<Person | null> {
    return this.#people.byKey(lookupKey("person", key));
  }

  personByEmail(email: string): Promise<Person | null> {
    return this.#people.byKey(lookupKey("email", email));
  }

  async similarPeople(person: Person, limit: number): Promise<Scored<PersonResult>[]> {
    const own = await this.#people.numberOf(person);
    const known = own === null ? null : await this.#people.result(own);
    const seed = encodePerson(known ?? { person, company: null });
    const found = await this.#personLookalikes.similarRows({ seed, own, limit });
    const results = await this.#people.resultsOf(found.map(({ row }) => row));
    return results.map((item, i) => ({ item, score: found[i]?.score ?? 0 }));
  }

  async employees(company: CompanyEntry, offset: number, limit: number): Promise<PersonResult[]> {
    const number = await this.#companies.numberOf(company);
    return number === null ? [] : this.#people.employees(number, offset, limit);
  }

  async searchLocalBusinesses(request: LocalBusinessSearch): Promise<{ records: LocalBusiness[]; has_more: boolean }> {
    const { text, values } = searchStatement(request, { schema: this.#schema });
    const rows = await this.#runner.rows(text, values);
    const records = rows.slice(0, PAGE_SIZE).map(({ record }) => JSON.parse(String(record)) as LocalBusiness);
    return { records, has_more: rows.length > PAGE_SIZE };
  }
}
