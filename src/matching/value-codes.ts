import { textOf } from "./comparison/fold-words.ts";
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
    return this.#parts.numberOf(textOf(part) ?? "");
  }
}

function keep(codes: number[], number: number, code: number): number {
  codes[number] = code;
  return code;
}

/** Stands before the text of a value that is none, so that no text is taken for it. */
const NO_TEXT = "\u0000";

/** Text that is the same for the same value, and for no other; null for what no comparison can read. */
export function valueText(value: unknown): string | null {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map((part) => textOf(part) ?? "").join("\u0000");
  if (typeof value === "boolean") return `${NO_TEXT}${value}`;
  if (typeof value !== "object" || value === null) return textOf(value);
  const { lat, lng } = value as { lat?: unknown; lng?: unknown };
  return typeof lat === "number" && typeof lng === "number" ? `${NO_TEXT}${lat},${lng}` : null;
}
