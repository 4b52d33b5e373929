import type { WeighedPair } from "./cluster.ts";
import type { Column } from "./columns.ts";
import type { KeyColumn } from "./key-column.ts";

/** Something that codes tell of each row. */
type Coded = Pick<Column, "codes">;

/** Rows of one hash that a row is compared with; only rows made to share a hash are more. */
const MOST_OF_HASH = 64;

/**
 * The first row with the same values and blocking keys as each row, and of the same source where rows of several are
 * linked. A million equal rows are then one row to compare, not half a billion pairs.
 */
export function firstAlike(rowCount: number, columns: readonly Coded[], rules: readonly KeyColumn[]): Int32Array {
  const first = new Int32Array(rowCount);
  const lastOfHash = new Map<number, number>();
  const previous = new Int32Array(rowCount).fill(-1);
  for (let row = 0; row < rowCount; row++) {
    if (!hasKey(row, rules)) {
      first[row] = row;
      continue;
    }
    const hash = hashRow(row, columns, rules);
    let other = lastOfHash.get(hash) ?? -1;
    let left = MOST_OF_HASH;
    while (other >= 0 && !isAlike(row, other, columns, rules)) other = --left === 0 ? -1 : (previous[other] as number);
    if (other < 0) {
      first[row] = row;
      previous[row] = lastOfHash.get(hash) ?? -1;
      lastOfHash.set(hash, row);
    } else first[row] = other;
  }
  return first;
}

/** Of more rows that are alike in everything, each is paired with the first only. */
const MOST_ALIKE = 64;

/** Gives the answer for all rows from the answer for the first of those that are alike. */
export class AlikeGroups {
  readonly #groups = new Map<number, number[]>();
  readonly #rowCount: number;
  readonly #sources: Int32Array | null;

  /**
   * @param matches Whether rows with the values of this one match each other.
   * @param sources Source of each row, where only rows of different ones are pairs: then those that are alike are none.
   */
  constructor(first: Int32Array, matches: (row: number) => boolean, sources: Int32Array | null) {
    this.#rowCount = first.length;
    this.#sources = sources;
    const refused = new Set<number>();
    for (let row = 0; row < first.length; row++) {
      const head = first[row] as number;
      if (head === row || refused.has(head)) continue;
      const group = this.#groups.get(head);
      if (group !== undefined) group.push(row);
      else if (matches(head)) this.#groups.set(head, [head, row]);
      else refused.add(head);
    }
  }

  /** Clusters of two or more rows. */
  clusters(clusterOf: Int32Array): number[][] {
    const byNumber = new Map<number, number[]>();
    for (let row = 0; row < this.#rowCount; row++) {
      const number = clusterOf[row] as number;
      const list = byNumber.get(number);
      if (list === undefined) byNumber.set(number, [row]);
      else list.push(row);
    }
    return [...byNumber.values()].filter((list) => list.length > 1 && this.#isOfSeveral(list));
  }

  /** Whether rows are of several sources, where that matters. */
  #isOfSeveral([first, ...others]: readonly number[]): boolean {
    const sources = this.#sources;
    return sources === null || others.some((row) => sources[row] !== sources[first as number]);
  }

  /** All pairs, with those among rows that are alike and those between such groups. */
  pairs(found: readonly WeighedPair[], weighAlike: (row: number) => number): WeighedPair[] {
    const out: WeighedPair[] = [];
    for (const { a, b, weight } of found) {
      for (const x of this.#listed(a)) for (const y of this.#listed(b)) out.push(ordered(x, y, weight));
      for (const x of this.#unlisted(a)) out.push(ordered(x, b, weight));
      for (const y of this.#unlisted(b)) out.push(ordered(a, y, weight));
    }
    for (const [head, group] of this.#sources === null ? this.#groups : []) {
      const weight = weighAlike(head);
      for (const [i, a] of this.#listed(head).entries())
        for (const b of i === 0 ? group.slice(1) : this.#listed(head).slice(i + 1)) out.push({ a, b, weight });
    }
    return out.sort((p, q) => p.a - q.a || p.b - q.b);
  }

  /** The others of a large group, which have no pair with its first where that is of their own source. */
  #unlisted(head: number): readonly number[] {
    const group = this.#sources === null ? undefined : this.#groups.get(head);
    return group === undefined || group.length <= MOST_ALIKE ? [] : group.slice(1);
  }

  /** The rows that stand for a group in pairs. */
  #listed(head: number): readonly number[] {
    const group = this.#groups.get(head);
    return group === undefined || group.length > MOST_ALIKE ? [head] : group;
  }
}

function ordered(a: number, b: number, weight: number): WeighedPair {
  return a < b ? { a, b, weight } : { a: b, b: a, weight };
}

/** A row without a key meets no other, not even one that is alike. */
function hasKey(row: number, rules: readonly KeyColumn[]): boolean {
  return rules.some(({ start }) => (start[row] as number) < (start[row + 1] as number));
}

function hashRow(row: number, columns: readonly Coded[], rules: readonly KeyColumn[]): number {
  let hash = 0x811c9dc5;
  for (const column of columns) hash = mix(hash, column.codes[row] as number);
  for (const { keys, start } of rules)
    for (let k = start[row] as number; k < (start[row + 1] as number); k++) hash = mix(hash, keys[k] as number);
  return hash;
}

function mix(hash: number, value: number): number {
  const mixed = Math.imul(hash ^ value, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}

function isAlike(a: number, b: number, columns: readonly Coded[], rules: readonly KeyColumn[]): boolean {
  for (const column of columns) if (column.codes[a] !== column.codes[b]) return false;
  for (const { keys, start } of rules) {
    const count = (start[a + 1] as number) - (start[a] as number);
    if ((start[b + 1] as number) - (start[b] as number) !== count) return false;
    for (let k = 0; k < count; k++) if (keys[(start[a] as number) + k] !== keys[(start[b] as number) + k]) return false;
  }
  return true;
}
