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
  /** First posting of each term. */
  readonly start: Uint32Array;
  /** Places of the records that hold the term, ascending. */
  readonly holders: Uint32Array;
  /** What a term adds to the cosine per unit of the seeds' weight: count × weight / length. */
  readonly impact: Float32Array;
  /** Where the blocks begin in long lists, worked out when a list is first cut. */
  readonly #edges: Map<number, Uint32Array> = new Map();
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
    this.start = new Uint32Array(ids.size + 1);
    for (let id = 0; id < ids.size; id++) this.start[id + 1] = (this.start[id] ?? 0) + (frequency[id] ?? 0);
    this.holders = new Uint32Array(terms.length);
    this.impact = new Float32Array(terms.length);
    this.seedWeights = new Float64Array(ids.size);
    this.#measure();
    this.#fill(order);
  }

  /** First posting of a term in a block or after it. */
  firstInBlock(id: number, block: number): number {
    const from = this.start[id] ?? 0;
    const to = this.start[id + 1] ?? 0;
    if (to - from <= LONG_LIST) return firstAt(this.holders, from, to, block * BLOCK_RECORDS);
    let edges = this.#edges.get(id);
    if (edges === undefined) {
      edges = blockEdges(this.holders, from, to);
      this.#edges.set(id, edges);
    }
    return edges[Math.min(block, edges.length - 1)] ?? to;
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
    const { terms, ends, lists, lengths, weight, holders, impact } = this;
    const cursor = this.start.slice();
    for (let place = 0; place < order.length; place++) {
      const first = (order[place] ?? 0) * lists;
      let k = first === 0 ? 0 : (ends[first - 1] ?? 0);
      for (let list = first; list < first + lists; list++) {
        const length = lengths[list] ?? 0;
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

/** Lists up to this length are cut by halving. */
const LONG_LIST = 4096;

/** First position from `from` whose holder is at or after `place`. */
function firstAt(holders: Uint32Array, from: number, to: number, place: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((holders[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** First posting of every block up to the one behind the last holder. */
function blockEdges(holders: Uint32Array, from: number, to: number): Uint32Array {
  const blocks = ((holders[to - 1] ?? 0) >>> BLOCK_BITS) + 2;
  const edges = new Uint32Array(blocks);
  let at = from;
  for (let block = 0; block < blocks; block++) {
    while (at < to && (holders[at] ?? 0) >>> BLOCK_BITS < block) at++;
    edges[block] = at;
  }
  return edges;
}
