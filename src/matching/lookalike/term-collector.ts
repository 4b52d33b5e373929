import { Growing } from "./growing.ts";
import type { EncodedRecord, LookalikeSchema } from "./schema.ts";
import { TermColumns } from "./term-columns.ts";
import { TermIds } from "./term-ids.ts";
import { rarity } from "./term-weight.ts";

/** A number of a term has 24 bits. */
const MOST_TERMS = 1 << 24;

/** Collects the terms of records one by one. */
export class TermCollector {
  readonly #ids: TermIds;
  readonly #schema: LookalikeSchema;
  readonly #frequency: Growing = new Growing();
  readonly #terms: Growing = new Growing();
  readonly #ends: Growing = new Growing();

  constructor(schema: LookalikeSchema) {
    this.#schema = schema;
    this.#ids = new TermIds(schema);
  }

  add(record: EncodedRecord): void {
    const features = this.#schema.terms.length;
    for (let f = 0; f < features; f++) {
      const list = record.terms[f];
      if (list !== undefined)
        for (let i = 0; i < list.terms.length; i++) this.#push(f, list.terms[i] ?? "", list.counts[i] ?? 0);
      this.#ends.push(this.#terms.length);
    }
    for (const key of new Set(record.keys)) this.#push(features, key, 1);
    this.#ends.push(this.#terms.length);
  }

  /** A term and its count in one number: 24 bits of id, 8 bits of count. */
  #push(table: number, term: string, count: number): void {
    const id = this.#ids.add(table, term);
    if (id >= MOST_TERMS) throw new RangeError(`an index holds at most ${MOST_TERMS} different terms`);
    if (id === this.#frequency.length) this.#frequency.push(0);
    this.#frequency.items[id] = (this.#frequency.items[id] ?? 0) + 1;
    this.#terms.push(id * 256 + count);
  }

  finish(order: Uint32Array): TermColumns {
    const frequency = this.#frequency.items.slice(0, this.#ids.size);
    const weight = new Float64Array(this.#ids.size);
    for (let id = 0; id < weight.length; id++) {
      const feature = this.#schema.terms[this.#ids.tableOf(id)];
      if (feature !== undefined) weight[id] = feature.byRarity ? rarity(order.length, frequency[id] ?? 0) : 1;
    }
    return new TermColumns(
      this.#schema,
      this.#ids,
      frequency,
      weight,
      this.#terms.items.slice(0, this.#terms.length),
      this.#ends.items.slice(0, this.#ends.length),
      order,
    );
  }
}
