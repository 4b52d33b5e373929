import { PairNumbers } from "./pair-numbers.ts";

/** Codes of the values of one field: the same for the same value. */
export class ValueCodes {
  readonly #texts = new Map<string, number>();
  readonly #parts = new Map<string, number>();
  readonly #lists = new PairNumbers();
  readonly #listCodes: number[] = [];

  /** The code of a value, made by `make` when it comes first; −1 for what no comparison can read. */
  codeOf(value: unknown, make: (value: unknown) => number): number {
    if (Array.isArray(value)) return value.length === 0 ? -1 : this.#listCode(value, make);
    const text = valueText(value);
    if (text === null) return -1;
    let code = this.#texts.get(text);
    if (code === undefined) {
      code = make(value);
      this.#texts.set(text, code);
    }
    return code;
  }

  /** A list is numbered part by part, since its parts come again more often than the whole. */
  #listCode(list: readonly unknown[], make: (value: unknown) => number): number {
    let number = this.#partNumber(list[0]);
    if (list.length === 1) number = this.#lists.numberOf(number, -1);
    for (let i = 1; i < list.length; i++)
      number = this.#lists.numberOf(i === 1 ? number : ~number, this.#partNumber(list[i]));
    let code = this.#listCodes[number];
    if (code === undefined) {
      code = make(list);
      this.#listCodes[number] = code;
    }
    return code;
  }

  #partNumber(part: unknown): number {
    const text = typeof part === "string" ? part : "";
    let number = this.#parts.get(text);
    if (number === undefined) {
      number = this.#parts.size;
      this.#parts.set(text, number);
    }
    return number;
  }
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
