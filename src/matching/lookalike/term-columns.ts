import { BLOCK_BITS, BLOCK_RECORDS } from "./record-blocks.ts";
import type { EncodedRecord, LookalikeSchema } from "./schema.ts";
import { rarity } from "./term-weight.ts";

/** A list of numbers that grows; typed, so that millions of entries stay small. */
class Growing {
  items: Uint32Array = new Uint32Array(1024);
  length = 0;

  push(item: number): void {
    if (this.length === this.items.length) {
      const wider = new Uint32Array(this.length * 2);
      wider.set(this.items);
      this.items = wider;
    }
    this.items[this.length++] = item;
  }
}

/** Numbers of terms, by feature; the last table is that of the combined keys. */
export class TermIds {
  size = 0;
  readonly #prefixes: readonly string[];
  readonly #tables: readonly Map<string, number>[];

  constructor(schema: LookalikeSchema) {
    this.#prefixes = schema.terms.map(({ prefix }) => prefix);
    this.#tables = Array.from({ length: schema.terms.length + 1 }, () => new Map());
  }

  /** Number of a term, a new one where it is not known yet. */
  add(table: number, term: string): number {
    const ids = this.#tables[table];
    const known = ids?.get(term);
    if (known !== undefined) return known;
    ids?.set(term, this.size);
    return this.size++;
  }

  get(table: number, term: string): number | undefined {
    return this.#tables[table]?.get(term);
  }

  /** Number of a term as a key: behind the prefix of its feature, or a combined key. */
  ofKey(key: string): number | undefined {
    const table = this.#prefixes.findIndex((prefix) => key.startsWith(prefix));
    return table < 0
      ? this.#tables.at(-1)?.get(key)
      : this.#tables[table]?.get(key.slice(this.#prefixes[table]?.length));
  }

  /** Numbers of all terms of one feature. */
  ofFeature(table: number): IterableIterator<number> {
    return (this.#tables[table] ?? new Map<string, number>()).values();
  }
}

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
    this.#schema.terms.forEach((feature, f) => {
      for (const id of this.#ids.ofFeature(f))
        weight[id] = feature.byRarity ? rarity(order.length, frequency[id] ?? 0) : 1;
    });
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

/** The terms of all records, by record and by term. */
export class TermColumns {
  readonly ids: TermIds;
  readonly frequency: Uint32Array;
  readonly weight: Float64Array;
  /** `id * 256 + count`, record by record, feature by feature, each list in the order of its encoded record. */
  readonly terms: Uint32Array;
  /** End of list `record * lists + feature` in `terms`. */
  readonly ends: Uint32Array;
  /** Lists per record: the term features, then the combined keys. */
  readonly lists: number;
  /** Vector length of list `record * lists + feature`; 0 when the record does not know the feature. */
  readonly lengths: Float64Array;
  /** By place, the set of term features that the record does not know: bit f for feature f, of which there are at most 8. */
  readonly unknown: Uint8Array;
  /** First posting of each term. */
  readonly start: Uint32Array;
  /** Places of the records that hold the term, ascending. */
  readonly holders: Uint32Array;
  /** What a term adds to the cosine per unit of the seeds' weight: count × weight / length. */
  readonly impact: Float32Array;
  readonly #blocks: number;
  /** Where the blocks begin in long lists, and for each term where its edges stand, one higher; 0 for short lists. */
  #edges: Uint32Array = new Uint32Array(0);
  readonly #edgesAt: Uint32Array;
  /** Room for the seeds' weight of each term while a search runs; zero between searches. */
  readonly seedWeights: Float64Array;

