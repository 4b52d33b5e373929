import type { CompanyEntry } from "../service/index.ts";
import { companyLookupKeys, companyNames, lookupKey } from "./lookup-key.ts";
import { RecordNumbers } from "./record-numbers.ts";
import type { Runner } from "./runner.ts";
import type { SqlRow } from "./types.ts";

/** The companies of the database by number and by key. */
export class CompanyRecords {
  readonly #runner: Runner;
  readonly #numbers: RecordNumbers<CompanyEntry>;

  constructor(runner: Runner) {
    this.#runner = runner;
    this.#numbers = new RecordNumbers(runner, "company");
  }

  /** The companies of these numbers. */
  byNumbers(numbers: readonly number[]): Promise<Map<number, CompanyEntry>> {
    return this.#numbers.read(numbers);
  }

  /** The company of a row. */
  entryOf({ number, record }: SqlRow): CompanyEntry {
    return this.#numbers.keep(Number(number), record);
  }

  /** The company that has the first of these keys that any has: the one with more followers, then the first. */
  async byKeys(keys: readonly string[]): Promise<CompanyEntry | null> {
    const rows = await this.#runner.rows(
      `SELECT key, number FROM ${this.#runner.table("lookup_keys")} WHERE key = ANY($1::text[]) ORDER BY followers DESC, number`,
      [keys],
    );
    for (const key of keys) {
      const row = rows.find((held) => held["key"] === key);
      if (row === undefined) continue;
      const number = Number(row["number"]);
      return (await this.byNumbers([number])).get(number) ?? null;
    }
    return null;
  }

  /** Number of a company that was given by this store or holds the same as one of it; null for another. */
  numberOf(company: CompanyEntry): Promise<number | null> {
    return this.#numbers.numberOf(company, allKeys);
  }
}

function allKeys(company: CompanyEntry): string[] {
  const forms = companyNames(company).map(({ keys }) => lookupKey("text", keys.text));
  return [...companyLookupKeys(company), ...forms];
}
