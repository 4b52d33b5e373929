import {
  type EncodedRecord,
  type LookalikeSchema,
  type LookalikeStatistics,
  lookalikeKeys,
} from "../matching/index.ts";

/** How many records of a load hold each lookalike key, and a number for every key that two may share. */
export class KeyCounts implements LookalikeStatistics {
  readonly records: number;
  readonly #counts: Map<string, number> = new Map();
  readonly #numbers: Map<string, number> = new Map();

  constructor(schema: LookalikeSchema, records: Iterable<EncodedRecord>) {
    const always = schema.terms.filter((feature) => !feature.byRarity).map(({ prefix }) => prefix);
    let count = 0;
    for (const record of records) {
      count++;
      for (const key of lookalikeKeys(schema, record)) this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    }
    this.records = count;
    // A key of one record alone is as good as unknown, unless its term counts however rare it is.
    for (const [key, held] of this.#counts)
      if (held > 1 || always.some((prefix) => key.startsWith(prefix))) this.#numbers.set(key, this.#numbers.size);
  }

  readonly frequency = (key: string): number => this.#counts.get(key) ?? 0;

  /** Number of a key; undefined for one that no two records may share. */
  number(key: string): number | undefined {
    return this.#numbers.get(key);
  }

  /** The numbered keys: key, number, how many records. */
  *numbered(): Iterable<[string, number, number]> {
    for (const [key, number] of this.#numbers) yield [key, number, this.frequency(key)];
  }
}
