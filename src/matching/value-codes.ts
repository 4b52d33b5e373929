import { PairNumbers } from "./pair-numbers.ts";
import { TextTable } from "./text-table.ts";

/** Codes of the values of one field: the same for the same value. */
export class ValueCodes {
  readonly #texts = new TextTable();
  readonly #textCodes: number[] = [];
  readonly #parts = new TextTable();
  readonly #lists = new PairNumbers();
  readonly #listCodes: number[] = [];

  /** The code of a value, made by `make` when it comes first; −1 for what no comparison can read. */
  codeOf(value: unknown, make: (value: unknown) => number): number {
    if (Array.isArray(value)) {
      if (value.length === 0) return -1;
      const number = this.#listNumber(value);
      return this.#listCodes[number] ?? keep(this.#listCodes, number, make(value));
    }
    const text = valueText(value);
    if (text === null) return -1;
    const number = this.#texts.numberOf(text);
    return this.#textCodes[number] ?? keep(this.#textCodes, number, make(value));
  }

  /** A list is numbered part by part, since its parts come again more often than the whole. */
  #listNumber(list: readonly unknown[]): number {
    let number = this.#partNumber(list[0]);
    if (list.length === 1) return this.#lists.numberOf(number, -1);
    for (let i = 1; i < list.length; i++)
      number = this.#lists.numberOf(i === 1 ? number : ~number, this.#partNumber(list[i]));
    return number;
  }

  #partNumber(part: unknown): number {
    return this.#parts.numberOf(typeof part === "string" ? part : "");
  }
}

function keep(codes: number[], number: number, code: number): number {
  codes[number] = code;
  return code;
}

/** Text that is the same for the same value; null for what no comparison can read. */
export function valueText(value: unknown): string | null {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return value.map((part) => (typeof part === "string" ? part : "")).join("\u0000");
  if (typeof value !== "object" || value === null) return null;
  const { lat, lng } = value as { lat?: unknown; lng?: unknown };
  return `${String(lat)},${String(lng)}`;
}
