import type { NumberColumn } from "./columns.ts";
import { GrowingCodes } from "./growing-codes.ts";

/** Gives codes to numbers in the order they are seen; code 0 is no number. */
export class NumberBuilder {
  readonly codes: GrowingCodes;
  readonly #codeOf = new Map<number, number>();

  constructor(expected: number) {
    this.codes = new GrowingCodes(expected);
  }

  push(value: number | null | undefined): void {
    const number = Number(value ?? Number.NaN);
    let code = this.#codeOf.get(number);
    if (code === undefined) {
      code = Number.isNaN(number) ? 0 : this.#codeOf.size + 1;
      if (code > 0) this.#codeOf.set(number, code);
    }
    this.codes.push(code);
  }

  /** The numbers by their rank among the distinct ones, smallest first; the codes pushed so far become ranks, so this is the end. */
  build(): NumberColumn {
    const values = Float64Array.from([Number.NaN, ...Float64Array.from(this.#codeOf.keys()).sort()]);
    const moved = new Uint32Array(values.length);
    for (let rank = 1; rank < values.length; rank++) moved[this.#codeOf.get(values[rank] ?? 0) ?? 0] = rank;
    const { array } = this.codes;
    for (let i = 0; i < this.codes.length; i++) array[i] = moved[array[i] ?? 0] ?? 0;
    return { values, ranks: array };
  }
}
