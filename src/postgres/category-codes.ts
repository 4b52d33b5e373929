import type { CategoryValue } from "../matching/index.ts";
import type { SketchValues } from "../matching/lookalike/index.ts";

/** Writes the categories of records as text: the code of a value that sketches have too, else JSON. */
export class CategoryCodes {
  readonly #codes: readonly ReadonlyMap<string, number>[];

  constructor(values: SketchValues) {
    this.#codes = values.map((list) => new Map(list.map((value, code) => [JSON.stringify(value), code])));
  }

  /** The text of a value of category `f`. */
  text(f: number, value: CategoryValue | null): string {
    const json = JSON.stringify(value);
    return String(this.#codes[f]?.get(json) ?? json);
  }
}

/** The value of a text of category `f`. */
export function categoryValue(values: SketchValues, f: number, text: string): CategoryValue | null {
  return text.startsWith("[") ? (JSON.parse(text) as CategoryValue) : (values[f]?.[Number(text)] ?? null);
}
