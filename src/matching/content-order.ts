import type { Column } from "./columns.ts";

/** An order of rows by the texts of their fields. */
export class ContentOrder {
  readonly #columns: readonly Column[];

  constructor(columns: readonly Column[]) {
    this.#columns = columns;
  }

  sorted(rows: Int32Array): Int32Array {
    return rows.slice().sort((a, b) => this.#compare(a, b));
  }

  /** Rank of every row that stands in a pair. */
  ranks(pairs: readonly { readonly a: number; readonly b: number }[]): Map<number, number> {
    const rows = new Set<number>();
    for (const { a, b } of pairs) rows.add(a).add(b);
    const ranks = new Map<number, number>();
    for (const row of this.sorted(Int32Array.from(rows))) ranks.set(row, ranks.size);
    return ranks;
  }

  #compare(a: number, b: number): number {
    for (const { codes, keyOf } of this.#columns) {
      const x = codes[a] as number;
      const y = codes[b] as number;
      if (x === y) continue;
      if (x < 0 || y < 0) return x - y;
      return keyOf(x) < keyOf(y) ? -1 : 1;
    }
    return a - b;
  }
}
