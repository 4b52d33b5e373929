/** Something that divides rows: a blocking rule, or the values of a field. */
export interface Divider {
  /** Null when row r has the one key `keys[r]`, or none where that is negative. */
  readonly start: Int32Array | null;
  readonly keys: Int32Array;
}

/** Puts rows that share a key side by side. */
export class RowGroups {
  /** Rows of each key in the list at hand, not yet placed; all 0 between two lists. */
  readonly #left: Int32Array;
  /** Where the next row of each key goes. */
  readonly #next: Int32Array;

  /** @param dividers All that {@link forEach} will be asked to divide by. */
  constructor(dividers: readonly Divider[]) {
    let most = -1;
    for (const { keys } of dividers) for (const key of keys) if (key > most) most = key;
    this.#left = new Int32Array(most + 1);
    this.#next = new Int32Array(most + 1);
  }

  /** Calls `visit` with the rows of each key that two or more rows have, ascending as they came. It may ask for groups itself. */
  forEach(rows: Int32Array, divider: Divider, visit: (group: Int32Array) => void): void {
    const grouped = new Int32Array(this.#count(rows, divider));
    const ends = this.#place(rows, divider, grouped);
    let from = 0;
    for (const end of ends) {
      visit(grouped.subarray(from, end));
      from = end;
    }
  }

  /** Counts the rows of each key and returns how many share theirs. */
  #count(rows: Int32Array, { start, keys }: Divider): number {
    const left = this.#left;
    let sharing = 0;
    for (const row of rows) {
      const end = start === null ? row + 1 : (start[row + 1] as number);
      for (let k = start === null ? row : (start[row] as number); k < end; k++) {
        const key = keys[k] as number;
        if (key < 0) continue;
        const count = (left[key] as number) + 1;
        left[key] = count;
        sharing += count > 2 ? 1 : 2 * (count - 1);
      }
    }
    return sharing;
  }

  /** Places the rows of each shared key side by side and returns the end of each group, in the order of their first rows. */
  #place(rows: Int32Array, { start, keys }: Divider, grouped: Int32Array): number[] {
    const left = this.#left;
    const next = this.#next;
    const ends: number[] = [];
    let at = 0;
    for (const row of rows) {
      const end = start === null ? row + 1 : (start[row + 1] as number);
      for (let k = start === null ? row : (start[row] as number); k < end; k++) {
        const key = keys[k] as number;
        if (key < 0) continue;
        const count = left[key] as number;
        left[key] = 0;
        if (count === 1) continue;
        if (count > 1) {
          next[key] = at;
          at += count;
          ends.push(at);
        }
        const place = next[key] as number;
        grouped[place] = row;
        next[key] = place + 1;
      }
    }
    return ends;
  }
}
