import type { Person, PersonResult } from "../models/index.ts";
import { companyRecord } from "../service/store/index.ts";
import type { CompanyRecords } from "./company-records.ts";
import { personLookupKeys } from "./lookup-key.ts";
import { numberedRows } from "./numbered-rows.ts";
import { RecordNumbers } from "./record-numbers.ts";
import type { Runner } from "./runner.ts";
import type { SqlRow } from "./types.ts";

/** The people of the database with the companies they work at. */
export class PersonRecords {
  readonly #runner: Runner;
  readonly #companies: CompanyRecords;
  readonly #numbers: RecordNumbers<Person>;

  constructor(runner: Runner, companies: CompanyRecords) {
    this.#runner = runner;
    this.#companies = companies;
    this.#numbers = new RecordNumbers(runner, "person");
  }

  /** The first person with a key. */
  async byKey(key: string): Promise<Person | null> {
    const [row] = await this.#runner.rows(
      `SELECT number FROM ${this.#runner.table("lookup_keys")} WHERE key = $1::text ORDER BY number LIMIT 1`,
      [key],
    );
    if (row === undefined) return null;
    const number = Number(row["number"]);
    return (await this.#numbers.read([number])).get(number) ?? null;
  }

  /** Number of a person that was given by this store or holds the same as one of it; null for another. */
  numberOf(person: Person): Promise<number | null> {
    return this.#numbers.numberOf(person, personLookupKeys);
  }

  /** The person of a number with the record of the employer. */
  async result(number: number): Promise<PersonResult | null> {
    const { text, values } = numberedRows(this.#runner, "person", [number]);
    return (await this.resultsOf(await this.#runner.rows(text, values)))[0] ?? null;
  }

  /** Employees of a company, most senior first, then in store order. */
  async employees(company: number, offset: number, limit: number): Promise<PersonResult[]> {
    const rows = await this.#runner.rows(
      `SELECT number, employer, record FROM ${this.#runner.table("people")} WHERE employer = $1::bigint ORDER BY seniority, number LIMIT $2::bigint OFFSET $3::bigint`,
      [company, limit, offset],
    );
    return this.resultsOf(rows);
  }

  /** The people of rows, each with the record of the employer. */
  async resultsOf(rows: readonly SqlRow[]): Promise<PersonResult[]> {
    const employers = rows.flatMap(({ employer }) => (employer === null ? [] : Number(employer)));
    const companies = await this.#companies.byNumbers(employers);
    return rows.map(({ number, employer, record }) => {
      const company = employer === null ? undefined : companies.get(Number(employer));
      const person = this.#numbers.keep(Number(number), record);
      return { person, company: company === undefined ? null : companyRecord(company) };
    });
  }
}
