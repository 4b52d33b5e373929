import type { Column } from "./columns.ts";

/** Codes of rows with the text of each. */
export type OrderedColumn = Pick<Column, "codes" | "keyOf">;

/** An order of rows by the texts of their fields. */
export class ContentOrder {
  readonly #columns: readonly OrderedColumn[];
  /** Rows whose ranks are known, in order. */
  #ranked: readonly number[] = [];

  constructor(columns: readonly OrderedColumn[]) {
    this.#columns = columns;
  }

  sorted(rows: Int32Array): Int32Array {
    return Int32Array.from(this.#inOrder([...rows]));
  }

  /** Rank of every row that stands in a pair, by row. */
  ranks(pairs: readonly { readonly a: number; readonly b: number }[], rowCount: number): Int32Array {
    const ranks = new Int32Array(rowCount).fill(-1);
    // Rows in order stay so: with few new ones behind them, there is little to sort.
    const rows = [...this.#ranked];
    for (const row of rows) ranks[row] = 0;
    for (const { a, b } of pairs)
      for (const row of [a, b]) {
        if (ranks[row] === 0) continue;
        ranks[row] = 0;
        rows.push(row);
      }
    this.#ranked = this.#inOrder(rows);
    this.#ranked.forEach((row, rank) => {
      ranks[row] = rank;
    });
    return ranks;
  }

  #inOrder(rows: number[]): number[] {
    const [first] = this.#columns;
    if (first === undefined) return rows.sort((a, b) => a - b);
    const { codes, keyOf } = first;
    const texts = new Map<number, string>();
    const textOf = (code: number): string => {
      let text = texts.get(code);
      if (text === undefined) {
        text = keyOf(code);
        texts.set(code, text);
      }
      return text;
    };
    return rows.sort((a, b) => {
      const x = codes[a] as number;
      const y = codes[b] as number;
      if (x === y) return this.#compareRest(a, b);
      return x < 0 || y < 0 ? x - y : textOf(x) < textOf(y) ? -1 : 1;
    });
  }

  /** Compares two rows whose first fields are equal. */
  #compareRest(a: number, b: number): number {
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
