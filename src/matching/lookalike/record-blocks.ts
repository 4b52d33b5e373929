import type { CategoryColumns } from "./category-columns.ts";
import type { CategoryTable } from "./category-table.ts";
import type { CategoryValue, LookalikeSchema } from "./schema.ts";

/** Records of a block: few enough that their sums stay in the fastest cache, many enough that a block costs little. */
export const BLOCK_BITS = 12;
export const BLOCK_RECORDS: number = 1 << BLOCK_BITS;
/** Records of a cell, which are bounded together: few enough that their categories are nearly one. */
export const CELL_BITS = 8;
export const CELL_RECORDS: number = 1 << CELL_BITS;
/** A cell that holds more different values than this is bounded as if it held them all. */
const MOST_CODES = 32;
/** Numbers are laid into so many steps of about as many records each. */
const NUMBER_STEPS = 16;

/**
 * The order in which an index keeps records: those of one value of the first cluster feature together, inside by the
 * next ones, so that a cell of neighbours can be bounded tightly. `order[place]` is the number of the record.
 */
export function clusterOrder(schema: LookalikeSchema, categories: CategoryColumns, size: number): Uint32Array {
  let order = new Uint32Array(size);
  for (let number = 0; number < size; number++) order[number] = number;
  for (const feature of [...schema.clusterBy].reverse()) order = sortedBy(order, categories, feature);
  return order;
}

/** The numbers by the ranks of their values of a feature, equal ones as they stood: a counting sort. */
function sortedBy(numbers: Uint32Array, categories: CategoryColumns, feature: number): Uint32Array<ArrayBuffer> {
  const ranks = valueRanks(categories, feature);
  const next = new Uint32Array(ranks.reduce((most, rank) => Math.max(most, rank), 0) + 2);
  for (const number of numbers) {
    const above = (ranks[categories.code(number, feature)] ?? 0) + 1;
    next[above] = (next[above] ?? 0) + 1;
  }
  for (let rank = 1; rank < next.length; rank++) next[rank] = (next[rank] ?? 0) + (next[rank - 1] ?? 0);
  const out = new Uint32Array(numbers.length);
  for (const number of numbers) {
    const rank = ranks[categories.code(number, feature)] ?? 0;
    const at = next[rank] ?? 0;
    next[rank] = at + 1;
    out[at] = number;
  }
  return out;
}

/** Rank of each code of a feature, by the first known part of its value; near numbers share a rank. */
function valueRanks(categories: CategoryColumns, feature: number): Uint32Array {
  const uses = categories.uses(feature);
  const values = categories.values(feature);
  const heads = Array.from(uses, (_, code) => ({ code, head: firstPart(values[code] ?? null) }));
  heads.sort((a, b) => compareParts(a.head, b.head) || a.code - b.code);
  const ranks = new Uint32Array(uses.length);
  const records = uses.reduce((sum, count) => sum + count, 0);
  let before = 0;
  let rank = 0;
  let last: string | number | null = null;
  for (const { code, head } of heads) {
    if (typeof head === "number") ranks[code] = rank + 1 + Math.floor((before * NUMBER_STEPS) / records);
    else {
      if (head !== last) rank++;
      ranks[code] = rank;
    }
    last = head;
    before += uses[code] ?? 0;
  }
  return ranks;
}

function firstPart(value: CategoryValue | null): string | number | null {
  return value?.find((part) => part !== null) ?? null;
}

/** Unknown first, then texts, then numbers. */
function compareParts(a: string | number | null, b: string | number | null): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (typeof a === typeof b) return a === b ? 0 : String(a) < String(b) ? -1 : 1;
  return partOrder(a) - partOrder(b);
}

function partOrder(part: string | number | null): number {
  return part === null ? 0 : typeof part === "string" ? 1 : 2;
}

/** The most that categories add in each cell and in each block. */
export interface BlockBounds {
  readonly cells: Float64Array;
  readonly blocks: Float64Array;
}

/** The codes of one feature that occur in each cell: the number of a list, and the lists; null holds too many. */
interface CellCodes {
  readonly feature: number;
  readonly listOf: Uint32Array;
  readonly lists: readonly (readonly number[] | null)[];
  /** Room for the most that a code of each list adds. */
  readonly most: Float64Array;
}

/** Blocks and cells of neighbouring records with the values of the cluster features that occur in each cell. */
export class RecordBlocks {
  /** How many records there are. */
  readonly size: number;
  readonly count: number;
  readonly #codes: readonly CellCodes[];
  readonly #bounds: BlockBounds;

  constructor(schema: LookalikeSchema, categories: CategoryColumns, size: number) {
    this.size = size;
    this.count = Math.ceil(size / BLOCK_RECORDS);
    this.#bounds = { cells: new Float64Array(Math.ceil(size / CELL_RECORDS)), blocks: new Float64Array(this.count) };
    this.#codes = schema.clusterBy.map((feature) => cellCodes(categories, feature, size));
  }

  /** The bounds for a profile; those of the last call are overwritten. */
  bounds(tables: readonly CategoryTable[]): BlockBounds {
    const { cells, blocks } = this.#bounds;
    const features = new Set(this.#codes.map(({ feature }) => feature));
    cells.fill(tables.reduce((sum, { feature, most }) => (features.has(feature) ? sum : sum + most), 0));
    for (const codes of this.#codes) {
      const table = tables.find(({ feature }) => feature === codes.feature);
      if (table !== undefined) addMost(cells, codes, table);
    }
    blocks.fill(0);
    for (let cell = 0; cell < cells.length; cell++) {
      const block = cell >>> (BLOCK_BITS - CELL_BITS);
      blocks[block] = Math.max(blocks[block] ?? 0, cells[cell] ?? 0);
    }
    return this.#bounds;
  }
}

function addMost(cells: Float64Array, { listOf, lists, most }: CellCodes, table: CategoryTable): void {
  for (let i = 0; i < lists.length; i++) {
    const list = lists[i] ?? null;
    most[i] = list === null ? table.most : 0;
    if (list === null) continue;
    for (const code of list) {
      table.learn(code);
      const added = table.known[code] ?? 0;
      if (added > (most[i] ?? 0)) most[i] = added;
    }
  }
  for (let cell = 0; cell < cells.length; cell++) cells[cell] = (cells[cell] ?? 0) + (most[listOf[cell] ?? 0] ?? 0);
}

function cellCodes(categories: CategoryColumns, feature: number, size: number): CellCodes {
  const listOf = new Uint32Array(Math.ceil(size / CELL_RECORDS));
  const lists: (readonly number[] | null)[] = [];
  const numbers = new Map<string, number>();
  for (let cell = 0; cell < listOf.length; cell++) {
    const codes = new Set<number>();
    const end = Math.min((cell + 1) * CELL_RECORDS, size);
    for (let place = cell * CELL_RECORDS; place < end; place++) codes.add(categories.code(place, feature));
    const list = codes.size > MOST_CODES ? null : [...codes].sort((a, b) => a - b);
    const key = String(list);
    const number = numbers.get(key) ?? lists.length;
    if (number === lists.length) {
      numbers.set(key, number);
      lists.push(list);
    }
    listOf[cell] = number;
  }
  return { feature, listOf, lists, most: new Float64Array(lists.length) };
}
