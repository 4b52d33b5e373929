import type { Column } from "./columns.ts";
import { FieldMemo } from "./field-memo.ts";
import { weighAmongOthers } from "./pair-weight.ts";
import { lastIsLoose, type WeighedField, weigh } from "./weights.ts";

/** Values are worth a memo where each comes so many times or more. */
const LEAST_REPEATED = 2;

/** How a field is weighed. */
interface Weigher {
  /** Place among the fields. */
  readonly field: number;
  /** Bits of two codes of a field that speaks for itself alone; null for the others. */
  readonly weighCodes: ((x: number, y: number) => number) | null;
  /** Where such values come again. */
  readonly memo: FieldMemo | null;
}

/** Weighs many pairs of rows, as long as the frequencies of their terms stay what they are. */
export class PairWeigher {
  readonly #fields: readonly WeighedField[];
  readonly #columns: readonly Column[];
  /** Of the fields that some row knows. */
  readonly #weighers: readonly Weigher[];
  /** Codes of these fields of a row side by side: the columns would be as many places of memory for each row. */
  readonly #codes: Int32Array;
  /** Whether other frequencies may change the weight of the pair weighed last by more bits than they change its terms. */
  isLoose = false;

  constructor(fields: readonly WeighedField[], columns: readonly Column[]) {
    this.#fields = fields;
    this.#columns = columns;
    const known = columns.flatMap((column, f) => (column.values.length > 0 ? [f] : []));
    this.#weighers = known.map((f) => weigherOf(f, fields[f] as WeighedField, columns[f] as Column));
    this.#codes = codesByRow(known.map((f) => (columns[f] as Column).codes));
  }

  /** Forgets what was weighed by other frequencies. */
  forget(): void {
    for (const { memo } of this.#weighers) memo?.clear();
  }

  /** Weight of two rows in bits: the fields' weights added in their order, 0 for a value that one row does not know. */
  weigh(a: number, b: number): number {
    const weighers = this.#weighers;
    const codes = this.#codes;
    const width = weighers.length;
    const left = a * width;
    const right = b * width;
    let bits = 0;
    let isLoose = false;
    for (let k = 0; k < width; k++) {
      const x = codes[left + k] as number;
      const y = codes[right + k] as number;
      if (x < 0 || y < 0) continue;
      const { field, memo, weighCodes } = weighers[k] as Weigher;
      if (weighCodes === null) {
        bits += weighAmongOthers(this.#fields, this.#columns, field, a, b);
        isLoose = true;
      } else if (memo === null) {
        bits += weighCodes(x, y);
        isLoose ||= lastIsLoose();
      } else {
        bits += memo.bitsOf(x, y, weighCodes);
        isLoose ||= memo.isLoose;
      }
    }
    this.isLoose = isLoose;
    return bits;
  }
}

function weigherOf(f: number, field: WeighedField, { codes, terms, values }: Column): Weigher {
  // Nothing that other fields say changes what this one says.
  const isAlone = !field.isLimited && field.site < 0;
  const isRepeated = values.length * LEAST_REPEATED < codes.length;
  return {
    field: f,
    weighCodes: isAlone ? (x, y) => weigh(field, values[x], values[y], terms) : null,
    memo: isAlone && isRepeated ? new FieldMemo() : null,
  };
}

function codesByRow(codes: readonly Int32Array[]): Int32Array {
  const width = codes.length;
  const rowCount = codes[0]?.length ?? 0;
  const byRow = new Int32Array(rowCount * width);
  codes.forEach((ofField, k) => {
    for (let row = 0; row < rowCount; row++) byRow[row * width + k] = ofField[row] as number;
  });
  return byRow;
}
