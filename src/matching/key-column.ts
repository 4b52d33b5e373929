import type { Column } from "./columns.ts";
import type { Comparison } from "./comparison/comparison.ts";
import { textOf } from "./comparison/fold-words.ts";
import { KeyNumbers } from "./key-numbers.ts";

/** Blocking keys of one rule over all rows: the keys of row r are `keys[start[r]]` to `keys[start[r + 1] - 1]`. */
export interface KeyColumn {
  readonly start: Int32Array;
  readonly keys: Int32Array;
  readonly size: number;
  /** Most rows that one key brings together. A door of more is a tower, or a street of many towns. */
  readonly mostRows: number;
}

/** Rows that may share a key which a field gives by itself. */
const MOST_SHARING = 16;

/** One key. A number is the text of its digits. */
type BlockingKey = string | number | bigint;

/** Keys of a row: rows that share one are compared. None, null or undefined bring a row together with no other. */
export type BlockingRule<Row> = (row: Row) => BlockingKey | readonly BlockingKey[] | null | undefined;

/** The keys of every blocking rule, then those that fields give by themselves. */
export function keyColumns<Row>(
  rows: readonly Row[],
  rules: readonly BlockingRule<Row>[],
  columns: readonly Column[],
): KeyColumn[] {
  const builder = new KeyColumnBuilder();
  const out = rules.map((rule) => builder.build(rows, rule));
  for (const { codes, comparison, values } of columns) {
    if (comparison.keyOf !== undefined) {
      const keys = values.map((value) => comparison.keyOf?.(value) ?? null);
      out.push(builder.build(codes, (code) => keys[code], MOST_SHARING));
    }
    const sounds = soundKeys(comparison, values);
    if (sounds !== null) out.push(builder.build(codes, (code) => sounds[code]));
  }
  return out;
}

/** For each value its keys by sound that a value in another script has too; null where no value is, as in most lists. */
function soundKeys(comparison: Comparison, values: readonly unknown[]): (readonly string[])[] | null {
  if (comparison.soundKeysOf === undefined) return null;
  const others = values.filter((value) => comparison.isOtherScript?.(value) === true);
  const shared = new Set(others.flatMap((value) => comparison.soundKeysOf?.(value) ?? []));
  if (shared.size === 0) return null;
  return values.map((value) => (comparison.soundKeysOf?.(value) ?? []).filter((key) => shared.has(key)));
}

/**
 * Numbers the keys that blocking rules give, one rule after the other in the same room: memory that is taken anew for
 * each makes the engine search all rows for garbage.
 */
export class KeyColumnBuilder {
  readonly #numbers = new KeyNumbers();
  #keys: Int32Array = new Int32Array(1024);

  build<Row>(rows: ArrayLike<Row>, rule: BlockingRule<Row>, mostRows: number = Number.POSITIVE_INFINITY): KeyColumn {
    this.#numbers.clear();
    const start = new Int32Array(rows.length + 1);
    let end = 0;
    for (let row = 0; row < rows.length; row++) {
      end = this.#add(rule(rows[row] as Row), end);
      start[row + 1] = end;
    }
    return { start, keys: this.#keys.slice(0, end), size: this.#numbers.size, mostRows };
  }

  /** Adds the keys of one row and returns where those of the next begin. */
  #add(given: ReturnType<BlockingRule<never>>, from: number): number {
    if (!Array.isArray(given)) return this.#addKey(given, from, from);
    let end = from;
    for (const key of given) end = this.#addKey(key, from, end);
    return end;
  }

  #addKey(given: unknown, from: number, end: number): number {
    const key = textOf(given);
    if (key === null) return end;
    const number = this.#numbers.numberOf(key);
    const keys = this.#keys;
    for (let at = from; at < end; at++) if (keys[at] === number) return end;
    if (end === keys.length) {
      this.#keys = new Int32Array(2 * end);
      this.#keys.set(keys);
    }
    this.#keys[end] = number;
    return end + 1;
  }
}