  constructor(
    schema: LookalikeSchema,
    ids: TermIds,
    frequency: Uint32Array,
    weight: Float64Array,
    terms: Uint32Array,
    ends: Uint32Array,
    order: Uint32Array,
  ) {
    this.ids = ids;
    this.frequency = frequency;
    this.weight = weight;
    this.terms = terms;
    this.ends = ends;
    this.lists = schema.terms.length + 1;
    this.lengths = new Float64Array(ends.length);
    this.unknown = new Uint8Array(order.length);
    this.start = new Uint32Array(ids.size + 1);
    for (let id = 0; id < ids.size; id++) this.start[id + 1] = (this.start[id] ?? 0) + (frequency[id] ?? 0);
    this.holders = new Uint32Array(terms.length);
    this.impact = new Float32Array(terms.length);
    this.seedWeights = new Float64Array(ids.size);
    this.#blocks = Math.ceil(order.length / BLOCK_RECORDS);
    this.#edgesAt = new Uint32Array(ids.size);
    this.#measure();
    this.#fill(order);
    this.#cutLongLists();
  }

  /** Writes where the postings of a term begin in each block, up to the end of the last one, into `edges` from `at` on. */
  writeEdges(id: number, edges: Uint32Array, at: number): void {
    const stop = this.start[id + 1] ?? 0;
    const kept = this.#edgesAt[id] ?? 0;
    if (kept > 0) edges.set(this.#edges.subarray(kept - 1, kept + this.#blocks), at);
    else blockEdges(this.holders, this.start[id] ?? 0, stop, edges, at, this.#blocks);
  }

  /** Keeps the edges of long lists. */
  #cutLongLists(): void {
    const long: number[] = [];
    for (let id = 0; id < this.frequency.length; id++) if ((this.frequency[id] ?? 0) > LONG_LIST) long.push(id);
    const width = this.#blocks + 1;
    this.#edges = new Uint32Array(long.length * width);
    long.forEach((id, i) => {
      this.#edgesAt[id] = i * width + 1;
      const { start, holders } = this;
      blockEdges(holders, start[id] ?? 0, start[id + 1] ?? 0, this.#edges, i * width, this.#blocks);
    });
  }

  #measure(): void {
    const { terms, ends, lengths, weight } = this;
    let k = 0;
    for (let list = 0; list < ends.length; list++) {
      let square = 0;
      for (; k < (ends[list] ?? 0); k++) {
        const term = terms[k] ?? 0;
        const value = (term & 255) * (weight[term >>> 8] ?? 0);
        square += value * value;
      }
      lengths[list] = Math.sqrt(square);
    }
  }

  /** Writes the postings in the order of places, so that each list ascends. */
  #fill(order: Uint32Array): void {
    const { terms, ends, lists, lengths, weight, holders, impact, unknown } = this;
    const cursor = this.start.slice();
    for (let place = 0; place < order.length; place++) {
      const first = (order[place] ?? 0) * lists;
      let k = first === 0 ? 0 : (ends[first - 1] ?? 0);
      for (let list = first; list < first + lists; list++) {
        const length = lengths[list] ?? 0;
        if (length === 0 && list < first + lists - 1) unknown[place] = (unknown[place] ?? 0) | (1 << (list - first));
        for (; k < (ends[list] ?? 0); k++) {
          const term = terms[k] ?? 0;
          const id = term >>> 8;
          const at = cursor[id] ?? 0;
          cursor[id] = at + 1;
          holders[at] = place;
          impact[at] = length === 0 ? 0 : ((term & 255) * (weight[id] ?? 0)) / length;
        }
      }
    }
  }
}

/** Where blocks begin is kept for lists longer than this. */
const LONG_LIST = 512;

/** Where the blocks begin in a list of ascending places, and its end. */
function blockEdges(
  holders: Uint32Array,
  from: number,
  to: number,
  edges: Uint32Array,
  at: number,
  blocks: number,
): void {
  let block = 0;
  for (let k = from; k < to; k++) {
    const holds = (holders[k] ?? 0) >>> BLOCK_BITS;
    while (block <= holds) edges[at + block++] = k;
  }
  while (block <= blocks) edges[at + block++] = to;
}
