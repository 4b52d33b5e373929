import type { Column } from "./columns.ts";
import { FieldMemo } from "./field-memo.ts";
import { weighAmongOthers } from "./pair-weight.ts";
import { type WeighedField, weigh } from "./weights.ts";

/** Values are worth a memo where each comes so many times or more. */
const LEAST_REPEATED = 2;

/** Weighs many pairs of rows, as long as the frequencies of their terms stay what they are. */
export class PairWeigher {
  readonly #fields: readonly WeighedField[];
  readonly #columns: readonly Column[];
  /** Codes of all fields of a row side by side: the columns would be as many places of memory for each row. */
  readonly #codes: Int32Array;
  /** For the fields that speak for themselves alone and whose values come again; null for the others. */
  readonly #memos: readonly (FieldMemo | null)[];
  /** Bits of two codes of each field. */
  readonly #weighCodes: readonly ((x: number, y: number) => number)[];

  constructor(fields: readonly WeighedField[], columns: readonly Column[]) {
    this.#fields = fields;
    this.#columns = columns;
    this.#codes = codesByRow(columns);
    this.#memos = fields.map((field, f) => {
      const { codes, values } = columns[f] as Column;
      return isAlone(field) && values.length * LEAST_REPEATED < codes.length ? new FieldMemo() : null;
    });
    this.#weighCodes = fields.map((field, f) => {
      const { terms, values } = columns[f] as Column;
      return (x, y) => weigh(field, values[x], values[y], terms);
    });
  }

  /** Forgets what was weighed by other frequencies. */
  forget(): void {
    for (const memo of this.#memos) memo?.clear();
  }

  /** Weight of two rows in bits: the fields' weights added in their order, 0 for a value that one row does not know. */
  weigh(a: number, b: number): number {
    const columns = this.#columns;
    const codes = this.#codes;
    const width = columns.length;
    const left = a * width;
    const right = b * width;
    let bits = 0;
    for (let f = 0; f < width; f++) {
      const x = codes[left + f] as number;
      const y = codes[right + f] as number;
      if (x < 0 || y < 0) continue;
      const weighCodes = this.#weighCodes[f] as (x: number, y: number) => number;
      const memo = this.#memos[f] as FieldMemo | null;
      if (memo !== null) bits += memo.bitsOf(x, y, weighCodes);
      else if (isAlone(this.#fields[f] as WeighedField)) bits += weighCodes(x, y);
      else bits += weighAmongOthers(this.#fields, columns, f, a, b);
    }
    return bits;
  }
}

/** Whether nothing that other fields say changes what this one says. */
function isAlone(field: WeighedField): boolean {
  return !field.isLimited && field.site < 0;
}

function codesByRow(columns: readonly Column[]): Int32Array {
  const width = columns.length;
  const rowCount = columns[0]?.codes.length ?? 0;
  const byRow = new Int32Array(rowCount * width);
  columns.forEach(({ codes }, f) => {
    for (let row = 0; row < rowCount; row++) byRow[row * width + f] = codes[row] as number;
  });
  return byRow;
}
