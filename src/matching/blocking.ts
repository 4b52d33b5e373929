import type { KeyColumn } from "./key-column.ts";
import { type Divider, RowGroups } from "./row-groups.ts";

/** Rows of a larger block are told apart by further keys, since the pairs of a block grow with its square. */
const LARGEST_BLOCK = 150;
/** A block divided by further keys may have so many rows: the more keys, the more blocks a row stands in. */
const LARGEST_DIVIDED = 40;
/** How many keys are put together at most before a block that stays large is only searched among neighbours. */
const MOST_KEYS = 3;
/** Neighbours, in the order of their contents, that are compared in a block that no key divides. */
const NEIGHBOURS = 8;
/** Stands behind the last row of a block. */
const END = -1;

/** Blocks one behind the other, the rows of each ascending, {@link END} behind each. */
export class Blocks {
  readonly #dividers: readonly Divider[];
  readonly #groups: RowGroups;
  readonly #inOrder: (rows: Int32Array) => Int32Array;
  #pool: Int32Array = new Int32Array(1024);
  #length = 0;

  /**
   * Blocks of the kept rows under every rule; a large block is divided by the other rules and by the values of the
   * fields, and what is still large is searched among neighbours.
   *
   * @param inOrder Puts rows into an order that depends on their contents alone.
   */
  constructor(
    kept: Int32Array,
    rules: readonly KeyColumn[],
    codes: readonly Int32Array[],
    inOrder: (rows: Int32Array) => Int32Array,
  ) {
    this.#dividers = [...rules, ...codes.map((keys) => ({ start: null, keys }))];
    this.#groups = new RowGroups(this.#dividers);
    this.#inOrder = inOrder;
    for (let rule = 0; rule < rules.length; rule++)
      this.#groups.forEach(kept, this.#dividers[rule] as Divider, (block) => {
        if (block.length <= (rules[rule] as KeyColumn).mostRows) this.#add(block, rule, 0, 1);
      });
  }

  /**
   * Calls `visit` once for every two rows that share a block, a < b. Pairs come block by block, so that the rows of one,
   * which are all compared with each other, are still at hand.
   */
  forEachPair(rowCount: number, visit: (a: number, b: number) => void): void {
    const pool = this.#pool;
    const blocksOf = blocksByRow(pool, this.#length, rowCount);
    for (let from = 0, block = 0; from < this.#length; block++) {
      let end = from;
      while (pool[end] !== END) end++;
      for (let i = from; i < end; i++) {
        const a = pool[i] as number;
        for (let j = i + 1; j < end; j++) {
          const b = pool[j] as number;
          if (!haveMet(blocksOf, a, b, block)) visit(a, b);
        }
      }
      from = end + 1;
    }
  }

  /** The block of a rule is divided by further dividers in ascending order, from `next` on, so that each set of keys comes once. */
  #add(block: Int32Array, rule: number, next: number, keys: number): void {
    if (block.length <= (keys === 1 ? LARGEST_BLOCK : LARGEST_DIVIDED)) this.#store(block);
    else if (keys === MOST_KEYS) this.#storeNeighbours(block);
    else this.#divide(block, rule, next, keys);
  }

  #divide(block: Int32Array, rule: number, next: number, keys: number): void {
    let divided = false;
    for (let d = next; d < this.#dividers.length; d++) {
      if (d === rule) continue;
      this.#groups.forEach(block, this.#dividers[d] as Divider, (group) => {
        if (group.length === block.length) return;
        divided = true;
        this.#add(group, rule, d + 1, keys + 1);
      });
    }
    if (!divided || next === 0) this.#storeNeighbours(block);
  }

  #storeNeighbours(block: Int32Array): void {
    const ordered = this.#inOrder(block);
    const step = NEIGHBOURS / 2;
    for (let from = 0; from < ordered.length - 1; from += step)
      this.#store(ordered.slice(from, from + NEIGHBOURS).sort());
  }

  #store(block: Int32Array): void {
    const length = this.#length + block.length + 1;
    if (length > this.#pool.length) {
      const larger = new Int32Array(Math.max(length, 2 * this.#pool.length));
      larger.set(this.#pool.subarray(0, this.#length));
      this.#pool = larger;
    }
    this.#pool.set(block, this.#length);
    this.#pool[length - 1] = END;
    this.#length = length;
  }
}

/** Blocks of each row, ascending: `blocks[starts[row]]` to `blocks[starts[row + 1] - 1]`. */
interface BlocksByRow {
  readonly starts: Int32Array;
  readonly blocks: Int32Array;
}

function blocksByRow(pool: Int32Array, length: number, rowCount: number): BlocksByRow {
  const starts = new Int32Array(rowCount + 1);
  for (let at = 0; at < length; at++) {
    const row = pool[at] as number;
    if (row !== END) starts[row + 1] = (starts[row + 1] as number) + 1;
  }
  for (let row = 1; row <= rowCount; row++) starts[row] = (starts[row] as number) + (starts[row - 1] as number);
  const next = starts.slice();
  const blocks = new Int32Array(starts[rowCount] as number);
  for (let at = 0, block = 0; at < length; at++) {
    const row = pool[at] as number;
    if (row === END) block++;
    else {
      blocks[next[row] as number] = block;
      next[row] = (next[row] as number) + 1;
    }
  }
  return { starts, blocks };
}

/** Whether two rows share a block before this one. */
function haveMet({ blocks, starts }: BlocksByRow, a: number, b: number, before: number): boolean {
  let i = starts[a] as number;
  let j = starts[b] as number;
  for (;;) {
    const left = blocks[i] as number;
    const right = blocks[j] as number;
    if (left >= before || right >= before) return false;
    if (left === right) return true;
    if (left < right) i++;
    else j++;
  }
}
